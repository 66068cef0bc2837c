import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// `+load`: when a class that itself has it is registered.
@Suite struct ClassLoadingTests {
  private let load = Selector("load")

  @Test func isSentOnceAtRegistration() throws {
    let log = Log()
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Loads"), superclass: Object.runtimeClass)
    try cls.metaclass.addMethod(load) { (cls: ClassObject) in
      log.add("\(cls.instanceClass.isRegistered) \(cls.instanceClass.isInitialized)")
    }
    #expect(log.entries.isEmpty)
    try cls.registerPair()
    try cls.registerPair()
    #expect(log.entries == ["true false"])
  }

  @Test func isNotInherited() throws {
    let log = Log()
    let top = try makeClass("Loads") { cls in
      try cls.metaclass.addMethod(load) { (cls: ClassObject) in log.add(cls.instanceClass.name) }
    }
    _ = try makeClass("Below", below: top)
    let bottom = try makeClass("Bottom", below: top) { cls in
      try cls.metaclass.addMethod(load) { (cls: ClassObject) in log.add(cls.instanceClass.name) }
    }
    #expect(log.entries == [top.name, bottom.name])
  }

  @Test func anErrorFailsTheRegistrationOnly() throws {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Loads"), superclass: Object.runtimeClass)
    try cls.metaclass.addMethod(load) { (_: ClassObject) in throw RaisedError("no") }
    let error = #expect(throws: RegistrationError.self) { try cls.registerPair() }
    #expect(error?.code == .loadFailed)
    #expect(error?.description == "+[\(cls) load]: no")
    #expect(RuntimeClass(named: cls.name) == cls)
    #expect(PendingError.current == nil)
  }

  @Test func aStructureResultIsNotAsked() throws {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Loads"), superclass: Object.runtimeClass)
    let method: @convention(c) (UnsafeRawPointer, SEL) -> Void = { _, _ in fatalError("called") }
    try cls.metaclass.addMethod(load, implementation(method), types: "{Big=qqq}#:")
    let error = #expect(throws: RegistrationError.self) { try cls.registerPair() }
    #expect(error?.description == "+[\(cls) load]: not sent, because it returns a structure")
  }
}
