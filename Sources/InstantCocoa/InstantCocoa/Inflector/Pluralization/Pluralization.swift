import Foundation

/// Forms plurals and singulars of words, by rules that can be extended.
///
/// Looks a whole word up among the uncountable ones first, then among the irregular ones, and then tries the rules, the
/// latest first: the first match decides. This is a value: a copy does not get rules that are added to the original
/// later. [any-thread]
public struct Pluralization: Sendable {
  private var pluralRules: [PluralizationRule] = []
  private var singularRules: [PluralizationRule] = []
  /// Lower case.
  private var uncountables: Set<String> = []
  private var plurals: [String: String] = [:]
  private var singulars: [String: String] = [:]

  /// A pluralization without rules: every word is its own plural.
  public init() {}

  /// The plural of a word; the word itself when it is unknown.
  ///
  /// For a plural, a rule may return the word itself; otherwise the rules apply to it as to any word.
  ///
  /// - Complexity: O(rules × length).
  public func pluralized(_ word: String) -> String {
    changed(word, irregular: plurals, rules: pluralRules)
  }

  /// The singular of a word; the word itself when it is unknown.
  ///
  /// - Complexity: O(rules × length).
  public func singularized(_ word: String) -> String {
    changed(word, irregular: singulars, rules: singularRules)
  }

  private func changed(
    _ word: String, irregular: [String: String], rules: [PluralizationRule]
  ) -> String {
    if uncountables.contains(word.lowercased()) { return word }
    if let known = irregular[word] { return known }
    for rule in rules.reversed() {
      if let changed = rule.applied(to: word) { return changed }
    }
    return word
  }

  /// Adds a rule for plurals, which is tried before the existing ones.
  ///
  /// - Parameters:
  ///   - pattern: a regular expression of Foundation's `NSRegularExpression`. It matches letters in either case,
  ///     anywhere in a word. A slow pattern makes all words slow.
  ///   - replacement: the replacement of each match, with `$1` for its first group.
  /// - Throws: `PluralizationError` when the pattern is no regular expression.
  public mutating func addPluralRule(
    _ pattern: String, replacement: String
  ) throws(PluralizationError) {
    pluralRules.append(try PluralizationRule(pattern, replacement))
  }

  /// Adds a rule for singulars, which is tried before the existing ones.
  ///
  /// - Throws: as `addPluralRule`.
  public mutating func addSingularRule(
    _ pattern: String, replacement: String
  ) throws(PluralizationError) {
    singularRules.append(try PluralizationRule(pattern, replacement))
  }

  /// Adds a word whose plural follows no rule, as written and with its first letters raised.
  ///
  /// Replaces earlier entries of either word.
  ///
  /// - Throws: `PluralizationError` when one of them is empty.
  public mutating func addIrregular(
    singular: String, plural: String
  ) throws(PluralizationError) {
    if singular.isEmpty || plural.isEmpty { throw .emptyWord() }
    for (one, many) in [
      (singular, plural), (singular.withFirstLetterRaised, plural.withFirstLetterRaised),
    ] {
      plurals[one] = many
      singulars[many] = one
    }
  }

  /// Adds a word that is its own plural, whatever the case of its letters.
  ///
  /// - Throws: `PluralizationError` when it is empty.
  public mutating func addUncountable(_ word: String) throws(PluralizationError) {
    if word.isEmpty { throw .emptyWord() }
    uncountables.insert(word.lowercased())
  }
}

extension String {
  fileprivate var withFirstLetterRaised: String { prefix(1).uppercased() + dropFirst() }
}

/// A pattern and its replacement, such as `(quiz)$` and `$1zes`.
struct PluralizationRule: Sendable {
  private let expression: NSRegularExpression
  private let replacement: String

  /// - Parameters:
  ///   - pattern: a regular expression; letters match in either case.
  ///   - replacement: with `$1` for the match of the first group. A missing or empty group gives an empty text.
  init(_ pattern: String, _ replacement: String) throws(PluralizationError) {
    do {
      expression = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch {
      throw .invalidPattern(pattern)
    }
    self.replacement = replacement
  }

  /// The word with every match replaced; nil when the rule does not match.
  ///
  /// - Complexity: O(length) for a pattern that does not backtrack.
  func applied(to word: String) -> String? {
    let range = NSRange(word.startIndex..., in: word)
    guard expression.firstMatch(in: word, range: range) != nil else { return nil }
    return expression.stringByReplacingMatches(
      in: word, range: range, withTemplate: replacement)
  }
}
