import CarobRuntime

/// How objects of a class are made from dictionaries: by `initWithJSONDictionary:`, or else by
/// `initWithDictionary:`.
package struct ModelInitializer {
  private let message: Message<(Object?) -> Object?>

  private static let json = Message<(Object?) -> Object?>("initWithJSONDictionary:")
  private static let dictionary = Message<(Object?) -> Object?>("initWithDictionary:")
  private static let alloc = Message<() -> Object>("alloc")
  private static let plain = Message<() -> Object?>("init")

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

  /// What `init` makes of an object that an initialiser is working on; nil when it gives nothing.
  static func initialize(_ object: Object) throws(MessageError) -> Object? {
    try plain(object)
  }
}
