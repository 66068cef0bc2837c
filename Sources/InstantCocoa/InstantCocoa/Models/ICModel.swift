import CarobFoundation
import CarobRuntime

/// The base of models: objects whose declared properties are their data. Registered as `ICModel`.
///
/// A subclass declares properties, in Swift with `define` or in a plugin with `class_addProperty`. It is then made from
/// JSON, turned into JSON, archived, compared, copied and described by its properties. Its `+JSONMapping` gives the
/// JSON key paths of properties whose names differ. See `JSONMapper` for the rules.
open class ICModel: Object {
  /// The identity of the object among those of its class, in the system that it comes from.
  public final var objectID: Object?

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICModel.self,
      "The superclass of models: JSON sets their properties, and they are compared, copied and archived by these."
    ) { model in
      ModelProtocols.register()
      for name in ["NSCopying", "NSCoding", "ICInspectable", "ICJSONMappable"] as [StaticString] {
        model.adopt(name)
      }
      model.property(
        "@property (nonatomic, strong) id objectID", get: { $0.objectID }, set: { $0.objectID = $1 }
      )
      model.classMethod("+ (NSString *)modelName") { cls in
        ICInflector.shared.inflector.modelName(forClassNamed: cls.instanceClass.name)
      }
      model.classMethod("+ (NSDictionary *)JSONMapping") { _ in DictionaryBox([:]) }
      model.method("- (instancetype)initWithJSONDictionary:(NSDictionary *)dictionary") {
        (this, json: Object?) in
        try Self.initialize(this) { (object) throws(MessageError) in
          try JSONMapper.map(json: json, onto: object)
        }
      }
      model.method("- (instancetype)initWithDictionary:(NSDictionary *)dictionary") {
        (this, dictionary: Object?) in
        try Self.initialize(this) { (object) throws(MessageError) in
          try JSONMapper.map(dictionary: dictionary, onto: object)
        }
      }
      model.classMethod("+ (NSDictionary *)properties") { cls in
        ICModelInspector(cls.instanceClass).properties
      }
      model.method("- (NSDictionary *)dictionaryRepresentation") {
        try JSONMapper.dictionaryRepresentation(of: $0)
      }
      model.method("- (NSDictionary *)JSONRepresentation") {
        try JSONMapper.jsonRepresentation(of: $0)
      }
      model.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        try ModelCopying.copy(of: this)
      }
      defineCoding(model)
    }
  }

  private static func defineCoding(_ model: ClassMembers<ICModel>) {
    model.classMethod("+ (NSUInteger)modelVersion") { _ in UInt(0) }
    model.classMethod("+ (BOOL)supportsSecureCoding") { _ in false }
    model.classMethod("+ (NSDictionary *)encodingBehaviorsByPropertyKey") { cls in
      try ModelCoding.behaviors(of: cls.instanceClass)
    }
    model.classMethod("+ (NSDictionary *)allowedSecureCodingClassesByPropertyKey") { cls in
      try ModelCoding.allowedClasses(of: cls.instanceClass)
    }
    model.method("- (void)encodeWithCoder:(NSCoder *)coder") { (this, coder: Object) in
      try ModelCoding.encode(this, with: coder)
    }
    model.method("- (instancetype)initWithCoder:(NSCoder *)coder") { (this, coder: Object) in
      try ModelCoding.initialize(this, with: coder)
    }
    model.method(
      """
      - (id)decodeValueForKey:(NSString *)key withCoder:(NSCoder *)coder \
      modelVersion:(NSUInteger)version
      """
    ) { (this, key: String, coder: Object, version: UInt) in
      try ModelCoding.value(forKey: key, of: this, from: coder, version: version)
    }
  }

  /// Sends `init`, so that a subclass sets its defaults, and then fills the object.
  private static func initialize(
    _ object: Object, _ fill: (Object) throws(MessageError) -> Void
  ) throws(MessageError) -> Object? {
    guard let made = try ModelInitializer.initialize(object) else { return nil }
    try fill(made)
    return made
  }

  /// Whether the other object has exactly this class, and all properties are equal, pairwise.
  ///
  /// Values that cannot be boxed, such as structures, make two objects unequal.
  open override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? ICModel else { return false }
    return DeepEquality.areEqual(self, other)
  }

  open override var hash: Int { ModelHash.of(self) }

  /// The class and address, then a line for each property.
  open override var objectDescription: String { ModelDescription.text(of: self) }
}
