/// A method by which the root lets a class take part in forwarding. The root's own does nothing of use, so
/// it is asked only of classes that have another one.
struct RootMethod {
  private let selector: Selector
  private let ofRoot: Implementation?

  /// - Parameter root: the root, or its metaclass for a class method.
  init(_ name: StaticString, of root: RuntimeClass) {
    selector = Selector(name)
    ofRoot = root.instanceMethod(for: selector)?.implementation
  }

  /// Whether instances of a class answer with another method than the root's. A class that does not answer
  /// at all, which a proxy need not, has none.
  ///
  /// - Complexity: O(1) when it was asked before.
  func isOverridden(in cls: RuntimeClass) -> Bool {
    guard let found = MethodLookup.callable(for: cls.record, selector) else { return false }
    return Implementation(found.imp) != ofRoot
  }
}
