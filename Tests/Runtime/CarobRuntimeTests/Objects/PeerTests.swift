import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// A Swift object and the block that C sees.
@Suite struct PeerTests {
  @Test func theBlockIsMadeWhenItIsAskedFor() throws {
    let object = Object()
    #expect(!object.hasBlock)
    #expect(object.runtimeClass == Object.runtimeClass)
    #expect(!object.hasBlock)
    let id = object.id
    #expect(object.hasBlock)
    #expect(object.id == id)
    #expect(object.runtimeClass == Object.runtimeClass)
  }

  @Test(.disabled(if: Zombies.areKept, "freed objects keep their blocks"))
  func theBlockIsInsideUnlessThereAreVariables() throws {
    let string = StringBox("inside")
    #expect(string.id == string.idInside)
    // What others keep beside the object is no variable.
    #expect(string.indexedVariables == nil)
    AssociatedObjects.set(StringBox("associated"), on: string, key: 1, policy: .retain)
    #expect(AssociatedObjects.get(from: string, key: 1)?.description == "associated")
    #expect(BlockFlags.hasAssociations(string.id))
    #expect(string.description == "inside")

    let cls = try makeClass { try $0.addIvar("number", size: 8, alignment: 8, encoding: "q") }
    let object = try cls.make()
    #expect(object.id != object.idInside)
    #expect(Object.from(object.id) === object)
    let extra = try Object.runtimeClass.makeInstance(extraBytes: 8)
    #expect(extra.id != extra.idInside)
    #expect(extra.indexedVariables?.count == 8)
  }

  @Test func theIdPointsAtIsaAndThePeerIsBeforeIt() {
    let object = StringBox("peer")
    let id = object.id
    #expect(id.load(as: UnsafeMutablePointer<objc_class>.self) == StringBox.runtimeClass.record)
    let peer = (id - 8).load(as: UnsafeRawPointer.self)
    #expect(peer == UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    #expect(Object.from(id) === object)
    #expect(Object.from(nil) == nil)
    #expect(UInt(bitPattern: id) % 16 == 0)
  }

  @Test func classesAreObjects() throws {
    let cls = try makeClass("Class")
    let object = cls.object
    #expect(object === cls.object)
    #expect(object.instanceClass == cls)
    #expect(object.id == UnsafeMutableRawPointer(cls.record))
    #expect(Object.from(UnsafeMutableRawPointer(cls.record)) === object)
    #expect(object.runtimeClass == cls.metaclass)
    #expect(object.description == cls.name)
    // A metaclass is an object as well.
    #expect(
      Object.from(UnsafeMutableRawPointer(cls.metaclass.record)) === cls.metaclass.object)
    #expect(cls.metaclass.object.runtimeClass == Object.runtimeClass.metaclass)
  }

  @Test func classObjectsAreNotCounted() throws {
    let cls = try makeClass()
    let object = cls.object
    let before = referenceCount(of: object)
    for _ in 0..<100 {
      Object.release(object.id)
      AutoreleaseStack.add(Unmanaged.passUnretained(object))
      _ = object.autoreleased()
      _ = object.cResult(owned: true)
      _ = object.cResult(owned: false)
    }
    autoreleasePool {}
    #expect(cls.object === object)
    #expect(abs(referenceCount(of: object) - before) < 8)
  }

  @Test func instancesOfRunTimeClassesHaveTheirBlockAtOnce() throws {
    let object = try makeClass().makeInstance()
    #expect(object.hasBlock)
  }

  @Test func changesClassWhereInstancesFit() throws {
    let cls = try makeClass("Small")
    let sibling = try makeClass("Sibling")
    let larger = try makeClass("Larger") { cls in
      try cls.addIvar("room", size: 8, alignment: 8, encoding: "q")
    }
    let string = try makeClass("String", below: StringBox.runtimeClass)
    let object = try cls.make()
    #expect(try object.setClass(sibling) == cls)
    #expect(object.runtimeClass == sibling)
    #expect(Object.from(object.id) === object)
    for other in [larger, string, sibling.metaclass] {
      let error = #expect(throws: RegistrationError.self) { try object.setClass(other) }
      #expect(error?.code == .wrongState)
    }
    #expect(object.runtimeClass == sibling)
    let large = try larger.make()
    try large.setClass(sibling)
    #expect(large.runtimeClass == sibling)
  }

  @Test func isEqualAndHashAreOverridable() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("isEqual:")) { (_: Object, other: Object?) in other is StringBox }
      try cls.addMethod(Selector("hash")) { (_: Object) in UInt(42) }
      try cls.addMethod(Selector("description")) { (_: Object) in "described" }
    }
    let object = try cls.make()
    #expect(try Equality.isEqual(object, StringBox("x")))
    #expect(try !Equality.isEqual(object, nil))
    #expect(try Equality.isEqual(object, object))
    #expect(try Equality.isEqual(nil, nil))
    #expect(try !Equality.isEqual(nil, object))
    #expect(object.description == "described")
    #expect("\(object)" == "described")
    #expect(Object().description == "<NSObject>")
  }

  @Test func rootMembersAnswer() throws {
    let cls = try makeClass()
    let object = try cls.make()
    func bool(_ name: StaticString, _ argument: any MessageValue) throws -> Bool {
      try object.send(Selector(name), argument, returning: Bool.self)
    }
    #expect(try bool("isKindOfClass:", Object.runtimeClass))
    #expect(try bool("isKindOfClass:", cls))
    #expect(try !bool("isKindOfClass:", StringBox.runtimeClass))
    #expect(try bool("isMemberOfClass:", cls))
    #expect(try !bool("isMemberOfClass:", Object.runtimeClass))
    #expect(try bool("respondsToSelector:", Selector("init")))
    #expect(try !bool("respondsToSelector:", Selector("notThere")))
    #expect(try object.send(Selector("self")) === object)
    #expect(try object.send(Selector("class")) === cls.object)
    #expect(try object.send(Selector("superclass")) === Object.runtimeClass.object)
    #expect(
      try cls.object.send(
        Selector("isSubclassOfClass:"), Object.runtimeClass, returning: Bool.self))
    #expect(
      try cls.object.send(
        Selector("instancesRespondToSelector:"), Selector("init"), returning: Bool.self))
    #expect(
      try object.send(Selector("hash"), returning: UInt.self) == UInt(bitPattern: object.hash))
  }

  @Test func anInstanceWithTheWrongSwiftClassStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Object(isa: StringBox.runtimeClass) }
    await #expect(processExitsWith: .failure) { _ = StringBox(isa: Object.runtimeClass) }
  }
}
