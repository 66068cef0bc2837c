import CarobFoundation
import CarobRuntime

/// The mapping between JSON and one class, in both directions: the result of `+JSONMapping` and of the declared
/// properties, cached per class.
final class MappingPlan: Sendable {
  let entries: [Entry]

  /// Whether instances implement the hook that gets the dictionary before it is mapped.
  let hasTransformHook: Bool

  /// Whether a new instance may be filled from JSON text without a dictionary: no code of the class would see that
  /// dictionary, except the hook.
  let isMadeFromText: Bool

  /// Whether the declarations alone decide what instances read from JSON: no code of the class sees it.
  var isFilledAsDeclared: Bool { isMadeFromText && !hasTransformHook }

  /// The keys of JSON text that fill the entries.
  let keys: JSONKeyTree

  /// Names in `+JSONMapping` that are no properties.
  let unknownNames: [String]

  private static let cache = ClassCache<MappingPlan>()
  /// The classes that were compared with a response's objects. Outlives plans, which are made again after changes, so
  /// that nothing is reported twice.
  private static let judged = Locked<Set<RuntimeClass>>([])
  static let mapping = Message<() -> Object?>("JSONMapping")

  /// Returns the plan for a class.
  ///
  /// - Throws: `MessageError` when `+JSONMapping`, `+mappingClassFor<Property>` or `+properties` raises.
  static func of(_ cls: RuntimeClass) throws(MessageError) -> MappingPlan {
    try cache.value(for: cls) { () throws(MessageError) in try MappingPlan(of: cls) }
  }

  /// Whether `judgesFirst` was called for the class.
  static func wasJudged(_ cls: RuntimeClass) -> Bool { judged.withLock { $0.contains(cls) } }

  /// Marks the class as compared; returns true the first time.
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

  /// The property `isMadeFromText` for a class, without its plan.
  static func isMadeFromText(_ cls: RuntimeClass) -> Bool {
    cls.implementor(of: ModelInitializer.jsonSelector) == ICModel.runtimeClass
      && cls.metaclass.implementor(of: ModelInitializer.allocSelector)
        == Object.runtimeClass.metaclass
  }
}

extension JSONMapper {
  /// Whether JSON can be meant for a class: it has the key of a property, even with null, or the class's code sees the
  /// JSON.
  ///
  /// - Throws: `MessageError` when `+JSONMapping` raises.
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
  /// The model classes of a class's child properties, single or in arrays.
  ///
  /// - Throws: `MessageError` when `+JSONMapping` or `+mappingClassFor<Property>` raises.
  package static func modelClasses(inside cls: RuntimeClass) throws(MessageError) -> [RuntimeClass]
  {
    try MappingPlan.of(cls).entries.compactMap(\.childClass)
  }
}

extension MappingPlan.Entry {
  /// Whether JSON has a key for the property, even with null.
  func hasKey(in dictionary: DictionaryBox) -> Bool {
    if dictionary[property.name] != nil { return true }
    guard let keyPath else { return false }
    return keyPath.reduce(dictionary as Object?) { ($0 as? DictionaryBox)?[$1] } != nil
  }
}
