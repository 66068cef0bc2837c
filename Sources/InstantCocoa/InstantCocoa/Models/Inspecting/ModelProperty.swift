import CarobFoundation
import CarobRuntime

/// A declared property of one model class, and the way to read and write it.
struct ModelProperty: Sendable {
  let property: Property
  let type: TypeEncoding
  /// The setter for unboxed numbers; nil when it needs a box.
  let numberSetter: NumberSetter?

  private let getter: Message<() -> Object?>
  private let objectSetter: Message<(Object?) -> Void>?
  private let reading: Reading
  /// Whether the setter exists, and the class does not override `setValue:forKey:`, which would go first.
  private let isSetDirectly: Bool
  /// The direct form of a setter that the runtime made.
  private let directSetter: DirectSetter?

  private enum Reading {
    /// Through the getter.
    case getter
    /// By key: the class overrides `valueForKey:`, or has a variable and no getter.
    case key
    /// Not readable.
    case none
  }

  /// Nil for a declaration whose type does not parse; the runtime refuses those.
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

  /// Whether its values cannot be boxed: structures, pointers, selectors and blocks.
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

  /// The class that the declaration names, as in `@"NSString"`; nil for `id` and for types that are no objects.
  var className: String? { if case .object(let name, _) = type { name } else { nil } }

  /// The value, numbers as `NSNumber`; nil when the class cannot read it.
  ///
  /// - Throws: `MessageError` for a value that cannot be boxed, such as a structure, and when the getter raises.
  func value(of object: Object) throws(MessageError) -> Object? {
    switch reading {
    case .getter: isObject ? try getter(object) : try object.send(property.getter)
    case .key: try object.value(forKey: name)
    case .none: nil
    }
  }

  /// Writes a value through the setter; through key-value coding when there is none, or when the class overrides
  /// `setValue:forKey:`.
  ///
  /// - Throws: `MessageError` when the value does not fit, or the setter raises.
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

  /// Writes a number of the setter's type.
  ///
  /// - Throws: `MessageError` when the setter raises.
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

/// A setter for unboxed numbers of the types that are common in data.
enum NumberSetter: Sendable {
  /// `long long` and `long`.
  case integer(Message<(Int) -> Void>)
  /// `double`.
  case double(Message<(Double) -> Void>)
  /// `bool`.
  case bool(Message<(Bool) -> Void>)

  /// Nil for other types, and when the method's type differs from the property's.
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
