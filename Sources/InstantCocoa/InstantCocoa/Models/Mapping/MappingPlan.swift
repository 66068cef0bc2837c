import CarobFoundation
import CarobRuntime

/// How JSON becomes instances of one class and they become JSON: what `+JSONMapping` and the
/// declared properties say, looked up once per class.
final class MappingPlan: Sendable {
  let entries: [Entry]

  /// Whether instances want to see the dictionary before it is mapped.
  let hasTransformHook: Bool

  /// Whether a new instance may be filled from JSON text without a dictionary of it: nothing that
  /// the class has of its own would get to see that dictionary, but for the hook.
  let isMadeFromText: Bool

  /// Whether all that instances read of JSON is what the declarations say: no code of the class sees it.
  var isFilledAsDeclared: Bool { isMadeFromText && !hasTransformHook }

  /// Where in JSON text the values for the entries are.
  let keys: JSONKeyTree

  /// What `+JSONMapping` names and is no property.
  let unknownNames: [String]

  private static let cache = ClassCache<MappingPlan>()
  /// The classes that an answer's objects were compared with. Plans are made anew when anything changes, and nothing is said
  /// again.
  private static let judged = Locked<Set<RuntimeClass>>([])
  static let mapping = Message<() -> Object?>("JSONMapping")

  /// The plan for a class.
  ///
  /// - Throws: what `+JSONMapping`, `+mappingClassFor<Property>` or `+properties` raised.
  static func of(_ cls: RuntimeClass) throws(MessageError) -> MappingPlan {
    try cache.value(for: cls) { () throws(MessageError) in try MappingPlan(of: cls) }
  }

  /// Whether somebody has asked `judgesFirst` about the class.
  static func wasJudged(_ cls: RuntimeClass) -> Bool { judged.withLock { $0.contains(cls) } }

  /// Whether this is the first time that somebody asks about the class.
  static func judgesFirst(_ cls: RuntimeClass) -> Bool {
    judged.withLock { $0.insert(cls).inserted }
  }

  private init(of cls: RuntimeClass) throws(MessageError) {
    ModelClasses.register()
    let mapping =
      cls.metaclass.responds(to: Self.mapping.selector)
      ? try Self.mapping(cls.object) as? DictionaryBox : nil
    var entries: [Entry] = []
    for property in try ModelProperties.of(cls) {
      let keyPath = (mapping?[property.name] as? StringBox)?.string
      entries.append(
        try Entry(
          property, of: cls,
          keyPath: keyPath?.split(separator: ".", omittingEmptySubsequences: false)
            .map(String.init)))
    }
    self.entries = entries
    let names = Set(entries.map(\.property.name))
    unknownNames =
      (mapping?.keys ?? []).compactMap { ($0 as? StringBox)?.string }
      .filter { !names.contains($0) }.sorted()
    keys = JSONKeyTree(entries)
    hasTransformHook = cls.responds(to: JSONMapper.transform.selector)
    isMadeFromText = Self.isMadeFromText(cls)
  }

  /// The same for a class of which no plan need be known.
  static func isMadeFromText(_ cls: RuntimeClass) -> Bool {
    cls.implementor(of: ModelInitializer.jsonSelector) == ICModel.runtimeClass
      && cls.metaclass.implementor(of: ModelInitializer.allocSelector)
        == Object.runtimeClass.metaclass
  }
}

extension JSONMapper {
  /// Whether JSON can be meant for a class: it has a key that a property is read from, if only with null, or the
  /// class decides by code of its own what it makes of JSON.
  ///
  /// - Throws: what `+JSONMapping` raised.
  /// - Complexity: O(properties).
  package static func canMap(
    _ dictionary: DictionaryBox, to cls: RuntimeClass
  ) throws(MessageError) -> Bool {
    let plan = try MappingPlan.of(cls)
    guard plan.isFilledAsDeclared else { return true }
    // Every model has the identifier.
    let entries = plan.entries.filter { $0.property.name != "objectID" }
    return entries.isEmpty || plan.entries.contains { $0.hasKey(in: dictionary) }
  }
}

extension JSONMapper {
  /// The classes of the models that are made inside of a class's instances, one by one or in arrays.
  ///
  /// - Throws: what `+JSONMapping` or `+mappingClassFor<Property>` raised.
  package static func modelClasses(inside cls: RuntimeClass) throws(MessageError) -> [RuntimeClass]
  {
    try MappingPlan.of(cls).entries.compactMap(\.childClass)
  }
}

extension MappingPlan.Entry {
  /// Whether JSON has something for the property, if only null.
  func hasKey(in dictionary: DictionaryBox) -> Bool {
    if dictionary[property.name] != nil { return true }
    guard let keyPath else { return false }
    return keyPath.reduce(dictionary as Object?) { ($0 as? DictionaryBox)?[$1] } != nil
  }
}
