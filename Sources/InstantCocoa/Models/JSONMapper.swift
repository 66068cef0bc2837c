import CarobRuntime

/// Fills objects from dictionaries: JSON's, or those with the property names as keys.
///
/// The declared properties of the object's class drive everything; keys that name none are ignored.
/// A missing value or null leaves its property alone. So does a value that the property cannot
/// hold, which is reported to `Diagnostics`; odd data is never an error. The class need not
/// descend from `ICModel`. Objects may be mapped on any thread, each by one at a time.
public enum JSONMapper {
  /// What the keys of a dictionary are.
  enum Form {
    /// Key paths that `+JSONMapping` gives, or property names.
    case json
    /// Property names.
    case dictionary
  }

  static let transform = Message<(Pointer) -> Void>("transformJSONRepresentationBeforeMapping:")

  /// Fills an object from a JSON object, by its class's `+JSONMapping`.
  ///
  /// An instance that answers `transformJSONRepresentationBeforeMapping:` may replace the
  /// dictionary first.
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
      for entry in plan.entries {
        guard let value = entry.value(inJSON: dictionary) else { continue }
        try assign(value, form, to: entry, of: object)
      }
    case .dictionary:
      for entry in plan.entries {
        guard let value = entry.value(inDictionary: given) else { continue }
        try assign(value, form, to: entry, of: object)
      }
    }
  }

  private static func transformed(
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

  private static func assign(
    _ value: Object, _ form: Form, to entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) {
    let property = entry.property
    switch value {
    case let array as ArrayBox:
      if let elements = try collection(array, for: entry, of: object) {
        try property.set(elements, of: object)
      }
    case let dictionary as DictionaryBox where entry.isMappable:
      try mapChild(dictionary, form, of: entry, in: object)
    default:
      guard entry.accepts(value) else { return report(value, for: entry, of: object) }
      do throws(MessageError) {
        try property.set(value, of: object)
      } catch  where error.code == .argumentType {
        // A number that the scalar type cannot hold.
        report(value, for: entry, of: object)
      }
    }
  }

  /// Updates the child that is there, or makes one.
  private static func mapChild(
    _ dictionary: DictionaryBox, _ form: Form, of entry: MappingPlan.Entry, in object: Object
  ) throws(MessageError) {
    if let child = try entry.property.value(of: object), !(child is NullBox) {
      return try map(dictionary, form, onto: child)
    }
    guard let cls = entry.propertyClass else { return }
    let child = try cls.make()
    try map(dictionary, form, onto: child)
    try entry.property.set(child, of: object)
  }

  /// The array for a property, with objects made of its elements if the class says of which class;
  /// nil when the property takes none.
  private static func collection(
    _ array: ArrayBox, for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> ArrayBox? {
    guard entry.takesArrays(like: array) else {
      report(array, for: entry, of: object)
      return nil
    }
    guard let cls = entry.elementClass, let initializer = ModelInitializer(for: cls) else {
      return array
    }
    var elements: [Object] = []
    for element in try array.elements() {
      if let dictionary = element as? DictionaryBox {
        // An initialiser may give nothing for what it does not want.
        if let made = try initializer.make(cls, from: dictionary) { elements.append(made) }
      } else if element.runtimeClass.isSubclass(of: cls) {
        elements.append(element)
      } else {
        MappingDiagnostics.report(
          object, property: entry.property.name, expected: "elements of \(cls)", given: element)
      }
    }
    return ArrayBox(elements)
  }

  private static func report(_ value: Object, for entry: MappingPlan.Entry, of object: Object) {
    MappingDiagnostics.report(
      object, property: entry.property.name, expected: entry.property.type.readableName,
      given: value)
  }
}
