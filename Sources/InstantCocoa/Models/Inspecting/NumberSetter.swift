import CarobRuntime

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
