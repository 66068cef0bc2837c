import CarobRuntime

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
    guard plan.isMadeFromText else { return true }
    // Every model has the identifier.
    let entries = plan.entries.filter { $0.property.name != "objectID" }
    return entries.isEmpty || plan.entries.contains { $0.hasKey(in: dictionary) }
  }
}

extension MappingPlan.Entry {
  fileprivate func hasKey(in dictionary: DictionaryBox) -> Bool {
    if dictionary[property.name] != nil { return true }
    guard let keyPath else { return false }
    return keyPath.reduce(dictionary as Object?) { ($0 as? DictionaryBox)?[$1] } != nil
  }
}
