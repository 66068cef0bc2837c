/// A method of a class of the host that a plugin replaced, or overrode.
package struct ReplacedMethod: Sendable {
  package let cls: RuntimeClass
  package let selector: Selector
  /// Whether the class did not have it itself.
  package let isAdded: Bool

  /// Whether a superclass has such a method.
  var isInherited: Bool {
    cls.ancestry.dropFirst().contains { $0.methods.contains { $0.selector == selector } }
  }
}
