import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

private typealias Answer = @convention(c) (UnsafeMutableRawPointer, SEL) -> Int
private typealias Load = @convention(c) (UnsafeMutableRawPointer, SEL) -> Void

private let one: Answer = { _, _ in 1 }
private let two: Answer = { _, _ in 2 }
private let three: Answer = { _, _ in 3 }

private let loads = Counter()
private let countsLoad: Load = { _, _ in loads.add() }
private let failsToLoad: Load = { _, _ in PendingError.set(RaisedError("not today")) }

@Suite struct CategoryTests {
  private let ask = Message<() -> Int>("ask")
  private let selector = Selector("ask")

  private func category(
    _ name: String, _ function: Answer, _ types: String = "q@:"
  ) -> CarobRuntime.Category {
    Category(named: name, methods: [Method(selector, implementation(function), types: types)])
  }

  private func host() throws -> RuntimeClass {
    try makeClass("Host") { cls in
      try cls.addMethod(selector, implementation(one), types: "q@:")
    }
  }

  @Test func theLastCategoryWins() throws {
    let cls = try host()
    let child = try makeClass(below: cls)
    let object = try child.make()
    // A site that is warm sees it at once.
    #expect(try ask(object) == 1)
    try cls.addCategory(category("First", two))
    #expect(try ask(object) == 2)
    try cls.addCategory(category("Second", three))
    #expect(try ask(object) == 3)
    #expect(cls.methods.map(\.selector.name) == ["ask"])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func categoriesAreRevokedInAnyOrder(order: [Int]) throws {
    let cls = try host()
    let object = try cls.make()
    let owners = [RegistrationOwner(name: "first"), RegistrationOwner(name: "second")]
    try owners[0].whileRegistering { try cls.addCategory(category("First", two)) }
    try owners[1].whileRegistering { try cls.addCategory(category("Second", three)) }
    #expect(owners[1].categories.map(\.category.name) == ["Second"])
    #expect(owners[1].categories.map(\.cls) == [cls])
    #expect(try ask(object) == 3)
    owners[order[0]].discard()
    #expect(try ask(object) == [3, 2][order[0]])
    owners[order[1]].discard()
    #expect(try ask(object) == 1)
    #expect(owners[0].categories.isEmpty)
  }

