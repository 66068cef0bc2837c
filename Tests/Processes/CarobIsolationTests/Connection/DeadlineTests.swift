import CarobRuntime
import Foundation
import Testing

@testable import CarobIsolation

/// How long an answer is waited for when the other side asks back meanwhile.
@Suite struct DeadlineTests {
  private static let hello = WireFrame.hello(version: WireFrame.version)
  /// The host's first message asks for the types of the second.
  private static let types = WireFrame.answer(number: 1, .string("@@:"))

  /// An object that keeps whoever sends to it waiting.
  private final class Slow: Object {
    let waits = Locked(0)

    override class var runtimeName: String { "DeadlineTestsSlow" }

    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Slow.self) { slow in
        slow.method("wait:") { (this, milliseconds: Int) in
          this.waits.withLock { $0 += 1 }
          usleep(UInt32(milliseconds) * 1000)
        }
      }
    }
  }

  /// What has it wait.
  private static func wait(_ milliseconds: Int, number: Int = 1) -> WireFrame {
    let bytes = withUnsafeBytes(of: milliseconds) { Array($0) }
    return .message(
      number: UInt64(number),
      WireMessage(object: 0, selector: "wait:", types: "v@:q", arguments: [.bytes(bytes)]))
  }

  /// The child asks for something that takes longer than it may take itself, and answers soon after that.
  @Test func whatThisSideTakesIsNotTheOthersDelay() throws {
    let child = try FakeChild(root: Slow())
    Thread.detachNewThread {
      child.write(Self.hello)
      child.readFrame()
      child.write(Self.types)
      child.readFrame()
      child.write(Self.wait(4000))
      // The answer to that.
      child.readFrame()
      usleep(200_000)
      child.write(.answer(number: 2, .none))
    }
    try child.ask(within: .seconds(3))
    #expect(child.loss == nil)
  }

  /// While another thread's messages may take as long as they like.
  @Test func eachThreadHasLimitsOfItsOwn() throws {
    let child = try FakeChild(deadline: .milliseconds(50))
    child.write(Self.hello)
    let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      child.connection.within(.seconds(Int32.max)) {
        hasBegun.signal()
        mayEnd.wait()
      }
    }
    defer { mayEnd.signal() }
    hasBegun.wait()
    #expect(throws: (any Error).self) { try child.connection.root().send(Selector("count")) }
    #expect(child.loss == "time over")
  }

  /// As to a proxy that a program has kept.
  @Test func aMessageOutsideOfAnyTimeIsNotWaitedForForEver() throws {
    let child = try FakeChild(deadline: .milliseconds(50))
    child.write(Self.hello)
    #expect(throws: (any Error).self) { try child.connection.root().send(Selector("count")) }
    #expect(child.loss == "time over")
  }

  /// The child has always something else to be done first.
  @Test func requestsWithoutEndAreNoAnswer() throws {
    let slow = Slow()
    let child = try FakeChild(root: slow)
    let count = 5000
    Thread.detachNewThread {
      child.write(Self.hello)
      child.readFrame()
      child.write(Self.types)
      child.readFrame()
      for number in 1...count { child.write(Self.wait(1, number: number)) }
    }
    #expect(throws: (any Error).self) { try child.ask(within: .milliseconds(500)) }
    #expect(child.loss == "time over")
    // Most of it was not done any more.
    #expect(slow.waits.withLock { $0 } < count)
  }
}
