import CarobRuntime
import Foundation

/// Writes a number of bytes in the unit that fits, such as `1.2 MB`.
/// [one thread at a time]
public final class NSByteCountFormatter: NSFormatter {
  private let formatter = ByteCountFormatter()

  override class var settings: FormatterSettings {
    FormatterSettings(others: [
      "countStyle", "allowedUnits", "allowsNonnumericFormatting", "includesUnit", "includesCount",
      "includesActualByteCount", "zeroPadsFractionDigits", "adaptive",
    ])
  }

  /// A number of bytes as text; nil for other objects.
  public override func string(for object: Object) throws -> String? {
    (object as? NumberBox).map { formatter.string(fromByteCount: $0.integer(as: Int64.self)) }
  }

  /// Nil: it only writes.
  public override func object(for text: String) throws -> Object? { nil }

  /// States the members of `NSByteCountFormatter`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSByteCountFormatter.self,
      "Writes a number of bytes in the unit that fits, such as 1.2 MB."
    ) { formatter in
      formatter.classMethod(
        """
        + (NSString *)stringFromByteCount:(long long)count \
        countStyle:(NSByteCountFormatterCountStyle)style
        """
      ) { (_, count: Int64, style: Int) in
        ByteCountFormatter.string(
          fromByteCount: count, countStyle: ByteCountFormatter.CountStyle(rawValue: style) ?? .file)
      }
      formatter.method("- (NSString *)stringFromByteCount:(long long)count") {
        (this, count: Int64) in
        this.formatter.string(fromByteCount: count)
      }
      defineSettings(formatter)
    }
  }

  /// The units that exist; Foundation ends the program when there is none.
  private static func units(_ bits: UInt) -> ByteCountFormatter.Units {
    let largest = ByteCountFormatter.Units.useYBOrHigher
    let units = ByteCountFormatter.Units(rawValue: bits & 0xFF)
    return bits & largest.rawValue == largest.rawValue ? units.union(largest) : units
  }

  private static func defineSettings(_ formatter: ClassMembers<NSByteCountFormatter>) {
    formatter.property(
      "@property (nonatomic) NSByteCountFormatterCountStyle countStyle",
      get: { $0.formatter.countStyle.rawValue },
      set: { $0.formatter.countStyle = ByteCountFormatter.CountStyle(rawValue: $1) ?? .file })
    formatter.property(
      "@property (nonatomic) NSByteCountFormatterUnits allowedUnits",
      get: { $0.formatter.allowedUnits.rawValue },
      set: { $0.formatter.allowedUnits = units($1) })
    let all: [(StaticString, ReferenceWritableKeyPath<ByteCountFormatter, Bool>)] = [
      ("@property (nonatomic) BOOL allowsNonnumericFormatting", \.allowsNonnumericFormatting),
      ("@property (nonatomic) BOOL includesUnit", \.includesUnit),
      ("@property (nonatomic) BOOL includesCount", \.includesCount),
      ("@property (nonatomic) BOOL includesActualByteCount", \.includesActualByteCount),
      ("@property (nonatomic) BOOL zeroPadsFractionDigits", \.zeroPadsFractionDigits),
    ]
    for (name, path) in all {
      formatter.property(
        name, get: { $0.formatter[keyPath: path] }, set: { $0.formatter[keyPath: path] = $1 })
    }
    formatter.method("@property (nonatomic, getter=isAdaptive) BOOL adaptive") {
      $0.formatter.isAdaptive
    }
    formatter.method("setAdaptive:") { (this, value: Bool) in this.formatter.isAdaptive = value }
  }
}
