/// A property that a protocol asks for.
public struct ProtocolProperty: Hashable, Sendable {
  /// Its declaration.
  public let property: Property
  /// Whether a class that adopts the protocol must have it.
  public let isRequired: Bool
  /// Whether it is the class object's, rather than an instance's.
  public let isClassProperty: Bool
}
