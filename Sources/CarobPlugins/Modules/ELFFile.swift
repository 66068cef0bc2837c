import Foundation

/// A look at a file before the dynamic linker maps it.
///
/// The linker trusts the header: a module that was cut short, by a copy that is still running or a full disk,
/// would end the process with a bus error. Offsets are those of the ELF-64 specification.
struct ELFFile {
  private let bytes: Data
  private let size: UInt64
  private let path: String

  /// Reads the headers.
  ///
  /// - Throws: `PluginError` when the file cannot be opened or is no shared object of this machine.
  init(path: String) throws(PluginError) {
    self.path = path
    let handle = try Self.open(path)
    defer { try? handle.close() }
    do {
      size = try handle.seekToEnd()
      try handle.seek(toOffset: 0)
      bytes = try handle.read(upToCount: Self.maximumHeaderBytes) ?? Data()
    } catch {
      throw .unreadable(path, "\(error.localizedDescription)")
    }
    try check()
  }

  /// Program headers stand right behind the file's header in every shared object that linkers write.
  private static let maximumHeaderBytes = 1 << 16

  private static let headerSize = 64
  private static let programHeaderSize = 56
  private static let loadSegment: UInt32 = 1
  private static let sharedObject: UInt16 = 3

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

  private func check() throws(PluginError) {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { throw .notShared(path) }
    // 64-bit, little-endian: both of our machines.
    guard bytes.count >= Self.headerSize, bytes[4] == 2, bytes[5] == 1,
      number(at: 18, as: UInt16.self) == Self.machine
    else { throw bytes.count < Self.headerSize ? .truncated(path) : .otherMachine(path) }
    guard number(at: 16, as: UInt16.self) == Self.sharedObject else {
      throw .notASharedObject(path)
    }
    let first = number(at: 32, as: UInt64.self)
    let count = Int(number(at: 56, as: UInt16.self))
    guard Int(number(at: 54, as: UInt16.self)) == Self.programHeaderSize,
      first <= UInt64(bytes.count - Self.headerSize),
      Int(first) + count * Self.programHeaderSize <= bytes.count
    else { throw .truncated(path) }
    for index in 0..<count {
      let header = Int(first) + index * Self.programHeaderSize
      guard number(at: header, as: UInt32.self) == Self.loadSegment else { continue }
      let (end, overflow) = number(at: header + 8, as: UInt64.self)
        .addingReportingOverflow(number(at: header + 32, as: UInt64.self))
      if overflow || end > size { throw .truncated(path) }
    }
    // Nothing of them is mapped, but they are what stands last in a file that is complete. Some tools take them away.
    let (sections, overflow) = number(at: 40, as: UInt64.self).addingReportingOverflow(
      UInt64(number(at: 58, as: UInt16.self)) * UInt64(number(at: 60, as: UInt16.self)))
    if overflow || sections > size { throw .truncated(path) }
  }

  /// A little-endian number; the caller checked that its bytes are there.
  private func number<Integer: FixedWidthInteger>(at offset: Int, as: Integer.Type) -> Integer {
    var value = Integer.zero
    for index in (0..<MemoryLayout<Integer>.size).reversed() {
      value = value << 8 | Integer(bytes[offset + index])
    }
    return value
  }
}
