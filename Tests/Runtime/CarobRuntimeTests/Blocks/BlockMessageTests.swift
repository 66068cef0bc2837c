import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Blocks as arguments and results of messages.
@Suite struct BlockMessageTests {
  private func makeTaker() throws -> Object {
    try makeClass("BlockTaker") { cls in
      try cls.addMethod(Selector("apply:to:")) { (_: Object, block: Block, value: Int32) in
        try block.call(value, returning: Int32.self)
      }
      try cls.addMethod(Selector("copyAdder:")) { (_: Object, amount: Int32) throws -> Block in
        try Block { (value: Int32) in value + amount }
      }
      try cls.addMethod(Selector("adder:")) { (_: Object, amount: Int32) throws -> Block in
        try Block { (value: Int32) in value + amount }
      }
      try cls.addMethod(Selector("maybe:")) { (_: Object, block: Block?) in block == nil }
      try cls.addMethod(Selector("object:")) { (_: Object, object: Object?) in object }
    }.make()
  }

  @Test func goThroughEveryWayOfSending() throws {
    let taker = try makeTaker()
    let block = try Block { (value: Int32) in value * 2 }
    let apply = Message<(Block, Int32) -> Int32>("apply:to:")
    #expect(try apply(taker, block, 21) == 42)
    #expect(try taker.send(Selector("apply:to:"), block, Int32(4), returning: Int32.self) == 8)
    #expect(
      taker.runtimeClass.instanceMethod(for: Selector("apply:to:"))?.encoding == "i@:@?i")
    let maybe = Message<(Block?) -> Bool>("maybe:")
    #expect(try maybe(taker, nil))
    #expect(try !maybe(taker, block))
  }

  @Test func areResults() throws {
    let taker = try makeTaker()
    for name in ["adder:", "copyAdder:"] {
      let block = try autoreleasePool {
        try taker.send(try Selector(validating: name), Int32(5), returning: Block.self)
      }
      #expect(try block.call(Int32(1), returning: Int32.self) == 6)
      // One reference is this block's.
      let layout = block.address.load(as: Block_layout.self)
      #expect(layout.flags & Int32(BLOCK_REFCOUNT_MASK) == 2, "\(name)")
    }
  }

  @Test func arePropertiesThatKeepACopy() throws {
    let tracker = LifetimeTracker()
    let cls = try makeClass("BlockKeeper") { cls in
      try cls.declareProperty("handler", PropertyAttributes([("T", "@?"), ("C", "")]))
    }
    do {
      let keeper = try cls.make()
      let held = tracker.watch(StringBox("held"))
      try keeper.send(Selector("setHandler:"), try Block { held.string })
      let handler = Message<() -> Block?>("handler")
      let first = try autoreleasePool { () throws -> String? in
        try handler(keeper)?.call(returning: String.self)
      }
      #expect(first == "held")
      try keeper.send(Selector("setHandler:"), try Block { "other" + held.string })
      let second = try autoreleasePool { () throws -> String? in
        try handler(keeper)?.call(returning: String.self)
      }
      #expect(second == "otherheld")
      #expect(tracker.living == 1)
    }
    #expect(tracker.living == 0)
  }

  /// Where an object is needed a block is one, and the same one comes back.
  @Test func areObjects() throws {
    let taker = try makeTaker()
    let block = try Block { (value: Int32) in value }
    let object = try #require(try taker.send(Selector("object:"), block))
    #expect(object.runtimeClass.name == "NSBlock")
    #expect(object.id == block.address)
    #expect(try Equality.isEqual(object, NSBlock(block)))
    let adder = try #require(try taker.send(Selector("adder:"), Int32(1)) as? NSBlock)
    #expect(try adder.heldBlock?.call(Int32(2), returning: Int32.self) == 3)
  }

  /// A block may stand where an object is declared, but no object where a block is.
  @Test func areNotTakenForOthers() throws {
    let taker = try makeTaker()
    let block = try Block { (value: Int32) in value }
    #expect(try Message<(Block) -> Object?>("object:")(taker, block) is NSBlock)
    #expect(throws: MessageError.self) { try taker.send(Selector("maybe:"), taker) }
    #expect(throws: MessageError.self) { try Message<(Object?) -> Bool>("maybe:")(taker, taker) }
    #expect(try taker.send(Selector("adder:"), Int32(1), returning: Object.self) is NSBlock)
    let nothing = #expect(throws: MessageError.self) {
      try taker.send(Selector("apply:to:"), Block?.none, Int32(1), returning: Int32.self)
    }
    #expect(
      nothing?.description
        == "-[\(taker.runtimeClass) apply:to:]: argument 1 is nil, needed: a block")
  }

  /// Structures and blocks are of one kind, so that a cached method must not pass for the other.
  @Test func areNoStructuresEither() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("small")) { (_: Object) in Small(first: 1, second: 2) }
      try cls.addMethod(Selector("rect")) { (_: Object) in
        Rect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let object = try cls.make()
    for _ in 0..<2 {
      #expect(try Message<() -> Small>("small")(object) == Small(first: 1, second: 2))
      #expect(throws: MessageError.self) { try Message<() -> Block>("small")(object) }
      #expect(throws: MessageError.self) { try Message<() -> Rect>("small")(object) }
      #expect(throws: MessageError.self) { try Message<() -> Small>("rect")(object) }
      #expect(throws: MessageError.self) {
        try object.send(Selector("small"), returning: Block.self)
      }
    }
  }

  @Test func twoThatTellTheirTypesMustAgree() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(
        Selector("take:"), implementation({ _, _, _ in } as @convention(c) (Raw, SEL, Raw) -> Void),
        types: "v@:@?<v@?i>")
    }
    // A Swift block does not tell which types it has until it is called.
    try cls.make().send(Selector("take:"), try Block { (_: Int32) in })
    #expect(throws: RegistrationError.self) {
      try cls.replaceMethod(
        Selector("take:"), implementation({ _, _, _ in } as @convention(c) (Raw, SEL, Raw) -> Void),
        types: "v@:@?<v@?d>")
    }
  }
}
