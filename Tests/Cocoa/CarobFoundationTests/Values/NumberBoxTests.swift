import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct NumberBoxTests {
  @Test func converts() {
    #expect(NumberBox(5).doubleValue == 5)
    #expect(NumberBox(2.9).integerValue == 2)
    #expect(NumberBox(-2.9).integerValue == -2)
    #expect(NumberBox(1e300).integerValue == .max)
    #expect(NumberBox(-1e300).integerValue == .min)
    #expect(NumberBox(Double.nan).integerValue == 0)
    #expect(NumberBox(-Double.infinity).integerValue == .min)
    #expect(NumberBox(UInt64.max).integerValue == -1)
    #expect(NumberBox(true).integerValue == 1)
    #expect(NumberBox(0.0).boolValue == false)
    #expect(NumberBox(-1).boolValue)
    #expect(NumberBox(true).isBool)
    #expect(!NumberBox(1).isBool)
  }

  @Test func comparesAcrossKinds() {
    let ascending: [NumberBox] = [
      NumberBox(-Double.infinity), NumberBox(Int.min), NumberBox(-1.5), NumberBox(false),
      NumberBox(0.5), NumberBox(1), NumberBox((1 << 53) as Int), NumberBox((1 << 53) + 1 as Int),
      NumberBox(Int.max), NumberBox(UInt64(Int.max) + 1), NumberBox(UInt64.max), NumberBox(1e300),
    ]
    for (i, a) in ascending.enumerated() {
      for (j, b) in ascending.enumerated() {
        #expect(a.compare(b) == (i < j ? -1 : i > j ? 1 : 0), "\(a) \(b)")
        #expect(a.isEqual(b) == (i == j))
      }
    }
  }

  @Test func equalNumbersHashAlike() {
    let pairs: [(NumberBox, NumberBox)] = [
      (NumberBox(1), NumberBox(1.0)), (NumberBox(true), NumberBox(1)),
      (NumberBox(0.0), NumberBox(-0.0)), (NumberBox(UInt64(1) << 63), NumberBox(0x1p63)),
      (NumberBox(5), NumberBox(UInt64(5))),
    ]
    for (a, b) in pairs {
      #expect(a.isEqual(b))
      #expect(a.hash == b.hash)
    }
    #expect(!NumberBox(1).isEqual(StringBox("1")))
    #expect(!NumberBox(1).isEqual(nil))
  }

  @Test func describesItself() {
    #expect(NumberBox(3).description == "3")
    #expect(NumberBox(3.0).description == "3")
    #expect(NumberBox(0.1).description == "0.1")
    #expect(NumberBox(true).description == "1")
    #expect(NumberBox(UInt64.max).description == "18446744073709551615")
    #expect(NumberBox(1e20).description == "1e+20")
    #expect(NumberBox(Double.nan).description == "nan")
  }

  @Test func answersMessages() throws {
    let cls = NumberBox.runtimeClass.object
    let unsigned = try #require(
      try cls.send(Selector("numberWithUnsignedInteger:"), UInt.max))
    #expect(try unsigned.send(Selector("unsignedIntegerValue"), returning: UInt.self) == .max)
    let negative = try #require(try cls.send(Selector("numberWithInteger:"), -1))
    #expect(try negative.send(Selector("unsignedIntegerValue"), returning: UInt.self) == .max)
    #expect(try negative.send(Selector("integerValue"), returning: Int.self) == -1)
    #expect(
      try cls.send(Selector("numberWithBool:"), true)?.send(
        Selector("boolValue"), returning: Bool.self) == true)
    #expect(
      try cls.send(Selector("numberWithDouble:"), 0.5)?.send(Selector("stringValue"))?
        .description == "0.5")
    #expect(
      try NumberBox(1).send(Selector("compare:"), NumberBox(2), returning: Int.self) == -1)
    #expect(throws: MessageError.self) {
      try NumberBox(1).send(Selector("compare:"), StringBox("2"))
    }
  }
}

/// The pairs of methods for the types of C.
@Suite struct NumberBoxMembersTests {
  @Test func everyTypeGoesInAndComesOut() throws {
    let cls = NumberBox.runtimeClass.object
    func check<Value: MessageValue & Equatable>(
      _ name: String, _ values: [Value], reading: String? = nil
    ) throws {
      let made = try Selector(validating: "numberWith\(name):")
      let lowered = name.prefix(1).lowercased() + name.dropFirst()
      let read = try Selector(validating: "\(lowered)Value")
      for value in values {
        let number = try #require(try cls.send(made, value))
        #expect(try number.send(read, returning: Value.self) == value, "\(name)")
      }
    }
    try check("Bool", [true, false])
    try check("Char", [Int8.min, 0, .max])
    try check("UnsignedChar", [UInt8.min, .max])
    try check("Short", [Int16.min, .max])
    try check("UnsignedShort", [UInt16.max])
    try check("Int", [Int32.min, .max])
    try check("UnsignedInt", [UInt32.max])
    for name in ["Long", "LongLong", "Integer"] { try check(name, [Int.min, .max]) }
    for name in ["UnsignedLong", "UnsignedLongLong", "UnsignedInteger"] {
      try check(name, [UInt.max])
    }
    try check("Float", [Float(0.1), -.infinity, .leastNonzeroMagnitude])
    try check("Double", [0.1, .greatestFiniteMagnitude])
  }

  @Test func whatDoesNotFitIsCut() throws {
    let cases: [(NumberBox, Int8, UInt8, Int32)] = [
      (NumberBox(300), 44, 44, 300), (NumberBox(-1), -1, .max, -1),
      (NumberBox(1e10), .max, .max, .max), (NumberBox(-1e10), .min, .min, .min),
      (NumberBox(Double.nan), 0, 0, 0), (NumberBox(UInt64.max), -1, .max, -1),
      (NumberBox(true), 1, 1, 1),
    ]
    for (number, char, unsigned, int) in cases {
      #expect(try number.send(Selector("charValue"), returning: Int8.self) == char)
      #expect(try number.send(Selector("unsignedCharValue"), returning: UInt8.self) == unsigned)
      #expect(try number.send(Selector("intValue"), returning: Int32.self) == int)
    }
  }

  @Test func comparesWithoutRounding() {
    let ascending = [
      NumberBox(Double.nan), NumberBox(-Double.infinity), NumberBox(-0x1p64), NumberBox(Int.min),
      NumberBox(-0.5), NumberBox(0.0), NumberBox(Double.leastNonzeroMagnitude), NumberBox(1),
      NumberBox(1.5), NumberBox(2), NumberBox(0x1p53), NumberBox((1 << 53) + 1),
      NumberBox((1 << 53) + 2), NumberBox(Int.max), NumberBox(0x1p63),
      NumberBox(UInt64(1) << 63 + 1), NumberBox(UInt64.max), NumberBox(0x1p64),
      NumberBox(Double.infinity),
    ]
    for (i, a) in ascending.enumerated() {
      for (j, b) in ascending.enumerated() {
        #expect(a.compare(b) == (i < j ? -1 : i > j ? 1 : 0), "\(a) \(b)")
      }
    }
  }

  @Test func saysItsType() throws {
    for (number, letter) in [
      (NumberBox(1), "q"), (NumberBox(UInt64(1)), "Q"), (NumberBox(1.0), "d"),
      (NumberBox(true), "c"),
    ] {
      let type = try number.send(Selector("objCType"), returning: CString.self)
      #expect(type.pointer.map { String(cString: $0) } == letter)
    }
  }
}
