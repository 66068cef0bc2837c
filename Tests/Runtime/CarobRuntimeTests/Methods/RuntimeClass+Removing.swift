@testable import CarobRuntime

extension RuntimeClass {
  /// Takes a method away, as unloading a plugin does.
  func removeMethod(_ selector: Selector) {
    RuntimeLock.withLock { removeMethod(selector, &$0) }
  }
}
