import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct ClassNameTests {
  private func refusal(_ name: String) -> RegistrationError? {
    #expect(throws: RegistrationError.self) {
      try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
    }
  }

  @Test(arguments: [
    ("", "\"\" is not a class name: it is empty"),
    ("A B", "\"A B\" is not a class name: it has white space or control characters"),
    ("A\n", "\"A\\n\" is not a class name: it has white space or control characters"),
    ("A\u{2029}B", "\"A\\u{2029}B\" is not a class name: it has white space or control characters"),
    ("A\0", "\"A\\0\" is not a class name: it has white space or control characters"),
  ])
  func refuses(name: String, message: String) {
    let error = refusal(name)
    #expect(error?.code == .invalidClassName)
    #expect(error?.description == message)
  }

  @Test func refusesWhatIsTooLong() {
    let error = refusal(String(repeating: "A", count: 4097))
    #expect(error?.code == .invalidClassName)
  }

  @Test func refusesANameThatIsTaken() throws {
    let cls = try makeClass("Taken")
    let error = refusal(cls.name)
    #expect(error?.code == .classNameTaken)
    #expect(
      error?.description
        == "a class named \(cls.name) is already registered by the host; "
        + "give one of them another name")
    #expect(refusal("NSObject")?.code == .classNameTaken)
  }

  @Test func theFirstOfTwoPairsOfOneNameWins() throws {
    let name = uniqueName("Twice")
    let first = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
    let second = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
    try second.registerPair()
    let error = #expect(throws: RegistrationError.self) { try first.registerPair() }
    #expect(error?.code == .classNameTaken)
    #expect(RuntimeClass(named: name) == second)
    // Discarding the loser leaves the winner known.
    ClassTable.discard(first)
    #expect(RuntimeClass(named: name) == second)
    #expect(try second.make().runtimeClass == second)
  }

  @Test func canonicallyEquivalentNamesAreTwoClasses() throws {
    let base = uniqueName("Caf")
    let composed = try RuntimeClass.allocatePair(
      named: base + "\u{E9}", superclass: Object.runtimeClass)
    try composed.registerPair()
    let decomposed = try RuntimeClass.allocatePair(
      named: base + "e\u{301}", superclass: Object.runtimeClass)
    try decomposed.registerPair()
    #expect(RuntimeClass(named: base + "\u{E9}") == composed)
    #expect(RuntimeClass(named: base + "e\u{301}") == decomposed)
  }

  @Test func aSuperclassMustBeRegisteredAndNoMetaclass() throws {
    let unregistered = try RuntimeClass.allocatePair(
      named: uniqueName(), superclass: Object.runtimeClass)
    for superclass in [unregistered, Object.runtimeClass.metaclass] {
      let error = #expect(throws: RegistrationError.self) {
        try RuntimeClass.allocatePair(named: "Orphan", superclass: superclass)
      }
      #expect(error?.code == .wrongState)
      // What else is linked with the tests decides on this.
      let advice = AnnouncedClasses.advice(onAbsenceOf: nil).map { "; \($0)" } ?? ""
      #expect(
        error?.description
          == "Orphan has no superclass: the one given is null or not registered\(advice)")
    }
  }
}
