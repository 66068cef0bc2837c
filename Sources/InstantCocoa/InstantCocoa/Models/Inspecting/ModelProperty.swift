import CarobFoundation
import CarobRuntime

/// A declared property of one model class, and how the values of its instances are read and
/// written.
struct ModelProperty: Sendable {
  let property: Property
  let type: TypeEncoding
  /// What sets a number without boxing it; nil when only a box does.
  let numberSetter: NumberSetter?

  private let getter: Message<() -> Object?>
  private let objectSetter: Message<(Object?) -> Void>?
  private let reading: Reading
  /// Whether the setter is there, and the class has no `setValue:forKey:` of its own that goes
  /// first.
  private let isSetDirectly: Bool
  /// What the setter does, if the runtime made it.
  private let directSetter: DirectSetter?

  private enum Reading {
    /// By the getter.
    case getter
    /// By key: the class has a `valueForKey:` of its own, or a variable and no getter.
    case key
    /// Not at all.
    case none
  }

  /// Nil for a declaration whose type does not parse, which is refused when it is made.
  init?(_ property: Property, of cls: RuntimeClass) {
    guard let type = try? TypeEncoding(parsing: property.attributes.type) else { return nil }
    self.property = property
    self.type = type.unqualified
    getter = Message(property.getter)
    objectSetter = property.setter.map { Message($0) }
    reading =
      cls.implementor(of: Self.valueForKey) != Object.runtimeClass
      ? .key
      : cls.responds(to: property.getter)
        ? .getter : cls.ivar(named: "_\(property.name)") == nil ? .none : .key
    isSetDirectly =
      property.setter.map { cls.responds(to: $0) } ?? false
      && cls.implementor(of: Self.setValueForKey) == Object.runtimeClass
    numberSetter = isSetDirectly ? NumberSetter(property, self.type, of: cls) : nil
    directSetter = isSetDirectly ? property.setter.flatMap { DirectSetter($0, of: cls) } : nil
  }

  var name: String { property.name }

  /// Whether no object can stand for its values: structures, pointers, selectors and blocks.
  var hasNoObject: Bool {
    switch type {
    case .object, .classObject, .bool, .char, .unsignedChar, .short, .unsignedShort, .int,
      .unsignedInt, .long, .unsignedLong, .longLong, .unsignedLongLong, .float, .double:
      false
    default: true
    }
  }

  /// Whether its values are objects.
  var isObject: Bool { if case .object = type { true } else { false } }

  /// The class that the declaration names, as in `@"NSString"`; nil for `id` and for what is no
  /// object.
  var className: String? { if case .object(let name, _) = type { name } else { nil } }

  /// The value, numbers as `NSNumber`; nil when the class has nothing that reads it.
  ///
  /// - Throws: `MessageError` for a value that no object can stand for, such as a structure, and
  ///   what the getter raised.
  func value(of object: Object) throws(MessageError) -> Object? {
    switch reading {
    case .getter: isObject ? try getter(object) : try object.send(property.getter)
    case .key: try object.value(forKey: name)
    case .none: nil
    }
  }

  /// Writes a value through the setter; through key-value coding when there is none, or when the
  /// class has a `setValue:forKey:` of its own.
  ///
  /// - Throws: `MessageError` when the value does not fit, or what the setter raised.
  func set(_ value: Object?, of object: Object) throws(MessageError) {
    if isObject, try directSetter?.set(value, of: object) == true { return }
    guard isSetDirectly, let setter = property.setter, let objectSetter else {
      return try object.setValue(value, forKey: name)
    }
    if isObject {
      try objectSetter(object, value)
    } else {
      try object.set(value, through: setter, type)
    }
  }

  /// The same for a number of the setter's own type.
  ///
  /// - Throws: what the setter raised.
  func set<Number: MessageValue>(
    _ number: Number, of object: Object, by setter: Message<(Number) -> Void>
  ) throws(MessageError) {
    let bits = UInt64(Number.word(number.cValue()))
    if directSetter?.set(bits: bits, Number.passingKind, of: object) == true { return }
    try setter(object, number)
  }

  private static let valueForKey = Selector("valueForKey:")
  private static let setValueForKey = Selector("setValue:forKey:")
}

/// A setter that takes a number as the machine has it, for the types that data mostly has.
enum NumberSetter: Sendable {
  /// `long long` and `long`.
  case integer(Message<(Int) -> Void>)
  /// `double`.
  case double(Message<(Double) -> Void>)
  /// `bool`.
  case bool(Message<(Bool) -> Void>)

  /// Nil for other types, and when the method's type is not the property's.
  init?(_ property: Property, _ type: TypeEncoding, of cls: RuntimeClass) {
    guard let setter = property.setter, let method = cls.instanceMethod(for: setter),
      let types = try? MethodEncoding(parsing: method.encoding),
      types.arguments.last?.unqualified == type, types.result.unqualified == .void
    else { return nil }
    switch type {
    case .longLong, .long: self = .integer(Message(setter))
    case .double: self = .double(Message(setter))
    case .bool: self = .bool(Message(setter))
    default: return nil
    }
  }
}
