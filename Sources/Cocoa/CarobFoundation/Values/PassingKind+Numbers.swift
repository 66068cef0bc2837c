import CarobRuntime

extension PassingKind {
  /// The widest kind of a number.
  init(of scalar: Scalar) {
    switch scalar {
    case .signed: self = .longLong
    case .unsigned: self = .unsignedLongLong
    case .floating: self = .double
    case .bool: self = .bool
    }
  }

  /// The type of a number of this kind. A truth value is a `c`, as on Apple's systems.
  var numberType: TypeEncoding {
    switch self {
    case .bool, .char: .char
    case .unsignedChar: .unsignedChar
    case .short: .short
    case .unsignedShort: .unsignedShort
    case .int: .int
    case .unsignedInt: .unsignedInt
    case .longLong: .longLong
    case .unsignedLongLong: .unsignedLongLong
    case .float: .float
    case .double: .double
    case .void, .object, .selector, .pointer, .block, .compound:
      preconditionFailure("the kind is not a number's")
    }
  }
}
