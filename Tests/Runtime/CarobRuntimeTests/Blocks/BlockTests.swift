import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct BlockTests {
  private struct Failure: Error, CustomStringConvertible { var description: String { "no luck" } }

  @Test func callsAClosureWithItsTypes() throws {
    let block = try Block { (a: Int8, b: Double, c: Rect, d: String, e: Object?) in
      "\(a) \(b) \(c.height) \(d) \(e == nil)"
    }
    #expect(block.signature?.encoding == "@\"NSString\"@?cd{CGRect=dddd}@\"NSString\"@")
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      try block.call(Int8(-1), 0.5, rect, "text", Object?.none, returning: String.self)
        == "-1 0.5 4.0 text true")
    let structure = try Block { (x: Double) in Rect(x: x, y: 0, width: 0, height: -x) }
    #expect(
      try structure.call(2.0, returning: Rect.self) == Rect(x: 2, y: 0, width: 0, height: -2))
    let seen = Counter()
    let nothing = try Block { (value: UInt16) in if value == .max { seen.add() } }
    try nothing.call(UInt16.max)
    #expect(seen.value == 1)
  }

  @Test func cCallsAClosure() throws {
    let block = try Block { (number: Int32, object: StringBox) in
      Int32(object.string.count) - number
    }
    let layout = block.address.load(as: Block_layout.self)
    typealias Invoke =
      @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32
    let invoke = unsafeBitCast(layout.invoke, to: Invoke.self)
    let text = StringBox("seven..")
    #expect(invoke(block.address, 10, text.id) == -3)
    #expect(layout.descriptor.pointee.size >= UInt(MemoryLayout<Block_layout>.size))
    #expect(layout.flags & Int32(BLOCK_HAS_SIGNATURE) != 0)
    #expect(carob_is_block(block.address))
    #expect(!carob_is_block(text.id))
    #expect(carob_block_signature(block.address).map { String(cString: $0) } == "i@?i@\"NSString\"")
  }

  @Test func whatAClosureThrowsReachesTheCaller() throws {
    let block = try Block { (_: Int) throws -> Rect in throw Failure() }
    let error = #expect(throws: MessageError.self) { try block.call(1, returning: Rect.self) }
    #expect(error?.code == .handlerFailed)
    #expect(error?.description == "no luck")
    #expect(error?.underlying is Failure)
    #expect(PendingError.take() == nil)
  }

  @Test func otherTypesAreRefused() throws {
    let block = try Block { (a: Int32, _: Object?) in a }
    let few = #expect(throws: MessageError.self) { try block.call(Int32(1)) }
    #expect(few?.description == "a block of types \"i@?i@\" takes 2 arguments, 1 given")
    let wrong = #expect(throws: MessageError.self) { try block.call(1, Object?.none) }
    #expect(
      wrong?.description
        == "a block of types \"i@?i@\": argument 1 has type \"i\", given \"q\"")
    try block.call(Int32(1), block)
    let result = #expect(throws: MessageError.self) {
      try block.call(Int32(1), Object?.none, returning: Double.self)
    }
    #expect(
      result?.description
        == "a block of types \"i@?i@\": the result has type \"i\", wanted \"d\"")
  }

  @Test(arguments: [
    ("v@?t", "a value of type \"t\" cannot be passed: libffi has no 128-bit integers"),
    ("{S=[0i]}@?", "type \"{S=[0i]}\" cannot be passed: it has an array without elements"),
    ("v@?i?", "is malformed at offset 4: an argument cannot be of unknown type"),
    ("v@?@?i?", "is malformed at offset 6: an argument cannot be of unknown type"),
    ("v", "is malformed at offset 1: the first argument of a block must be \"@?\""),
    ("v@:", "is malformed at offset 1: the first argument of a block must be \"@?\""),
  ])
  func typesThatNoBlockHasAreRefused(_ types: String, reason: String) throws {
    let error = #expect(throws: MessageError.self) { try BlockInterface.interned(types) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func aBlockWithoutSignatureIsNotCalled() throws {
    var layout = Block_layout()
    var descriptor = Block_descriptor(reserved: 0, size: 32)
    withUnsafeMutablePointer(to: &descriptor) { descriptor in
      layout.descriptor = descriptor
      layout.flags = Int32(BLOCK_IS_GLOBAL)
      withUnsafeMutablePointer(to: &layout) { layout in
        let block = Block(copying: UnsafeMutableRawPointer(layout))
        #expect(block.address == UnsafeMutableRawPointer(layout))
        #expect(block.signature == nil)
        let error = #expect(throws: MessageError.self) { try block.call() }
        #expect(error?.description == "a block does not tell its types")
        #expect(throws: MessageError.self) { try Implementation(block: block) }
      }
    }
  }

  @Test func aClosureGoesWithTheLastReference() throws {
    let tracker = LifetimeTracker()
    var copy: Block?
    do {
      let held = tracker.watch(StringBox("held"))
      let block = try Block { held.string }
      copy = Block(copying: block.address)
      #expect(copy?.address == block.address)
    }
    #expect(tracker.living == 1)
    #expect(try copy?.call(returning: String.self) == "held")
    copy = nil
    autoreleasePool {}
    #expect(tracker.living == 0)
  }
}
