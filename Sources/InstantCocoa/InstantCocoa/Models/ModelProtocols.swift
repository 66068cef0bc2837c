import CarobRuntime

/// The protocols of models, as objects of the runtime that plugins look up and classes adopt.
///
/// No class has to adopt them: Instant Cocoa checks which methods an object implements. [any-thread]
enum ModelProtocols {
  /// Registers the protocols; a second call does nothing.
  static let register = Once {
    RuntimeProtocol.made(
      "NSCoding", [.init("encodeWithCoder:", "v@:@"), .init("initWithCoder:", "@@:@")])
    RuntimeProtocol.made(
      "NSSecureCoding", inheriting: ["NSCoding"], [.init(class: "supportsSecureCoding", "B@:")])
    RuntimeProtocol.made(
      "ICKeyValueCodable", inheriting: ["NSObject"],
      [
        .init("valueForKey:", "@@:@"), .init("setValue:forKey:", "v@:@@"),
        .init("valueForKeyPath:", "@@:@"), .init("setValue:forKeyPath:", "v@:@@"),
        .init("dictionaryWithValuesForKeys:", "@@:@"),
        .init("setValuesForKeysWithDictionary:", "v@:@"),
      ])
    RuntimeProtocol.made(
      "ICInspectable", inheriting: ["NSObject"], [.init(class: "properties", "@@:")])
    RuntimeProtocol.made(
      "ICMappable", inheriting: ["ICKeyValueCodable"],
      [.init("initWithDictionary:", "@@:@"), .init("dictionaryRepresentation", "@@:")])
    RuntimeProtocol.made(
      "ICJSONMappable", inheriting: ["ICMappable"],
      [
        .init(class: "JSONMapping", "@@:"), .init("initWithJSONDictionary:", "@@:@"),
        .init("JSONRepresentation", "@@:"),
        .init(optional: "transformJSONRepresentationBeforeMapping:", "v@:^@"),
      ])
    RuntimeProtocol.made(
      "ICRemoteObject", inheriting: ["NSObject"],
      [
        .init(class: "resourceEndpoint", "@@:"), .init("resourceEndpoint", "@@:"),
        .init(class: "remoteKeyPath", "@@:", isRequired: false),
      ])
    RuntimeProtocol.made(
      "ICValueObject", inheriting: ["NSCopying"],
      [
        .init("initWithBackingObject:", "@@:@"), .init("backingObject", "@@:"),
        .init(optional: "initWithString:", "@@:@"),
        .init(optional: "initWithNumber:", "@@:@"),
      ])
    RuntimeProtocol.made(
      "ICSerializer", inheriting: ["NSObject"],
      [
        .init("serializedObject:", "@@:@"), .init("deserializedObjectFromString:", "@@:@"),
      ])
  }
}
