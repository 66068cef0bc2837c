import CCarob
import CarobFoundation
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// The literals of `Tests/Fixtures/ObjectiveC/literals.m`, as clang lays them out.
@Suite(.waitsForProcesses) struct StringLiteralsTests {
  private func withLiterals(
    _ optimization: String = "-O1",
    _ body: (CompiledModule, (Int32) throws -> StringBox) throws -> Void
  ) throws {
    let module = try CompiledModule("literals", optimization)
    try module.register()
    try body(module) { try #require(Object.from(module.literal($0)) as? StringBox) }
    module.close()
    module.owner.letGoOfLiterals()
  }

  @Test(arguments: ["-O0", "-O2"]) func theyAreStrings(_ optimization: String) throws {
    try withLiterals(optimization) { module, literal in
      #expect(try literal(0).string == "longer than eight")
      #expect(try literal(1).string == "Zo\u{EB} \u{1F600}")
      #expect(try literal(2).string == "a\0b, and more")
      #expect(try literal(4).string == "small")
      #expect(try literal(0) === (try literal(3)))
      for number in Int32(0)...4 { #expect(try literal(number).id == module.literal(number)) }
      let first = try literal(0)
      #expect(first.isEqual(StringBox("longer than eight")))
      #expect(try literal(0).runtimeClass == StringBox.runtimeClass)
      #expect(
        try literal(0).send(Selector("class"), returning: RuntimeClass.self).name == "NSString")
    }
  }

  @Test func theyAreReceiversAndArguments() throws {
    try withLiterals { module, literal in
      var site = carob_call_site()
      site.selector_name = Selector("length").cName
      let id = try #require(module.literal(1))
      let imp = try #require(CallSiteFilling.fill(&site, id))
      typealias Length = @convention(c) (UnsafeMutableRawPointer, SEL) -> UInt
      #expect(unsafeBitCast(imp, to: Length.self)(id, site.selector) == 6)
      let array = MutableArrayBox([try literal(0)])
      let found = try array.send(Selector("objectAtIndex:"), UInt(0), returning: Object.self)
      #expect(found.id == module.literal(0))
      let isPrefix = try literal(0).send(Selector("hasPrefix:"), literal(0), returning: Bool.self)
      #expect(isPrefix)
    }
  }

  @Test func theyStayWhatTheyAre() throws {
    try withLiterals { _, literal in
      let string = try literal(0)
      #expect(string.indexedVariables == nil)
      #expect(throws: RegistrationError.self) { try string.setClass(StringBox.runtimeClass) }
      #expect(throws: RegistrationError.self) {
        try string.respond(to: "length") { (_: Object) in UInt(1) }
      }
      AssociatedObjects.set(StringBox("of it"), on: string, key: 7, policy: .retain)
      #expect(AssociatedObjects.get(from: string, key: 7) != nil)
    }
  }

  /// Whoever holds one keeps the module.
  @Test func oneThatIsHeldIsInTheWay() throws {
    let module = try CompiledModule("literals")
    try module.register()
    var held: Object? = Object.from(module.literal(0))
    #expect(module.owner.literalsInUse.count == 1)
    #expect(
      UnloadBlocker.literals(count: 1, examples: ["a\nb"]).description
        == "a string literal in its data is in use: \"a\\nb\"")
    #expect(
      UnloadBlocker.literals(count: 3, examples: ["a", "b"]).description
        == "3 string literals in its data are in use: \"a\", \"b\", …")
    withExtendedLifetime(held) {}
    held = nil
    #expect(module.owner.literalsInUse.isEmpty)
    module.close()
    module.owner.letGoOfLiterals()
  }

  /// As clang does it with those of an array on the stack.
  @Test func oneMayBeReleasedWithoutBeingRetained() throws {
    weak var peer: Object?
    let module = try CompiledModule("literals")
    try module.register()
    let id = try #require(module.literal(0))
    peer = Object.from(id)
    for _ in 0..<1000 { Object.release(id) }
    #expect(module.owner.literalsInUse.isEmpty)
    #expect(module.owner.miscountedLiterals.map(\.id) == [id])
    for _ in 0..<1001 { Object.retain(id) }
    #expect(module.owner.literalsInUse.map(\.id) == [id])
    #expect(module.owner.miscountedLiterals.isEmpty)
    for _ in 0..<2 { Object.release(id) }
    module.close()
    module.owner.letGoOfLiterals()
    #expect(peer == nil)
  }

  /// A small string is counted as well, and nobody lets it go.
  @Test func aSmallOneMayBeReleasedWithoutBeingRetained() throws {
    try withLiterals { module, literal in
      let id = try #require(module.literal(4))
      for _ in 0..<1000 { Object.release(id) }
      #expect(try literal(4).string == "small")
    }
  }

  /// The peers go with the module, and what is associated with them.
  @Test func nothingIsLeft() throws {
    weak var peer: Object?
    weak var attached: Object?
    try withLiterals { _, literal in
      let value = StringBox("of it")
      (peer, attached) = (try literal(0), value)
      AssociatedObjects.set(value, on: try literal(0), key: 7, policy: .retain)
    }
    #expect(peer == nil && attached == nil)
  }

  /// As when a destructor of the module gives one to somebody.
  @Test func oneThatIsStillHeldBecomesAString() throws {
    var held: StringBox?
    try withLiterals { _, literal in held = try literal(0) }
    let string = try #require(held)
    #expect(string.string == "longer than eight" && !string.isLiteral)
    #expect(Object.from(string.id) === string)
    #expect(string.runtimeClass == StringBox.runtimeClass)
  }

  @Test(
    arguments: [
      (1, 4, 4), (3, 4, 4), (0, 4, 5), (2, 4, 4), (0, UInt32.max, UInt32.max),
    ] as [(UInt32, UInt32, UInt32)])
  func aRecordThatLiesIsRefused(_ flags: UInt32, _ length: UInt32, _ size: UInt32) throws {
    // In a module, of which the runtime knows where it ends.
    let text: StaticString = "text"
    var record = carob_objc_string()
    record.isa = StringBox.runtimeClass.record
    (record.flags, record.length, record.size) = (flags, length, size)
    record.data = UnsafeRawPointer(text.utf8Start)
    let error = #expect(throws: RegistrationError.self) {
      try withUnsafeMutablePointer(to: &record) {
        _ = try StringLiterals(
          UnsafeMutableBufferPointer(start: $0, count: 1),
          in: ModuleMemory(around: text.utf8Start), of: "liar")
      }
    }
    #expect(
      error?.description.contains(
        "a string literal of \(size) bytes is not \(length) characters of ASCII or UTF-16") == true)
  }
}
