/// A segment of an ELF file, as the dynamic linker maps it. Offsets are those of the ELF-64 specification.
struct ELFSegment {
  /// The kinds of segments in use here.
  enum Kind: UInt32 {
    case load = 1
    case dynamic = 2
    case stack = 0x6474_E551
  }

  let kind: Kind
  let isExecutable: Bool
  let isWritable: Bool
  let offset: UInt64
  let address: UInt64
  let size: UInt64

  /// Returns the segments of a file; nil when their headers are beyond these bytes.
  static func all(in bytes: ELFBytes) -> [ELFSegment]? {
    guard let first = bytes.number(at: 32, as: UInt64.self),
      let one = bytes.number(at: 54, as: UInt16.self), one == headerSize,
      let count = bytes.number(at: 56, as: UInt16.self), first <= bytes.count,
      first + UInt64(count) * headerSize <= bytes.count
    else { return nil }
    return (0..<UInt64(count)).compactMap { ELFSegment(bytes, at: first + $0 * headerSize) }
  }

  private static let headerSize: UInt64 = 56

  private init?(_ bytes: ELFBytes, at header: UInt64) {
    guard let kind = bytes.number(at: header, as: UInt32.self).flatMap(Kind.init),
      let flags = bytes.number(at: header &+ 4, as: UInt32.self),
      let offset = bytes.number(at: header &+ 8, as: UInt64.self),
      let address = bytes.number(at: header &+ 16, as: UInt64.self),
      let size = bytes.number(at: header &+ 32, as: UInt64.self)
    else { return nil }
    self.kind = kind
    isExecutable = flags & 1 != 0
    isWritable = flags & 2 != 0
    self.offset = offset
    self.address = address
    self.size = size
  }

  /// Returns the place of an address in the file; nil when it is not in this segment.
  func offset(ofAddress wanted: UInt64) -> UInt64? {
    guard kind == .load, wanted >= address, wanted - address < size else { return nil }
    return offset &+ (wanted - address)
  }
}
