import CarobFoundation
import CarobRuntime

/// The way in which a property takes part in coding, `MTLModelEncodingBehavior`.
public enum EncodingBehavior: Int, Sendable {
  /// The property is not encoded.
  case excluded = 0
  /// The property is encoded.
  case unconditional = 1
  /// The property is encoded only if another object encodes the value, too: for references that do not own it.
  case conditional = 2
}

/// Encodes models with coders, and decodes them, by their properties.
enum ModelCoding {
  private static let versionKey = "MTLModelVersion"

  private static let modelVersion = Selector("modelVersion")
  private static let behaviors = Message<() -> Object?>("encodingBehaviorsByPropertyKey")
  private static let allowedClasses = Message<() -> Object?>(
    "allowedSecureCodingClassesByPropertyKey")
  private static let decodeValue = Message<(String, Object, UInt) -> Object?>(
    "decodeValueForKey:withCoder:modelVersion:")
  private static let initWithDictionary = Message<(Object?) -> Object?>("initWithDictionary:")
  private static let encodeWithCoder = Selector("encodeWithCoder:")

  // MARK: A class's answers unless it overrides them

  /// Unconditional for all properties, conditional for weak ones, excluded for types that cannot be boxed.
  static func behaviors(of cls: RuntimeClass) throws(MessageError) -> DictionaryBox {
    var behaviors: [String: Object] = [:]
    for property in try ModelProperties.of(cls) {
      let behavior: EncodingBehavior =
        property.hasNoObject
        ? .excluded
        : property.property.attributes.memory == .weak ? .conditional : .unconditional
      behaviors[property.name] = NumberBox(behavior.rawValue)
    }
    return DictionaryBox(behaviors)
  }

  /// The classes that the declarations name, for collections also the class of their elements; strings and numbers for
  /// `objectID`. Other properties of type `id` have none: a class that decodes them securely must name the classes
  /// itself.
  static func allowedClasses(of cls: RuntimeClass) throws(MessageError) -> DictionaryBox {
    let leaves = [StringBox.runtimeClass, NumberBox.runtimeClass]
    var allowed: [String: Object] = [:]
    for entry in try MappingPlan.of(cls).entries {
      let classes: [RuntimeClass]
      if !entry.property.isObject {
        classes = [NumberBox.runtimeClass]
      } else if let propertyClass = entry.propertyClass {
        // The object that was encoded instead.
        let stand = leaves + [DictionaryBox.runtimeClass]
        let replaced = entry.valueObjects != nil || entry.isMappable || !entry.serializers.areNone
        classes =
          [propertyClass] + (entry.elementClass.map { [$0] } ?? []) + (replaced ? stand : [])
      } else if entry.property.name == "objectID" {
        classes = leaves
      } else {
        continue
      }
      allowed[entry.property.name] = ArrayBox(classes.map(\.object))
    }
    return DictionaryBox(allowed)
  }

  private static func version(of cls: RuntimeClass) throws(MessageError) -> UInt {
    try cls.object.send(modelVersion, returning: UInt.self)
  }

  private static func behavior(
    of property: ModelProperty, in behaviors: DictionaryBox?
  ) -> EncodingBehavior {
    let number = (behaviors?[property.name] as? NumberBox)?.integerValue
    return number.flatMap(EncodingBehavior.init) ?? .excluded
  }

  // MARK: Encoding

  /// Encodes the version of an object's class and the values of its properties.
  static func encode(_ object: Object, with coder: Object) throws(MessageError) {
    let cls = object.runtimeClass
    let version = NumberBox(UInt64(try version(of: cls)))
    try CoderMessages.encode(version, forKey: versionKey, with: coder)
    let behaviors = try behaviors(cls.object) as? DictionaryBox
    for entry in try MappingPlan.of(cls).entries where !entry.property.hasNoObject {
      let behavior = behavior(of: entry.property, in: behaviors)
      guard behavior != .excluded, let value = try entry.property.value(of: object),
        let coded = try coded(value, for: entry, of: object)
      else { continue }
      if behavior == .conditional {
        try CoderMessages.encodeConditionally(coded, forKey: entry.property.name, with: coder)
      } else {
        try CoderMessages.encode(coded, forKey: entry.property.name, with: coder)
      }
    }
  }

  /// The object to encode for a value: the value itself if possible, so that nothing is lost; else its part of a
  /// dictionary representation, as for children that do not support coding.
  private static func coded(
    _ value: Object, for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> Object? {
    // Decoding passes a string to the serializer, so encoding must do so too.
    if value is StringBox, !entry.serializers.areNone {
      return try entry.serializers.serialized(value, of: object) ?? value
    }
    if try isCodable(value) { return value }
    return try JSONMapper.representation(of: value, .dictionary, for: entry, of: object)
  }

  private static func isCodable(_ value: Object) throws(MessageError) -> Bool {
    switch value {
    case let array as ArrayBox:
      for element in try array.allElements() where !isLeafOrCodable(element) { return false }
      return true
    case let set as SetBox: return set.objects.allSatisfy(isLeafOrCodable)
    default: return isLeafOrCodable(value)
    }
  }

  private static func isLeafOrCodable(_ value: Object) -> Bool {
    ArchivedLeaf.isCollection(value) || value.responds(to: encodeWithCoder)
      || ArchivedLeaf.entry(for: value) != nil
  }

  // MARK: Decoding

  /// Fills an object, fresh from `alloc`, from a coder; nil when a later version of the class has encoded it, or
  /// `initWithDictionary:` returns nil.
  static func initialize(_ object: Object, with coder: Object) throws(MessageError) -> Object? {
    let cls = object.runtimeClass
    let version = try CoderMessages.number(forKey: versionKey, from: coder)?.integerValue ?? 0
    guard let written = UInt(exactly: version), written <= (try self.version(of: cls)) else {
      return nil
    }
    let behaviors = try behaviors(cls.object) as? DictionaryBox
    var values: [String: Object] = [:]
    var lists: [(ModelProperty, Object)] = []
    for entry in try MappingPlan.of(cls).entries {
      guard behavior(of: entry.property, in: behaviors) != .excluded,
        let value = try decodeValue(object, entry.property.name, coder, written)
      else { continue }
      // Data never fills a plain `id` with a list, but this property had one.
      if entry.property.isObject, entry.property.className == nil,
        value is ArrayBox || value is SetBox
      {
        lists.append((entry.property, value))
      } else {
        values[entry.property.name] = value
      }
    }
    guard let made = try initWithDictionary(object, DictionaryBox(values)) else { return nil }
    for (property, value) in lists { try property.set(value, of: made) }
    return made
  }

  /// The value of a property: the result of the class's `decode<Property>WithCoder:modelVersion:`, else the coder's value.
  static func value(
    forKey key: String, of object: Object, from coder: Object, version: UInt
  ) throws(MessageError) -> Object? {
    let name = ICInflector.shared.inflector.decodingSelectorName(forProperty: key)
    if let hook = try? Selector(validating: name), hook.argumentCount == 2,
      object.responds(to: hook)
    {
      return try Message<(Object, UInt) -> Object?>(hook)(object, coder, version)
    }
    guard try CoderMessages.isSecure(coder) else {
      return try CoderMessages.object(forKey: key, from: coder)
    }
    let allowed = try allowedClasses(object.runtimeClass.object) as? DictionaryBox
    guard let classes = allowed?[key] else {
      throw .handlerFailed(ArchiveError.noAllowedClasses(forKey: key))
    }
    return try CoderMessages.object(forKey: key, CoderMessages.classes(in: classes), from: coder)
  }
}
