import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct SetBoxTests {
  @Test func keepsOneOfEqualObjects() throws {
    let array = ArrayBox([NumberBox(1), NumberBox(1.0), NumberBox(true), StringBox("1")])
    let set = try #require(
      try SetBox.runtimeClass.object.send(Selector("setWithArray:"), array) as? SetBox)
    #expect(try set.send(Selector("count"), returning: UInt.self) == 2)
    #expect(try set.send(Selector("containsObject:"), NumberBox(1), returning: Bool.self))
    #expect(try !set.send(Selector("containsObject:"), NumberBox(2), returning: Bool.self))
    #expect(try !set.send(Selector("containsObject:"), Object?.none, returning: Bool.self))
    #expect(try set.send(Selector("member:"), StringBox("1")) is StringBox)
    #expect(try set.send(Selector("member:"), StringBox("2")) == nil)
    #expect((try set.send(Selector("allObjects")) as? ArrayBox)?.count == 2)
    #expect(set.description == "{(1, 1)}")
    #expect(set.isEqual(SetBox([StringBox("1"), NumberBox(1)])))
    #expect(set.hash == SetBox([StringBox("1"), NumberBox(1)]).hash)
    #expect(!set.isEqual(SetBox([StringBox("1")])))
    #expect(try set.send(Selector("copy")) === set)
  }

  @Test func asksItsMembers() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("isEqual:")) { (this: Object, other: Object?) in
        other?.runtimeClass == this.runtimeClass
      }
      try cls.addMethod(Selector("hash")) { (_: Object) in UInt(7) }
    }
    let first = try cls.make()
    let set = SetBox([first, try cls.make(), Object()])
    #expect(set.count == 2)
    #expect(set.member(try cls.make()) === first)
  }
}
