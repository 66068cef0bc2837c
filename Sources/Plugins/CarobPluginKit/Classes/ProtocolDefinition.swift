internal import CCarob

/// The requirements of a protocol, in the closure of `ObjectProtocol.define`.
public final class ProtocolDefinition {
  struct Method {
    let selector: String
    let types: String
    let isRequired: Bool
    let isClassMethod: Bool
  }

  private(set) var methods: [Method] = []
  private(set) var inherited: [String] = []

  /// Requires a method: `method("shout:", ((Int) -> String).self)`, without the receiver.
  public func method<each Argument: MessageValue, Result: MessageValue>(
    _ selector: String, _ type: ((repeat each Argument) -> Result).Type, isRequired: Bool = true,
    isClassMethod: Bool = false
  ) {
    methods.append(
      Method(
        selector: selector,
        types: methodTypes(Result.typeEncoding, repeat (each Argument).self),
        isRequired: isRequired, isClassMethod: isClassMethod))
  }

  /// Requires a method that returns nothing: `method("setVolume:", ((Int) -> Void).self)`.
  public func method<each Argument: MessageValue>(
    _ selector: String, _ type: ((repeat each Argument) -> Void).Type, isRequired: Bool = true,
    isClassMethod: Bool = false
  ) {
    methods.append(
      Method(
        selector: selector, types: methodTypes("v", repeat (each Argument).self),
        isRequired: isRequired, isClassMethod: isClassMethod))
  }

  /// Inherits from a registered protocol.
  public func inherit(_ protocolName: String) {
    inherited.append(protocolName)
  }
}

/// Defines protocols.
public enum ObjectProtocol {
  /// Defines and registers a protocol, which is never removed.
  ///
  /// - Throws: `PluginFailure` when the host refuses a name or a type, and the errors of `body`.
  public static func define(
    _ name: String, _ body: (ProtocolDefinition) throws -> Void
  ) throws(PluginFailure) {
    try PluginFailure.check()
    let definition = ProtocolDefinition()
    do {
      try body(definition)
    } catch {
      throw PluginFailure(error)
    }
    guard let made = objc_allocateProtocol(name) else { throw .pending() }
    for method in definition.methods {
      let selector = try Selector(method.selector)
      protocol_addMethodDescription(
        made, selector.sel, method.types, method.isRequired, !method.isClassMethod)
    }
    for other in definition.inherited {
      guard let inherited = objc_getProtocol(other) else {
        throw PluginFailure("\(name): there is no protocol \(other) to inherit from")
      }
      protocol_addProtocol(made, inherited)
    }
    try PluginFailure.check()
    objc_registerProtocol(made)
    try PluginFailure.check()
  }
}
