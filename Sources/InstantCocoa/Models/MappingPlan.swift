import CarobRuntime

/// How JSON becomes instances of one class: what `+JSONMapping` and the declared properties say,
/// looked up once per class.
struct MappingPlan: Sendable {
  /// One property, with where its value is found and what becomes of it.
  struct Entry: Sendable {
    let property: ModelProperty
    /// The key path that `+JSONMapping` gives, cut at its dots; nil when it gives none.
    let keyPath: [String]?
    /// The class that the declaration names, if it is registered.
    let propertyClass: RuntimeClass?
    /// What the elements of an array become, as `+mappingClassFor<Property>` says.
    let elementClass: RuntimeClass?
  }

  let entries: [Entry]

  /// Whether instances want to see the dictionary before it is mapped.
  let hasTransformHook: Bool

  private static let cache = ClassCache<MappingPlan>()
  private static let mapping = Message<() -> Object?>("JSONMapping")

  /// The plan for a class.
  ///
  /// - Throws: what `+JSONMapping` or `+mappingClassFor<Property>` raised.
  static func of(_ cls: RuntimeClass) throws(MessageError) -> MappingPlan {
    try cache.value(for: cls) { () throws(MessageError) in try make(cls) }
  }

  private static func make(_ cls: RuntimeClass) throws(MessageError) -> MappingPlan {
    let mapping =
      cls.metaclass.responds(to: Self.mapping.selector)
      ? try Self.mapping(cls.object) as? DictionaryBox : nil
    var entries: [Entry] = []
    for property in try ModelProperties.of(cls) {
      let keyPath = (mapping?[property.name] as? StringBox)?.string
      entries.append(
        Entry(
          property: property,
          keyPath: keyPath?.split(separator: ".", omittingEmptySubsequences: false)
            .map(String.init),
          propertyClass: property.className.flatMap { RuntimeClass(named: $0) },
          elementClass: try elementClass(for: property, of: cls)))
    }
    return MappingPlan(
      entries: entries, hasTransformHook: cls.responds(to: JSONMapper.transform.selector))
  }

  private static func elementClass(
    for property: ModelProperty, of cls: RuntimeClass
  ) throws(MessageError) -> RuntimeClass? {
    let name = ICInflector.shared.inflector.selectorName(
      prefix: "mappingClassFor", propertyName: property.name, suffix: nil)
    guard let selector = try? Selector(validating: name), selector.argumentCount == 0,
      cls.metaclass.responds(to: selector)
    else { return nil }
    return try Message<() -> RuntimeClass?>(selector)(cls.object)
  }
}

extension MappingPlan.Entry {
  /// The JSON value for the property: at its key path, else under its own name; nil when both are
  /// missing or null.
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
}
