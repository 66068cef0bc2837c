import CarobFoundation
import CarobRuntime

/// Fills objects from dictionaries, either JSON or with property names as keys, and converts objects to such dictionaries.
///
/// Uses the declared properties of the object's class, and ignores other keys. A missing value or null leaves its
/// property unchanged. So does a value that the property cannot hold, which is reported to `Diagnostics`; odd data is
/// never an error. The class need not descend from `ICModel`. Objects may be mapped on any thread, each by one at a
/// time.
public enum JSONMapper {
  /// The kind of keys in a dictionary.
  enum Form {
    /// Key paths of `+JSONMapping`, or property names.
    case json
    /// Property names.
    case dictionary
  }

  static let transform = Message<(Pointer) -> Void>("transformJSONRepresentationBeforeMapping:")

  /// Fills an object from a JSON object, by its class's `+JSONMapping`.
  ///
  /// If the object implements `transformJSONRepresentationBeforeMapping:`, that method may replace the dictionary first.
  ///
  /// - Throws: `MessageError` when a method of the class raises an error.
  public static func map(json: Object?, onto object: Object) throws(MessageError) {
    try map(json, .json, onto: object)
  }

  /// Fills an object from a dictionary whose keys are property names.
  ///
  /// - Throws: `MessageError` when a method of the class raises an error.
  public static func map(dictionary: Object?, onto object: Object) throws(MessageError) {
    try map(dictionary, .dictionary, onto: object)
  }

  private static func map(
    _ value: Object?, _ form: Form, onto object: Object
  ) throws(MessageError) {
    guard let value, !(value is NullBox) else { return }
    let plan = try MappingPlan.of(object.runtimeClass)
    guard let given = value as? DictionaryBox else {
      MappingDiagnostics.report(object, property: nil, expected: "a dictionary", given: value)
      return
    }
    switch form {
    case .json:
      let dictionary = plan.hasTransformHook ? try transformed(given, by: object) : given
      try fill(object, plan, from: dictionary)
    case .dictionary:
      for entry in plan.entries {
        guard let value = entry.value(inDictionary: given) else { continue }
        try assign(value, form, to: entry, of: object)
      }
    }
  }

  /// Fills an object from a dictionary, after its hook, if it has one.
  static func fill(
    _ object: Object, _ plan: MappingPlan, from dictionary: DictionaryBox
  ) throws(MessageError) {
    for entry in plan.entries {
      guard let value = entry.value(inJSON: dictionary) else { continue }
      try assign(value, .json, to: entry, of: object)
    }
  }

