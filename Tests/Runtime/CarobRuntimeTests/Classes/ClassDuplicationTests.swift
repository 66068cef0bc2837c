import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct ClassDuplicationTests {
  private func original() throws -> RuntimeClass {
    let cls = try makeClass("Original") { cls in
      try cls.addIvar("number", size: 4, alignment: 4, encoding: "i")
      try cls.declareProperty("name", PropertyAttributes([("T", "@"), ("C", "")]))
      cls.adopt(.registered("CarobTestDuplicated"))
      try cls.addMethod(Selector("ping")) { (_: Object) in 1 }
      try cls.metaclass.addMethod(Selector("ping")) { (_: ClassObject) in 2 }
      cls.version = 3
    }
    return cls
  }

  @Test func hasTheSameMembers() throws {
    let cls = try original()
    let copy = try cls.duplicate(named: uniqueName("Copy"))
    #expect(RuntimeClass(named: copy.name) == copy)
    #expect(copy.superclass == cls.superclass)
    #expect(copy.metaclass != cls.metaclass)
    #expect(copy.ivars == cls.ivars)
    #expect(copy.instanceSize == cls.instanceSize)
    #expect(copy.properties == cls.properties)
    #expect(copy.protocols == cls.protocols)
    #expect(copy.methods == cls.methods)
    #expect(copy.metaclass.methods == cls.metaclass.methods)
    #expect(copy.version == 3)
    #expect(copy.subclasses.isEmpty)
    #expect(Object.runtimeClass.subclasses.contains(copy))
    #expect(IvarLayout.records(of: copy).count == cls.ivars.count)
  }

  /// Also where records have other types than the source states.
  @Test func hasTheSameRecordsInTheSameOrder() throws {
    let cls = try original()
    try cls.addMethod(
      Selector("added:"),
      implementation({ _, _ in 1 } as @convention(c) (UnsafeRawPointer, SEL) -> Int),
      stating: "q@:@\"NSString\"")
    let copy = try cls.duplicate(named: uniqueName("Copy"))
    let members = [cls, copy].map { cls in
      MethodRecords.all(of: cls).compactMap { method in
        method.flatMap { [String(cString: $0.pointee.types), Selector($0.pointee.selector)?.name] }
      }
    }
    #expect(members[0] == members[1])
    #expect(members[0].contains(["q24@0:8@16", "added:"]))
    #expect(copy.methods == cls.methods)
  }

  /// Accessors that the runtime made for the original find the duplicate's variables.
  @Test func methodsWorkOnItsInstances() throws {
    let cls = try original()
    let copy = try cls.duplicate(named: uniqueName("Copy"))
    let again = try copy.duplicate(named: uniqueName("Copy"))
    let tracker = LifetimeTracker()
    for made in [copy, again, try makeClass("Below", below: again)] {
      let object = try made.make()
      #expect(try object.send(Selector("ping"), returning: Int.self) == 1)
      #expect(try made.object.send(Selector("ping"), returning: Int.self) == 2)
      autoreleasePool {
        let text = tracker.watch(StringBox("ada"))
        #expect(throws: Never.self) { try object.setValue(text, forKey: "name") }
        #expect((try? object.value(forKey: "name") as? StringBox)?.string == "ada")
      }
    }
    #expect(tracker.living == 0)
  }

  @Test func changesDoNotReachTheOther() throws {
    let cls = try original()
    let copy = try cls.duplicate(named: uniqueName("Copy"))
    try cls.addMethod(Selector("later")) { (_: Object) in 1 }
    try copy.addMethod(Selector("own")) { (_: Object) in 1 }
    #expect(!copy.responds(to: Selector("later")))
    #expect(!cls.responds(to: Selector("own")))
    let outlives = try cls.duplicate(named: uniqueName("Copy"))
    try cls.disposePair()
    #expect(try outlives.make().send(Selector("ping"), returning: Int.self) == 1)
  }

  @Test(arguments: [true, false]) func isInitializedLikeTheOriginal(_ first: Bool) throws {
    let log = Log()
    let cls = try makeClass("Original") { cls in
      for name in ["load", "initialize"] {
        try cls.metaclass.addMethod(Selector(validating: name)) { (cls: ClassObject) in
          log.add("\(cls.instanceClass) \(name)")
        }
      }
    }
    if first { _ = try cls.make() }
    let copy = try cls.duplicate(named: uniqueName("Copy"))
    _ = try copy.make()
    #expect(log.entries == ["\(cls) load", "\(first ? cls : copy) initialize"])
  }

  @Test func theRootAndSwiftClassesMayBeDuplicated() throws {
    let root = try Object.runtimeClass.duplicate(named: uniqueName("Root"))
    #expect(root.superclass == nil)
    #expect(root.metaclass.superclass == root)
    #expect(try root.make().objectDescription == "<\(root)>")
    #expect(try root.object.send(Selector("new"))?.runtimeClass == root)
    let text = try StringBox.runtimeClass.duplicate(named: uniqueName("Text"))
    #expect(try text.make() is StringBox)
    try text.disposePair()
    try root.disposePair()
  }

  @Test func whatCannotBeDuplicated() throws {
    let cls = try original()
    let pending = try RuntimeClass.allocatePair(
      named: uniqueName("Pending"), superclass: Object.runtimeClass)
    for refused in [cls.metaclass, pending] {
      let error = #expect(throws: RegistrationError.self) {
        try refused.duplicate(named: uniqueName("Copy"))
      }
      #expect(
        error?.description
          == "\(refused) cannot be duplicated: it is a metaclass or not registered")
    }
    let error = #expect(throws: RegistrationError.self) { try cls.duplicate(named: cls.name) }
    #expect(error?.code == .classNameTaken)
  }
}
