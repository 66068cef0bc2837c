import CarobFoundation
import CarobRuntime

/// `UIOffset` as messages pass it.
struct OffsetStructure: StructureMessageValue, BitwiseCopyable {
  let horizontal: Double
  let vertical: Double

  /// `{UIOffset=dd}`
  static var typeEncoding: TypeEncoding { .doubles("UIOffset", 2) }

  func cValue() -> Self { self }
  static func argument(_ value: Self) throws(MessageError) -> Self { value }
}
