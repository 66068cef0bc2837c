import CarobRuntime
import RuntimeTestSupport

/// Bytes of C values, and which of them belong to the value rather than to padding.
enum RandomValues {
  /// A value of a type.
  static func bytes(of type: TypeEncoding, using random: inout SeededGenerator) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: type.size ?? 0)
    fill(type, at: 0, &bytes, &random)
    return bytes
  }

  private static func fill(
    _ type: TypeEncoding, at offset: Int, _ bytes: inout [UInt8], _ random: inout SeededGenerator
  ) {
    switch type.unqualified {
    case .bool:
      bytes[offset] = UInt8.random(in: 0...1, using: &random)
    case .longDouble:
      for index in 0..<8 { bytes[offset + index] = .random(in: .min ... .max, using: &random) }
      // A number that is neither subnormal nor infinite has its highest bit set.
      bytes[offset + 7] |= 0x80
      bytes[offset + 8] = UInt8.random(in: 1...0xFE, using: &random)
      bytes[offset + 9] = UInt8.random(in: 0x30...0x4F, using: &random)
    case .float, .double:
      let size = type.size ?? 0
      for index in 0..<size { bytes[offset + index] = .random(in: .min ... .max, using: &random) }
      // No NaN, whose bits a processor may change.
      bytes[offset + size - 1] &= 0xBF
    default:
      var covered = [UInt8](repeating: 0, count: bytes.count)
      if forEachPart(of: type, at: offset, { fill($0, at: $1, &bytes, &random) }) { return }
      cover(type, at: offset, &covered)
      for index in covered.indices where covered[index] != 0 {
        bytes[index] = .random(in: .min ... .max, using: &random)
      }
    }
    // Bit-fields are the bits that no part above has.
    var bits = [UInt8](repeating: 0, count: bytes.count)
    coverBitFields(type, at: offset, &bits)
    for index in bits.indices where bits[index] != 0 {
      bytes[index] =
        bytes[index] & ~bits[index] | UInt8.random(in: .min ... .max, using: &random) & bits[index]
    }
  }

  /// Bits that belong to a value of a type.
  static func mask(of type: TypeEncoding) -> [UInt8] {
    var mask = [UInt8](repeating: 0, count: type.size ?? 0)
    cover(type, at: 0, &mask)
    return mask
  }

  private static func cover(_ type: TypeEncoding, at offset: Int, _ mask: inout [UInt8]) {
    if case .bitField = type.unqualified { return }
    if forEachPart(of: type, at: offset, { cover($0, at: $1, &mask) }) {
      coverBitFields(type, at: offset, &mask)
      return
    }
    // Ten of the sixteen bytes of a `long double` are the number.
    let size = type.unqualified == .longDouble ? 10 : type.size ?? 0
    for index in offset..<offset + size { mask[index] = 0xFF }
  }

  private static func coverBitFields(_ type: TypeEncoding, at offset: Int, _ mask: inout [UInt8]) {
    guard let layout = TypeLayout(type) else { return }
    let isUnion: Bool
    let fields: [TypeEncoding.Field]
    switch type.unqualified {
    case .structure(_, let list?): (fields, isUnion) = (list, false)
    case .union(_, let list?): (fields, isUnion) = (list, true)
    default: return
    }
    var end = 0
    for (field, position) in zip(fields, layout.fieldOffsets) {
      guard case .bitField(let width, _) = field.type.unqualified else {
        end = (position + (field.type.size ?? 0)) * 8
        continue
      }
      // It follows the one before it, unless it had to begin at the next boundary.
      let start = !isUnion && end / 8 == position ? end : position * 8
      for bit in start..<start + width { mask[offset + bit / 8] |= 1 << (bit % 8) }
      end = start + width
    }
  }

  /// Hands out what a type consists of; false for a scalar.
  private static func forEachPart(
    of type: TypeEncoding, at offset: Int, _ body: (TypeEncoding, Int) -> Void
  ) -> Bool {
    switch type.unqualified {
    case .array(let count, let element):
      for index in 0..<count { body(element, offset + index * (element.size ?? 0)) }
    case .complex(let part):
      body(part, offset)
      body(part, offset + (part.size ?? 0))
    case .structure(_, let fields?), .union(_, let fields?):
      let offsets = TypeLayout(type)?.fieldOffsets ?? []
      for (field, position) in zip(fields, offsets) { body(field.type, offset + position) }
    case .bitField:
      break
    default:
      return false
    }
    return true
  }
}
