/// The secret that a page sends with each request: 128 random bits, new with each start. [any-thread]
package struct AccessToken: Sendable {
  /// The token in the URL and the header: 22 letters of base64url.
  package let text: String

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
  private static let length = 22

  /// Creates a random token.
  package init() {
    var generator = SystemRandomNumberGenerator()
    // 22 letters of 6 bits hold more than 128.
    text = String(
      (0..<Self.length).map { _ in Self.letters[Int(generator.next() % 64 as UInt64)] })
  }

  /// Reads the token of an earlier server, so that its pages can go on; nil for malformed text.
  package init?(_ text: String) {
    guard text.count == Self.length, text.allSatisfy(Self.letters.contains) else { return nil }
    self.text = text
  }

  /// Returns whether a text is the token. Takes the same time for every text of this length.
  package func matches(_ given: String) -> Bool {
    let (mine, given) = (Array(text.utf8), Array(given.utf8))
    guard mine.count == given.count else { return false }
    return zip(mine, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
