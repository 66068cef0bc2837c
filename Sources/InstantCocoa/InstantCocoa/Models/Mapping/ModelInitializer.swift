import CarobFoundation
import CarobRuntime

/// Makes objects from dictionaries, with `initWithJSONDictionary:`, else with `initWithDictionary:`.
package struct ModelInitializer {
  private let message: Message<(Object?) -> Object?>

  private static let json = Message<(Object?) -> Object?>("initWithJSONDictionary:")
  private static let dictionary = Message<(Object?) -> Object?>("initWithDictionary:")
  private static let alloc = Message<() -> Object>("alloc")
  private static let plain = Message<() -> Object?>("init")

  static var jsonSelector: Selector { json.selector }
  static var allocSelector: Selector { alloc.selector }

  /// Nil when instances of the class implement neither method.
  package init?(for cls: RuntimeClass) {
    if cls.responds(to: Self.json.selector) {
      message = Self.json
    } else if cls.responds(to: Self.dictionary.selector) {
      message = Self.dictionary
    } else {
      return nil
    }
  }

  /// Whether instances implement `initWithJSONDictionary:`.
  static func takesJSON(_ cls: RuntimeClass) -> Bool { cls.responds(to: json.selector) }

  /// Makes an object; nil when the initialiser returns nil.
  package func make(_ cls: RuntimeClass, from value: Object) throws(MessageError) -> Object? {
    try message(Self.alloc(cls.object), value)
  }

  /// Makes an object without values; nil when its `init` returns nil.
  static func makeEmpty(_ cls: RuntimeClass) throws(MessageError) -> Object? {
    if !Tracer.isWatching, cls.isMadePlainly { return try cls.make() }
    return try plain(alloc(cls.object))
  }

  /// Sends `init` to an object on behalf of another initialiser; nil when that returns nil.
  static func initialize(_ object: Object) throws(MessageError) -> Object? {
    try plain(object)
  }
}

/// Makes value objects from strings and numbers, and recognizes them: any object that responds to
/// `initWithBackingObject:` and `backingObject`.
struct ValueObjectInitializer: Sendable {
  private let ofStrings: Message<(Object?) -> Object?>
  private let ofNumbers: Message<(Object?) -> Object?>

  private static let backing = Message<(Object?) -> Object?>("initWithBackingObject:")
  private static let string = Message<(Object?) -> Object?>("initWithString:")
  private static let number = Message<(Object?) -> Object?>("initWithNumber:")
  private static let backingObject = Message<() -> Object?>("backingObject")
  private static let alloc = Message<() -> Object>("alloc")

  /// Nil when the class is no value object class.
  init?(for cls: RuntimeClass) {
    guard cls.responds(to: Self.backing.selector), cls.responds(to: Self.backingObject.selector)
    else { return nil }
    ofStrings = cls.responds(to: Self.string.selector) ? Self.string : Self.backing
    ofNumbers = cls.responds(to: Self.number.selector) ? Self.number : Self.backing
  }

  /// Makes a value object from a string or a number; nil when its initialiser returns nil, and for other objects.
  func make(_ cls: RuntimeClass, from value: Object) throws(MessageError) -> Object? {
    switch value {
    case is StringBox: try ofStrings(Self.alloc(cls.object), value)
    case is NumberBox: try ofNumbers(Self.alloc(cls.object), value)
    default: nil
    }
  }

  static func isValueObject(_ object: Object) -> Bool {
    object.responds(to: backingObject.selector) && object.responds(to: backing.selector)
  }

  static func backingObject(of object: Object) throws(MessageError) -> Object? {
    try backingObject(object)
  }
}
