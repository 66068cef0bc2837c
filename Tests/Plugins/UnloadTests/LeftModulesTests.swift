import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// Modules that stay mapped, and what becomes of loading them again.
@Suite(.serialized, .waitsForProcesses) struct LeftModulesTests {
  private let fixture: UnloadFixture
  private var loader: PluginLoader { fixture.loader }

  init() throws { fixture = try UnloadFixture() }

  /// The error of a loading that must be refused.
  private func refusal(_ path: String) -> PluginError? {
    #expect(throws: PluginError.self) { try loader.load(path: path) }
  }

  @Test func whatUnloadMadeKeepsTheModule() throws {
    let plugin = try fixture.loadThings("ULLeft", ["-DKEEPS"])
    let unloading = try loader.unload(plugin)
    #expect(unloading.moduleStays == "an instance of ULLeftThing is alive")
    #expect(UnloadFixture.isMapped(plugin.path))
    for _ in 0..<2 {
      let error = refusal(plugin.path)
      #expect(error?.code == .alreadyLoaded)
      #expect(
        error?.description
          == "\(plugin.path): cannot be loaded again: an earlier loading had to leave it in memory "
          + "(an instance of ULLeftThing is alive); load a copy of it, or start the process anew")
    }
    #expect(loader.plugins.isEmpty)
    let copy = try loader.load(path: plugin.path, copying: true)
    #expect(
      try autoreleasePool { try Message<() -> Int>("value")(fixture.make("ULLeftThing")) } == 1)
    _ = try loader.unload(copy)
  }

  /// There are as many threads as before, but not the same.
  @Test func aThreadThatAFailedLoadStartedKeepsTheModule() throws {
    let path = try fixture.build("threads", as: "threads")
    #expect(refusal(path)?.code == .loadFailed)
    #expect(UnloadFixture.isMapped(path))
    #expect(
      refusal(path)?.reason
        == "cannot be loaded again: an earlier loading had to leave it in memory (threads that its "
        + "load started may run its code); load a copy of it, or start the process anew")
  }

  /// Its code runs all the time.
  @Test func aThreadThatLoadStartedKeepsTheModule() throws {
    let path = try fixture.build("threads", as: "running", ["-DACCEPTS=true"])
    let why = "threads that its load started may run its code"
    #expect(try loader.unload(try loader.load(path: path)).moduleStays == why)
    #expect(UnloadFixture.isMapped(path))
    #expect(refusal(path)?.description.contains("(\(why))") == true)
    let copy = try loader.load(path: path, copying: true)
    let (again, unloading) = try loader.reload(copy)
    #expect(unloading.moduleStays == why)
    try loader.unload(again)
  }

  /// One that was waited for may be on the system's list for a moment.
  @Test func aThreadThatUnloadEndedKeepsNothing() throws {
    let path = try fixture.build("threads", as: "ended", ["-DACCEPTS=true", "-DENDS"])
    for _ in 0..<20 {
      #expect(try loader.unload(try loader.load(path: path)).moduleStays == nil)
    }
    #expect(!UnloadFixture.isMapped(path))
  }

  /// Its stack is looked at, since it may also be a thread of the host.
  @Test func aThreadThatWasStartedLaterKeepsTheModule() throws {
    let plugin = try loader.load(path: fixture.build("later_thread", as: "later"))
    let cls = try #require(RuntimeClass(named: "ULStarter"))
    try Message<() -> Void>("start")(cls.object)
    #expect(
      try loader.unload(plugin).moduleStays == "a thread that was started later runs its code")
    #expect(UnloadFixture.isMapped(plugin.path))
  }

  @Test func aModuleThatTheLinkerKeepsIsLoadedAgain() throws {
    let path = try fixture.build(
      "things", as: "ULStaying", ["-DNAME=\"ULStaying\"", "-Wl,-z,nodelete"])
    for _ in 0..<2 {
      let plugin = try loader.load(path: path)
      #expect(
        try autoreleasePool { try Message<() -> Int>("value")(fixture.make("ULStayingThing")) } == 1
      )
      #expect(
        try loader.unload(plugin).moduleStays
          == "the dynamic linker keeps it, as others have it open or it was linked with -z nodelete"
      )
    }
  }

  /// The Swift runtime cannot forget a module: of each build one is mapped, however often it is loaded, and nothing for
  /// a loading that is refused.
  @Test func aBuildInSwiftIsMappedOnce() throws {
    let path = try fixture.buildSwiftThings("ULSwiftOnce")
    func mapped() -> Int { UnloadFixture.mappedFiles("libULSwiftOnce.so").count }
    func value() throws -> Int {
      try autoreleasePool { try Message<() -> Int>("value")(fixture.make("ULSwiftOnceThing")) }
    }
    var plugin = try loader.load(path: path, copying: true)
    for _ in 0..<3 {
      plugin = try loader.reload(plugin).plugin
      #expect(try value() == 1)
    }
    #expect(refusal(path)?.code == .alreadyLoaded)
    #expect(throws: PluginError.self) { try loader.load(path: path, copying: true) }
    // That one opened the file itself.
    #expect(mapped() == 2)

    // What is behind its end is not looked at.
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data("another build".utf8))
    try file.close()
    var thing: Object? = try fixture.make("ULSwiftOnceThing")
    for _ in 0..<3 {
      let error = #expect(throws: PluginError.self) { try loader.reload(plugin) }
      #expect(error?.blockers == [.instances(count: 1, className: "ULSwiftOnceThing")])
    }
    #expect(mapped() == 2)
    withExtendedLifetime(thing) {}
    thing = nil
    for _ in 0..<3 {
      plugin = try loader.reload(plugin).plugin
      #expect(try value() == 1)
    }
    #expect(mapped() == 3)
    try loader.unload(plugin)
    plugin = try loader.load(path: path, copying: true)
    #expect(try value() == 1)
    #expect(mapped() == 3)
    try loader.unload(plugin)
  }
}
