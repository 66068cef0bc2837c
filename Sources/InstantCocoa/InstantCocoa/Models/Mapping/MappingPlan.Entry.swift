import CarobFoundation
import CarobRuntime

extension MappingPlan {
  /// A property, with the place of its value in data and the conversion. A class, because it is passed on for each value.
  final class Entry: Sendable {
    let property: ModelProperty
    /// The key path in `+JSONMapping`, split at its dots; nil when there is none.
    let keyPath: [String]?
    /// The class that the declaration names, if it is registered.
    let propertyClass: RuntimeClass?
    /// The element class from `+mappingClassFor<Property>`; nil when there is no such method or it returns nil.
    let elementClass: RuntimeClass?
    /// Whether that method exists and returns nil.
    let hasNoElementClass: Bool
    /// The serializers between strings and its values.
    let serializers: PropertySerializers
    /// Makes values from strings and numbers; nil unless the property's class is a value object class.
    let valueObjects: ValueObjectInitializer?
    /// Whether a dictionary is mapped onto an object of the property's class, instead of being assigned.
    let isMappable: Bool
    /// Whether a string is assigned unchanged.
    let takesStrings: Bool

    init(
      _ property: ModelProperty, of cls: RuntimeClass, keyPath: [String]?
    ) throws(MessageError) {
      self.property = property
      self.keyPath = keyPath
      let propertyClass = property.className.flatMap { RuntimeClass(named: $0) }
      self.propertyClass = propertyClass
      let asked = try Self.elementClass(for: property, of: cls)
      elementClass = asked ?? nil
      hasNoElementClass = asked == .some(nil)
      serializers = PropertySerializers(property, propertyClass, of: cls)
      valueObjects = propertyClass.flatMap { ValueObjectInitializer(for: $0) }
      isMappable = propertyClass.map(Self.isMappable) ?? false
      takesStrings =
        property.isObject && serializers.areNone && valueObjects == nil
        && (property.className == nil
          || propertyClass.map { StringBox.runtimeClass.isSubclass(of: $0) } == true)
    }

    private static func isMappable(_ cls: RuntimeClass) -> Bool {
      !DictionaryBox.runtimeClass.isSubclass(of: cls)
        && !cls.isSubclass(of: DictionaryBox.runtimeClass) && ModelInitializer(for: cls) != nil
    }

    /// Nil when the class has no such method.
    private static func elementClass(
      for property: ModelProperty, of cls: RuntimeClass
    ) throws(MessageError) -> RuntimeClass?? {
      guard let selector = try? Selector(validating: elementClassSelector(for: property)),
        selector.argumentCount == 0, cls.metaclass.responds(to: selector)
      else { return nil }
      return .some(try Message<() -> RuntimeClass?>(selector)(cls.object))
    }

    private static func elementClassSelector(for property: ModelProperty) -> String {
      ICInflector.shared.inflector.mappingClassSelectorName(forProperty: property.name)
    }

    /// The class method that returns the element class, for people.
    var elementClassSelector: String { "+" + Self.elementClassSelector(for: property) }
  }
}

extension MappingPlan.Entry {
  /// The JSON value for the property: at its key path, else under its name; nil when both are missing or null.
  func value(inJSON dictionary: DictionaryBox) -> Object? {
    if let keyPath, let value = Self.value(at: keyPath, in: dictionary) { return value }
    return value(inDictionary: dictionary)
  }

  /// The value under the property's name; nil when it is missing or null.
  func value(inDictionary dictionary: DictionaryBox) -> Object? {
    let value = dictionary[property.name]
    return value is NullBox ? nil : value
  }

  private static func value(at keyPath: [String], in dictionary: DictionaryBox) -> Object? {
    var current: Object? = dictionary
    for key in keyPath { current = (current as? DictionaryBox)?[key] }
    return current is NullBox ? nil : current
  }

  /// Whether a value that is neither mapped nor a list may be assigned.
  func accepts(_ value: Object) -> Bool {
    switch property.type {
    case .object: property.className == nil || isInstance(value)
    case .block, .classObject, .selector, .cString, .pointer: false
    default: value is NumberBox
    }
  }

  /// Whether a value is an instance of the class that the declaration names.
  func isInstance(_ value: Object) -> Bool {
    let cls = value.runtimeClass
    if let propertyClass { return cls.isSubclass(of: propertyClass) }
    // No class of that name is registered globally, but the value's class may have the name.
    return cls.ancestry.contains { $0.name == property.className }
  }
}
