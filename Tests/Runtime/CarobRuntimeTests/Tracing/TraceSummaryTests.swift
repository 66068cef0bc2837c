import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// What arguments and results look like in a trace, and that they get through unharmed.
@Suite struct TraceSummaryTests {
  private func traced<Value: MessageValue>(
    _ value: Value
  ) throws -> (argument: String?, result: String?) {
    let echo = Selector("echo:")
    let cls = try makeClass("Summary") { cls in
      try cls.addMethod(echo) { (_: Object, value: Value) in value }
    }
    let object = try cls.make()
    var messages: [TracedMessage] = []
    try autoreleasePool {
      messages = try MessageTrace.record(MessagePattern(parsing: "-[\(cls) echo:]")) {
        _ = try object.send(echo, value, returning: Value.self)
        _ = try Message<(Value) -> Value>("echo:")(object, value)
      }
    }
    #expect(messages.count == 2)
    #expect(messages[0].arguments == messages[1].arguments)
    #expect(messages[0].outcome?.result == messages[1].outcome?.result)
    return (messages[0].arguments.first, messages[0].outcome?.result)
  }

  private func expect<Value: MessageValue>(
    _ value: Value, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (argument, result) = try traced(value)
    #expect(argument == text, sourceLocation: sourceLocation)
    #expect(result == text, sourceLocation: sourceLocation)
  }

  @Test func numbers() throws {
    try expect(-1, "-1")
    try expect(Int8.min, "-128")
    try expect(UInt8.max, "255")
    try expect(Int16.min, "-32768")
    try expect(UInt32.max, "4294967295")
    try expect(UInt64.max, "18446744073709551615")
    try expect(true, "YES")
    try expect(false, "NO")
    try expect(2.5, "2.5")
    try expect(Float(-0.5), "-0.5")
  }

  @Test func objects() throws {
    try expect("text", "@\"text\"")
    try expect("a \"b\" \\ \n\u{1B}", "@\"a \\\"b\\\" \\\\ \\n\\u{1B}\"")
    try expect(String(repeating: "日", count: 50), "@\"\(String(repeating: "日", count: 40))\"…")
    try expect(nil as String?, "nil")
    try expect(nil as Object?, "nil")
    try expect(NumberBox(3), "@3")
    try expect(NumberBox(true), "@YES")
    try expect(StringBox.runtimeClass, "NSString")
    try expect(Selector("setText:"), "@selector(setText:)")
    let array = ArrayBox([NumberBox(1)])
    let id = String(UInt(bitPattern: array.id), radix: 16)
    try expect(array as Object, "<\(array.runtimeClass) 0x\(id)>")
  }

  @Test func memory() throws {
    let text = StringBox("bytes")
    let address = "0x" + String(UInt(bitPattern: text.utf8), radix: 16)
    // What a pointer to characters that are not constant points at may not be a text yet.
    try expect(CString(pointer: nil), "null")
    let shown = try traced(CString(pointer: text.utf8))
    #expect([address, "\"bytes\""].contains(shown.argument))
    try expect(Pointer(UnsafeMutableRawPointer(bitPattern: 0x10)), "0x10")
    let length: @convention(c) (Raw, SEL, UnsafePointer<CChar>?) -> Int32 = { _, _, text in
      text.map { Int32(String(cString: $0).utf8.count) } ?? -1
    }
    let cls = try makeClass("Summary") { cls in
      try cls.addMethod(Selector("length:"), implementation(length), types: "i@:r*")
    }
    let object = try cls.make()
    let messages = try MessageTrace.record(MessagePattern(parsing: cls.name)) {
      try object.send(Selector("length:"), CString(pointer: text.utf8))
    }
    #expect(messages.map(\.description) == ["-[\(cls) length:\"bytes\"]"])
    #expect(messages.map(\.outcome?.result) == ["5"])
  }

  @Test func structures() throws {
    let rect = Rect(x: 1, y: -2, width: 3.5, height: 4)
    try expect(rect, "{CGRect 1.0, -2.0, 3.5, 4.0}")
    try expect(Mixed(number: .min, flag: -7, real: 0.5), "{Mixed -2147483648, -7, 0.5}")
    try expect(Small(first: -1, second: .max), "{Small -1, 32767}")
  }

  @Test func selectorsAreFilledWithArguments() throws {
    let cls = try makeClass("Summary") { cls in
      try cls.addMethod(Selector("move:by::")) { (_: Object, a: Int, b: Double, c: String) in }
      try cls.addMethod(Selector("plain")) { (_: Object) in }
    }
    let object = try cls.make()
    let messages = try MessageTrace.record(MessagePattern(parsing: cls.name)) {
      try object.send(Selector("move:by::"), 1, 2.0, "x")
      try object.send(Selector("plain"))
    }
    #expect(
      messages.map(\.description) == [
        "-[\(cls) move:1 by:2.0 :@\"x\"]", "-[\(cls) plain]",
      ])
    #expect(messages.map(\.outcome?.result) == [nil, nil])
  }

  @Test func linesArePlain() throws {
    let top = try makeClass("Line")
    let bottom = try makeClass("Line", below: top)
    var message = TracedMessage(
      cls: bottom, receiver: "", selector: Selector("setText:"), implementor: bottom,
      isSuper: false, arguments: ["@\"a\""], thread: 1, depth: 0)
    #expect(TraceLine.text(.sent(message)) == "carob trace: → -[\(bottom) setText:@\"a\"]")
    message.outcome = .init(result: nil, error: nil, duration: .nanoseconds(1_234))
    #expect(TraceLine.text(.answered(message)) == "carob trace: ← -[\(bottom) setText:]  1.2 µs")
    var nested = TracedMessage(
      cls: bottom.metaclass, receiver: "", selector: Selector("make"),
      implementor: top.metaclass, isSuper: true, arguments: [], thread: 3, depth: 2)
    #expect(
      TraceLine.text(.sent(nested))
        == "carob trace [thread 3]:     → +[\(bottom) make]  by \(top)  super")
    nested.outcome = .init(
      result: "nil", error: "no\u{2028} memory".onOneLine, duration: .seconds(2))
    #expect(
      TraceLine.text(.answered(nested))
        == "carob trace [thread 3]:     ← +[\(bottom) make] failed: no\\u{2028} memory  2000000.0 µs"
    )
    nested.outcome = .init(result: "nil", error: nil, duration: .zero)
    #expect(
      TraceLine.text(.answered(nested))
        == "carob trace [thread 3]:     ← +[\(bottom) make] = nil  0.0 µs")
  }
}
