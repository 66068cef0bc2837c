import CarobFoundation
import CarobRuntime

/// How a property takes part in coding, `MTLModelEncodingBehavior`.
public enum EncodingBehavior: Int, Sendable {
  /// Not at all.
  case excluded = 0
  /// Always.
  case unconditional = 1
  /// Only if something else encodes the value, too: for what does not own it.
  case conditional = 2
}

/// Writing models to coders and reading them again, by their properties.
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

  // MARK: What a class says unless it is overridden

  /// Unconditional for all properties, conditional for weak ones; what no object can stand for is
  /// left out.
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

  /// The classes that the declarations name, for collections also that of their elements; strings
  /// and numbers for `objectID`. There is none for another `id`: a class that has one and is to be
  /// decoded securely says itself what may be there.
  static func allowedClasses(of cls: RuntimeClass) throws(MessageError) -> DictionaryBox {
    let leaves = [StringBox.runtimeClass, NumberBox.runtimeClass]
    var allowed: [String: Object] = [:]
    for entry in try MappingPlan.of(cls).entries {
      let classes: [RuntimeClass]
      if !entry.property.isObject {
        classes = [NumberBox.runtimeClass]
      } else if let propertyClass = entry.propertyClass {
        // What was put in its place when it was encoded.
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

  /// Writes the version of an object's class and the values of its properties.
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

  /// What is encoded for a value: the value itself when it can be, so that nothing of it is lost;
  /// else what stands for it in a dictionary representation, as for children that do not take part
  /// in coding.
  private static func coded(
    _ value: Object, for entry: MappingPlan.Entry, of object: Object
  ) throws(MessageError) -> Object? {
    // A string goes through the serializer when it is read, so it has to when it is written.
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

  /// Fills an object, fresh from `alloc`, with what a coder has; nil when that was written by a
  /// later version of the class, or `initWithDictionary:` gives nothing.
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
      // A plain `id` takes no lists from data, but had this one.
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

  /// The value of one property: what the class's `decode<Property>WithCoder:modelVersion:` gives,
  /// or else what the coder has.
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
