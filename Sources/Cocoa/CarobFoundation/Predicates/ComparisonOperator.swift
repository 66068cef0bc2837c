/// The operator of a comparison: `NSPredicateOperatorType`.
enum ComparisonOperator: UInt, CaseIterable {
  case lessThan = 0
  case lessThanOrEqual = 1
  case greaterThan = 2
  case greaterThanOrEqual = 3
  case equal = 4
  case notEqual = 5
  case matches = 6
  case like = 7
  case beginsWith = 8
  case endsWith = 9
  case isIn = 10
  case custom = 11
  case contains = 99
  case between = 100

  /// The text in a format.
  var symbol: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqual: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .isIn: "IN"
    case .custom: "CUSTOM"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }

  /// The operator for a symbol or a word in a format.
  init?(symbol: String) {
    switch symbol {
    case "=": self = .equal
    case "=<": self = .lessThanOrEqual
    case "=>": self = .greaterThanOrEqual
    case "<>": self = .notEqual
    default:
      let word = symbol.uppercased()
      guard let known = Self.allCases.first(where: { $0.symbol == word }), known != .custom else {
        return nil
      }
      self = known
    }
  }

  /// Whether it only compares texts.
  var isOfText: Bool {
    switch self {
    case .matches, .like, .beginsWith, .endsWith: true
    default: false
    }
  }
}

/// The differences that a comparison of texts ignores: `NSComparisonPredicateOptions`.
struct ComparisonOptions: OptionSet {
  let rawValue: UInt

  static let caseInsensitive = Self(rawValue: 1)
  static let diacriticInsensitive = Self(rawValue: 2)
  /// Texts are compared unchanged, which is faster on Apple's systems; it includes the other two.
  static let normalized = Self(rawValue: 4)
  /// Texts are compared by the rules of the user's language, here the system's.
  static let localized = Self(rawValue: 8)

  /// The text behind an operator: `[cd]`, or nothing.
  var text: String {
    let letters =
      (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
      + (contains(.normalized) ? "n" : "") + (contains(.localized) ? "l" : "")
    return letters.isEmpty ? "" : "[\(letters)]"
  }

  /// The options that change which texts are equal.
  var folding: ComparisonOptions { intersection([.caseInsensitive, .diacriticInsensitive]) }
}
