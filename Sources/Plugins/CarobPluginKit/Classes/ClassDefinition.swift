/// The methods, properties and protocols of a new class or category, in the closure of
/// `ObjectClass.define` or `ObjectClass.extend`.
///
/// Closures live as long as the class, and run on the thread of the sender. [same thread as the definition]
public final class ClassDefinition {
  struct Method {
    let selector: String
    let types: String
    let isClassMethod: Bool
    let body: Handler.Body
  }

  struct Property {
    let name: String
    let attributes: [(name: String, value: String)]
  }

  private(set) var methods: [Method] = []
  private(set) var properties: [Property] = []
  private(set) var protocols: [String] = []

  /// Adopts a registered protocol.
  public func adopt(_ protocolName: String) {
    protocols.append(protocolName)
  }

  func add(
    _ selector: String, _ types: String, isClassMethod: Bool = false, _ body: @escaping Handler.Body
  ) {
    methods.append(
      Method(selector: selector, types: types, isClassMethod: isClassMethod, body: body))
  }

  func add(_ property: Property) {
    properties.append(property)
  }

  /// Adds a stored value to each instance. The value is made at first use, and released with the instance.
  ///
  /// ```swift
  /// try ObjectClass.define("Tally", below: "NSObject") { tally in
  ///   let count = tally.state { 0 }
  ///   tally.method("add:") { (self: Object, number: Int) in count[self] += number }
  ///   tally.method("count") { (self: Object) in count[self] }
  /// }
  /// ```
  ///
  /// The host does not see the value, which may have any Swift type.
  public func state<Value>(_ initial: @escaping () -> Value) -> InstanceState<Value> {
    InstanceState(initial)
  }
}
