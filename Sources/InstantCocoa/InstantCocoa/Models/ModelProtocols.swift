import CarobFoundation
import CarobRuntime

/// The protocols of models, as objects of the runtime that plugins look up and classes adopt.
///
/// No class has to adopt them: Instant Cocoa checks which methods an object implements. [any-thread]
enum ModelProtocols {
  /// Registers the protocols; a second call does nothing.
  static let register = Once {
    CodingProtocols.register()
    RuntimeProtocol.declared(
      """
      @protocol ICKeyValueCodable <NSObject>
      - (id)valueForKey:(NSString *)key
      - (void)setValue:(id)value forKey:(NSString *)key
      - (id)valueForKeyPath:(NSString *)keyPath
      - (void)setValue:(id)value forKeyPath:(NSString *)keyPath
      - (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys
      - (void)setValuesForKeysWithDictionary:(NSDictionary *)values
      """,
      "An object whose properties are read and set by key.")
    RuntimeProtocol.declared(
      """
      @protocol ICInspectable <NSObject>
      + (NSDictionary *)properties
      """,
      "An object whose class lists its properties.")
    RuntimeProtocol.declared(
      """
      @protocol ICMappable <ICKeyValueCodable>
      - (instancetype)initWithDictionary:(NSDictionary *)dictionary
      - (NSDictionary *)dictionaryRepresentation
      """,
      "An object that is made from a dictionary and can be turned into one.")
    RuntimeProtocol.declared(
      """
      @protocol ICJSONMappable <ICMappable>
      + (NSDictionary *)JSONMapping
      - (instancetype)initWithJSONDictionary:(NSDictionary *)dictionary
      - (NSDictionary *)JSONRepresentation
      @optional
      - (void)transformJSONRepresentationBeforeMapping:(NSDictionary **)representation
      """,
      "An object that is made from JSON and can be turned into JSON.")
    RuntimeProtocol.declared(
      """
      @protocol ICRemoteObject <NSObject>
      + (NSString *)resourceEndpoint
      - (NSString *)resourceEndpoint
      @optional
      + (NSString *)remoteKeyPath
      """,
      "An object with a path on a server.")
    RuntimeProtocol.declared(
      """
      @protocol ICValueObject <NSCopying>
      - (instancetype)initWithBackingObject:(id)object
      - (id)backingObject
      @optional
      - (instancetype)initWithString:(NSString *)string
      - (instancetype)initWithNumber:(NSNumber *)number
      """,
      "An object that is made from one value, such as a string.")
    RuntimeProtocol.declared(
      """
      @protocol ICSerializer <NSObject>
      - (NSString *)serializedObject:(id)object
      - (id)deserializedObjectFromString:(NSString *)string
      """,
      "Turns a value of JSON into an object and back.")
  }
}
