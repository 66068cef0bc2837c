import Foundation

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
