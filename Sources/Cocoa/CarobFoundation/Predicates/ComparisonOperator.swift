/// How a comparison compares two values: `NSPredicateOperatorType`.
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

  /// As it is written in a format.
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

  /// The operator that a format means by a symbol or a word.
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

  /// Whether it compares texts and nothing else.
  var isOfText: Bool {
    switch self {
    case .matches, .like, .beginsWith, .endsWith: true
    default: false
    }
  }
}

/// What a comparison of texts does not tell apart: `NSComparisonPredicateOptions`.
struct ComparisonOptions: OptionSet {
  let rawValue: UInt

  static let caseInsensitive = Self(rawValue: 1)
  static let diacriticInsensitive = Self(rawValue: 2)
  /// That texts are compared as they are, which is faster on Apple's systems; it includes the other two.
  static let normalized = Self(rawValue: 4)
  /// That texts are compared by the rules of the user's language, which are those of the system here.
  static let localized = Self(rawValue: 8)

  /// As they are written behind an operator: `[cd]`, or nothing.
  var text: String {
    let letters =
      (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
      + (contains(.normalized) ? "n" : "") + (contains(.localized) ? "l" : "")
    return letters.isEmpty ? "" : "[\(letters)]"
  }

  /// Those that change which texts are the same.
  var folding: ComparisonOptions { intersection([.caseInsensitive, .diacriticInsensitive]) }
}
