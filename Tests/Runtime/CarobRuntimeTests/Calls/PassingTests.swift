import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// What cannot be passed, and what a register holds besides a small value.
@Suite struct PassingTests {
  @Test(arguments: [
    ("t", "t", "libffi has no 128-bit integers"), ("T", "T", "libffi has no 128-bit integers"),
    ("{S=it}", "{S=it}", "libffi has no 128-bit integers"),
    ("{S=}", "{S=}", "an empty structure is not passed at all"),
    ("(U=)", "(U=)", "an empty structure is not passed at all"),
    ("{S=i{T=}}", "{S=i{T=}}", "it has an empty field"),
    ("{S=[0i]}", "{S=[0i]}", "it has an array without elements"),
    ("{S=i[3[0{T=i}]]}", "{S=i[3[0{T=i}]]}", "it has an array without elements"),
    ("{S}", "{S}", "the structure's fields are not known"),
    ("(U)", "(U)", "the union's fields are not known"),
    ("{S=i{T}}", "{S=i{T}}", "it has a field without a size"),
    ("{S=i?}", "{S=i?}", "it has a field without a size"),
    ("![16,16f]", "![16,16f]", "libffi has no vectors"),
    ("{S=![16,16f]}", "{S=![16,16f]}", "libffi has no vectors"),
    ("{S=rAi}", "{S=rAi}", "it has an _Atomic member, on which compilers disagree"),
    ("{S=[5000c]}", "{S=[5000c]}", "it is larger than 4096 bytes"),
    (
      "{S=\"a\"f\"\"b0I3}", "{S=\"a\"f\"\"b0I3}",
      "it has an unnamed bit-field, on which compilers disagree"
    ),
  ])
  func isRefused(_ argument: String, _ named: String, reason: String) throws {
    let signature = try MethodSignature.interned("v@:\(argument)")
    let error = #expect(throws: MessageError.self) {
      try signature.callInterface(for: Selector("take:"))
    }
    #expect(error?.code == .unpassableType)
    #expect(
      error?.description == "take:: a value of type \"\(named)\" cannot be passed: \(reason)")
    #expect(throws: UnpassableType.self) {
      try CallInterface(result: TypeEncoding(parsing: argument), arguments: [])
    }
  }

  private typealias Words =
    @convention(c) (UnsafeMutableRawPointer, SEL, UInt, UInt, UInt, UInt) ->
    UnsafeMutableRawPointer?

  /// What a method describes that is called with all bits of the registers.
  private func call(_ object: Object, _ name: String, _ words: [UInt]) throws -> String {
    let selector = try Selector(validating: name)
    let sender = try DynamicSend(receiver: object, selector, above: nil)
    return autoreleasePool {
      let result = unsafeBitCast(sender.imp, to: Words.self)(
        object.id, selector.sel, words[0], words[1], words[2], words[3])
      return Object.from(result)?.description ?? ""
    }
  }

  /// A caller may leave anything in the upper bits of an argument's register, and a function in its result's.
  @Test func upperBitsOfARegisterDoNotMatter() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("c:C:s:S:")) {
        (_: Object, a: Int8, b: UInt8, c: Int16, d: UInt16) in "\(a) \(b) \(c) \(d)"
      }
      try cls.addMethod(Selector("i:I:B:")) { (_: Object, a: Int32, b: UInt32, c: Bool) in
        "\(a) \(b) \(c)"
      }
      let sloppy: @convention(c) (UnsafeRawPointer, SEL) -> UInt = { _, _ in 0xDEAD_BEEF_8765_80FE }
      for letter in ["c", "C", "s", "S", "i", "I", "B"] {
        try cls.addMethod(
          Selector(validating: "sloppy\(letter)"), implementation(sloppy), types: "\(letter)@:")
      }
    }
    let object = try cls.make()
    let junk: UInt = 0xDEAD_BEEF_CAFE_0000
    #expect(
      try call(object, "c:C:s:S:", [junk | 0xAB80, junk | 0xABFF, junk | 0x8000, junk | 0xFFFF])
        == "-128 255 -32768 65535")
    let upper: UInt = 0xDEAD_BEEF_0000_0000
    #expect(
      try call(object, "i:I:B:", [upper | 0x8000_0000, upper | 0xFFFF_FFFF, 0xDEAD_BE01, 0])
        == "-2147483648 4294967295 true")
    #expect(try object.send(Selector("sloppyc"), returning: Int8.self) == -2)
    #expect(try object.send(Selector("sloppyC"), returning: UInt8.self) == 0xFE)
    #expect(try object.send(Selector("sloppys"), returning: Int16.self) == -0x7F02)
    #expect(try object.send(Selector("sloppyS"), returning: UInt16.self) == 0x80FE)
    #expect(try object.send(Selector("sloppyi"), returning: Int32.self) == -0x789A_7F02)
    #expect(try object.send(Selector("sloppyI"), returning: UInt32.self) == 0x8765_80FE)
    #expect(try object.send(Selector("sloppyB"), returning: Bool.self))
    #expect(try Message<() -> Int8>("sloppyc")(object) == -2)
    #expect(try Message<() -> UInt16>("sloppyS")(object) == 0x80FE)
    #expect(try Message<() -> Int32>("sloppyi")(object) == -0x789A_7F02)
    // Boxed, a small integer is widened by its sign.
    #expect(try object.send(Selector("sloppyc"))?.description == "-2")
    #expect(try object.send(Selector("sloppyI"))?.description == "2271576318")
  }

  #if arch(x86_64)
  @Test func longDoublesInSwift() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("half:")) { (_: Object, value: Float80) in value / 2 }
    }
    let object = try cls.make()
    let value = Float80(1) + Float80.ulpOfOne
    #expect(try Message<(Float80) -> Float80>("half:")(object, value) == value / 2)
    #expect(try object.send(Selector("half:"), value, returning: Float80.self) == value / 2)
    #expect(cls.instanceMethod(for: Selector("half:"))?.encoding == "D@:D")
  }

  @Test func wordsAreClassifiedAsThePsABISays() throws {
    let rows: [(String, [EightbyteClasses.Class])] = [
      ("{S=ff}", [.sse]), ("{S=fi}", [.integer]), ("{S=fff}", [.sse, .sse]),
      ("{S=dc}", [.sse, .integer]),
      ("(U=dl)", [.integer]), ("(U=df)", [.sse]), ("(U={A=ff}{B=dd})", [.sse, .sse]),
      ("{S=D}", [.x87, .x87Upper]), ("(U=Dl)", []), ("(U=D{A=dd})", []), ("{S=lll}", []),
      ("{S=b0i3f}", [.integer]), ("jf", [.sse]), ("ji", [.integer]), ("[2d]", [.sse, .sse]),
    ]
    for (encoding, words) in rows {
      #expect(EightbyteClasses(try TypeEncoding(parsing: encoding)).words == words, "\(encoding)")
    }
  }
  #endif
}
