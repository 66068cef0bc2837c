import CarobRuntime

/// Vectors and transforms as values.
extension ValueBox {
  static func defineTransforms(_ value: ClassMembers<ValueBox>) {
    value.structure(
      "+ (NSValue *)valueWithCGVector:(CGVector)vector",
      "@property (nonatomic, readonly) CGVector CGVectorValue", VectorStructure.self)
    value.structure(
      "+ (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform",
      "@property (nonatomic, readonly) CGAffineTransform CGAffineTransformValue",
      CGAffineTransform.self)
    value.structure(
      "+ (NSValue *)valueWithCATransform3D:(CATransform3D)transform",
      "@property (nonatomic, readonly) CATransform3D CATransform3DValue",
      CATransform3D.self)
  }
}

/// `CGVector` as messages pass it.
private struct VectorStructure: StructureMessageValue, BitwiseCopyable {
  let dx: Double
  let dy: Double

  /// `{CGVector=dd}`
  static var typeEncoding: TypeEncoding { .doubles("CGVector", 2) }

  func cValue() -> Self { self }
  static func argument(_ value: Self) throws(MessageError) -> Self { value }
}

extension TypeEncoding {
  /// A structure of some doubles.
  package static func doubles(_ name: String, _ count: Int) -> TypeEncoding {
    .structure(name: name, fields: Array(repeating: .init(type: .double), count: count))
  }
}
