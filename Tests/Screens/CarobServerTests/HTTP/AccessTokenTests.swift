import CarobServer
import Testing

@Suite struct AccessTokenTests {
  @Test func eachIsAnotherOneOf22Letters() {
    let tokens = (0..<100).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 100)
    let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    #expect(tokens.allSatisfy { $0.count == 22 && letters.isSuperset(of: $0) })
  }

  @Test func onlyTheTokenItselfMatches() throws {
    let token = try #require(AccessToken("abcdefghijklmnopqrstuv"))
    #expect(token.matches("abcdefghijklmnopqrstuv"))
    for other in [
      "", "a", "abcdefghijklmnopqrstuw", "Abcdefghijklmnopqrstuv", "abcdefghijklmnopqrstuv ",
      "abcdefghijklmnopqrstuvv",
    ] {
      #expect(!token.matches(other), "\(other)")
    }
  }

  @Test(arguments: ["", "short", "abcdefghijklmnopqrstu/", "abcdefghijklmnopqrstuvw"])
  func aTextThatCanBeNoneIsNone(_ text: String) { #expect(AccessToken(text) == nil) }
}
