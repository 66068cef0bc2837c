@preconcurrency import CCarob
import CarobPluginKit
import CarobPlugins
import CarobRuntime
import Testing

/// The kit against a real host table, in this process: the table is set as the loader sets a plugin's.
@Suite(.serialized) struct PluginKitTests {
  init() {
    carob_host = HostTable.address
  }

  private static let answer: @convention(c) (id?, SEL?, id?) -> id? = { _, _, argument in argument }

  private func makeClass(_ name: String) throws -> PluginClass {
    try PluginClass.register(name, below: "NSObject") { cls throws(PluginFailure) in
      // SAFETY: the function takes receiver, selector and one object, as the encoding says.
      try cls.addMethod(
        "echo:", types: "@@:@", unsafeBitCast(Self.answer, to: IMP.self))
    }
  }

  @Test func aClassIsMadeAndMessaged() throws {
    _ = Object.runtimeClass
    let cls = try makeClass("KitEcho")
    #expect(PluginClass(named: "KitEcho") == cls)
    let echo = try #require(PluginObject(owned: class_createInstance(cls.pointer, 0)))
    let text = try #require(PluginObject(carob_string("hello")))
    #expect(try echo.send("echo:", text)?.string() == "hello")
    #expect(try echo.send("echo:", nil) == nil)
    #expect(echo.pluginClass?.name == "KitEcho")
  }

  @Test func failuresCarryTheHostsWords() throws {
    _ = Object.runtimeClass
    _ = try makeClass("KitTwice")
    let taken = #expect(throws: PluginFailure.self) { try makeClass("KitTwice") }
    #expect(taken?.description == "a class named KitTwice is already registered")
    let mismatch = #expect(throws: PluginFailure.self) {
      try PluginClass.register("KitMismatch", below: "NSObject") { cls throws(PluginFailure) in
        try cls.addMethod("echo:", types: "v@:", unsafeBitCast(Self.answer, to: IMP.self))
      }
    }
    #expect(
      mismatch?.description
        == "-[KitMismatch echo:]: encoding \"v@:\" takes 0 arguments after self and _cmd, "
        + "the selector has 1 colon")
    #expect(PluginClass(named: "KitMismatch") == nil)
    #expect(carob_pending_error() == nil)
  }

  @Test func anObjectThatIsNoString() throws {
    _ = Object.runtimeClass
    let number = try #require(PluginObject(carob_number(3)))
    let failure = #expect(throws: PluginFailure.self) { try number.string() }
    #expect(failure?.description == "carob_utf8: a NSNumber is no NSString")
  }

  @Test func aSelectorThatIsNotAnswered() throws {
    _ = Object.runtimeClass
    let number = try #require(PluginObject(carob_number(3)))
    let failure = #expect(throws: PluginFailure.self) { try number.send("frobnicate") }
    #expect(failure?.description == "frobnicate: the object does not answer")
  }
}
