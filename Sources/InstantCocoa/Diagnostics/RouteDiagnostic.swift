import CarobRuntime

/// A route that was chosen, or shown for another one, and for which nothing came on the screen.
public struct RouteDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Why nothing is shown.
  public enum Reason: Hashable, Sendable {
    /// The route names no class of controllers.
    case noClass
    /// The initialiser of the class gave nil.
    case noInstance(of: RuntimeClass)
    /// The delegate does not present controllers, and there is nothing that could push one.
    case noPlace
  }

  /// The route, as it describes itself.
  public let route: String
  /// Why nothing is shown.
  public let reason: Reason

  /// What to tell a person, in one line.
  public var description: String {
    let because =
      switch reason {
      case .noClass: "it has no viewControllerClass"
      case .noInstance(let cls): "making a \(cls) for it gave nil"
      case .noPlace: "no navigation controller is there to push its controller"
      }
    return "nothing is shown for the route \(route): \(because)"
  }
}
