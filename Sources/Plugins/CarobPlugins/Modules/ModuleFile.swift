import CarobLibc
import Foundation

/// An ELF file, read before the dynamic linker maps it.
///
/// The linker trusts the header: a truncated module, because of a full disk or a copy in progress,
/// would end the process with a bus error. Offsets are those of the ELF-64 specification.
///
/// The file may be replaced at any time. This value answers for the file that it opened. Code that must see the file as it is now
/// opens it anew: `ModuleWatch` at each look, and `OpenModule` at each load. Of a copy it opens the original before and the copy
/// afterwards, since the original may be written over while it is copied.
package struct ModuleFile {
  package let path: String
  /// The bytes that the dynamic linker reads, from the first one on.
  let loadedBytes: ELFBytes
  let segments: [ELFSegment]
  let dynamic: ELFDynamicSection
  /// The sections; none when they were stripped or cannot be read.
  let sections: ELFSections
  /// Closed with the last copy of this value.
  private let handle: FileHandle
  private let size: UInt64

  /// Opens a file, and reads the part that is loaded.
  ///
  /// - Throws: `PluginError` when the file cannot be opened or is no shared object of this machine.
  /// - Complexity: O(size)
  package init(path: String) throws(PluginError) {
    self.path = path
    let handle = try Self.handle(of: path)
    let header: ELFBytes
    let size: UInt64
    do {
      size = try handle.seekToEnd()
      try handle.seek(toOffset: 0)
      header = ELFBytes(try handle.read(upToCount: Self.maximumHeaderBytes) ?? Data())
    } catch {
      throw .unreadable(path, "\(error.localizedDescription)")
    }
    segments = try Self.segments(header, size, path)
    let end = segments.filter { $0.kind == .load }.map { $0.offset + $0.size }.max() ?? 0
    guard let bytes = Self.bytes(max(end, header.count), at: 0, of: handle, size) else {
      throw .truncated(path)
    }
    loadedBytes = bytes
    dynamic = ELFDynamicSection(bytes, segments)
    sections = ELFSections(header) { Self.bytes($1, at: $0, of: handle, size) }
    self.handle = handle
    self.size = size
  }

  /// Whether the linker was told with `-z nodelete` to keep the module for ever.
  package var isNeverUnloaded: Bool { dynamic.isNeverUnloaded }

  /// The symbols that are to be unique in the process, for which the dynamic linker keeps the module for ever.
  package var uniqueSymbols: [String] { dynamic.uniqueSymbols }

  /// Whether it is written in Swift, wholly or in part: its sections say so.
  package var isInSwift: Bool { sections.all.contains { $0.name.hasPrefix("swift5_") } }

  /// Whether it has records of Objective-C as clang makes them for `gnustep-2.0`: its sections say so.
  package var isInObjectiveC: Bool { sections["__objc_selectors"] != nil }

  /// The records that clang made of Objective-C; nil when there are none, or they cannot be read.
  ///
  /// - Complexity: O(records)
  package var records: ObjectiveCRecords? { ObjectiveCRecords(self) }

  /// Whether its Objective-C can run here.
  ///
  /// - Complexity: O(symbols)
  package var linkage: ObjectiveCLinkage { ObjectiveCLinkage(self) }

  /// The languages that the module was written in.
  ///
  /// - Complexity: O(size)
  package var languages: ModuleLanguages { ModuleLanguages(self) }

  /// Reads a section; nil when it does not exist, is compressed or cannot be read.
  ///
  /// - Complexity: O(size)
  func contents(of name: String) -> ELFBytes? {
    sections[name].flatMap {
      $0.isCompressed ? nil : Self.bytes($0.size, at: $0.offset, of: handle, size)
    }
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

  private static func handle(of path: String) throws(PluginError) -> FileHandle {
    let place = StartFolder.path(of: path)
    switch FileKind(place) {
    case nil: throw .noSuchFile(path)
    case .directory: throw .unreadable(path, "it is a directory")
    // Opening a pipe would wait for a writer.
    case .special: throw .unreadable(path, "it is no regular file")
    case .regular: break
    }
    // Code of the module may start programs while the file is open.
    let descriptor = open(place, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path, "permission denied") }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The segments of a file that is as long as its header says.
  private static func segments(
    _ header: ELFBytes, _ size: UInt64, _ path: String
  ) throws(PluginError) -> [ELFSegment] {
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
    for segment in segments where segment.kind == .load {
      let (end, overflow) = segment.offset.addingReportingOverflow(segment.size)
      if overflow || end > size { throw .truncated(path) }
    }
    // The section headers are not mapped, but they are last in a complete file. Some tools remove them.
    guard let first = header.number(at: 40, as: UInt64.self),
      let one = header.number(at: 58, as: UInt16.self),
      let count = header.number(at: 60, as: UInt16.self)
    else { throw .truncated(path) }
    let (sections, overflow) = first.addingReportingOverflow(UInt64(one) * UInt64(count))
    if overflow || sections > size { throw .truncated(path) }
    return segments
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
