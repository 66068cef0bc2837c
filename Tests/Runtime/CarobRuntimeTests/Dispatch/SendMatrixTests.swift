import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// The same values through every way of sending, to closures and to C functions. All must agree.
@Suite struct SendMatrixTests {
  private func agree<Value: MessageValue & Equatable>(
    _ values: [Value], _ function: Implementation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try agree(values, function, sourceLocation: sourceLocation, by: ==)
  }

  private func agree<Value: MessageValue>(
    _ values: [Value], _ function: Implementation,
    sourceLocation: SourceLocation = #_sourceLocation, by areEqual: (Value, Value) -> Bool
  ) throws {
    let echo = Selector("echo:")
    let types = "\(Value.typeEncoding)@:\(Value.typeEncoding)"
    let cls = try makeClass { cls in
      try cls.addMethod(echo) { (_: Object, value: Value) in value }
      try cls.addMethod(Selector("echo:after:")) { (_: Object, value: Value, _: Double) in value }
    }
    let native = try makeClass { cls in
      try cls.addMethod(echo, function, types: types)
    }
    let message = Message<(Value) -> Value>("echo:")
    let mixed = Message<(Value, Double) -> Value>("echo:after:")
    for object in [try cls.make(), try native.make()] {
      for value in values {
        let results = autoreleasePool { () -> [Value?] in
          [
            try? message(object, value),
            try? message(object, value),
            try? object.send(echo, value, returning: Value.self),
            try? direct(object, echo, value, foreign: true),
            Value.passingKind.isWord ? try? direct(object, echo, value, foreign: false) : value,
            object.runtimeClass == cls ? try? mixed(object, value, 0.5) : value,
          ]
        }
        for (way, result) in results.enumerated() {
          #expect(
            result.map { areEqual($0, value) } == true, "way \(way): \(value)",
            sourceLocation: sourceLocation)
        }
      }
    }
  }

  /// One of the two paths below `Message`, whatever it would choose.
  private func direct<Value: MessageValue>(
    _ object: Object, _ selector: Selector, _ value: Value, foreign: Bool
  ) throws -> Value {
    let (entry, imp) = try #require(
      MethodLookup.callable(in: object.runtimeClass, selector, to: .send))
    let argument = value.cValue()
    let result =
      foreign
      ? try ForeignCall.call(
        entry, imp, object.id, selector, returning: Value.self, argument, NoValue(), NoValue(),
        NoValue())
      : WordCall.call(
        imp, object.id, selector, Value.word(argument), 0, 0, 0, returning: Value.self)
    return try Value.result(result, owned: false)
  }

  @Test func integersOfEveryWidth() throws {
    let i8: @convention(c) (Raw, SEL, Int8) -> Int8 = { _, _, value in value }
    try agree([Int8.min, -1, 0, 1, .max], implementation(i8))
    let u8: @convention(c) (Raw, SEL, UInt8) -> UInt8 = { _, _, value in value }
    try agree([UInt8.min, 1, 127, 128, .max], implementation(u8))
    let i16: @convention(c) (Raw, SEL, Int16) -> Int16 = { _, _, value in value }
    try agree([Int16.min, -1, 0, .max], implementation(i16))
    let u16: @convention(c) (Raw, SEL, UInt16) -> UInt16 = { _, _, value in value }
    try agree([UInt16.min, 0x8000, .max], implementation(u16))
    let i32: @convention(c) (Raw, SEL, Int32) -> Int32 = { _, _, value in value }
    try agree([Int32.min, -1, 0, .max], implementation(i32))
    let u32: @convention(c) (Raw, SEL, UInt32) -> UInt32 = { _, _, value in value }
    try agree([UInt32.min, 0x8000_0000, .max], implementation(u32))
    let i64: @convention(c) (Raw, SEL, Int64) -> Int64 = { _, _, value in value }
    try agree([Int64.min, -1, 0, .max], implementation(i64))
    let u64: @convention(c) (Raw, SEL, UInt64) -> UInt64 = { _, _, value in value }
    try agree([UInt64.min, 1 << 63, .max], implementation(u64))
    let word: @convention(c) (Raw, SEL, Int) -> Int = { _, _, value in value }
    try agree([Int.min, -1, 0, .max], implementation(word))
    let unsigned: @convention(c) (Raw, SEL, UInt) -> UInt = { _, _, value in value }
    try agree([UInt.min, .max], implementation(unsigned))
  }

  /// A C function computes with all of a register's bits that its type has, so they must be widened right.
  @Test func smallIntegersAreWidenedBySignForC() throws {
    let twice: @convention(c) (Raw, SEL, Int8, UInt8) -> Int = { _, _, signed, unsigned in
      Int(signed) * 1000 + Int(unsigned)
    }
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("sum:with:"), implementation(twice), types: "q@:cC")
    }
    let object = try cls.make()
    #expect(try Message<(Int8, UInt8) -> Int>("sum:with:")(object, -128, 255) == -127_745)
    #expect(
      try object.send(Selector("sum:with:"), Int8.min, UInt8.max, returning: Int.self) == -127_745)
  }

  @Test func truthValues() throws {
    let bool: @convention(c) (Raw, SEL, Bool) -> Bool = { _, _, value in value }
    try agree([true, false], implementation(bool))
    // A sloppy handler leaves other bits in the register.
    let sloppy: @convention(c) (Raw, SEL) -> UInt = { _, _ in 0xFFFF_FF02 }
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("yes"), implementation(sloppy), types: "B@:")
    }
    #expect(try Message<() -> Bool>("yes")(cls.make()))
    #expect(try cls.make().send(Selector("yes"), returning: Bool.self))
  }

  @Test func floatingPointNumbers() throws {
    let double: @convention(c) (Raw, SEL, Double) -> Double = { _, _, value in value }
    try agree(
      [0, -0.5, .pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -.infinity] as [Double],
      implementation(double))
    let float: @convention(c) (Raw, SEL, Float) -> Float = { _, _, value in value }
    try agree(
      [0, -0.5, .pi, .greatestFiniteMagnitude, .infinity] as [Float], implementation(float))
  }

  @Test func floatingPointResultsOfMethodsThatTakeWords() throws {
    let double: @convention(c) (Raw, SEL, Int) -> Double = { _, _, value in Double(value) / 2 }
    let float: @convention(c) (Raw, SEL, Int) -> Float = { _, _, value in Float(value) / 2 }
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("half:"), implementation(double), types: "d@:q")
      try cls.addMethod(Selector("floatHalf:"), implementation(float), types: "f@:q")
      try cls.addMethod(Selector("third:")) { (_: Object, value: Int) in Double(value) / 3 }
      try cls.addMethod(Selector("floatThird:")) { (_: Object, value: Int) in Float(value) / 3 }
    }
    let object = try cls.make()
    #expect(try Message<(Int) -> Double>("half:")(object, 5) == 2.5)
    #expect(try object.send(Selector("half:"), 5, returning: Double.self) == 2.5)
    #expect(try Message<(Int) -> Float>("floatHalf:")(object, -5) == -2.5)
    #expect(try object.send(Selector("floatHalf:"), -5, returning: Float.self) == -2.5)
    #expect(try Message<(Int) -> Double>("third:")(object, 7) == 7.0 / 3)
    #expect(try object.send(Selector("third:"), 7, returning: Double.self) == 7.0 / 3)
    #expect(try Message<(Int) -> Float>("floatThird:")(object, 7) == 7.0 / 3)
    #expect(try object.send(Selector("floatThird:"), 7, returning: Float.self) == 7.0 / 3)
  }

  @Test func objectsAndPointers() throws {
    let pointer: @convention(c) (Raw, SEL, Raw?) -> Raw? = { _, _, value in value }
    let echo = implementation(pointer)
    let object = StringBox("one")
    try agree([object, NumberBox(2), ArrayBox([object])] as [Object], echo, by: ===)
    try agree([object, nil, Object.runtimeClass.object] as [Object?], echo, by: ===)
    try agree(["", "text", "日本"], echo)
    try agree(["text", nil] as [String?], echo)
    try agree([Object.runtimeClass, StringBox.runtimeClass, Object.runtimeClass.metaclass], echo)
    try agree([Selector("echo:"), Selector("other")], echo)
    try agree([[], [object, object]], echo) { $0.elementsEqual($1, by: ===) }
    try agree([IndexPath(section: 1, row: -2)], echo)
  }

  @Test func cStringsAndPointers() throws {
    let pointer: @convention(c) (Raw, SEL, Raw?) -> Raw? = { _, _, value in value }
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("text:")) { (_: Object, text: CString) in text }
      try cls.addMethod(Selector("memory:"), implementation(pointer), types: "^v@:^v")
    }
    let object = try cls.make()
    let text = StringBox("bytes")
    let message = Message<(CString) -> CString>("text:")
    let result = try #require(try message(object, CString(pointer: text.utf8)).pointer)
    #expect(result == text.utf8)
    #expect(String(cString: result) == "bytes")
    #expect(try message(object, CString(pointer: nil)).pointer == nil)
    #expect(
      try object.send(Selector("text:"), CString(pointer: text.utf8), returning: CString.self)
        .pointer == text.utf8)
    var number = 5
    try withUnsafeMutableBytes(of: &number) { bytes in
      let given = Pointer(bytes.baseAddress)
      let echoed = try Message<(Pointer) -> Pointer>("memory:")(object, given)
      #expect(echoed.address == given.address)
      // All C pointers are passed alike.
      let text = try object.send(Selector("memory:"), given, returning: CString.self)
      #expect(UnsafeRawPointer(text.pointer) == UnsafeRawPointer(given.address))
    }
  }

  @Test func structuresGoByValue() throws {
    let echo = Selector("echo:")
    let cls = try makeClass { cls in
      try cls.addMethod(echo) { (_: Object, value: Rect) in value }
      try cls.addMethod(Selector("mixed:")) { (_: Object, value: Mixed) in value }
      try cls.addMethod(Selector("small:")) { (_: Object, value: Small) in value }
      try cls.addMethod(Selector("area:times:")) { (_: Object, rect: Rect, factor: Int) in
        rect.width * rect.height * Double(factor)
      }
    }
    let object = try cls.make()
    let value = Rect(x: 1, y: -2, width: 3.5, height: 4)
    #expect(try Message<(Rect) -> Rect>("echo:")(object, value) == value)
    #expect(try object.send(echo, value, returning: Rect.self) == value)
    let mixed = Mixed(number: .min, flag: -7, real: .pi)
    #expect(try Message<(Mixed) -> Mixed>("mixed:")(object, mixed) == mixed)
    #expect(try object.send(Selector("mixed:"), mixed, returning: Mixed.self) == mixed)
    let small = Small(first: -1, second: .max)
    #expect(try Message<(Small) -> Small>("small:")(object, small) == small)
    #expect(try object.send(Selector("small:"), small, returning: Small.self) == small)
    #expect(try Message<(Rect, Int) -> Double>("area:times:")(object, value, 2) == 28)
    #expect(
      try object.send(Selector("area:times:"), value, 2, returning: Double.self) == 28)
  }

  @Test func upToFourArguments() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("none")) { (_: Object) in 0 }
      try cls.addMethod(Selector("a:")) { (_: Object, a: Int) in a }
      try cls.addMethod(Selector("a:b:")) { (_: Object, a: Int, b: Int) in a * 10 + b }
      try cls.addMethod(Selector("a:b:c:")) { (_: Object, a: Int, b: Int, c: Int) in
        (a * 10 + b) * 10 + c
      }
      try cls.addMethod(Selector("a:b:c:d:")) { (_: Object, a: Int, b: Int, c: Int, d: Int) in
        ((a * 10 + b) * 10 + c) * 10 + d
      }
      try cls.addMethod(Selector("w:x:y:z:")) {
        (_: Object, w: Double, x: Int, y: Float, z: String) in "\(w) \(x) \(y) \(z)"
      }
    }
    let object = try cls.make()
    #expect(try Message<() -> Int>("none")(object) == 0)
    #expect(try Message<(Int) -> Int>("a:")(object, 1) == 1)
    #expect(try Message<(Int, Int) -> Int>("a:b:")(object, 1, 2) == 12)
    #expect(try Message<(Int, Int, Int) -> Int>("a:b:c:")(object, 1, 2, 3) == 123)
    #expect(try Message<(Int, Int, Int, Int) -> Int>("a:b:c:d:")(object, 1, 2, 3, 4) == 1234)
    #expect(
      try Message<(Double, Int, Float, String) -> String>("w:x:y:z:")(object, 0.5, 2, 1.5, "z")
        == "0.5 2 1.5 z")
  }

  @Test func messagesWithoutResult() throws {
    let seen = Counter()
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("none")) { (_: Object) in seen.add() }
      try cls.addMethod(Selector("a:")) { (_: Object, a: Double) in if a == 1 { seen.add() } }
      try cls.addMethod(Selector("a:b:")) { (_: Object, a: Int, b: Rect) in
        if a == 1, b.height == 4 { seen.add() }
      }
      try cls.addMethod(Selector("a:b:c:")) { (_: Object, a: Int, b: Int, c: Int) in
        if (a, b, c) == (1, 2, 3) { seen.add() }
      }
      try cls.addMethod(Selector("a:b:c:d:")) { (_: Object, a: Int, b: Int, c: Int, d: Float) in
        if (a, b, c, d) == (1, 2, 3, 4) { seen.add() }
      }
    }
    let object = try cls.make()
    try Message<() -> Void>("none")(object)
    try Message<(Double) -> Void>("a:")(object, 1)
    try Message<(Int, Rect) -> Void>("a:b:")(object, 1, Rect(x: 1, y: 2, width: 3, height: 4))
    try Message<(Int, Int, Int) -> Void>("a:b:c:")(object, 1, 2, 3)
    try Message<(Int, Int, Int, Float) -> Void>("a:b:c:d:")(object, 1, 2, 3, 4)
    #expect(seen.value == 5)
    #expect(try object.send(Selector("none")) == nil)
    #expect(seen.value == 6)
  }
}
