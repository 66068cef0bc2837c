import Testing

@testable import CarobRuntime

/// Which types may be written at a send in C, for which types of a method.
@Suite struct RecordedSendTests {
  private func fits(
    _ written: String, _ size: Int, _ declared: String, asResult: Bool
  ) throws -> Bool {
    RecordedSend.WrittenType(encoding: written, size: size)
      .fits(try TypeEncoding(parsing: declared), asResult: asResult)
  }

  /// What plugins that work write: none of it is ever an error.
  @Test(arguments: [
    // Integers of a size, whatever their names.
    ("i", 4, "I"), ("I", 4, "i"), ("l", 8, "q"), ("L", 8, "q"), ("q", 8, "L"), ("B", 1, "c"),
    ("c", 1, "B"), ("C", 1, "B"), ("B", 1, "B"), ("S", 2, "s"), ("?", 16, "t"),
    // Objects and classes.
    ("@", 8, "@"), ("@", 8, "@\"NSString\""), ("@", 8, "#"), ("#", 8, "@"), ("@", 8, "@?"),
    ("@", 8, "r@"),
    // Pointers to what only one side knows.
    ("^v", 8, "@"), ("^v", 8, "*"), ("^v", 8, ":"), ("^v", 8, "^i"), ("^v", 8, "^{CGRect=dddd}"),
    ("@", 8, "^v"), ("@", 8, "^{objc_object=#}"), ("*", 8, "^v"), ("^?", 8, "^?"), ("^v", 8, "^?"),
    ("^?", 8, "^v"), ("^@", 8, "^@"), ("^v", 8, "^@"), ("l", 8, "^v"), ("^v", 8, "Q"),
    // Text.
    ("*", 8, "r*"), ("r*", 8, "*"), ("r*", 8, "^c"), ("*", 8, "^C"), ("*", 8, "[8c]"),
    ("^v", 8, "[4d]"),
    // Structures, of which the size is known. One with gaps may be packed.
    ("?", 16, "{CGPoint=dd}"), ("?", 8, "(Value=dq)"), ("d", 8, "{One=d}"), ("?", 8, "@?"),
    ("?", 9, "{Packed=cq}"), ("?", 16, "{Gap=cq}"), ("?", 24, "{Opaque}"), ("?", 12, "{Bits=b3b5}"),
    ("?", 16, "jd"), ("?", 2, "?"), ("f", 4, "f"), ("d", 8, "d"), ("D", 16, "D"), (":", 8, ":"),
  ])
  func isTakenForEither(_ written: String, _ size: Int, _ declared: String) throws {
    #expect(try fits(written, size, declared, asResult: true))
    #expect(try fits(written, size, declared, asResult: false))
  }

  /// What reads what is not there.
  @Test(arguments: [
    ("d", 8, "@"), ("@", 8, "d"), ("@", 8, "q"), ("l", 8, "@"), ("i", 4, "@"), ("@", 8, "B"),
    ("d", 8, "f"), ("f", 4, "d"), ("d", 8, "q"), ("i", 4, "f"), ("D", 16, "d"), ("r*", 8, "@"),
    ("@", 8, "*"), ("@", 8, "^c"), (":", 8, "*"), ("*", 8, ":"), (":", 8, "@"), ("@", 8, ":"),
    ("@", 8, "^B"), ("@", 8, "^@"), ("^@", 8, "@"), ("?", 16, "{CGRect=dddd}"),
    ("@", 8, "{CGPoint=dd}"),
    ("?", 16, "@"), ("?", 32, "q"), ("^v", 8, "d"), ("^v", 8, "i"),
  ])
  func isRefusedForBoth(_ written: String, _ size: Int, _ declared: String) throws {
    #expect(try !fits(written, size, declared, asResult: true))
    #expect(try !fits(written, size, declared, asResult: false))
  }

  /// Bits may be dropped, and are not made up.
  @Test(arguments: [("i", 4, "q"), ("B", 1, "i"), ("c", 1, "s"), ("S", 2, "Q")])
  func aNarrowerIntegerIsAResult(_ written: String, _ size: Int, _ declared: String) throws {
    #expect(try fits(written, size, declared, asResult: true))
    #expect(try !fits(written, size, declared, asResult: false))
  }

  @Test(arguments: [("l", 8, "i"), ("i", 4, "B"), ("q", 8, "C"), ("i", 4, "s")])
  func aWiderIntegerIsAnArgument(_ written: String, _ size: Int, _ declared: String) throws {
    #expect(try fits(written, size, declared, asResult: false))
    #expect(try !fits(written, size, declared, asResult: true))
  }

  @Test(arguments: ["v", "@", "q", "d", "{CGPoint=dd}", "Vv"])
  func aResultMayBeIgnored(_ declared: String) throws {
    #expect(try fits("v", 1, declared, asResult: true))
  }

  @Test func theMemoryOfALargeResultIsNeeded() throws {
    #expect(try !fits("v", 1, "{Large=[40d]}", asResult: true))
  }

  @Test(arguments: [("@", 8), ("i", 4), ("d", 8), ("?", 16), ("^v", 8)])
  func nothingComesOfVoid(_ written: String, _ size: Int) throws {
    #expect(try !fits(written, size, "v", asResult: true))
  }

  /// What is to be written instead, in C.
  @Test func saysWhatToWrite() throws {
    let send = RecordedSend(
      file: "issues.c", line: 41, selector: "at:of:is:", superOf: "List",
      types: [("d", 8), ("r*", 8), ("i", 4), ("B", 1)].map {
        .init(encoding: $0.0, size: $0.1)
      })
    let mismatch = try #require(
      send.mismatch(with: try MethodSignature.interned("@\"NSString\"@:@\"NSArray\"Q*")))
    #expect(send.place == "issues.c:41")
    #expect(
      mismatch.sentence == "the result is NSString * (@\"NSString\"), the send has double (d)")
    #expect(
      mismatch.advice
        == "write CAROB_SEND_SUPER(id, …, \"List\", \"at:of:is:\", "
        + "(id, unsigned long, const char *), …, …, …)"
    )
  }
}
