import CarobRuntime

extension NumberBox {
  /// The type of C that a number was made from.
  package enum Letter: UInt8, Sendable {
    case bool, char, unsignedChar, short, unsignedShort, int, unsignedInt
    case longLong, unsignedLongLong, float, double

    /// The widest type of a kind of number.
    init(of scalar: Scalar) {
      switch scalar {
      case .signed: self = .longLong
      case .unsigned: self = .unsignedLongLong
      case .floating: self = .double
      case .bool: self = .bool
      }
    }

    /// The type of a number's encoding; nil when the encoding is no number.
    init?(_ type: TypeEncoding) { self.init(PassingKind(type)) }

    /// The type of a number of a passing kind.
    init(_ kind: PassingKind, _ scalar: Scalar) { self = Self(kind) ?? Self(of: scalar) }

    private init?(_ kind: PassingKind) {
      switch kind {
      case .bool: self = .bool
      case .char: self = .char
      case .unsignedChar: self = .unsignedChar
      case .short: self = .short
      case .unsignedShort: self = .unsignedShort
      case .int: self = .int
      case .unsignedInt: self = .unsignedInt
      case .longLong: self = .longLong
      case .unsignedLongLong: self = .unsignedLongLong
      case .float: self = .float
      case .double: self = .double
      default: return nil
      }
    }

    /// The encoding. A truth value is a `c`, as on Apple's systems.
    var type: TypeEncoding {
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
      }
    }
  }
}
