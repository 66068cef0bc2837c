import Foundation

/// A look at a file before the dynamic linker maps it.
///
/// The linker trusts the header: a module that was cut short, by a copy that is still running or a full disk,
/// would end the process with a bus error. Offsets are those of the ELF-64 specification.
struct ELFFile {
  let path: String
  /// Whether it is written in Swift, wholly or in part: its sections say so. False also for a file whose sections were
  /// stripped away or cannot be read.
  let isInSwift: Bool

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
    try Self.check(header, size, path)
    isInSwift = Self.hasSwiftSection(header, handle, size)
  }

  /// Program headers stand right behind the file's header in every shared object that linkers write.
  private static let maximumHeaderBytes = 1 << 16

  private static let headerSize: UInt64 = 64
  private static let sectionHeaderSize: UInt64 = 64
  private static let sharedObject: UInt16 = 3
  /// More sections than any compiler makes, and more bytes than their names have.
  private static let maximumSections: UInt64 = 4096
  private static let maximumNameBytes: UInt64 = 1 << 20

  #if arch(x86_64)
  private static let machine: UInt16 = 62
  #elseif arch(arm64)
  private static let machine: UInt16 = 183
  #endif

  private static func open(_ path: String) throws(PluginError) -> FileHandle {
    guard let file = FileAccess(path) else { throw .noSuchFile(path) }
    if file.isDirectory { throw .unreadable(path, "it is a directory") }
    // Opening a pipe would wait for somebody to write into it.
    if !file.isRegular { throw .unreadable(path, "it is no regular file") }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw .unreadable(path, "permission denied")
    }
    return handle
  }

  private static func check(
    _ header: ELFBytes, _ size: UInt64, _ path: String
  ) throws(PluginError) {
    // The magic number; 64-bit, little-endian: both of our machines.
    guard header.number(at: 0, as: UInt32.self) == 0x464C_457F else { throw .notShared(path) }
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
    // Nothing of them is mapped, but they are what stands last in a file that is complete. Some tools take them away.
    guard let first = header.number(at: 40, as: UInt64.self),
      let one = header.number(at: 58, as: UInt16.self),
      let count = header.number(at: 60, as: UInt16.self)
    else { throw .truncated(path) }
    let (sections, overflow) = first.addingReportingOverflow(UInt64(one) * UInt64(count))
    if overflow || sections > size { throw .truncated(path) }
  }

  private static func hasSwiftSection(
    _ header: ELFBytes, _ file: FileHandle, _ fileSize: UInt64
  ) -> Bool {
    guard let table = header.number(at: 40, as: UInt64.self), table != 0,
      let count = header.number(at: 60, as: UInt16.self).map(UInt64.init), count <= maximumSections,
      let names = header.number(at: 62, as: UInt16.self).map(UInt64.init), names < count,
      header.number(at: 58, as: UInt16.self).map(UInt64.init) == sectionHeaderSize,
      let sections = bytes(count * sectionHeaderSize, at: table, of: file, fileSize),
      let place = sections.number(at: names * sectionHeaderSize + 24, as: UInt64.self),
      let size = sections.number(at: names * sectionHeaderSize + 32, as: UInt64.self),
      size < maximumNameBytes, let strings = bytes(size, at: place, of: file, fileSize)
    else { return false }
    return (0..<count).contains { index in
      let name = sections.number(at: index * sectionHeaderSize, as: UInt32.self)
        .flatMap { strings.string(at: UInt64($0)) }
      return name?.hasPrefix("swift5_") ?? false
    }
  }

  private static func bytes(
    _ count: UInt64, at offset: UInt64, of file: FileHandle, _ fileSize: UInt64
  ) -> ELFBytes? {
    // A place beyond what files can have is a trap in Foundation.
    guard offset <= fileSize, (try? file.seek(toOffset: offset)) != nil,
      let data = try? file.read(upToCount: Int(count)), data.count == Int(count)
    else { return nil }
    return ELFBytes(data)
  }
}
