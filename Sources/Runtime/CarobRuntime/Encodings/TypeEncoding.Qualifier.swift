extension TypeEncoding {
  /// A letter that qualifies the type after it. No qualifier changes how a value is passed.
  public enum Qualifier: Hashable, Sendable, CaseIterable {
    /// `r`
    case const
    /// `n`
    case `in`
    /// `N`
    case `inout`
    /// `o`
    case out
    /// `O`
    case bycopy
    /// `R`
    case byref
    /// `V`
    case oneway
    /// `A`, C's `_Atomic`.
    case atomic
    /// `|`, a value hidden from the garbage collector, in encodings of old GNU compilers.
    case gcInvisible
    /// `+`, a value in a register, in encodings of old GNU compilers.
    case register

    init?(letter: UInt8) {
      guard let match = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
      self = match
    }

    var letter: UInt8 {
      switch self {
      case .const: UInt8(ascii: "r")
      case .in: UInt8(ascii: "n")
      case .inout: UInt8(ascii: "N")
      case .out: UInt8(ascii: "o")
      case .bycopy: UInt8(ascii: "O")
      case .byref: UInt8(ascii: "R")
      case .oneway: UInt8(ascii: "V")
      case .atomic: UInt8(ascii: "A")
      case .gcInvisible: UInt8(ascii: "|")
      case .register: UInt8(ascii: "+")
      }
    }

    /// The word in source code.
    package var keyword: String {
      switch self {
      case .const: "const"
      case .in: "in"
      case .inout: "inout"
      case .out: "out"
      case .bycopy: "bycopy"
      case .byref: "byref"
      case .oneway: "oneway"
      case .atomic: "_Atomic"
      case .gcInvisible: "gcinvisible"
      case .register: "register"
      }
    }
  }
}
