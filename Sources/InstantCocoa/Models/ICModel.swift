import CarobRuntime

/// The base of models: objects whose declared properties are their data. Registered as `ICModel`.
///
/// A subclass declares properties, in Swift with `define` or in a plugin with `class_addProperty`,
/// and is then made from JSON, compared, copied and described by them. It says with `+JSONMapping`
/// which JSON key paths its properties are read from, where the names differ. See `JSONMapper` for
/// the rules.
open class ICModel: Object {
  /// What tells the object from others of its class, in the place that it comes from.
  public final var objectID: Object?

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICModel.self) { model in
      model.adopt("NSCopying")
      model.property("objectID") {
        $0.objectID
      } set: {
        $0.objectID = $1
      }
      model.classMethod("modelName") { cls in
        ICInflector.shared.inflector.modelName(forClassNamed: cls.instanceClass.name)
      }
      model.classMethod("JSONMapping") { _ in DictionaryBox([:]) }
      model.method("initWithJSONDictionary:") { (this, json: Object?) in
        try Self.initialize(this) { (object) throws(MessageError) in
          try JSONMapper.map(json: json, onto: object)
        }
      }
      model.method("initWithDictionary:") { (this, dictionary: Object?) in
        try Self.initialize(this) { (object) throws(MessageError) in
          try JSONMapper.map(dictionary: dictionary, onto: object)
        }
      }
      model.method("copy") { try $0.copyOfProperties() }
    }
  }

  /// Sends `init`, so that a subclass sets its defaults there, and then fills the object.
  private static func initialize(
    _ object: Object, _ fill: (Object) throws(MessageError) -> Void
  ) throws(MessageError) -> Object? {
    guard let made = try ModelInitializer.initialize(object) else { return nil }
    try fill(made)
    return made
  }

  /// A new object of the same class with the same values.
  private func copyOfProperties() throws(MessageError) -> Object {
    let copy = try runtimeClass.make()
    for property in try ModelProperties.of(runtimeClass) {
      if let value = try property.value(of: self) { try property.set(value, of: copy) }
    }
    return copy
  }

  /// Whether the other object is of exactly the same class and all properties are equal, pairwise.
  ///
  /// Values that no object can stand for, such as structures, make two objects unequal.
  open override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? ICModel else { return false }
    return ModelEquality.areEqual(self, other)
  }

  open override var hash: Int { ModelEquality.hash(of: self) }

  /// Class and address, then a line for each property.
  open override var objectDescription: String { ModelDescription.text(of: self) }
}
