import Foundation

/// Knows plurals and singulars of words, by rules that may be added to.
///
/// A word is first looked up among those that have no plural, then among those with one of their own, each as a
/// whole; then the rules are tried, the one added last first, and the first that matches decides. A value: a copy
/// does not see rules that are added to the original later. [any-thread]
public struct Pluralization: Sendable {
  private var pluralRules: [PluralizationRule] = []
  private var singularRules: [PluralizationRule] = []
  /// Lower case.
  private var uncountables: Set<String> = []
  private var plurals: [String: String] = [:]
  private var singulars: [String: String] = [:]

  /// A pluralization without rules: every word is its own plural.
  public init() {}

  /// The plural of a word; the word itself when nothing is known of it.
  ///
  /// A word that is a plural already gives itself where a rule says so, and else what the rules make of it.
  ///
  /// - Complexity: O(rules × length).
  public func pluralized(_ word: String) -> String {
    changed(word, irregular: plurals, rules: pluralRules)
  }

  /// The singular of a word; the word itself when nothing is known of it.
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

  /// Adds a rule for plurals, to be tried before those that are there.
  ///
  /// - Parameters:
  ///   - pattern: a regular expression, as Foundation's `NSRegularExpression` reads it. It matches letters in
  ///     either case, anywhere in a word, and is only as fast as it is written.
  ///   - replacement: stands in the place of each match, with `$1` for its first group.
  /// - Throws: `PluralizationError` when the pattern is no regular expression.
  public mutating func addPluralRule(
    _ pattern: String, replacement: String
  ) throws(PluralizationError) {
    pluralRules.append(try PluralizationRule(pattern, replacement))
  }

  /// Adds a rule for singulars, to be tried before those that are there.
  ///
  /// - Throws: as `addPluralRule`.
  public mutating func addSingularRule(
    _ pattern: String, replacement: String
  ) throws(PluralizationError) {
    singularRules.append(try PluralizationRule(pattern, replacement))
  }

  /// Adds a word whose plural follows no rule, as written and with its first letters raised.
  ///
  /// What was known of one of the two before is forgotten.
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

/// One pattern of a word and what stands in its place, such as `(quiz)$` and `$1zes`.
struct PluralizationRule: Sendable {
  private let expression: NSRegularExpression
  private let replacement: String

  /// - Parameters:
  ///   - pattern: a regular expression; letters match in either case.
  ///   - replacement: with `$1` for what the first group matched. A group that there is not, or that matched
  ///     nothing, is empty.
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
