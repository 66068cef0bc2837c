/// What a class, or a category of one, is to have. Given to the closure of `ObjectClass.define` and
/// `ObjectClass.extend`.
///
/// Closures of methods are kept as long as the class. They run on the thread that sends the message. [same thread
/// as the definition]
public final class ClassDefinition {
  /// One method, as it was written down.
  struct Method {
    let selector: String
    let types: String
    let isClassMethod: Bool
    let body: Handler.Body
  }

  /// One property.
  struct Property {
    let name: String
    let attributes: [(name: String, value: String)]
  }

  private(set) var methods: [Method] = []
  private(set) var properties: [Property] = []
  private(set) var protocols: [String] = []

  /// Says that the class adopts a registered protocol.
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

  /// A value that each instance has of its own: made when it is first asked for, and given up with the instance.
  ///
  /// ```swift
  /// try ObjectClass.define("Tally", below: "NSObject") { tally in
  ///   let count = tally.state { 0 }
  ///   tally.method("add:") { (self: Object, number: Int) in count[self] += number }
  ///   tally.method("count") { (self: Object) in count[self] }
  /// }
  /// ```
  ///
  /// The host knows nothing of it: it is Swift's own, of any type.
  public func state<Value>(_ initial: @escaping () -> Value) -> InstanceState<Value> {
    InstanceState(initial)
  }
}
