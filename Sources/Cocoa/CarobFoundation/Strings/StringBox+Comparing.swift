import CarobRuntime
import Foundation

/// The methods that compare two strings: -1, 0 or 1.
extension StringBox {
  static func defineComparing(_ string: ClassMembers<StringBox>) {
    string.method(
      "- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options"
    ) { (this, other: String?, options: UInt) in
      try this.order(other, options, this.string.everything)
    }
    string.method(
      """
      - (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options \
      range:(NSRange)range
      """
    ) { (this, other: String?, options: UInt, range: NSRange) in
      try this.order(other, options, range)
    }
    string.method(
      """
      - (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options \
      range:(NSRange)range locale:(nullable id)locale
      """
    ) { (this, other: String?, options: UInt, range: NSRange, locale: Object?) in
      try this.order(other, options, range, locale: locale == nil ? nil : .current)
    }
    string.method("- (NSComparisonResult)caseInsensitiveCompare:(NSString *)string") {
      (this, other: String?) in
      other.map { this.string.caseInsensitiveCompare($0).rawValue } ?? afterNil
    }
    string.method("- (NSComparisonResult)localizedCompare:(NSString *)string") {
      (this, other: String?) in
      other.map { this.string.localizedCompare($0).rawValue } ?? afterNil
    }
    string.method("- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)string") {
      (this, other: String?) in
      other.map { this.string.localizedCaseInsensitiveCompare($0).rawValue } ?? afterNil
    }
    string.method("- (NSComparisonResult)localizedStandardCompare:(NSString *)string") {
      (this, other: String?) in
      other.map { this.string.localizedStandardCompare($0).rawValue } ?? afterNil
    }
  }

  /// The order of a string and nil, as Apple's: any string is behind it.
  static let afterNil = ComparisonResult.orderedDescending.rawValue

  private func order(
    _ other: String?, _ options: UInt, _ range: NSRange, locale: Locale? = nil
  ) throws -> Int {
    try string.checkedEnd(of: range)
    guard let other else { return Self.afterNil }
    return string.foundation.compare(
      other, options: .init(rawValue: options), range: range, locale: locale
    ).rawValue
  }
}

extension String {
  /// The string in its canonical form (NFC), in which strings that are canonically equivalent have the same
  /// bytes.
  ///
  /// - Complexity: O(length); ASCII is its own form.
  var canonicalForm: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }

  /// The order of two strings by Unicode scalars in canonical form: -1, 0 or 1.
  ///
  /// With Swift's `<` some different strings have no order, such as "e\u{301}" and "\u{E9}a".
  ///
  /// - Complexity: O(length).
  func canonicalOrder(_ other: String) -> Int {
    ExactString(canonicalForm).order(ExactString(other.canonicalForm))
  }
}
