/// A property of a protocol.
public struct ProtocolProperty: Hashable, Sendable {
  /// The declaration.
  public let property: Property
  /// Whether a class that adopts the protocol must have the property.
  public let isRequired: Bool
  /// Whether it is a property of the class object, rather than of instances.
  public let isClassProperty: Bool
}
