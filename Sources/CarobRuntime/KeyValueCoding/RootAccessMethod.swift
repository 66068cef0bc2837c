import Synchronization

/// A method by which the root class reads or writes by key. Swift may run it without sending its message, as long
/// as a class has not got another: not of its own, not by exchange.
final class RootAccessMethod: Sendable {
  static let valueForKey = RootAccessMethod(Selector("valueForKey:"))
  static let setValueForKey = RootAccessMethod(Selector("setValue:forKey:"))
  static let valueForKeyPath = RootAccessMethod(Selector("valueForKeyPath:"))
  static let setValueForKeyPath = RootAccessMethod(Selector("setValue:forKeyPath:"))

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
