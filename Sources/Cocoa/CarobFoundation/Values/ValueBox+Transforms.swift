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
      AffineTransformStructure.self)
    value.structure(
      "+ (NSValue *)valueWithCATransform3D:(CATransform3D)transform",
      "@property (nonatomic, readonly) CATransform3D CATransform3DValue",
      SpaceTransformStructure.self)
  }
}
