/// The sections of an ELF file. Loading does not need them, so they may have been stripped.
struct ELFSections {
  struct Section {
    let name: String
    /// The address in memory; 0 for a section that is not loaded.
    let address: UInt64
    let offset: UInt64
    let size: UInt64
    /// Whether its bytes in the file are compressed.
    let isCompressed: Bool
  }

  /// All sections; none when they cannot be read.
  private(set) var all: [Section] = []

  private static let headerSize: UInt64 = 64
  private static let compressed: UInt64 = 0x800
  /// The number of sections that a header can state, and a limit above the size of their names that compilers produce.
  private static let maximumCount: UInt64 = 0xff00
  private static let maximumNameBytes: UInt64 = 1 << 20

  /// - Parameters:
  ///   - header: the beginning of the file.
  ///   - bytes: returns bytes of the file, if they exist.
  init(_ header: ELFBytes, bytes: (_ offset: UInt64, _ count: UInt64) -> ELFBytes?) {
    guard let table = header.number(at: 40, as: UInt64.self), table != 0,
      let count = header.number(at: 60, as: UInt16.self).map(UInt64.init),
      count <= Self.maximumCount,
      let names = header.number(at: 62, as: UInt16.self).map(UInt64.init), names < count,
      header.number(at: 58, as: UInt16.self).map(UInt64.init) == Self.headerSize,
      let headers = bytes(table, count * Self.headerSize),
      let place = headers.number(at: names * Self.headerSize + 24, as: UInt64.self),
      let size = headers.number(at: names * Self.headerSize + 32, as: UInt64.self),
      size < Self.maximumNameBytes, let strings = bytes(place, size)
    else { return }
    all = (0..<count).compactMap { Self.section(headers, at: $0 * Self.headerSize, strings) }
  }

  private static func section(
    _ headers: ELFBytes, at place: UInt64, _ names: ELFBytes
  ) -> Section? {
    guard
      let name = headers.number(at: place, as: UInt32.self).flatMap({
        names.string(at: UInt64($0))
      }), let flags = headers.number(at: place + 8, as: UInt64.self),
      let address = headers.number(at: place + 16, as: UInt64.self),
      let offset = headers.number(at: place + 24, as: UInt64.self),
      let size = headers.number(at: place + 32, as: UInt64.self)
    else { return nil }
    return Section(
      name: name, address: address, offset: offset, size: size,
      isCompressed: flags & compressed != 0)
  }

  /// Returns the first section with a name.
  subscript(name: String) -> Section? { all.first { $0.name == name } }
}