  /// Categories of a compiler may have other types than the class, or the same with names of other classes.
  @Test(arguments: ["@\"NSNumber\"24@0:8@\"NSSet\"16", "q24@0:8q16"])
  func theTypesOfACategoryGoWithIt(types: String) throws {
    let own = "@\"NSString\"@:@\"NSArray\"", selector = Selector("ask:")
    let cls = try makeClass("Host") { cls in
      try cls.addMethod(selector, implementation(one), stating: own)
    }
    let method = try #require(MethodRecords.record(of: cls, selector))
    let owner = RegistrationOwner(name: "owner")
    let category = Category(
      named: "Typed", methods: [Method(selector, implementation(two), types: types)])
    _ = try owner.whileRegistering { try cls.attach(category, replacingProperties: true) }
    #expect(cls.methods.map(\.encoding) == [types])
    #expect(
      MethodLookup.callable(in: cls, selector, to: .ask)?.entry.signature.encoding
        == (try MethodSignature.interned(types)).encoding)
    owner.discard()
    #expect(cls.methods.map(\.encoding) == [own])
    #expect(
      MethodLookup.callable(in: cls, selector, to: .ask)?.entry.signature.encoding
        == (try MethodSignature.interned(own)).encoding)
    #expect(carob_load_method_types(method).map { String(cString: $0) } == "@24@0:8@16")
  }

  @Test func bringsMembersOfAllKinds() throws {
    let cls = try host()
    let adopted = RuntimeProtocol.registered(uniqueName("Adopted"))
    let owner = RegistrationOwner(name: "owner")
    var attributes = PropertyAttributes(type: "q")
    attributes.isReadOnly = true
    let whole = Category(
      named: "Whole",
      methods: [
        Method(Selector("size"), implementation(two), types: "q@:"),
        Method(selector, implementation(three), types: "q@:", isClassMethod: true),
      ], properties: [.init("size", attributes)], protocols: [adopted],
      classProperties: [.init("ask", attributes)])
    try owner.whileRegistering { try cls.addCategory(whole) }
    let object = try cls.make()
    #expect(try object.value(forKey: "size")?.description == "2")
    #expect(try cls.object.send(selector, returning: Int.self) == 3)
    #expect(try ask(object) == 1)
    #expect(cls.property(named: "size")?.attributes == attributes)
    #expect(cls.metaclass.property(named: "ask")?.attributes == attributes)
    #expect(cls.conforms(to: adopted))
    owner.discard()
    #expect(cls.methods.map(\.selector.name) == ["ask"])
    #expect(cls.metaclass.methods.isEmpty)
    #expect(cls.properties.isEmpty)
    #expect(cls.metaclass.properties.isEmpty)
    #expect(cls.protocols.isEmpty)
  }

  @Test func reachesClassesWrittenInSwift() throws {
    let owner = RegistrationOwner(name: "owner")
    let name = Selector("carobCategoryTest")
    try owner.whileRegistering {
      try StringBox.runtimeClass.addCategory(
        Category(named: "Test", methods: [Method(name, implementation(two), types: "q@:")]))
    }
    #expect(try StringBox("x").send(name, returning: Int.self) == 2)
    owner.discard()
    #expect(!StringBox.runtimeClass.responds(to: name))
  }

  @Test func callsItsOwnLoadOnce() throws {
    let before = loads.value
    let load = Selector("load")
    let cls = try makeClass { _ in }
    // Added after the class was registered, which is when its own is called.
    try cls.metaclass.addMethod(load) { (_: ClassObject) in
      Issue.record("the class's own load was called")
      return 0
    }
    try cls.addCategory(category("Without", one))
    #expect(loads.value == before)
    let with = Category(
      named: "With",
      methods: [Method(load, implementation(countsLoad), types: "q#:", isClassMethod: true)])
    try cls.addCategory(with)
    #expect(loads.value == before + 1)
    // An instance method of that name is none.
    try cls.addCategory(
      Category(named: "No", methods: [Method(load, implementation(countsLoad), types: "v@:")]))
    #expect(loads.value == before + 1)
  }

  @Test func saysWhenLoadFails() throws {
    let cls = try host()
    var failing = category("Failing", two)
    failing.methods.append(
      Method(Selector("load"), implementation(failsToLoad), types: "v@:", isClassMethod: true))
    let error = #expect(throws: RegistrationError.self) { try cls.addCategory(failing) }
    #expect(error?.code == .loadFailed)
    #expect(error?.description == "+[\(cls)(Failing) load]: not today")
    #expect(PendingError.current == nil)
    #expect(try ask(cls.make()) == 2)
    let large = Category(
      named: "Large",
      methods: [
        Method(
          Selector("load"), implementation(failsToLoad), types: "{P=dddd}@:", isClassMethod: true)
      ])
    #expect(throws: RegistrationError.self) { try cls.addCategory(large) }
  }

  @Test func categoriesComeAndGoWhileOthersSend() throws {
    let cls = try host()
    let answers = Counter()
    let rounds = 200
    onThreads(4) { number in
      for _ in 0..<rounds {
        if number < 2 {
          let owner = RegistrationOwner(name: "owner \(number)")
          try? owner.whileRegistering {
            try cls.addCategory(category("Busy", number == 0 ? two : three))
          }
          owner.discard()
        } else if let object = try? cls.make(), (1...3).contains((try? ask(object)) ?? 0) {
          answers.add()
        }
      }
    }
    #expect(answers.value == 2 * rounds)
    #expect(try ask(cls.make()) == 1)
  }

  @Test func refusesAsAWhole() throws {
    let cls = try host()
    try cls.declareProperty("size", PropertyAttributes(type: "q"))
    try cls.metaclass.declareProperty("shared", PropertyAttributes(type: "q"))
    let unregistered = try RuntimeProtocol.allocate(named: uniqueName("Unregistered"))
    let good = Method(Selector("good"), implementation(two), types: "q@:")
    let refused: [(CarobRuntime.Category, String)] = [
      (
        category("C", two, "q@:@"),
        "-[\(cls)(C) ask]: encoding \"q@:@\" takes 1 argument after self and _cmd, "
          + "the selector has 0 colons"
      ),
      (
        category("C", two, "d@:"),
        "-[\(cls)(C) ask]: encodings \"q@:\" and \"d@:\" are called differently"
      ),
      (Category(named: "C", methods: [good]), "-[\(cls)(C) good] exists already"),
      (
        Category(named: "C", properties: [.init("size", PropertyAttributes(type: "q"))]),
        "\(cls)(C).size exists already"
      ),
      (
        Category(named: "C", classProperties: [.init("shared", PropertyAttributes(type: "q"))]),
        "\(cls)(C).shared exists already"
      ),
      (
        Category(named: "C", properties: [.init("a\tb", PropertyAttributes(type: "q"))]),
        "\"a\\tb\" is not a selector: it has white space other than spaces"
      ),
      (
        Category(named: "C", protocols: [unregistered]),
        "\(cls)(C): the protocol \(unregistered) is not registered"
      ),
    ]
    for (var category, message) in refused {
      category.methods.append(good)
      category.properties.insert(.init("other", PropertyAttributes(type: "q")), at: 0)
      let error = #expect(throws: RegistrationError.self) { try cls.addCategory(category) }
      #expect(error?.description == message)
      #expect(cls.methods.map(\.selector.name) == ["ask"])
      #expect(cls.properties.map(\.name) == ["size"])
    }
    #expect(try ask(cls.make()) == 1)
  }

  @Test func refusesAClassThatCannotHaveOne() throws {
    let cls = try host()
    let unregistered = try RuntimeClass.allocatePair(named: uniqueName(), superclass: cls)
    for target in [cls.metaclass, unregistered] {
      let error = #expect(throws: RegistrationError.self) {
        try target.addCategory(category("C", two))
      }
      #expect(error?.code == .wrongState)
      #expect(
        error?.description
          == "\(target)(C): a category needs a registered class that is no metaclass")
    }
  }
}
