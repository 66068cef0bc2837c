/// A method of a class of the host that a plugin replaced.
package struct ReplacedMethod: Sendable {
  package let cls: RuntimeClass
  package let selector: Selector
}
