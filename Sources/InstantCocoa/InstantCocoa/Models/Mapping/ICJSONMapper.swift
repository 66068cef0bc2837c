import CarobRuntime

/// Mapping as messages, for plugins. Registered as `ICJSONMapper`. In Swift, see `JSONMapper`.
///
/// The mapper has no state. It maps objects of any class, on the caller's thread. [any-thread]
open class ICJSONMapper: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICJSONMapper.self, "Sets the properties of a model from a dictionary of JSON."
    ) { mapper in
      mapper.method("- (id)mapFromDictionary:(NSDictionary *)dictionary toObject:(id)object") {
        (_, dictionary: Object?, object: Object?) -> Object? in
        if let object { try JSONMapper.map(dictionary: dictionary, onto: object) }
        return object
      }
      mapper.method("- (id)mapFromJSONDictionary:(NSDictionary *)dictionary toObject:(id)object") {
        (_, json: Object?, object: Object?) -> Object? in
        if let object { try JSONMapper.map(json: json, onto: object) }
        return object
      }
      mapper.method("- (NSDictionary *)dictionaryRepresentationOfObject:(id)object") {
        (_, object: Object?) in
        try object.map { (object) throws(MessageError) in
          try JSONMapper.dictionaryRepresentation(of: object)
        }
      }
      mapper.method("- (NSDictionary *)JSONRepresentationOfObject:(id)object") {
        (_, object: Object?) in
        try object.map { (object) throws(MessageError) in
          try JSONMapper.jsonRepresentation(of: object)
        }
      }
    }
  }
}
