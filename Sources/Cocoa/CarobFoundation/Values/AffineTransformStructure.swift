import CarobRuntime

/// `CGAffineTransform` as messages pass it.
struct AffineTransformStructure: StructureMessageValue, BitwiseCopyable {
  typealias Row = (Double, Double)
  let rows: (Row, Row, Row)

  /// `{CGAffineTransform=dddddd}`
  static var typeEncoding: TypeEncoding { .doubles("CGAffineTransform", 6) }

  func cValue() -> Self { self }
  static func argument(_ value: Self) throws(MessageError) -> Self { value }
}
