import CarobRuntime

/// What is being mapped, represented or compared around the innermost. Data may nest models without
/// end, and objects may hold themselves.
enum ModelNesting {
  /// How deep children are followed.
  static let maximumDepth = 256

  @TaskLocal private static var around: [ObjectIdentifier?]?

  /// Runs `body`, which goes one level down.
  ///
  /// - Parameter object: what must not be inside itself; nil for what cannot be.
  /// - Returns: nil, and nothing is run, when it is inside itself or too deep.
  static func inside<Result, Failure: Error>(
    _ object: Object?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let around = self.around ?? []
    let identity = object.map { ObjectIdentifier($0) }
    if around.count == maximumDepth || (identity != nil && around.contains(identity)) { return nil }
    return try $around.binding(around + [identity], body)
  }
}
