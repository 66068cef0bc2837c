import CarobFoundation
import CarobRuntime

/// Converts objects to dictionaries.
extension JSONMapper {
  private static let dictionaryRepresentation = Message<() -> Object?>("dictionaryRepresentation")
  private static let jsonRepresentation = Message<() -> Object?>("JSONRepresentation")
  private static let mapping = Selector("JSONMapping")

  /// The values of an object's properties by name.
  ///
  /// Nil and null are left out. Numbers become `NSNumber`, value objects their backing objects, collections lists, and
  /// children their own dictionary representations if they have one (D 39).
  ///
  /// - Throws: `MessageError` when a method of the class raises.
  public static func dictionaryRepresentation(
    of object: Object
  ) throws(MessageError) -> DictionaryBox {
    var entries: [String: Object] = [:]
    try forEachValue(of: object) { (entry, value) throws(MessageError) in
      entries[entry.property.name] = try representation(
        of: value, .dictionary, for: entry, of: object)
    }
    return DictionaryBox(entries)
  }

  /// The values of an object's properties as JSON: at the key paths of `+JSONMapping`, else under the property names.
  ///
  /// Like the dictionary representation, but with the JSON representations of children that have one. If the class has
  /// no `+JSONMapping`, returns the dictionary representation.
  ///
  /// - Throws: `MessageError` when a method of the class raises.
  public static func jsonRepresentation(of object: Object) throws(MessageError) -> DictionaryBox {
    guard object.runtimeClass.metaclass.responds(to: mapping) else {
      return try dictionaryRepresentation(of: object)
    }
    var tree = RepresentationTree()
    try forEachValue(of: object) { (entry, value) throws(MessageError) in
      if let shown = try representation(of: value, .json, for: entry, of: object) {
        tree.set(shown, at: (entry.keyPath ?? [entry.property.name])[...])
      }
    }
    return tree.dictionary { dropped, path in
      MappingDiagnostics.report(
        object, property: nil, expected: "a dictionary at key path \(path)", given: dropped)
    }
  }

  private static func forEachValue(
    of object: Object, _ body: (MappingPlan.Entry, Object) throws(MessageError) -> Void
  ) throws(MessageError) {
    for entry in try MappingPlan.of(object.runtimeClass).entries {
      if entry.property.hasNoObject { continue }
      if let value = try entry.property.value(of: object), !(value is NullBox) {
        try body(entry, value)
      }
    }
  }

  static func representation(
    of value: Object, _ form: Form, for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> Object? {
    switch value {
    case let array as ArrayBox:
      return try list(array.allElements(), form, for: entry, of: object)
    case let set as SetBox:
      return try list(set.objects, form, for: entry, of: object)
    case let set as OrderedSetBox:
      return try list(set.objects, form, for: entry, of: object)
    default: break
    }
    if ValueObjectInitializer.isValueObject(value) {
      let backing = try ValueObjectInitializer.backingObject(of: value)
      return backing is NullBox ? nil : backing
    }
    if let serialized = try entry.serializers.serialized(value, of: object) { return serialized }
    return try child(value, form, for: entry, of: object)
  }

  private static func list(
    _ elements: [Object], _ form: Form, for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> ArrayBox {
    var shown: [Object] = []
    shown.reserveCapacity(elements.count)
    for element in elements {
      if let element = try child(element, form, for: entry, of: object) { shown.append(element) }
    }
    return ArrayBox(shown)
  }

  /// The representation of a child that has one, else the object itself; nil for one that is nested too deep, or inside
  /// itself.
  private static func child(
    _ value: Object, _ form: Form, for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> Object? {
    let message: Message<() -> Object?>
    if form == .json, value.responds(to: jsonRepresentation.selector) {
      message = jsonRepresentation
    } else if value.responds(to: dictionaryRepresentation.selector) {
      message = dictionaryRepresentation
    } else {
      return value
    }
    let outcome = try ModelNesting.inside(value) { () throws(MessageError) in
      try message(value)
    }
    if outcome == nil { reportDepth(value, for: entry, of: object) }
    return outcome ?? nil
  }
}
