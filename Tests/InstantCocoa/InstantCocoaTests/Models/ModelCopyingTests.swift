import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Copies of models")
struct ModelCopyingTests {
  @Test("D 38: a copy has the same values, dates without a format included") func values() throws {
    let post = try TestingModels.get().post
    let original = try post.mapped(from: TestingModels.json)
    let copy = try #require(try original.send(Selector("copy")))
    #expect(copy !== original)
    #expect(try Equality.isEqual(copy, original))
    #expect(try copy.value(forKey: "author") === original.value(forKey: "author"))
    let plain = try makeModel("SKDated", ["date": "@\"NSDate\""])
    let dated = try plain.make()
    try dated.setValue(DateBox(.distantPast), forKey: "date")
    #expect(try Equality.isEqual(dated.send(Selector("copy")), dated))
  }

  @Test("D 38: nil is a value, whatever init sets") func nilStaysNil() throws {
    let cls = try makeModel("SKTitled", ["title": "@\"NSString\""]) { cls in
      try cls.addMethod(Selector("init")) { (this: Object) -> Object? in
        try this.setValue(StringBox("untitled"), forKey: "title")
        return this
      }
    }
    let original = try cls.make()
    try original.setValue(nil, forKey: "title")
    let copy = try #require(try original.send(Selector("copy")))
    #expect(try copy.value(forKey: "title") == nil)
  }

  @Test("D 38: blocks and structures are copied, too") func blocksAndStructures() throws {
    let cls = try makeModel("SKDrawn", ["point": "{CGPoint=dd}", "action": "@?"])
    let original = try cls.make()
    try Message<(CGPoint) -> Void>("setPoint:")(original, CGPoint(x: 1, y: 2))
    try Message<(Block?) -> Void>("setAction:")(original, Block { (count: Int) in count + 1 })
    let copy = try #require(try original.send(Selector("copy")))
    let point = try Message<() -> CGPoint>("point")(copy)
    #expect((point.x, point.y) == (1, 2))
    #expect(try Message<() -> Block?>("action")(copy) != nil)
    let empty = try #require(try cls.make().send(Selector("copy")))
    #expect(try Message<() -> Block?>("action")(empty) == nil)
  }

  @Test func aSubclassMayCopyInItsOwnWay() throws {
    let cls = try makeModel("SKShared") { cls in
      try cls.addMethod(Selector("copyWithZone:")) { (this: Object, _: Pointer) in this }
    }
    let original = try cls.make()
    #expect(try original.send(Selector("copy")) === original)
  }
}
