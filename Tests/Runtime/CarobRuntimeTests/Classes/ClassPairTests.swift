import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Class pairs made at run time, in the published layout.
@Suite struct ClassPairTests {
  @Test func recordsHaveThePublishedLayout() throws {
    let root = Object.runtimeClass
    let name = uniqueName("Layout")
    let cls = try RuntimeClass.allocatePair(named: name, superclass: root)
    try cls.registerPair()
    let record = cls.record.pointee
    let meta = try #require(record.isa).pointee
    #expect(record.super_class == root.record)
    #expect(String(cString: record.name) == name)
    #expect(String(cString: meta.name) == name)
    #expect(record.info & UInt(CAROB_CLASS_META) == 0)
    #expect(meta.info & UInt(CAROB_CLASS_META) != 0)
    #expect(record.info & UInt(CAROB_CLASS_USER_CREATED) != 0)
    #expect(record.instance_size == 8)
    #expect(meta.instance_size == MemoryLayout<objc_class>.size)
    #expect(MemoryLayout<objc_class>.size == 136)
    #expect(record.ivars == nil)
    #expect(record.methods == nil)
    #expect(record.properties == nil)
    #expect(record.protocols == nil)
    #expect(record.dtable != nil)
  }

  @Test func metaclassesFormTheKnownChain() throws {
    let root = Object.runtimeClass
    let parent = try makeClass("Parent")
    let child = try makeClass("Child", below: parent)
    #expect(root.superclass == nil)
    #expect(child.superclass == parent)
    #expect(child.metaclass.superclass == parent.metaclass)
    #expect(parent.metaclass.superclass == root.metaclass)
    // The root's metaclass is an instance of itself and a subclass of the root.
    #expect(root.metaclass.superclass == root)
    #expect(root.metaclass.metaclass == root.metaclass)
    #expect(child.metaclass.metaclass == root.metaclass)
    #expect(!child.isMetaclass)
    #expect(child.metaclass.isMetaclass)
    #expect(child.isSubclass(of: parent))
    #expect(child.isSubclass(of: child))
    #expect(!parent.isSubclass(of: child))
    #expect(child.metaclass.isSubclass(of: root))
    #expect(Array(child.ancestry) == [child, parent, root])
  }

  @Test func isKnownByNameOnceRegistered() throws {
    let name = uniqueName("Known")
    #expect(RuntimeClass(named: name) == nil)
    let cls = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
    #expect(RuntimeClass(named: name) == nil)
    #expect(throws: RegistrationError.self) { try cls.makeInstance() }
    try cls.registerPair()
    #expect(RuntimeClass(named: name) == cls)
    #expect(cls.name == name)
    #expect(cls.description == name)
    try cls.registerPair()
    #expect(RuntimeClass(named: name) == cls)
  }

  @Test func methodListsAreReadableFromC() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("first")) { (_: Object) in 1 }
      try cls.addMethod(Selector("second:")) { (_: Object, _: Int) in }
    }
    var found: [String: String] = [:]
    var list = cls.record.pointee.methods
    while let current = list {
      #expect(current.pointee.size == MemoryLayout<objc_method>.size)
      #expect(current.pointee.count == 1)
      let method = current.pointee.methods
      #expect(method.imp != nil)
      found[try #require(Selector(method.selector)).name] = String(cString: method.types)
      list = current.pointee.next
    }
    #expect(found == ["first": "q16@0:8", "second:": "v24@0:8q16"])
    #expect(cls.methods.map(\.selector.name) == ["first", "second:"])
  }

  @Test func propertyListsAreReadableFromC() throws {
    let cls = try makeClass { cls in
      var attributes = PropertyAttributes(type: "@\"NSString\"")
      attributes.memory = .copy
      attributes.isNonatomic = true
      try cls.declareProperty("title", attributes)
      try cls.declareProperty("count", PropertyAttributes(type: "q"))
    }
    let record = try #require(cls.propertyRecord(named: "title")).pointee
    #expect(String(cString: record.name) == "title")
    #expect(String(cString: record.attributes) == "T@\"NSString\",C,N")
    #expect(String(cString: record.type) == "@\"NSString\"")
    #expect(Selector(record.getter)?.name == "title")
    #expect(Selector(record.setter)?.name == "setTitle:")
    #expect(cls.properties.map(\.name) == ["title", "count"])
    #expect(cls.propertyRecord(named: "none") == nil)
    let child = try makeClass(below: cls)
    #expect(child.properties.isEmpty)
    #expect(child.propertyRecord(named: "title") == cls.propertyRecord(named: "title"))
    #expect(child.property(named: "count")?.setter == Selector("setCount:"))
  }

  @Test func adoptsProtocols() throws {
    let name = uniqueName("Protocol")
    #expect(RuntimeProtocol(named: name) == nil)
    let adopted = RuntimeProtocol.registered(name)
    #expect(RuntimeProtocol.registered(name) == adopted)
    #expect(RuntimeProtocol(named: name) == adopted)
    #expect(adopted.description == name)
    let cls = try makeClass()
    #expect(!cls.conforms(to: adopted))
    #expect(cls.adopt(adopted))
    #expect(!cls.adopt(adopted))
    #expect(cls.conforms(to: adopted))
    #expect(cls.protocols == [adopted])
    let list = try #require(cls.record.pointee.protocols).pointee
    #expect(list.count == 1)
    #expect(list.protocols == adopted.record)
    let child = try makeClass(below: cls)
    #expect(child.conforms(to: adopted))
    #expect(child.protocols.isEmpty)
  }

  @Test func aSubclassOfANewClassSeesChangesAbove() throws {
    let parent = try makeClass("Parent")
    let child = try RuntimeClass.allocatePair(named: uniqueName("Child"), superclass: parent)
    // Asked before it is registered, when changes above do not reach its cache.
    #expect(!child.responds(to: Selector("later")))
    try parent.addMethod(Selector("later")) { (_: Object) in 7 }
    try child.registerPair()
    #expect(child.responds(to: Selector("later")))
    #expect(try child.make().send(Selector("later"), returning: Int.self) == 7)
  }
}
