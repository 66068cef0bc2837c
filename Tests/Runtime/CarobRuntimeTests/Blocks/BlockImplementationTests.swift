import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Blocks as methods.
@Suite struct BlockImplementationTests {
  @Test func aBlockIsAMethodWithoutTheSelector() throws {
    let cls = try makeClass()
    let code = try Implementation(
      block: Block { (receiver: Object, a: Int8, b: Double, c: Rect) in
        Rect(x: Double(a), y: b, width: c.width, height: receiver is StringBox ? 1 : 2)
      })
    try cls.addMethod(
      Selector("mix:with:and:"), code, types: "{CGRect=dddd}@:cd{CGRect=dddd}")
    let rect = Rect(x: 0, y: 0, width: 7, height: 0)
    let message = Message<(Int8, Double, Rect) -> Rect>("mix:with:and:")
    #expect(
      try message(cls.make(), -3, 0.5, rect) == Rect(x: -3, y: 0.5, width: 7, height: 2))
    #expect(code.block != nil)
  }

  @Test func theEncodingFollowsFromTheBlock() throws {
    let cls = try makeClass()
    try cls.addMethod(
      Selector("next:"), block: Block { (_: Object, count: Int) in count + 1 })
    #expect(cls.instanceMethod(for: Selector("next:"))?.encoding == "q@:q")
    #expect(try Message<(Int) -> Int>("next:")(cls.make(), 41) == 42)
    let colons = #expect(throws: RegistrationError.self) {
      try cls.addMethod(Selector("none"), block: Block { (_: Object, _: Int) in })
    }
    #expect(colons?.code == .argumentCount)
    let receiver = #expect(throws: RegistrationError.self) {
      try cls.addMethod(Selector("none"), block: Block { (_: Int) in })
    }
    #expect(
      receiver?.description
        == "-[\(cls) none]: a block of types \"v@?q\" takes no receiver, which a method's first "
        + "argument is")
    #expect(throws: RegistrationError.self) {
      try cls.addMethod(Selector("next:"), block: Block { (_: Object, _: Int) in })
    }
  }

  @Test func anErrorReachesTheSender() throws {
    struct Failure: Error {}
    let cls = try makeClass()
    try cls.addMethod(
      Selector("fail"), block: Block { (_: Object) throws -> Int in throw Failure() })
    let error = #expect(throws: MessageError.self) {
      try cls.make().send(Selector("fail"), returning: Int.self)
    }
    #expect(error?.underlying is Failure)
  }

  @Test func removalFreesCodeAndBlock() throws {
    let tracker = LifetimeTracker()
    let code: Implementation
    do {
      let held = tracker.watch(StringBox("held"))
      code = try Implementation(block: Block { (_: Object) in held })
    }
    #expect(tracker.living == 1)
    #expect(code.removeBlock())
    // Its address may be that of other code by now.
    #expect(tracker.living == 0)
    let plain: @convention(c) (UnsafeMutableRawPointer, SEL) -> Void = { _, _ in }
    #expect(!implementation(plain).removeBlock())
    #expect(implementation(plain).block == nil)
  }

  @Test func codeThatAClassHasStaysWhenItIsRemoved() throws {
    let cls = try makeClass()
    let once = Selector("once")
    let code = try cls.addMethod(once, block: Block { (_: Object) in 7 })
    #expect(code.removeBlock())
    #expect(code.block == nil)
    #expect(!code.removeBlock())
    #expect(try Message<() -> Int>("once")(cls.make()) == 7)
    let other: @convention(c) (UnsafeMutableRawPointer, SEL) -> Int = { _, _ in 8 }
    cls.setImplementation(implementation(other), for: once)
    // Once: its address may be that of other code afterwards.
    #expect(code.removeBlock())
  }

  @Test func aBlockMayRemoveItsOwnCode() throws {
    let cls = try makeClass()
    let code = Locked<Implementation?>(nil)
    let made = try cls.addMethod(
      Selector("once"),
      block: Block { (_: Object) in
        try cls.disposePair()
        return code.withLock { $0 }?.removeBlock() == true ? 7 : 0
      })
    code.withLock { $0 = made }
    let object = try cls.make()
    #expect(try Message<() -> Int>("once")(object) == 7)
  }

  /// libffi hands out the memory of what was removed again.
  @Test func manyRoundsTakeNoMoreMemory() throws {
    let living = Counter()
    let gone = Counter()
    var addresses: Set<UInt> = []
    for _ in 0..<100_000 {
      living.add()
      let counted = Counted(gone)
      let code = try Implementation(
        block: Block { (_: Object) in withExtendedLifetime(counted) {} })
      addresses.insert(code.address)
      code.removeBlock()
    }
    #expect(living.value == 100_000)
    #expect(gone.value == 100_000)
    // Other tests make closures meanwhile.
    #expect(addresses.count < 10_000)
  }
}

private final class Counted: Sendable {
  private let gone: Counter
  init(_ gone: Counter) { self.gone = gone }
  deinit { gone.add() }
}
