import Synchronization

/// A method of the root class that Swift may run without sending its message, as long as a class has not got
/// another: not of its own, not by exchange.
final class RootMethod: Sendable {
  static let valueForKey = RootMethod(Selector("valueForKey:"))
  static let setValueForKey = RootMethod(Selector("setValue:forKey:"))
  static let valueForKeyPath = RootMethod(Selector("valueForKeyPath:"))
  static let setValueForKeyPath = RootMethod(Selector("setValue:forKeyPath:"))

  private let selector: Selector

  /// The address of the code that the root class was registered with; 0 before.
  private let implementation = Atomic<UInt>(0)

  private init(_ selector: Selector) { self.selector = selector }

  /// Takes note of the root class's own methods, when they are defined.
  static func note(in cls: RuntimeClass) {
    for method in [valueForKey, setValueForKey, valueForKeyPath, setValueForKeyPath] {
      method.implementation.store(
        cls.instanceMethod(for: method.selector)?.implementation.address ?? 0, ordering: .releasing)
    }
  }

  /// Whether instances of a class use the root's own method.
  ///
  /// - Complexity: O(1) when it was asked before, else O(depth).
  func isUsed(by cls: RuntimeClass) -> Bool {
    MethodLookup.callable(for: cls.record, selector).map {
      Implementation($0.imp).address == implementation.load(ordering: .acquiring)
    } ?? false
  }
}
