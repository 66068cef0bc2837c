import CarobFoundation
import CarobRuntime

/// The declared properties of model classes.
enum ModelProperties {
  private static let cache = ClassCache<[ModelProperty]>()
  private static let properties = Message<() -> Object?>("properties")

  /// The properties of a class: `objectID` first if it is a model, then those of superclasses, then its own.
  ///
  /// If the class overrides `+properties`, the properties in its result count, sorted by name.
  ///
  /// - Throws: `MessageError` when that method raises.
  static func of(_ cls: RuntimeClass) throws(MessageError) -> [ModelProperty] {
    try cache.value(for: cls) { () throws(MessageError) in
      try (listed(by: cls) ?? declared(by: cls)).compactMap { ModelProperty($0, of: cls) }
    }
  }

  /// The declarations; a subclass's replaces a superclass's. Properties of `NSObject`, and read-only computed ones, are
  /// not model data.
  static func declared(by cls: RuntimeClass) -> [Property] {
    var found: [Property] = []
    for owner in cls.ancestry.reversed() where owner != Object.runtimeClass {
      for property in owner.properties {
        found.removeAll { $0.name == property.name }
        if isStored(property, in: owner) { found.append(property) }
      }
    }
    return found
  }

  /// The result of an overridden `+properties`; nil when the class does not override the one of `ICModel`.
  private static func listed(by cls: RuntimeClass) throws(MessageError) -> [Property]? {
    guard let owner = cls.metaclass.implementor(of: properties.selector),
      owner != ICModel.runtimeClass.metaclass,
      let listed = try properties(cls.object) as? DictionaryBox
    else { return nil }
    let attributes = listed.keys.compactMap { listed.object(forKey: $0) as? ICPropertyAttributes }
    return attributes.compactMap(\.property).sorted { $0.name < $1.name }
  }

  private static func isStored(_ property: Property, in cls: RuntimeClass) -> Bool {
    property.setter != nil
      || cls.ivar(named: property.attributes.ivar ?? "_\(property.name)") != nil
  }
}

/// Lists the declared properties of a class. Registered as `ICModelInspector`.
///
/// These are the properties for mapping: from the class up to `NSObject`, without `NSObject`'s and without read-only
/// computed ones; a subclass's declaration hides a superclass's (D 36). [any-thread]
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

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICModelInspector.self, "Lists the properties of a class.") { inspector in
      inspector.method("- (instancetype)initWithClass:(Class)aClass") {
        (this, cls: RuntimeClass?) in
        this.inspectedClass = cls
        return this
      }
      inspector.property("@property (nonatomic, readonly) NSDictionary *properties") {
        $0.properties
      }
    }
  }
}
