import RuntimeTestSupport
import Testing

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
