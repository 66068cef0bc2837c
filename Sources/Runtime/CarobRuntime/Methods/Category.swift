/// Members that are added to a class after it was registered, often by another plugin.
///
/// See `RuntimeClass.addCategory(_:)`. [any-thread]
public struct Category: Hashable, Sendable {
  /// A property that the category declares; its accessors are among the category's methods.
  public struct DeclaredProperty: Hashable, Sendable {
    /// The name of the property.
    public let name: String
    /// The attributes of the property.
    public let attributes: PropertyAttributes

    /// Makes a declaration, which is checked when the category is added to a class.
    public init(_ name: String, _ attributes: PropertyAttributes) {
      self.name = name
      self.attributes = attributes
    }
  }

  /// The name, for people. A class may have several categories of one name.
  public let name: String
  /// Instance methods and class methods.
  public var methods: [Method]
  /// Declared properties.
  public var properties: [DeclaredProperty]
  /// Protocols that the class adopts with it.
  public var protocols: [RuntimeProtocol]
  /// Declared properties of the class object.
  public var classProperties: [DeclaredProperty]

  /// A category that no class has yet.
  public init(
    named name: String, methods: [Method] = [], properties: [DeclaredProperty] = [],
    protocols: [RuntimeProtocol] = [], classProperties: [DeclaredProperty] = []
  ) {
    self.name = name
    self.methods = methods
    self.properties = properties
    self.protocols = protocols
    self.classProperties = classProperties
  }
}
