import CarobFoundation
import CarobRuntime

/// Mapping of lists and sets.
extension JSONMapper {
  /// Assigns a collection of the property's class, whose elements become objects if the class names an element class.
  static func assign(
    elements: [Object], of given: Object, to entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) {
    guard let kind = CollectionKind(for: entry) else {
      return report(given, for: entry, of: object)
    }
    let made = try self.elements(elements, for: entry, of: object)
    // An instance of the right collection is not copied.
    if made == nil, entry.property.className != nil, entry.isInstance(given) {
      return try put(given, given: given, to: entry, of: object)
    }
    let collection = try kind.collection(of: made ?? elements)
    guard let collection, entry.accepts(collection) else {
      return report(given, for: entry, of: object)
    }
    try put(collection, given: given, to: entry, of: object)
  }

  /// The objects made from elements; nil when the elements are used unchanged.
  private static func elements(
    _ elements: [Object], for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> [Object]? {
    guard let cls = entry.elementClass, let initializer = ModelInitializer(for: cls) else {
      return nil
    }
    var made: [Object] = []
    made.reserveCapacity(elements.count)
    for element in elements {
      if let model = try self.element(element, cls, initializer, for: entry, of: object) {
        made.append(model)
      }
    }
    return made
  }

  /// The object made from an element; nil when it is left out.
  static func element(
    _ element: Object, _ cls: RuntimeClass, _ initializer: ModelInitializer?,
    for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> Object? {
    if element.runtimeClass.isSubclass(of: cls) { return element }
    guard let dictionary = element as? DictionaryBox, let initializer else {
      reportElement(element, cls, for: entry, of: object)
      return nil
    }
    let outcome = try ModelNesting.inside(dictionary) { () throws(MessageError) in
      // An initialiser may return nil for unwanted data (D 35).
      try initializer.make(cls, from: dictionary)
    }
    guard let outcome else {
      reportDepth(element, for: entry, of: object)
      return nil
    }
    guard let made = outcome, !made.runtimeClass.isSubclass(of: cls) else { return outcome }
    reportElement(made, cls, for: entry, of: object)
    return nil
  }

  private static func reportElement(
    _ given: Object, _ cls: RuntimeClass, for entry: MappingPlan.Entry, of object: Object
  ) {
    MappingDiagnostics.report(
      object, property: entry.property.name, expected: "elements of \(cls)", given: given)
  }
}

/// The kind of collection that a property holds.
enum CollectionKind {
  /// An `NSArray`.
  case array
  /// An `NSSet`.
  case set
  /// Another class, which makes an instance from an array by this message.
  case other(RuntimeClass, Message<(Object?) -> Object?>)

  private static let arrayWithArray = Message<(Object?) -> Object?>("arrayWithArray:")
  private static let setWithArray = Message<(Object?) -> Object?>("setWithArray:")
  private static let orderedSetWithArray = Message<(Object?) -> Object?>("orderedSetWithArray:")

  /// Nil when the property's class is no collection. An `id` takes lists only if the class names an element class.
  init?(for entry: MappingPlan.Entry) {
    guard entry.property.isObject else { return nil }
    guard entry.property.className != nil else {
      if entry.elementClass == nil { return nil }
      self = .array
      return
    }
    guard let cls = entry.propertyClass else { return nil }
    if ArrayBox.runtimeClass.isSubclass(of: cls) {
      self = .array
    } else if cls == SetBox.runtimeClass {
      self = .set
    } else if cls.metaclass.responds(to: Self.arrayWithArray.selector) {
      self = .other(cls, Self.arrayWithArray)
    } else if cls.metaclass.responds(to: Self.setWithArray.selector) {
      self = .other(cls, Self.setWithArray)
    } else if cls.metaclass.responds(to: Self.orderedSetWithArray.selector) {
      self = .other(cls, Self.orderedSetWithArray)
    } else {
      return nil
    }
  }

  /// Makes a collection of elements; nil when the class returns nil.
  func collection(of elements: [Object]) throws(MessageError) -> Object? {
    switch self {
    case .array: ArrayBox(elements)
    case .set: SetBox(elements)
    case .other(let cls, let message): try message(cls.object, ArrayBox(elements))
    }
  }
}
