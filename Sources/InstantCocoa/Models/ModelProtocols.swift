import CarobRuntime

/// The protocols of models, as objects of the runtime that plugins look up and classes adopt.
///
/// Nobody has to adopt them: what an object is, is what it answers. [any-thread]
enum ModelProtocols {
  /// Registers them; a second call does nothing.
  static func register() { registered }

  private static let registered: Void = {
    define(
      "NSCoding", members: [.init("encodeWithCoder:", "v@:@"), .init("initWithCoder:", "@@:@")])
    define("NSSecureCoding", "NSCoding", members: [.init(class: "supportsSecureCoding", "B@:")])
    define(
      "ICKeyValueCodable",
      members: [
        .init("valueForKey:", "@@:@"), .init("setValue:forKey:", "v@:@@"),
        .init("valueForKeyPath:", "@@:@"), .init("setValue:forKeyPath:", "v@:@@"),
        .init("dictionaryWithValuesForKeys:", "@@:@"),
        .init("setValuesForKeysWithDictionary:", "v@:@"),
      ])
    define("ICInspectable", members: [.init(class: "properties", "@@:")])
    define(
      "ICMappable", "ICKeyValueCodable",
      members: [.init("initWithDictionary:", "@@:@"), .init("dictionaryRepresentation", "@@:")])
    define(
      "ICJSONMappable", "ICMappable",
      members: [
        .init(class: "JSONMapping", "@@:"), .init("initWithJSONDictionary:", "@@:@"),
        .init("JSONRepresentation", "@@:"),
        .init("transformJSONRepresentationBeforeMapping:", "v@:^@", isRequired: false),
      ])
    define(
      "ICRemoteObject",
      members: [
        .init(class: "resourceEndpoint", "@@:"), .init("resourceEndpoint", "@@:"),
        .init(class: "remoteKeyPath", "@@:", isRequired: false),
      ])
    define(
      "ICValueObject", "NSCopying",
      members: [
        .init("initWithBackingObject:", "@@:@"), .init("backingObject", "@@:"),
        .init("initWithString:", "@@:@", isRequired: false),
        .init("initWithNumber:", "@@:@", isRequired: false),
      ])
    define(
      "ICSerializer",
      members: [
        .init("serializedObject:", "@@:@"), .init("deserializedObjectFromString:", "@@:@"),
      ])
  }()

  /// A method that a protocol asks for.
  private struct Member {
    let name: StaticString
    let types: String
    let isRequired: Bool
    let isClassMethod: Bool

    init(_ name: StaticString, _ types: String, isRequired: Bool = true) {
      (self.name, self.types, self.isRequired, isClassMethod) = (name, types, isRequired, false)
    }

    init(class name: StaticString, _ types: String, isRequired: Bool = true) {
      (self.name, self.types, self.isRequired, isClassMethod) = (name, types, isRequired, true)
    }
  }

  private static func define(_ name: String, _ inherited: String..., members: [Member]) {
    do throws(RegistrationError) {
      let made = try RuntimeProtocol.allocate(named: name)
      for parent in inherited { try made.inherit(from: RuntimeProtocol.registered(parent)) }
      for member in members {
        try made.addMethod(
          Selector(member.name), types: member.types, isRequired: member.isRequired,
          isClassMethod: member.isClassMethod)
      }
      try made.register()
    } catch {
      // Whoever was first with the name has said what it asks for.
      assert(error.code == .protocolNameTaken, "\(error)")
    }
  }
}
