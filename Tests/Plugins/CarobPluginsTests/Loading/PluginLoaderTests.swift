import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa
import PluginTestSupport
import Testing

/// Loading real modules. One after the other, because the class table is the process's.
@Suite(.serialized, .waitsForProcesses) struct PluginLoaderTests {
  private let directory: TemporaryDirectory
  private let loader = PluginLoader()

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func load(_ fixture: String) throws -> LoadedPlugin {
    try loader.load(path: PluginFixture.build(fixture, in: directory.url))
  }

  /// The error of a load that must fail.
  private func refusal(_ fixture: String) throws -> PluginError? {
    #expect(throws: PluginError.self) { try load(fixture) }
  }

  @Test func aPluginRegistersItsClasses() throws {
    let plugin = try load("minimal")
    #expect(plugin.classes.map(\.name).contains("Greeting"))
    #expect(RuntimeClass(named: "Greeting") != nil)
    #expect(loader.plugins.count == 1)
  }

  @Test func anEmptyPrefixDoesNoHarm() throws {
    let plugin = try load("empty_prefix")
    var inflector = Inflector()
    inflector.addPrefixes(plugin.descriptor.prefixes)
    #expect(!inflector.prefixes.contains(""))
    #expect(inflector.prefixes.count == 2 + plugin.descriptor.prefixes.count { !$0.isEmpty })
  }

  /// The error names who has it.
  @Test func aClassOfAnotherPluginIsInTheWay() throws {
    let source = PluginFixture.sources.appendingPathComponent("class_name_twice.c")
    let modules = try ["first", "second"].map { name in
      let folder = directory.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      return try PluginFixture.build(
        source: source, in: folder, flags: ["-DIDENTIFIER=\"\(name)\""])
    }
    _ = try loader.load(path: modules[0])
    let error = #expect(throws: PluginError.self) { try loader.load(path: modules[1]) }
    #expect(
      error?.sentence
        == "\(modules[1]): its load failed: a class named CNTwice is already registered by the plugin "
        + "Plugin first (\(modules[0]))")
    #expect(error?.advice == "give one of them another name")
  }

  @Test func aMissingFileIsSaid() {
    let error = #expect(throws: PluginError.self) {
      try loader.load(path: "/nonexistent/libNothing.so")
    }
    #expect(error?.code == .notFound)
    #expect(error?.description == "/nonexistent/libNothing.so: no such file")
  }

  @Test func aFileThatIsNoSharedObject() throws {
    let path = try directory.write("#!/bin/sh\n", to: "script.so")
    let error = #expect(throws: PluginError.self) { try loader.load(path: path) }
    #expect(error?.reason == "is not a shared object: it has no ELF header")
    let short = try directory.write("x", to: "short.so")
    #expect(throws: PluginError.self) { try loader.load(path: short) }
    #expect(throws: PluginError.self) { try loader.load(path: directory.url.path) }
  }

  @Test func aTruncatedModule() throws {
    let path = try PluginFixture.build("minimal", in: directory.url)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for length in [4, 64, 1000, whole.count / 2, whole.count - 1] {
      let cut = directory.url.appendingPathComponent("cut\(length).so")
      try whole.prefix(length).write(to: cut)
      let error = #expect(throws: PluginError.self) { try loader.load(path: cut.path) }
      #expect(error?.code == .notLoadable)
    }
  }

  @Test(arguments: [
    ("no_entry", "exports no carob_plugin_entry; a plugin defines it with CAROB_PLUGIN(…)"),
    (
      "wrong_magic",
      "its carob_plugin_entry does not start with the magic number; "
        + "define it with CAROB_PLUGIN(…)"
    ),
    (
      "newer_abi",
      "needs ABI 1.2, this host has 1.1; use a newer host, or build the plugin with "
        + "-DCAROB_ABI_TARGET=0x10001"
    ),
    (
      "newer_major",
      "needs ABI 2.1, this host has 1.1; use a newer host, or build the plugin with this host's "
        + "headers"
    ),
    ("older_abi", "built for ABI 1.0; build it again, with this host's headers"),
    ("null_identifier", "its carob_plugin_entry has no .identifier"),
    ("null_load", "its carob_plugin_entry has no .load"),
    ("load_returns_false", "its load returned false, without a reason"),
  ])
  func aRefusedEntry(fixture: String, reason: String) throws {
    let before = directory.url.path + "/\(fixture).so"
    let error = try refusal(fixture)
    #expect(error?.description == "\(before): \(reason)")
    #expect(loader.plugins.isEmpty)
  }

  /// Symbols are looked for in the libraries that a module needs as well.
  @Test func theEntryIsTheModulesOwn() throws {
    let library = try PluginFixture.build("twice", in: directory.url)
    _ = try directory.write("int nothing;", to: "wrapper.c")
    let path = try PluginFixture.build(
      source: directory.url.appendingPathComponent("wrapper.c"), in: directory.url,
      flagsBehind: ["-Wl,--no-as-needed", library])
    let error = #expect(throws: PluginError.self) { try loader.load(path: path) }
    #expect(error?.code == .noEntry)
    #expect(
      error?.description
        == "\(path): exports no carob_plugin_entry of its own, only a library that it needs does; "
        + "a plugin defines it with CAROB_PLUGIN(…)")
    #expect(loader.plugins.isEmpty)
  }

  @Test func aDescriptorOfAnEarlierVersionIsEnough() throws {
    let plugin = try load("older_smaller")
    #expect(plugin.descriptor.identifier.isEmpty == false)
  }

  @Test func aDescriptorWithoutTheNeededFields() throws {
    let error = try refusal("too_small")
    #expect(error?.code == .malformedEntry)
    #expect(error?.reason.hasSuffix("bytes, at least 104 are needed") == true)
  }

  /// Each fixture, and the class that it has registered by the time it fails.
  @Test(arguments: [
    ("load_returns_false", "LRFThing"), ("class_name_taken", "CNTFirst"),
    ("class_name_taken_ignored", "CNIFirst"), ("bad_encoding", "BEThing"),
    ("colon_mismatch", "CMThing"),
  ])
  func aFailedLoadLeavesNothingRegistered(fixture: String, registered: String) throws {
    let error = try refusal(fixture)
    #expect(error?.code == .loadFailed)
    #expect(RuntimeClass(named: registered) == nil)
    #expect(!RuntimeClass.all.contains { $0.name == registered })
  }

  @Test func theSameIdentifierTwice() throws {
    let first = try load("twice")
    let error = #expect(throws: PluginError.self) { try loader.load(path: first.path) }
    #expect(error?.code == .alreadyLoaded)
    #expect(loader.plugins.count == 1)
  }
}
