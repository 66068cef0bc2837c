import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct MessagePatternTests {
  @Test(
    arguments: [
      ("*", "", true), ("", "", true), ("", "a", false), ("a", "a", true), ("a", "A", false),
      ("a*", "abc", true), ("*c", "abc", true), ("*b*", "abc", true), ("a*c", "abcc", true),
      ("a*d", "abcc", false), ("?", "", false), ("a?c", "abc", true), ("a?c", "ac", false),
      ("**", "abc", true), ("a**", "a", true), ("*ab*ab", "abxabab", true),
      ("set*:", "setText:", true),
      ("set*:", "setText:a", false), ("*?", "a", true), ("*aab", "aaaaab", true),
    ])
  func globs(_ pattern: String, _ name: String, _ fits: Bool) {
    #expect(Glob.matches(pattern, name) == fits)
  }

  @Test func readsAlternatives() throws {
    let top = try makeClass("PatternTop")
    let bottom = try makeClass("PatternBottom", below: top)
    let set = Selector("setText:")
    func matches(_ text: String, _ cls: RuntimeClass, _ implementor: RuntimeClass) throws -> Bool {
      try MessagePattern(parsing: text).matches(set, to: cls, in: implementor)
    }
    #expect(try matches("*", bottom, top))
    #expect(try matches(bottom.name, bottom, top))
    #expect(try matches(top.name, bottom, top), "who answers counts, too")
    #expect(try !matches(top.name, bottom, bottom))
    #expect(try matches("Nobody, PatternB*", bottom, bottom))
    #expect(try matches("-[PatternB* set*:]", bottom, bottom))
    #expect(try matches("[PatternB* set*:]", bottom, bottom))
    #expect(try matches("PatternB* set*:", bottom, bottom))
    #expect(try matches(" -[ PatternB*   set*: ] ", bottom, bottom))
    #expect(try !matches("-[PatternB* get*]", bottom, bottom))
    #expect(try !matches("+[PatternB* set*:]", bottom, bottom))
    #expect(try matches("+[PatternB*]", bottom.metaclass, bottom.metaclass))
    #expect(try !matches("-[PatternB*]", bottom.metaclass, bottom.metaclass))
  }

  @Test(
    arguments: [
      "", ",", "A,", "-[A", "A]", "-A", "[]", "-[]", "a b c", "-[A b c]", "A[b]", "+", "[A]b",
      "\u{1B}[31m x y",
    ])
  func refusesOthers(_ text: String) {
    let error = #expect(throws: MessagePattern.Malformed.self) {
      try MessagePattern(parsing: text)
    }
    #expect(error?.description.contains("is no pattern: b") == true)
    #expect(error?.description.unicodeScalars.contains("\u{1B}") == false)
  }

  @Test(arguments: [
    ("-[A b", "\"-[A b\" is no pattern: brackets are as in -[Class selector]"),
    (
      "A,,B",
      "\"A,,B\" is no pattern: between commas is a class, or a class, a space and a selector"
    ),
  ])
  func saysWhatIsWrong(_ text: String, _ sentence: String) {
    let error = #expect(throws: MessagePattern.Malformed.self) {
      try MessagePattern(parsing: text)
    }
    #expect(error?.description == sentence)
  }

  @Test func theVariableIsRead() throws {
    #expect(try EnvironmentTrace.pattern("messages") == .everything)
    #expect(try EnvironmentTrace.pattern("messages:-[A set:]").description == "-[A set:]")
    for value in ["message", "Messages", ":A", "everything"] {
      let error = #expect(throws: MessagePattern.Malformed.self) {
        try EnvironmentTrace.pattern(value)
      }
      #expect(
        error?.description
          == "\"\(value)\" is unknown; messages and messages:PATTERN are known")
    }
    #expect(throws: MessagePattern.Malformed.self) { try EnvironmentTrace.pattern("messages:") }
  }
}
