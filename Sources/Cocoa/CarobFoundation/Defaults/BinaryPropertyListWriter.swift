import Foundation

/// Writes property lists in the binary format `bplist00`. Foundation's own writer refuses arrays when it is linked statically.
struct BinaryPropertyListWriter {
  private var bytes = [UInt8]("bplist00".utf8)
  /// The offsets of the objects.
  private var offsets: [Int] = []
  /// The number of bytes of a reference.
  private let width: Int

  /// The data of a value.
  ///
  /// - Complexity: O(size).
  static func data(of value: PropertyValue) -> Data {
    var writer = Self(width: bytes(for: UInt64(count(value))))
    let top = writer.write(value)
    return writer.finish(top)
  }

  private init(width: Int) { self.width = width }

  /// The number of objects of a value, with its contents. Keys are objects.
  private static func count(_ value: PropertyValue) -> Int {
    switch value {
    case .array(let values): 1 + values.reduce(0) { $0 + count($1) }
    case .dictionary(let entries): 1 + entries.count + entries.values.reduce(0) { $0 + count($1) }
    default: 1
    }
  }

  /// 1, 2, 4 or 8.
  private static func bytes(for number: UInt64) -> Int {
    number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : number <= 0xFFFF_FFFF ? 4 : 8
  }

  private mutating func append(_ number: UInt64, width: Int) {
    for place in (0..<width).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * place)))
    }
  }

  private mutating func appendInteger(_ number: UInt64) {
    let width = Self.bytes(for: number)
    bytes.append(0x10 | UInt8(width.trailingZeroBitCount))
    append(number, width: width)
  }

  /// The first byte of an object, with its length.
  private mutating func begin(_ kind: UInt8, _ length: Int) {
    if length < 15 { return bytes.append(kind << 4 | UInt8(length)) }
    bytes.append(kind << 4 | 0xF)
    appendInteger(UInt64(length))
  }

  /// Writes an object, those in it first, and returns its number.
  private mutating func write(_ value: PropertyValue) -> Int {
    switch value {
    case .array(let values):
      let numbers = values.map { write($0) }
      return add {
        $0.begin(0xA, numbers.count)
        $0.append(numbers)
      }
    case .dictionary(let entries):
      let entries = entries.sorted { $0.key < $1.key }
      let keys = entries.map { write(.string($0.key)) }
      let values = entries.map { write($0.value) }
      return add {
        $0.begin(0xD, entries.count)
        $0.append(keys + values)
      }
    default: return add { $0.writeLeaf(value) }
    }
  }

  private mutating func add(_ body: (inout Self) -> Void) -> Int {
    offsets.append(bytes.count)
    body(&self)
    return offsets.count - 1
  }

  private mutating func append(_ numbers: [Int]) {
    for number in numbers { append(UInt64(number), width: width) }
  }

  private mutating func writeLeaf(_ value: PropertyValue) {
    switch value {
    case .bool(let value): bytes.append(value ? 9 : 8)
    case .signed(let value) where value < 0:
      bytes.append(0x13)
      append(UInt64(bitPattern: value), width: 8)
    case .signed(let value): appendInteger(UInt64(value))
    case .unsigned(let value) where value > UInt64(Int64.max):
      // 16 bytes tell it from a negative number.
      bytes.append(0x14)
      append(0, width: 8)
      append(value, width: 8)
    case .unsigned(let value): appendInteger(value)
    case .floating(let value):
      bytes.append(0x23)
      append(value.bitPattern, width: 8)
    case .date(let value):
      bytes.append(0x33)
      append(value.timeIntervalSinceReferenceDate.bitPattern, width: 8)
    case .data(let value):
      begin(0x4, value.count)
      bytes += value
    case .string(let value): writeText(value)
    case .array, .dictionary: break
    }
  }

  private mutating func writeText(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      begin(0x5, text.utf8.count)
      bytes += text.utf8
    } else {
      begin(0x6, text.utf16.count)
      for unit in text.utf16 { append(UInt64(unit), width: 2) }
    }
  }

  private mutating func finish(_ top: Int) -> Data {
    let table = bytes.count
    let widthOfOffset = Self.bytes(for: UInt64(table))
    for offset in offsets { append(UInt64(offset), width: widthOfOffset) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(widthOfOffset), UInt8(width)]
    for number in [offsets.count, top, table] { append(UInt64(number), width: 8) }
    return Data(bytes)
  }
}
