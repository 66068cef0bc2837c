import CarobRuntime
import Foundation

/// Where the serializer for one property of a class comes from: `serializerFor<Property>` of the
/// instance, or else a class called after the property's, such as `ICDateSerializer` for `NSDate`.
struct PropertySerializers: Sendable {
  private let own: Message<() -> Object?>?
  private let implicit: RuntimeClass?

  private static let serialize = Message<(Object?) -> Object?>("serializedObject:")
  private static let deserialize = Message<(Object?) -> Object?>("deserializedObjectFromString:")

  /// What serializers are sent.
  static var messages: [InformalProtocol.Method] {
    [.init(serialize), .init(deserialize)]
  }

  init(_ property: ModelProperty, _ propertyClass: RuntimeClass?, of cls: RuntimeClass) {
    let inflector = ICInflector.shared.inflector
    let name = inflector.serializerSelectorName(forProperty: property.name)
    let selector = try? Selector(validating: name)
    own = selector.flatMap {
      $0.argumentCount == 0 && cls.responds(to: $0) ? Message($0) : nil
    }
    implicit = propertyClass.flatMap { ICInflector.shared.serializerClass(forPropertiesOf: $0) }
  }

  /// Whether the class says itself which one to use.
  var hasOwn: Bool { own != nil }

  /// Whether there can be none.
  var areNone: Bool { own == nil && implicit == nil }

  /// The serializer for an object's property; nil when there is none.
  ///
  /// - Throws: what the object or the serializer's `init` raised.
  private func serializer(for object: Object) throws(MessageError) -> Object? {
    if let own, let serializer = try own(object) { return serializer }
    return try implicit.flatMap { (cls) throws(MessageError) in
      try ModelInitializer.makeEmpty(cls)
    }
  }

  /// What became of a string or an object.
  enum Outcome {
    /// There is no serializer that answers.
    case noSerializer
    /// What it gave, which may be nothing.
    case result(Object?)
  }

  /// The object that a string stands for.
  ///
  /// - Throws: what the object or the serializer raised.
  func object(from string: StringBox, for object: Object) throws(MessageError) -> Outcome {
    guard !areNone, let serializer = try serializer(for: object),
      serializer.responds(to: Self.deserialize.selector)
    else { return .noSerializer }
    return .result(try Self.deserialize(serializer, string))
  }

  /// What stands for a value in data; nil when no serializer has anything for it.
  ///
  /// - Throws: what the object or the serializer raised.
  func serialized(_ value: Object, of object: Object) throws(MessageError) -> Object? {
    guard !areNone, let serializer = try serializer(for: object),
      serializer.responds(to: Self.serialize.selector)
    else { return nil }
    return try Self.serialize(serializer, value)
  }
}

/// URLs as text. Registered as `ICURLSerializer`. [any-thread]
open class ICURLSerializer: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICURLSerializer.self) { serializer in
      ModelProtocols.register()
      serializer.adopt("ICSerializer")
      serializer.method("serializedObject:") { (_, url: Object?) in
        (url as? URLBox)?.url.absoluteString
      }
      serializer.method("deserializedObjectFromString:") { (_, text: Object?) in
        (text as? StringBox).flatMap { URL(string: $0.string) }.map { URLBox($0) }
      }
    }
  }
}