  /// The result of an object's hook; the same dictionary when the hook does not replace it.
  static func transformed(
    _ dictionary: DictionaryBox, by object: Object
  ) throws(MessageError) -> DictionaryBox {
    var word: UnsafeMutableRawPointer? = dictionary.id
    // SAFETY: the hook is given the address of an object pointer that lasts for the call, and
    // leaves an object there that is autoreleased, as results are. `dictionary` outlives the call.
    let error = withUnsafeMutablePointer(to: &word) { address -> MessageError? in
      do throws(MessageError) {
        try transform(object, Pointer(address))
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
    let result = Object.from(word)
    guard let result = result as? DictionaryBox else {
      MappingDiagnostics.report(object, property: nil, expected: "a dictionary", given: result)
      return dictionary
    }
    return result
  }

  /// Assigns a value in the data to a property, after the conversion that the entry asks for.
  static func assign(
    _ value: Object, _ form: Form, to entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) {
    switch value {
    case let number as NumberBox where form == .json && number.doubleValue.isInfinite:
      // JSON has no infinite numbers: this one was too large.
      report(number, for: entry, of: object)
    case is StringBox, is NumberBox:
      try assign(leaf: value, to: entry, of: object)
    case let array as ArrayBox:
      try assign(elements: try array.allElements(), of: array, to: entry, of: object)
    case let set as SetBox:
      try assign(elements: set.objects, of: set, to: entry, of: object)
    case let set as OrderedSetBox:
      try assign(elements: set.objects, of: set, to: entry, of: object)
    case let dictionary as DictionaryBox where entry.isMappable:
      try mapChild(of: entry, in: object, dictionary, given: dictionary) {
        (child) throws(MessageError) in
        try map(dictionary, form, onto: child)
      }
    default:
      try assign(fitting: value, given: value, to: entry, of: object)
    }
  }

  /// Assigns a string or a number, as a value object, through a serializer, or unchanged.
  private static func assign(
    leaf value: Object, to entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) {
    var result = value
    if let valueObjects = entry.valueObjects, let cls = entry.propertyClass {
      guard let made = try valueObjects.make(cls, from: value) else {
        return report(value, for: entry, of: object)
      }
      result = made
    } else if let string = value as? StringBox,
      case .result(let made) = try entry.serializers.object(from: string, for: object)
    {
      guard let made else { return report(value, for: entry, of: object) }
      result = made
    }
    try assign(fitting: result, given: value, to: entry, of: object)
  }

  /// Assigns a value if the property can hold it, else reports it.
  static func assign(
    fitting value: Object, given: Object, to entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) {
    guard entry.accepts(value) else { return report(given, for: entry, of: object) }
    try put(value, given: given, to: entry, of: object)
  }

  /// Assigns a value of the right class. Reports it if the property cannot hold it after all.
  static func put(
    _ value: Object, given: @autoclosure () -> Object, to entry: MappingPlan.Entry,
    of object: Object
  ) throws(MessageError) {
    do throws(MessageError) {
      try entry.property.set(value, of: object)
    } catch {
      // A number that the scalar type cannot hold, or a property without setter and variable.
      let isUnfit = error.code == .argumentType && !entry.property.isObject
      // A list whose elements do not fit the type of a Swift setter.
      let isRefused = error.refused != nil && error.refused == entry.property.property.setter
      guard isUnfit || isRefused || error.code == .undefinedKey else { throw error }
      report(
        given(), because: isRefused && !isUnfit ? error.sentence : nil, for: entry, of: object)
    }
  }

  /// Updates the existing child, or makes one, with `fill`.
  ///
  /// - Parameters:
  ///   - dictionary: the object that fills the child, checked for being inside itself; nil for text.
  ///   - given: that object, for a diagnostic.
  static func mapChild(
    of entry: MappingPlan.Entry, in object: Object, _ dictionary: Object?,
    given: @autoclosure () -> Object, fill: (Object) throws(MessageError) -> Void
  ) throws(MessageError) {
    let filled: Void? = try ModelNesting.inside(dictionary) { () throws(MessageError) in
      if let child = try entry.property.value(of: object), !(child is NullBox) {
        return try fill(child)
      }
      guard let cls = entry.propertyClass, let child = try ModelInitializer.makeEmpty(cls),
        entry.accepts(child)
      else { return report(given(), for: entry, of: object) }
      try fill(child)
      try put(child, given: given(), to: entry, of: object)
    }
    if filled == nil { reportDepth(given(), for: entry, of: object) }
  }

  static func report(
    _ value: Object, because reason: String? = nil, for entry: MappingPlan.Entry, of object: Object
  ) {
    MappingDiagnostics.report(
      object, property: entry.property.name, expected: entry.property.type.readableName,
      given: value, because: reason, advice: advice(for: value, entry))
  }

  private static func advice(for value: Object, _ entry: MappingPlan.Entry) -> String? {
    guard value is StringBox else { return nil }
    let name = ICInflector.shared.inflector.serializerSelectorName(forProperty: entry.property.name)
    if entry.serializers.hasOwn {
      return "correct the format in -\(name)"
    }
    return entry.propertyClass == DateBox.runtimeClass
      ? "add -\(name), which says how the date is written" : nil
  }

  static func reportDepth(_ value: Object, for entry: MappingPlan.Entry, of object: Object) {
    MappingDiagnostics.report(
      object, property: entry.property.name,
      expected: "children nested at most \(ModelNesting.maximumDepth) levels deep", given: value)
  }
}
