import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct StringBoxTests {
  @Test func handsOutItsBytes() {
    let string = StringBox("héllo")
    #expect(String(cString: string.utf8) == "héllo")
    #expect(string.utf8 == string.utf8)
    let (cut, empty) = (StringBox("a\0b"), StringBox(""))
    #expect(String(cString: cut.utf8) == "a")
    #expect(String(cString: empty.utf8) == "")
    withExtendedLifetime((string, cut, empty)) {}
  }

  /// Also where Swift's own `<` has none.
  @Test func stringsHaveOneOrder() {
    let ordered = [
      "", "\0", "B", "a", "a\0", "ab", "e", "ea", "z", "\u{E9}", "\u{E9}a", "\u{3B1}", "\u{FFFD}",
      "\u{1F600}",
    ]
    let decomposed = ordered.map(\.decomposedStringWithCanonicalMapping)
    for strings in [ordered, decomposed] {
      for (i, a) in strings.enumerated() {
        for (j, b) in ordered.enumerated() {
          #expect(StringBox(a).compare(StringBox(b)) == (i - j).signum(), "\(i), \(j)")
          #expect(StringBox(b).compare(StringBox(a)) == (j - i).signum(), "\(j), \(i)")
        }
      }
    }
  }

  @Test(arguments: [
    ("S", "S"), ("Straße", "S"), ("e\u{301}a", "e\u{301}"), ("\r\nx", "\r\n"), ("\rx", "\r"),
    ("\nx", "\n"), ("\0x", "\0"), ("ßa", "ß"), ("👍🏽!", "👍🏽"),
  ])
  func givesItsFirstCharacter(of text: String, is character: String) throws {
    let first = try StringBox(text).send(Selector("firstCharacter"))
    #expect((first as? StringBox)?.string.utf8.elementsEqual(character.utf8) == true)
  }

  @Test func firstCharactersInASCIIAreTheSameObject() throws {
    let first = try StringBox("Ada").send(Selector("firstCharacter"))
    #expect(try StringBox("Alan").send(Selector("firstCharacter")) === first)
  }

  @Test func aDescriptionOfItsOwnIsAsked() throws {
    let string = StringBox("own")
    #expect(try string.send(Selector("debugDescription"))?.description == "own")
    try string.respond(to: "description") { (_: Object) in "another" }
    #expect(try string.send(Selector("debugDescription"))?.description == "another")
  }

  @Test func answersMessages() throws {
    let string = StringBox("Straße")
    #expect(try string.send(Selector("length"), returning: UInt.self) == 6)
    #expect(try StringBox("👍").send(Selector("length"), returning: UInt.self) == 2)
    #expect(try string.send(Selector("uppercaseString"))?.description == "STRASSE")
    #expect(try string.send(Selector("lowercaseString"))?.description == "straße")
    #expect(try string.send(Selector("firstCharacter"))?.description == "S")
    #expect(try StringBox("").send(Selector("firstCharacter")) == nil)
    #expect(try string.send(Selector("hasPrefix:"), "Str", returning: Bool.self))
    #expect(try string.send(Selector("hasSuffix:"), "ße", returning: Bool.self))
    #expect(try string.send(Selector("stringByAppendingString:"), "n")?.description == "Straßen")
    #expect(try string.send(Selector("copy")) === string)
    #expect(try StringBox("12").send(Selector("integerValue"), returning: Int.self) == 12)
    #expect(try StringBox("x").send(Selector("integerValue"), returning: Int.self) == 0)
    #expect(try StringBox("0.5").send(Selector("doubleValue"), returning: Double.self) == 0.5)
    #expect(
      try string.send(Selector("isEqualToString:"), StringBox("Straße"), returning: Bool.self))
    #expect(try StringBox("a").send(Selector("compare:"), "b", returning: Int.self) == -1)
    let bytes = try string.send(Selector("UTF8String"), returning: CString.self)
    #expect(bytes.pointer == string.utf8)
    #expect(throws: MessageError.self) {
      try string.send(Selector("stringByAppendingString:"), Object?.none)
    }
  }

  @Test func isMadeOfBytesThatAreUTF8() throws {
    let cls = StringBox.runtimeClass.object
    func made(_ bytes: [UInt8]) throws -> Object? {
      try bytes.withUnsafeBytes { bytes in
        try cls.send(
          Selector("stringWithUTF8String:"),
          CString(pointer: bytes.baseAddress?.assumingMemoryBound(to: CChar.self)))
      }
    }
    #expect(try made([0x61, 0xC3, 0xA4, 0])?.description == "aä")
    #expect(try made([0xFF, 0]) == nil)
    #expect(try cls.send(Selector("stringWithUTF8String:"), CString(pointer: nil)) == nil)
  }

  @Test func equalStringsHashAlike() {
    #expect(StringBox("a").isEqual(StringBox("a")))
    #expect(StringBox("a").hash == StringBox("a").hash)
    #expect(!StringBox("a").isEqual(StringBox("b")))
    #expect(!StringBox("1").isEqual(NumberBox(1)))
    #expect(StringBox("b").compare(StringBox("a")) == 1)
  }
}

