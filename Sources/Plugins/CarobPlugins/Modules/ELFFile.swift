import CarobLibc
import Foundation

/// An ELF file, read before the dynamic linker maps it.
///
/// The linker trusts the header: a truncated module, because of a full disk or a copy in progress,
/// would end the process with a bus error. Offsets are those of the ELF-64 specification.
struct ELFFile {
  let path: String
  /// The sections; none when they were stripped or cannot be read.
  let sections: ELFSections
  /// The number of bytes that the dynamic linker reads.
  private let loadedSize: UInt64

  /// Whether the sections show that the file has Swift code.
  var isInSwift: Bool { sections.all.contains { $0.name.hasPrefix("swift5_") } }

  /// Whether the sections show that clang compiled Objective-C for `gnustep-2.0`.
  var isInObjectiveC: Bool { sections["__objc_selectors"] != nil }

  /// Reads the headers.
  ///
  /// - Throws: `PluginError` when the file cannot be opened or is no shared object of this machine.
  init(path: String) throws(PluginError) {
    self.path = path
    let handle = try Self.open(path)
    defer { try? handle.close() }
    let header: ELFBytes
    let size: UInt64
    do {
      size = try handle.seekToEnd()
      try handle.seek(toOffset: 0)
      header = ELFBytes(try handle.read(upToCount: Self.maximumHeaderBytes) ?? Data())
    } catch {
      throw .unreadable(path, "\(error.localizedDescription)")
    }
    loadedSize = max(try Self.check(header, size, path), header.count)
    sections = ELFSections(header) { Self.bytes($1, at: $0, of: handle, size) }
  }

  /// Reads the bytes that the dynamic linker reads.
  ///
  /// - Throws: `PluginError` when they cannot be read any more.
  /// - Complexity: O(size)
  func loadedBytes() throws(PluginError) -> ELFBytes {
    let handle = try Self.open(path)
    guard let bytes = Self.bytes(of: handle, at: 0, loadedSize) else { throw .truncated(path) }
    return bytes
  }

  /// Reads a section; nil when it does not exist or cannot be read.
  ///
  /// - Complexity: O(size)
  func contents(of name: String) -> ELFBytes? {
    guard let section = sections[name], let handle = try? Self.open(path) else { return nil }
    return Self.bytes(of: handle, at: section.offset, section.size)
  }

  private static func bytes(
    of file: FileHandle, at offset: UInt64, _ count: UInt64
  ) -> ELFBytes? {
    defer { try? file.close() }
    return (try? file.seekToEnd()).flatMap { bytes(count, at: offset, of: file, $0) }
  }

  /// Linkers put the program headers right after the file's header.
  private static let maximumHeaderBytes = 1 << 16

  private static let headerSize: UInt64 = 64
  private static let sharedObject: UInt16 = 3

  #if arch(x86_64)
  private static let machine: UInt16 = 62
  #elseif arch(arm64)
  private static let machine: UInt16 = 183
  #endif

  private static func open(_ path: String) throws(PluginError) -> FileHandle {
    let place = StartFolder.path(of: path)
    guard let file = FileAccess(place) else { throw .noSuchFile(path) }
    if file.isDirectory { throw .unreadable(path, "it is a directory") }
    // Opening a pipe would wait for a writer.
    if !file.isRegular { throw .unreadable(path, "it is no regular file") }
    guard let handle = FileHandle(forReadingAtPath: place) else {
      throw .unreadable(path, "permission denied")
    }
    return handle
  }

  /// - Returns: the end of the last segment.
  private static func check(
    _ header: ELFBytes, _ size: UInt64, _ path: String
  ) throws(PluginError) -> UInt64 {
    // The magic number; 64-bit, little-endian: both of our machines.
    guard header.areOfELF else { throw .notShared(path) }
    guard header.count >= headerSize else { throw .truncated(path) }
    guard header.number(at: 4, as: UInt16.self) == 0x0102,
      header.number(at: 18, as: UInt16.self) == machine
    else { throw .otherMachine(path) }
    guard header.number(at: 16, as: UInt16.self) == sharedObject else {
      throw .notASharedObject(path)
    }
    guard let segments = ELFSegment.all(in: header) else { throw .truncated(path) }
    var last: UInt64 = 0
    for segment in segments where segment.kind == .load {
      let (end, overflow) = segment.offset.addingReportingOverflow(segment.size)
      if overflow || end > size { throw .truncated(path) }
      last = max(last, end)
    }
    // The section headers are not mapped, but they are last in a complete file. Some tools remove them.
    guard let first = header.number(at: 40, as: UInt64.self),
      let one = header.number(at: 58, as: UInt16.self),
      let count = header.number(at: 60, as: UInt16.self)
    else { throw .truncated(path) }
    let (sections, overflow) = first.addingReportingOverflow(UInt64(one) * UInt64(count))
    if overflow || sections > size { throw .truncated(path) }
    return last
  }

  private static func bytes(
    _ count: UInt64, at offset: UInt64, of file: FileHandle, _ fileSize: UInt64
  ) -> ELFBytes? {
    // Foundation traps on offsets beyond the range of files.
    guard offset <= fileSize, count <= fileSize - offset, (try? file.seek(toOffset: offset)) != nil,
      let data = try? file.read(upToCount: Int(count)), data.count == Int(count)
    else { return nil }
    return ELFBytes(data)
  }
}
