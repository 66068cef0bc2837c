import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// `+initialize`: once, before the first message, superclass first.
@Suite struct ClassInitializationTests {
  private let initialize = Selector("initialize")
  private let ping = Message<() -> Int>("ping")

  /// A class that appends its receiver's name to a log when it is sent `+initialize`.
  private func logging(
    _ prefix: String, below superclass: RuntimeClass = Object.runtimeClass, _ log: Log
  ) throws -> RuntimeClass {
    try makeClass(prefix, below: superclass) { cls in
      try cls.metaclass.addMethod(initialize) { (cls: ClassObject) in
        log.add(cls.instanceClass.name)
      }
      try cls.metaclass.addMethod(Selector("ping")) { (_: ClassObject) in 1 }
      try cls.addMethod(Selector("ping")) { (_: Object) in 2 }
    }
  }

  /// What can be the first thing that happens to a class.
  enum First: CaseIterable {
    case classMessage, dynamicClassMessage, alloc, new, make, makeInstance, superSend,
      implementation
  }

  @Test(arguments: First.allCases) func theFirstMessageInitializes(_ first: First) throws {
    let log = Log()
    let cls = try logging("First", log)
    #expect(log.entries.isEmpty)
    for _ in 0..<3 {
      switch first {
      case .classMessage: #expect(try ping(cls.object) == 1)
      case .dynamicClassMessage: try cls.object.send(Selector("ping"))
      case .alloc: try cls.object.send(Selector("alloc"))
      case .new: try cls.object.send(Selector("new"))
      case .make: _ = try cls.make()
      case .makeInstance: _ = try cls.makeInstance()
      case .superSend:
        let below = try makeClass("Below", below: cls)
        try below.make().sendSuper(above: below, Selector("ping"))
      case .implementation:
        #expect(MethodRecords.implementation(of: cls, Selector("ping")) != nil)
      }
    }
    #expect(log.entries.first == cls.name)
    #expect(log.entries.count { $0 == cls.name } == 1)
    #expect(cls.isInitialized)
    #expect(cls.metaclass.isInitialized)
    #expect(cls.record.pointee.info & UInt(CAROB_CLASS_INITIALIZED) != 0)
    #expect(try ping(cls.make()) == 2)
  }

  @Test func superclassesComeFirst() throws {
    let log = Log()
    let top = try logging("Top", log)
    let middle = try logging("Middle", below: top, log)
    let bottom = try logging("Bottom", below: middle, log)
    _ = try ping(bottom.object)
    #expect(log.entries == [top.name, middle.name, bottom.name])
    _ = try ping(top.object)
    _ = try middle.make()
    #expect(log.entries.count == 3)
  }

  @Test func aClassWithoutItsOwnGetsTheInheritedOne() throws {
    let log = Log()
    let top = try logging("Top", log)
    let bottom = try makeClass("Bottom", below: top)
    _ = try ping(bottom.make())
    #expect(log.entries == [top.name, bottom.name])
  }

  @Test func deepChainsNeedNoRecursion() throws {
    let log = Log()
    var cls = try logging("Deep", log)
    for _ in 0..<2_000 { cls = try makeClass("Deep", below: cls) }
    _ = try ping(cls.object)
    #expect(log.entries.count == 2_001)
    #expect(log.entries.last == cls.name)
  }

  @Test func questionsDoNotInitialize() throws {
    let log = Log()
    let cls = try logging("Asked", log)
    let selector = Selector("ping")
    #expect(cls.responds(to: selector))
    #expect(cls.responds(to: selector))
    #expect(!cls.responds(to: Selector("pong")))
    #expect(cls.metaclass.responds(to: selector))
    #expect(cls.instanceMethod(for: selector) != nil)
    #expect(cls.implementor(of: selector) == cls)
    #expect(log.entries.isEmpty)
    // What was asked is not in a cache, where a send would find it.
    let entry = try #require(carob_cached_entry(cls.record, selector.index))
    #expect(carob_entry_imp(entry) == nil)
    _ = try ping(cls.make())
    #expect(log.entries == [cls.name])
    #expect(carob_entry_imp(entry) != nil)
  }

  @Test func itsOwnThreadGetsThroughMeanwhile() throws {
    let log = Log()
    let message = ping
    let cls = try makeClass("Recursive") { cls in
      try cls.addMethod(Selector("ping")) { (_: Object) in 5 }
      try cls.metaclass.addMethod(initialize) { (receiver: ClassObject) in
        let cls = receiver.instanceClass
        log.add("\(cls.isInitialized) \(try message(cls.make()))")
        let entry = carob_cached_entry(cls.record, Selector("ping").index)
        log.add("\(entry.map { carob_entry_imp($0) == nil } ?? true)")
        try receiver.send(Selector("class"))
      }
    }
    #expect(try ping(cls.make()) == 5)
    #expect(log.entries == ["false 5", "true"])
    #expect(cls.isInitialized)
  }

