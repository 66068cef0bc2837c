import CarobLibc
import CarobRuntime

extension LoadedPlugin {
  /// Whether the plugin is an app: it has a `main` and no principal class.
  public var isApp: Bool { module.main != nil && descriptor.principalClass == nil }

  /// Calls the `main` of an app, with the plugin's name as its only argument. [main-thread]
  ///
  /// - Returns: the result; nil when the plugin has no `main`.
  /// - Throws: the pending error that `main` left.
  package func callMain() throws -> Int32? {
    guard let main = module.main else { return nil }
    guard let name = strdup(descriptor.name) else { fatalError("out of memory for a name") }
    defer { free(name) }
    let status = withUnsafeTemporaryAllocation(
      of: UnsafeMutablePointer<CChar>?.self, capacity: 2
    ) { arguments in
      // SAFETY: there is room for the two, and `main` uses them before it returns.
      guard let first = arguments.baseAddress else { return Int32(0) }
      first.initialize(to: name)
      (first + 1).initialize(to: nil)
      return main(1, first)
    }
    if let error = PendingError.take() { throw error }
    return status
  }
}
