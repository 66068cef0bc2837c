import CarobRuntime

/// `CATransform3D` as messages pass it.
struct SpaceTransformStructure: StructureMessageValue, BitwiseCopyable {
  typealias Row = (Double, Double, Double, Double)
  let rows: (Row, Row, Row, Row)

  /// `{CATransform3D=dddddddddddddddd}`
  static var typeEncoding: TypeEncoding { .doubles("CATransform3D", 16) }

  func cValue() -> Self { self }
  static func argument(_ value: Self) throws(MessageError) -> Self { value }
}
