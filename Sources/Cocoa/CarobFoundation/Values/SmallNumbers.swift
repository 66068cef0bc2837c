import CCarob
import CarobRuntime

/// Numbers that programs make often, such as `@YES` and `@42`: each is one object for the whole process. As in Cocoa,
/// programs may compare them by identity, and those that release one too often go on: Apple's are tagged pointers, which are
/// not counted. [any-thread]
enum SmallNumbers {
  private static let range = -16..<256

  // SAFETY: the tables are written once, before any thread can read them, and own their numbers for ever.
  nonisolated(unsafe) private static let booleans = (no: NumberBox(false), yes: NumberBox(true))
  nonisolated(unsafe) private static let bools = table([booleans.no, booleans.yes])
  nonisolated(unsafe) private static let ints = table(range.map { .signed(Int64($0)) }, .int)
  nonisolated(unsafe) private static let longs = table(
    range.map { .signed(Int64($0)) }, .longLong)

  /// The references of each number that nobody owns.
  private static let spareReferences: UInt32 = 1 << 24

  private typealias Table = UnsafeMutablePointer<UnsafeMutableRawPointer>

  private static func table(_ scalars: [Scalar], _ kind: PassingKind) -> Table {
    table(scalars.map { NumberBox($0, kind) })
  }

  private static func table(_ numbers: [NumberBox]) -> Table {
    let table = Table.allocate(capacity: numbers.count)
    for (place, number) in numbers.enumerated() {
      // SAFETY: there is room for all. The number lives for ever.
      (table + place).initialize(to: number.id)
      // SAFETY: the number is alive, and its count has room for many times as many.
      _ = swift_retain_n(Unmanaged.passUnretained(number).toOpaque(), spareReferences)
    }
    return table
  }

  /// The object of a truth value.
  static func boolean(_ value: Bool) -> NumberBox { value ? booleans.yes : booleans.no }

  /// The id of a number that the caller does not own; nil for one that is made anew each time.
  ///
  /// - Parameters:
  ///   - kind: the type of C that the number is made from.
  ///   - bits: the value as C passes it.
  @inline(__always)
  static func id(_ kind: PassingKind, _ bits: UInt) -> UnsafeMutableRawPointer? {
    let numbers: Table
    var value: Int
    switch kind {
    case .bool: return bools[bits & 0xFF == 0 ? 0 : 1]
    case .int: (numbers, value) = (ints, Int(Int32(truncatingIfNeeded: bits)))
    case .longLong: (numbers, value) = (longs, Int(bitPattern: bits))
    default: return nil
    }
    value &-= range.lowerBound
    return UInt(bitPattern: value) < UInt(bitPattern: range.count) ? numbers[value] : nil
  }
}