  /// A subclass that the superclass's `+initialize` uses is done only when the superclass is.
  @Test func aSubclassUsedByItsSuperclassWaitsForIt() throws {
    let log = Log()
    let message = ping
    let holder = Holder()
    let top = try makeClass("Top") { cls in
      try cls.addMethod(Selector("ping")) { (_: Object) in 5 }
      try cls.metaclass.addMethod(initialize) { (receiver: ClassObject) in
        guard let below = holder.cls, receiver.instanceClass != below else {
          return log.add("below")
        }
        log.add("begins")
        log.add("\(try message(below.make()))")
        log.add("\(below.isInitialized)")
        onThreads(1) { _ in if !below.isInitialized { log.add("closed") } }
        log.add("ends")
      }
    }
    let below = try makeClass("Below", below: top)
    holder.cls = below
    _ = try top.make()
    #expect(log.entries == ["begins", "below", "5", "false", "closed", "ends"])
    #expect(below.isInitialized)
    _ = try below.make()
    #expect(log.entries.count == 6)
  }

  @Test func anErrorIsNotTheSenders() throws {
    struct Refused: Error {}
    let cls = try makeClass("Throws") { cls in
      try cls.metaclass.addMethod(initialize) { (_: ClassObject) in throw Refused() }
      try cls.addMethod(Selector("ping")) { (_: Object) in 5 }
    }
    #expect(try ping(cls.make()) == 5)
    #expect(PendingError.current == nil)
    #expect(cls.isInitialized)
  }

  @Test func anErrorThatWasPendingStays() throws {
    let cls = try makeClass("Pending") { cls in
      try cls.metaclass.addMethod(initialize) { (_: ClassObject) in }
    }
    PendingError.set(RaisedError("earlier"))
    ClassInitialization.ensure(cls)
    #expect(cls.isInitialized)
    #expect((PendingError.take() as? RaisedError)?.description == "earlier")
  }

  @Test func aStructureResultIsNotAsked() throws {
    let cls = try makeClass("Odd") { cls in
      let method: @convention(c) (UnsafeRawPointer, SEL) -> Void = { _, _ in fatalError("called") }
      try cls.metaclass.addMethod(initialize, implementation(method), types: "{Big=qqq}#:")
    }
    _ = try cls.make()
    #expect(cls.isInitialized)
  }

  @Test func theRootsOwnDoesNothingAndMayBeCalled() throws {
    let cls = try makeClass("Plain")
    #expect(try cls.object.send(initialize) == nil)
    #expect(cls.isInitialized)
    #expect(Object.runtimeClass.isInitialized)
  }

  @Test func anUnregisteredClassIsNotInitialized() throws {
    let log = Log()
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Unregistered"), superclass: Object.runtimeClass)
    try cls.metaclass.addMethod(initialize) { (_: ClassObject) in log.add("sent") }
    try cls.object.send(Selector("class"))
    #expect(log.entries.isEmpty)
    try cls.registerPair()
    try cls.object.send(Selector("class"))
    #expect(log.entries == ["sent"])
  }

  @Test func swiftClassesStateIt() throws {
    Initialized.log.add("before")
    _ = try ping(Initialized(isa: Initialized.runtimeClass))
    #expect(Initialized.log.entries == ["before", "loaded", "initialized"])
  }

  private final class Initialized: Object {
    static let log = Log()

    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Initialized.self) { object in
        object.classMethod("load") { _ in log.add("loaded") }
        object.classMethod("initialize") { _ in log.add("initialized") }
        object.method("ping") { _ in 1 }
      }
    }

    required init(isa: RuntimeClass) { super.init(isa: isa) }
  }

  /// What `+initialize` registers goes with the plugin that has the class, whoever sends first.
  @Test func itsRegistrationsAreTheClasss() throws {
    let owner = RegistrationOwner(name: "test")
    let cls = try makeClass("Hosts") { cls in
      try cls.metaclass.addMethod(initialize) { (cls: ClassObject) in
        try cls.instanceClass.addMethod(Selector("added")) { (_: Object) in 1 }
      }
    }
    try owner.whileRegistering { _ = try cls.make() }
    owner.discard()
    #expect(cls.responds(to: Selector("added")))
  }
}

private final class Holder: @unchecked Sendable {
  // Set once, before others see it.
  var cls: RuntimeClass?
}
