import CarobRuntime

/// Why a view could not be put inside another.
public struct ViewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the view's class.
  public let description: String

  static func insideItself(_ cls: RuntimeClass) -> Self {
    Self(description: "a \(cls) cannot be put inside itself or a view that is inside it")
  }
}
