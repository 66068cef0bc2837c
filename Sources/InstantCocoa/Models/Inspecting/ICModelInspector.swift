import CarobRuntime

/// Tells the declared properties of a class. Registered as `ICModelInspector`.
///
/// They are those that mapping goes by: from the class up to `NSObject`, without what `NSObject`
/// declares and what is read-only and computed; a subclass's declaration hides a superclass's (D
/// 36). [any-thread]
public final class ICModelInspector: Object {
  /// The class that is inspected.
  public private(set) var inspectedClass: RuntimeClass?

  /// An inspector for a class.
  public convenience init(_ cls: RuntimeClass) {
    self.init(isa: Self.runtimeClass)
    inspectedClass = cls
  }

  /// The attributes by property name; empty for an inspector without a class.
  ///
  /// - Complexity: O(properties of the class and its superclasses).
  public var properties: DictionaryBox { Self.properties(of: inspectedClass) }

  private static func properties(of cls: RuntimeClass?) -> DictionaryBox {
    var entries: [String: Object] = [:]
    for property in cls.map(ModelProperties.declared(by:)) ?? [] {
      entries[property.name] = ICPropertyAttributes(property)
    }
    return DictionaryBox(entries)
  }

  /// States the members of `ICModelInspector`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICModelInspector.self) { inspector in
      inspector.method("initWithClass:") { (this, cls: RuntimeClass?) in
        this.inspectedClass = cls
        return this
      }
      inspector.property("properties") { $0.properties }
    }
  }
}
