import CarobRuntime

/// How objects of a class are made from dictionaries: by `initWithJSONDictionary:`, or else by
/// `initWithDictionary:`.
package struct ModelInitializer {
  private let message: Message<(Object?) -> Object?>

  private static let json = Message<(Object?) -> Object?>("initWithJSONDictionary:")
  private static let dictionary = Message<(Object?) -> Object?>("initWithDictionary:")
  private static let alloc = Message<() -> Object>("alloc")
  private static let plain = Message<() -> Object?>("init")

  static var jsonSelector: Selector { json.selector }
  static var allocSelector: Selector { alloc.selector }
  static var initSelector: Selector { plain.selector }

  /// Nil when instances of the class answer neither message.
  package init?(for cls: RuntimeClass) {
    if cls.responds(to: Self.json.selector) {
      message = Self.json
    } else if cls.responds(to: Self.dictionary.selector) {
      message = Self.dictionary
    } else {
      return nil
    }
  }

  /// Whether instances answer `initWithJSONDictionary:`.
  static func takesJSON(_ cls: RuntimeClass) -> Bool { cls.responds(to: json.selector) }

  /// A new object, or nil when the initialiser gives none.
  package func make(_ cls: RuntimeClass, from value: Object) throws(MessageError) -> Object? {
    try message(Self.alloc(cls.object), value)
  }

  /// A new object without values, or nil when its `init` gives none.
  static func makeEmpty(_ cls: RuntimeClass) throws(MessageError) -> Object? {
    try plain(alloc(cls.object))
  }

  /// What `init` makes of an object that an initialiser is working on; nil when it gives nothing.
  static func initialize(_ object: Object) throws(MessageError) -> Object? {
    try plain(object)
  }
}