/// The members of `NSString` for numbers, prefixes and parts.
@Suite struct StringBoxMembersTests {
  @Test(
    arguments: [
      ("42 apples", 42, 42.0, true), ("  -7.5e2x", -7, -750, true), ("+3", 3, 3, true),
      ("apples 42", 0, 0, false), ("", 0, 0, false), ("-", 0, 0, false), (".5", 0, 0.5, false),
      ("5.", 5, 5, true), ("1e", 1, 1, true), ("1e+", 1, 1, true), ("00012", 12, 12, true),
      ("000", 0, 0, false), ("YES", 0, 0, true), ("true", 0, 0, true), ("no", 0, 0, false),
      ("0y", 0, 0, false), ("1.e2", 1, 100, true), ("\u{2003}\t9", 9, 9, true),
      ("99999999999999999999", Int.max, 1e20, true),
      ("-99999999999999999999", Int.min, -1e20, true),
      ("-9223372036854775808", Int.min, -9_223_372_036_854_775_808, true),
      ("1e999", 1, .infinity, true), ("0x10", 0, 0, false), ("٣", 0, 0, false),
    ] as [(String, Int, Double, Bool)])
  func readsTheNumberItBeginsWith(
    _ text: String, _ integer: Int, _ floating: Double, _ bool: Bool
  ) throws {
    let string = StringBox(text)
    #expect(try string.send(Selector("integerValue"), returning: Int.self) == integer)
    #expect(try string.send(Selector("doubleValue"), returning: Double.self) == floating)
    #expect(try string.send(Selector("boolValue"), returning: Bool.self) == bool)
    #expect(
      try string.send(Selector("intValue"), returning: Int32.self) == Int32(clamping: integer))
  }

  @Test func equalityIsExactAndOrderIsNot() throws {
    let (composed, decomposed) = (StringBox("\u{E9}"), StringBox("e\u{301}"))
    #expect(!composed.isEqual(decomposed))
    #expect(
      try !composed.send(Selector("isEqualToString:"), decomposed, returning: Bool.self))
    #expect(try !composed.send(Selector("isEqualToString:"), Object?.none, returning: Bool.self))
    #expect(try composed.send(Selector("compare:"), decomposed, returning: Int.self) == 0)
    // Nor is one the other's key.
    #expect(DictionaryBox(["\u{E9}": NullBox()])["e\u{301}"] == nil)
    #expect(StringBox("a\0b").isEqual(StringBox("a\0b")))
    #expect(!StringBox("a\0b").isEqual(StringBox("a\0c")))
  }

  @Test func isCutByUnits() throws {
    let string = StringBox("a\u{1F44D}b")
    func part(_ message: StaticString, _ index: UInt) throws -> String? {
      try string.send(Selector(message), index)?.description
    }
    #expect(try part("substringFromIndex:", 3) == "b")
    #expect(try part("substringToIndex:", 3) == "a\u{1F44D}")
    #expect(try part("substringFromIndex:", 4) == "")
    #expect(try string.send(Selector("characterAtIndex:"), 1, returning: UInt16.self) == 0xD83D)
    // Half of a character is one unit, which UTF-8 has no bytes for.
    #expect(try part("substringFromIndex:", 2) == "\u{FFFD}b")
    #expect(try part("substringToIndex:", 2) == "a\u{FFFD}")
    for message in ["substringFromIndex:", "substringToIndex:"] as [StaticString] {
      let error = #expect(throws: MessageError.self) { try part(message, 5) }
      #expect(
        error?.description == "-[NSString \(message)]: index 5 is out of range: there are 4")
      #expect(throws: MessageError.self) { try part(message, .max) }
    }
    #expect(throws: MessageError.self) { try string.send(Selector("characterAtIndex:"), 4) }
  }

  @Test func isTakenApartAndChanged() throws {
    let string = StringBox("a,b,,c")
    func parts(_ separator: String) throws -> [String] {
      try string.send(
        Selector("componentsSeparatedByString:"), separator, returning: [String].self)
    }
    #expect(try parts(",") == ["a", "b", "", "c"])
    #expect(try parts("x") == ["a,b,,c"])
    #expect(try parts("") == ["a,b,,c"])
    #expect(
      try string.send(
        Selector("stringByReplacingOccurrencesOfString:withString:"), ",", "-")?.description
        == "a-b--c")
    #expect(try string.send(Selector("containsString:"), "b,", returning: Bool.self))
    #expect(
      try StringBox("ada lovelace").send(Selector("capitalizedString"))?.description
        == "Ada Lovelace")
  }
}
