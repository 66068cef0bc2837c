import CarobRuntime

/// A declared property of one model class, and how the values of its instances are read and
/// written.
struct ModelProperty: Sendable {
  let property: Property
  let type: TypeEncoding

  private let getter: Message<() -> Object?>
  private let objectSetter: Message<(Object?) -> Void>?
  private let hasGetter: Bool
  /// Whether the setter is there, and the class has no `setValue:forKey:` of its own that goes
  /// first.
  private let isSetDirectly: Bool

  init(_ property: Property, type: TypeEncoding, of cls: RuntimeClass) {
    self.property = property
    self.type = type.unqualified
    getter = Message(property.getter)
    objectSetter = property.setter.map { Message($0) }
    hasGetter = cls.responds(to: property.getter)
    isSetDirectly =
      property.setter.map { cls.responds(to: $0) } ?? false
      && cls.implementor(of: Self.setValueForKey) == Object.runtimeClass
  }

  var name: String { property.name }

  /// Whether its values are objects.
  var isObject: Bool { if case .object = type { true } else { false } }

  /// The class that the declaration names, as in `@"NSString"`; nil for `id` and for what is no
  /// object.
  var className: String? { if case .object(let name, _) = type { name } else { nil } }

  /// The value, numbers as `NSNumber`; nil when the class has no method that reads it.
  ///
  /// - Throws: `MessageError` for a value that no object can stand for, such as a structure, and
  ///   what the getter raised.
  func value(of object: Object) throws(MessageError) -> Object? {
    guard hasGetter else { return nil }
    return isObject ? try getter(object) : try object.send(property.getter)
  }

  /// Writes a value through the setter; through key-value coding when there is none, or when the
  /// class has a `setValue:forKey:` of its own.
  ///
  /// - Throws: `MessageError` when the value does not fit, or what the setter raised.
  func set(_ value: Object?, of object: Object) throws(MessageError) {
    guard isSetDirectly, let setter = property.setter, let objectSetter else {
      return try object.setValue(fitted(value), forKey: name)
    }
    if isObject {
      try objectSetter(object, value)
    } else {
      try object.set(fitted(value), through: setter, type)
    }
  }

  private static let setValueForKey = Selector("setValue:forKey:")

  /// A number rounded to the floating-point type of the property. The runtime itself converts only
  /// without loss, which `0.1` for a `float` is not.
  private func fitted(_ value: Object?) -> Object? {
    guard let number = value as? NumberBox else { return value }
    switch type {
    case .float: return NumberBox(Double(Float(number.doubleValue)))
    case .double: return NumberBox(number.doubleValue)
    default: return value
    }
  }
}

/// The declared properties of model classes.
enum ModelProperties {
  private static let cache = ClassCache<[ModelProperty]>()

  /// The properties of a class: `objectID` first if it is a model, then those of superclasses, then
  /// its own. A subclass's declaration replaces a superclass's. What `NSObject` declares is no
  /// model data, nor is a property that is read-only and computed.
  static func of(_ cls: RuntimeClass) throws(MessageError) -> [ModelProperty] {
    try cache.value(for: cls) { find(cls) }
  }

  private static func find(_ cls: RuntimeClass) -> [ModelProperty] {
    var found: [ModelProperty] = []
    for owner in cls.ancestry.reversed() where owner != Object.runtimeClass {
      for property in owner.properties {
        found.removeAll { $0.name == property.name }
        // A declaration that does not parse was refused when it was made.
        guard let type = try? TypeEncoding(parsing: property.attributes.type),
          isStored(property, in: owner)
        else { continue }
        found.append(ModelProperty(property, type: type, of: cls))
      }
    }
    return found
  }

  private static func isStored(_ property: Property, in cls: RuntimeClass) -> Bool {
    property.setter != nil
      || cls.ivar(named: property.attributes.ivar ?? "_\(property.name)") != nil
  }
}
