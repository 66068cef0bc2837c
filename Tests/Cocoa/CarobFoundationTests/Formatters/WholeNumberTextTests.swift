import Foundation
import Testing

@testable import CarobFoundation

@Suite struct WholeNumberTextTests {
  private func formatter(
    _ style: NumberFormatter.Style = .decimal, _ locale: String = "en_US"
  ) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    return formatter
  }

  @Test(arguments: [
    ("1", true), ("-1.5", true), (" 1 ", true), ("1,234.5", true), ("12x", false), ("1.2.3", false),
    ("1 2", false), ("1,", false), ("1.5e3", true), ("1E5", true), ("1e", false), ("٣", true),
    (".5", true), ("1..", false),
  ])
  func decimals(_ text: String, _ isWhole: Bool) {
    #expect(WholeNumberText.isWhole(text, 1, of: formatter()) == isWhole)
  }

  @Test func separatorsAreTheLocales() {
    let german = formatter(.decimal, "de_DE")
    #expect(WholeNumberText.isWhole("1.234,5", 1234.5, of: german))
    #expect(!WholeNumberText.isWhole("1,234.5", 1.234, of: german))
    let french = formatter(.decimal, "fr_FR")
    for space in [" ", "\u{a0}", "\u{202f}"] {
      #expect(WholeNumberText.isWhole("1\(space)234", 1234, of: french), "\(space.unicodeScalars)")
    }
  }

  @Test func suffixesBelongToTheNumber() {
    #expect(WholeNumberText.isWhole("50%", 0.5, of: formatter(.percent)))
    #expect(!WholeNumberText.isWhole("50%", 50, of: formatter()))
    #expect(!WholeNumberText.isWhole("50%%", 0.5, of: formatter(.percent)))
    let euros = formatter(.currency, "de_DE")
    #expect(WholeNumberText.isWhole("1,50 €", 1.5, of: euros))
  }

  @Test func wordsAreComparedWithWhatTheFormatterWrites() {
    let words = formatter(.spellOut)
    #expect(WholeNumberText.isWhole("Twenty-One", 21, of: words))
    #expect(!WholeNumberText.isWhole("twenty-one or so", 21, of: words))
  }

  @Test func withoutFloatsAPointIsTooMuch() {
    let formatter = formatter()
    formatter.allowsFloats = false
    #expect(WholeNumberText.isWhole("12", 12, of: formatter))
    #expect(!WholeNumberText.isWhole("12.5", 12, of: formatter))
  }
}
