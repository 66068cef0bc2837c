import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// One after the other, because the hook is the process's. Names that are not a test's own go on to nobody.
@Suite(.serialized) struct MissingClassHookTests {
  @Test func theHookMakesTheClass() throws {
    let name = uniqueName("Missing")
    let asked = Log()
    RuntimeClass.missingClassHook = { wanted in
      asked.add(wanted)
      guard wanted == name else { return nil }
      let cls = try? RuntimeClass.allocatePair(named: wanted, superclass: Object.runtimeClass)
      do { try cls?.registerPair() } catch { return nil }
      return cls
    }
    defer { RuntimeClass.missingClassHook = nil }
    #expect(RuntimeClass(named: name) == nil)
    #expect(asked.entries.isEmpty)
    let owner = RegistrationOwner(name: "test")
    let cls = owner.whileRegistering { RuntimeClass(resolving: name) }
    #expect(cls?.name == name)
    #expect(RuntimeClass(named: name) == cls)
    #expect(RuntimeClass(resolving: name) == cls)
    #expect(RuntimeClass(resolving: "NSObject") == Object.runtimeClass)
    #expect(RuntimeClass(resolving: "CarobTestNobody") == nil)
    #expect(asked.entries == [name, "CarobTestNobody"])
    // What the host's hook makes is the host's, whoever asks.
    #expect(owner.classes.isEmpty)
  }

  @Test func itIsNotAskedWhileItIsAsked() {
    let asked = Log()
    RuntimeClass.missingClassHook = { name in
      asked.add(name)
      return RuntimeClass(resolving: name) ?? RuntimeClass(resolving: "CarobTestOther")
    }
    defer { RuntimeClass.missingClassHook = nil }
    #expect(RuntimeClass(resolving: "CarobTestOne") == nil)
    #expect(asked.entries == ["CarobTestOne", "CarobTestOther"])
  }

  @Test func anAnswerThatIsNoRegisteredClassIsNone() throws {
    let pending = try RuntimeClass.allocatePair(
      named: uniqueName("Pending"), superclass: Object.runtimeClass)
    let gone = try makeClass("Gone")
    try gone.disposePair()
    for answer in [pending, gone, Object.runtimeClass.metaclass] {
      RuntimeClass.missingClassHook = { _ in answer }
      defer { RuntimeClass.missingClassHook = nil }
      #expect(RuntimeClass(resolving: "CarobTestNobody") == nil)
    }
  }

  @Test func anOwnersHookGoesWithIt() {
    let owner = RegistrationOwner(name: "test")
    let hook: objc_hook_getClass = { _, cls in
      cls?.pointee = Object.runtimeClass.record
      return true
    }
    owner.whileRegistering { _ = MissingClassHook.set(hook) }
    #expect(RuntimeClass(resolving: "CarobTestNobody") == Object.runtimeClass)
    owner.discard()
    #expect(RuntimeClass(resolving: "CarobTestNobody") == nil)
  }
}
