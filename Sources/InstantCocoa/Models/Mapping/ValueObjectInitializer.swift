import CarobRuntime

/// How value objects are made of what data has in their place, and told from others: any class
/// whose instances answer `initWithBackingObject:` and `backingObject` is one.
struct ValueObjectInitializer: Sendable {
  private let ofStrings: Message<(Object?) -> Object?>
  private let ofNumbers: Message<(Object?) -> Object?>

  private static let backing = Message<(Object?) -> Object?>("initWithBackingObject:")
  private static let string = Message<(Object?) -> Object?>("initWithString:")
  private static let number = Message<(Object?) -> Object?>("initWithNumber:")
  private static let backingObject = Message<() -> Object?>("backingObject")
  private static let alloc = Message<() -> Object>("alloc")

  /// Nil when the class's instances are no value objects.
  init?(for cls: RuntimeClass) {
    guard cls.responds(to: Self.backing.selector), cls.responds(to: Self.backingObject.selector)
    else { return nil }
    ofStrings = cls.responds(to: Self.string.selector) ? Self.string : Self.backing
    ofNumbers = cls.responds(to: Self.number.selector) ? Self.number : Self.backing
  }

  /// A value object of a string or a number; nil when its initialiser gives none, and for other
  /// objects.
  func make(_ cls: RuntimeClass, from value: Object) throws(MessageError) -> Object? {
    switch value {
    case is StringBox: try ofStrings(Self.alloc(cls.object), value)
    case is NumberBox: try ofNumbers(Self.alloc(cls.object), value)
    default: nil
    }
  }

  /// Whether an object is a value object.
  static func isValueObject(_ object: Object) -> Bool {
    object.responds(to: backingObject.selector) && object.responds(to: backing.selector)
  }

  /// What a value object stands for.
  static func backingObject(of object: Object) throws(MessageError) -> Object? {
    try backingObject(object)
  }
}
