import CarobFoundation
import CarobRuntime
import Foundation

/// The source of the serializer for one property of a class: `serializerFor<Property>` of the instance, else a class
/// named after the property's, such as `ICDateSerializer` for `NSDate`.
struct PropertySerializers: Sendable {
  private let own: Message<() -> Object?>?
  private let implicit: RuntimeClass?

  private static let serialize = Message<(Object?) -> Object?>("serializedObject:")
  private static let deserialize = Message<(Object?) -> Object?>("deserializedObjectFromString:")

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

  /// Whether the class has the method `serializerFor<Property>`.
  var hasOwn: Bool { own != nil }

  /// Whether there is no source of a serializer.
  var areNone: Bool { own == nil && implicit == nil }

  /// The serializer for an object's property; nil when there is none.
  ///
  /// - Throws: `MessageError` when the object or the serializer's `init` raises.
  private func serializer(for object: Object) throws(MessageError) -> Object? {
    if let own, let serializer = try own(object) { return serializer }
    return try implicit.flatMap { (cls) throws(MessageError) in
      try ModelInitializer.makeEmpty(cls)
    }
  }

  /// The result of a conversion.
  enum Outcome {
    /// There is no serializer with the method.
    case noSerializer
    /// The serializer's result, which may be nil.
    case result(Object?)
  }

  /// Converts a string to an object.
  ///
  /// - Throws: `MessageError` when the object or the serializer raises.
  func object(from string: StringBox, for object: Object) throws(MessageError) -> Outcome {
    guard !areNone, let serializer = try serializer(for: object),
      serializer.responds(to: Self.deserialize.selector)
    else { return .noSerializer }
    return .result(try Self.deserialize(serializer, string))
  }

  /// Converts a value to its form in data; nil without a serializer or a result.
  ///
  /// - Throws: `MessageError` when the object or the serializer raises.
  func serialized(_ value: Object, of object: Object) throws(MessageError) -> Object? {
    guard !areNone, let serializer = try serializer(for: object),
      serializer.responds(to: Self.serialize.selector)
    else { return nil }
    return try Self.serialize(serializer, value)
  }
}

/// Converts URLs to text and back. Registered as `ICURLSerializer`. [any-thread]
open class ICURLSerializer: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICURLSerializer.self, "Turns text of JSON into URLs and back."
    ) { serializer in
      ModelProtocols.register()
      serializer.adopt("ICSerializer")
      serializer.method("- (NSString *)serializedObject:(NSURL *)url") { (_, url: Object?) in
        (url as? URLBox)?.url.absoluteString
      }
      serializer.method("- (NSURL *)deserializedObjectFromString:(NSString *)string") {
        (_, text: Object?) in
        (text as? StringBox).flatMap { URL(string: $0.string) }.map { URLBox($0) }
      }
    }
  }
}
