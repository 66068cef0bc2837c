import CarobRuntime
import PluginTestSupport
import Testing

@testable import CarobIsolation

/// What a child may send that is no message: each ends the wait of whoever waits, with a reason.
@Suite struct MalformedFrameTests {
  /// The first message that is sent asks for the types of another, and is number 1.
  private static let hello = WireFrame.hello(version: WireFrame.version)
  private static let types = WireFrame.answer(number: 1, .string("q@:"))

  static let frames: [([WireFrame], String)] = [
    ([.hello(version: 9)], "speaks version 9 of the protocol, this host 1"),
    ([types], "sent something else before its greeting"),
    ([hello, hello], "sent a second greeting"),
    ([hello, .answer(number: 77, .none)], "answered message 77, which waits for no answer"),
    ([hello, types, types], "answered message 1, which waits for no answer"),
    ([hello, .answer(number: 1, .null)], "answered with other than types"),
    (
      [hello, types, .answer(number: 2, .bytes([1, 2]))],
      "sent 2 bytes for a \"q\""
    ),
    (
      [hello, types, .answer(number: 2, .string("1"))],
      "sent a value of another type than \"q\""
    ),
    (
      [
        hello, .answer(number: 1, .string("@@:")),
        .answer(number: 2, .bytes([0, 0, 0, 0, 0, 0, 0, 8])),
      ],
      "sent a value of another type where an object is needed"
    ),
    (
      [hello, .answer(number: 1, .string("@@:")), .answer(number: 2, .receiversObject(5))],
      "spoke of object 5, which it was not given"
    ),
    (
      [hello, .answer(number: 1, .string("@@:")), .answer(number: 2, .array([.none]))],
      "sent a collection with nothing as an element"
    ),
    (
      [
        hello, .answer(number: 1, .string("@@:")),
        .answer(number: 2, .dictionary([.array([]), .null])),
      ],
      "sent a dictionary with a key that cannot be one"
    ),
    (
      [
        hello,
        .message(number: 1, WireMessage(object: 3, selector: "a", types: "v@:", arguments: [])),
      ],
      "spoke of object 3, which it was not given"
    ),
    (
      [
        hello,
        .message(
          number: 1, WireMessage(object: 0, selector: "hash", types: "Q@:@", arguments: [.null])),
      ],
      "sent hash with types for another number of arguments"
    ),
    (
      [
        hello,
        .message(
          number: 1, WireMessage(object: 0, selector: "isEqual:", types: "B@:@", arguments: [])),
      ],
      "sent 0 arguments where 1 are needed"
    ),
    (
      [hello, .signature(number: 1, object: 4, selector: "a")],
      "spoke of object 4, which it was not given"
    ),
    ([hello, .release(object: 0, times: 1)], "released object 0, which it was not given"),
    ([hello, .release(object: 9, times: 1)], "released object 9, which it was not given"),
  ]

  @Test(arguments: frames) func endsTheWait(_ frames: [WireFrame], _ reason: String) throws {
    let child = try FakeChild(root: Object())
    child.play(frames)
    #expect(throws: (any Error).self) { try child.ask() }
    #expect(child.loss == reason)
  }

  @Test(
    arguments: [
      (
        Array("GET / HTTP/1.1\r\n\r\n".utf8),
        "sent a frame of 1195725856 bytes; the limit is 16777216"
      ),
      ([0, 0, 0, 1, 42], "sent a frame of the unknown kind 42"),
      ([0, 0, 0, 0], "sent a frame that ends inside its kind"),
      // In the middle of a frame, and before one.
      ([0, 0, 0, 9, 1, 2], "closed"),
      ([], "closed"),
    ] as [([UInt8], String)])
  func endsTheWaitForBytes(_ bytes: [UInt8], _ reason: String) throws {
    let child = try FakeChild()
    child.write(bytes)
    child.finish()
    #expect(throws: (any Error).self) { try child.ask() }
    #expect(child.loss == reason)
  }

  @Test func whoSaysNothingIsWaitedForNoLongerThanWanted() throws {
    let child = try FakeChild()
    child.write(Self.hello)
    #expect(throws: (any Error).self) { try child.ask(within: .milliseconds(50)) }
    #expect(child.loss == "time over")
  }

  @Test func aFloodOfRequestsThatNobodyTakesIsRefused() throws {
    let child = try FakeChild(root: Object())
    child.write(Self.hello)
    let one = WireMessage(
      object: 0, selector: "isEqual:", types: "B@:@",
      arguments: [.data(Array(repeating: 7, count: 1 << 20))])
    for number in 0..<40 { child.write(.message(number: UInt64(number), one)) }
    child.finish()
    // The connection was given up before anything was done.
    #expect(throws: (any Error).self) {
      switch child.connection.mailbox.next(
        answering: 1, takingRequests: false, until: Deadline(in: TimeLimit.generous))
      {
      case .ended(.malformed(let error)): throw error
      default: break
      }
    }
  }

  /// What is asked for takes fifty bytes, and its answer a megabyte.
  @Test func whoAsksAndDoesNotReadIsRefused() throws {
    let child = try FakeChild(root: Large())
    child.write(Self.hello)
    for number in 1...100 {
      child.write(
        .message(
          number: UInt64(number),
          WireMessage(object: 0, selector: "large", types: "@@:", arguments: [])))
    }
    #expect(throws: (any Error).self) { try child.ask() }
    #expect(child.loss == "does not read what it is sent")
  }

  /// Answers with a megabyte.
  private final class Large: Object {
    override class var runtimeName: String { "MalformedFrameLarge" }

    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Large.self) { large in
        large.method("large") { _ in String(repeating: "x", count: 1 << 20) }
      }
    }
  }

  @Test func endlessNestingIsRefused() throws {
    let child = try FakeChild(root: Nest())
    child.write(Self.hello)
    for number in 1...200 {
      child.write(
        .message(
          number: UInt64(number),
          WireMessage(
            object: 0, selector: "nest:", types: "v@:@",
            arguments: [.sendersObject(0, className: "x")])))
    }
    #expect(throws: (any Error).self) { try child.ask() }
    #expect(child.loss == "nests more than 64 messages")
  }

  /// Answers a message with a message.
  private final class Nest: Object {
    override class var runtimeName: String { "MalformedFrameNest" }

    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Nest.self) { nest in
        nest.method("nest:") { (_, other: Object) in _ = try other.send(Selector("count")) }
      }
    }
  }
}
