/// The way in which values of a type are passed in a call, as far as one letter tells.
///
/// Two types of one kind are passed alike, except for `block` and `compound`, whose encodings have to be compared.
public enum PassingKind: UInt8, Sendable {
  // Nothing: `v`.
  case void
  // `B`, `c`, `C`, `s`, `S`, `i`, `I`: narrower than a register.
  case bool, char, unsignedChar, short, unsignedShort, int, unsignedInt
  // `q` and `l`, `Q` and `L`: a register.
  case longLong, unsignedLongLong
  // `f`, `d`: a register for floating-point numbers.
  case float, double
  // `@`, `#`; `:`; `*`, `^…`, and arrays, which are passed as pointers.
  case object, selector, pointer
  /// A pointer to a block, which may declare its types.
  case block
  /// Structures, unions, and rare types, which only libffi can pass.
  case compound

  // Switches, since the raw values that `==` would read are no constants in other modules.

  /// Whether a value is a word, in an integer register.
  @inlinable @inline(__always)
  public var isWord: Bool {
    switch self {
    case .float, .double, .compound: false
    default: true
    }
  }

  /// Whether a value is in one register, so that a result needs no libffi.
  @inlinable @inline(__always)
  public var isInRegister: Bool {
    switch self {
    case .compound: false
    default: true
    }
  }

  /// Whether two types of this kind are passed alike without another look.
  @inlinable @inline(__always)
  public var isConclusive: Bool {
    switch self {
    case .block, .compound: false
    default: true
    }
  }

  /// The kind of an encoding.
  public init(_ encoding: TypeEncoding) {
    switch encoding {
    case .void: self = .void
    case .bool: self = .bool
    case .char: self = .char
    case .unsignedChar: self = .unsignedChar
    case .short: self = .short
    case .unsignedShort: self = .unsignedShort
    case .int: self = .int
    case .unsignedInt: self = .unsignedInt
    case .long, .longLong: self = .longLong
    case .unsignedLong, .unsignedLongLong: self = .unsignedLongLong
    case .float: self = .float
    case .double: self = .double
    case .object, .classObject: self = .object
    case .selector: self = .selector
    case .cString, .pointer, .array: self = .pointer
    case .block: self = .block
    case .qualified(_, let inner): self = PassingKind(inner)
    default: self = .compound
    }
  }
}

/// The kinds of a list of arguments in one word, for comparing two lists at once: five bits each, the first one lowest.
@usableFromInline package struct ArgumentKinds: Hashable, Sendable {
  /// Equal words mean that all arguments are passed alike, unless it is `uncomparable`.
  @usableFromInline let word: UInt64

  /// A list whose kinds are not conclusive, or with too many arguments. It equals no list of a call site.
  static let uncomparable = ArgumentKinds(word: .max)

  /// The maximum number of arguments.
  private static let maximumCount = 12

  private init(word: UInt64) { self.word = word }

  /// The kinds of a method's arguments after receiver and selector.
  init(_ kinds: some Collection<PassingKind>) {
    if kinds.count > Self.maximumCount || !kinds.allSatisfy(\.isConclusive) {
      self = .uncomparable
    } else {
      var word: UInt64 = 0
      for kind in kinds.reversed() { word = word << 5 | UInt64(kind.rawValue) }
      self.word = word
    }
  }

  /// The kinds of the arguments of a call site; a constant when the types are known to the compiler.
  @inlinable @inline(__always)
  package init(
    _ a: PassingKind = .void, _ b: PassingKind = .void, _ c: PassingKind = .void,
    _ d: PassingKind = .void
  ) {
    word =
      UInt64(a.rawValue) | UInt64(b.rawValue) << 5 | UInt64(c.rawValue) << 10
      | UInt64(d.rawValue) << 15
  }
}

extension TypeEncoding {
  /// `@`, made once: enumerations with indirect payloads cost an allocation.
  package static let anyObject = TypeEncoding.object(className: nil, protocols: [])
}

extension PassingKind {
  /// Bytes of a number; 0 for what is no number.
  package var numberSize: Int {
    switch self {
    case .bool, .char, .unsignedChar: 1
    case .short, .unsignedShort: 2
    case .int, .unsignedInt, .float: 4
    case .longLong, .unsignedLongLong, .double: 8
    default: 0
    }
  }
}
