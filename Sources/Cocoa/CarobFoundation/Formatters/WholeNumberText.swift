import Foundation

/// Checks that a text is a number from beginning to end, as Apple's formatters require.
///
/// Foundation on Linux reads a number at the beginning of a text, and does not say where it ends.
struct WholeNumberText {
  private let formatter: NumberFormatter
  private var rest: Substring

  /// Whether nothing is left behind the number that `formatter` read in a text.
  ///
  /// - Complexity: O(length).
  static func isWhole(_ text: String, _ number: NSNumber, of formatter: NumberFormatter) -> Bool {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isInWords = formatter.numberStyle == .spellOut || formatter.numberStyle == .ordinal
    guard !isInWords, let start = text.firstIndex(where: { $0.isDigit }) else {
      // Words and symbols such as ∞ have no grammar that could be parsed here.
      let written = formatter.string(from: number) ?? ""
      return written.compare(text, options: .caseInsensitive) == .orderedSame
    }
    // The text before the digits was read as a prefix; a number does not begin elsewhere.
    var whole = WholeNumberText(formatter: formatter, rest: text[start...])
    whole.skipNumber(hasPoint: whole.decimalSeparators.contains { text[..<start].hasSuffix($0) })
    return whole.isSuffix
  }

  private var decimalSeparators: [String] {
    [formatter.decimalSeparator, formatter.currencyDecimalSeparator].compactMap { $0 }
  }

  private var groupingSeparators: [String] {
    guard formatter.usesGroupingSeparator else { return [] }
    let own = [formatter.groupingSeparator, formatter.currencyGroupingSeparator].compactMap { $0 }
    // Characters that look alike are read as the same one.
    let alike = Self.alikeSeparators.filter { !$0.isDisjoint(with: own) }
    return own + alike.flatMap { $0 }
  }

  private static let alikeSeparators: [Set<String>] = [
    [" ", "\u{a0}", "\u{2009}", "\u{202f}"], ["'", "\u{2019}"],
  ]

  private mutating func skipNumber(hasPoint: Bool) {
    skipDigits()
    if !hasPoint {
      while skip(one: groupingSeparators, isDigitBehind: true) { skipDigits() }
      if formatter.allowsFloats, skip(one: decimalSeparators) { skipDigits() }
    }
    skipExponent()
  }

  private mutating func skipExponent() {
    let start = rest
    let symbol = formatter.exponentSymbol ?? "E"
    guard skip(one: [symbol, symbol.lowercased()]) else { return }
    _ = skip(one: ["+", "-", formatter.plusSign, formatter.minusSign].compactMap { $0 })
    if rest.first?.isDigit ?? false { skipDigits() } else { rest = start }
  }

  private mutating func skipDigits() { rest = rest.drop(while: \.isDigit) }

  private mutating func skip(one of: [String], isDigitBehind: Bool = false) -> Bool {
    for text in of where !text.isEmpty && rest.hasPrefix(text) {
      let behind = rest.dropFirst(text.count)
      if isDigitBehind, !(behind.first?.isDigit ?? false) { continue }
      rest = behind
      return true
    }
    return false
  }

  /// Whether the rest may be behind a number: nothing, or a suffix such as `%`.
  private var isSuffix: Bool {
    let text = rest.trimmingCharacters(in: .whitespaces)
    var suffixes = [formatter.positiveSuffix, formatter.negativeSuffix]
    if formatter.isLenient {
      suffixes += [formatter.percentSymbol, formatter.currencySymbol, formatter.currencyCode]
    }
    return text.isEmpty
      || suffixes.contains { $0?.trimmingCharacters(in: .whitespaces) == text }
  }
}

extension Character {
  fileprivate var isDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
  }
}
