import Foundation
import PluginTestSupport
import Testing

/// Plugins that are none, or fail: the message and the exit status of each.
@Suite(.waitsForProcesses) struct PluginErrorTests {
  @Test(arguments: [
    ("no_entry", "exports no carob_plugin_entry; a plugin defines it with CAROB_PLUGIN(…)"),
    (
      "wrong_magic",
      "its carob_plugin_entry does not start with the magic number; define it with CAROB_PLUGIN(…)"
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
    (
      "needs_unknown",
      "needs the extension org.example.teleport/1, this host has carob.calls/1, carob.functions/1, "
        + "carob.host/1, carob.log/1, carob.main-thread/1; use a host that has it"
    ),
    (
      "needs_misspelled",
      "needs the extension carob.lgo/1, this host has carob.calls/1, carob.functions/1, "
        + "carob.host/1, carob.log/1, carob.main-thread/1; did you mean carob.log/1?"
    ),
    (
      "needs_revision",
      "needs the extension carob.log/2, this host has carob.calls/1, carob.functions/1, "
        + "carob.host/1, carob.log/1, carob.main-thread/1; did you mean carob.log/1?"
    ),
    (
      "needs_unreadable",
      "the .extensions of its carob_plugin_entry is not UTF-8 of at most 4096 bytes; define it with "
        + "CAROB_PLUGIN(…)"
    ),
    (
      "too_small",
      "its carob_plugin_entry has 96 bytes, at least 104 are needed; define it with CAROB_PLUGIN(…)"
    ),
    (
      "null_identifier", "its carob_plugin_entry has no .identifier; define it with CAROB_PLUGIN(…)"
    ),
    ("null_load", "its carob_plugin_entry has no .load; define it with CAROB_PLUGIN(…)"),
    (
      "load_returns_false", "its load returned false, without a reason; correct the plugin"
    ),
    (
      "class_name_taken",
      "its load failed: a class named UITableViewCell is already registered by the host; give one of them another name"
    ),
    (
      "class_name_taken_ignored",
      "its load failed: a class named UITableViewCell is already registered by the host; give one of them another name"
    ),
    (
      "bad_encoding",
      "its load failed: -[BEThing method]: type encoding \"v@:{\" is malformed at offset 3: \"{\" is "
        + "never closed; correct the plugin"
    ),
    (
      "colon_mismatch",
      "its load failed: -[CMThing configureCell:withUser:]: encoding \"v@:@\" takes 1 argument after "
        + "self and _cmd, the selector has 2 colons; correct the plugin"
    ),
    ("older_smaller", "names no principal class; pass --screen CLASS"),
    (
      "unknown_selector",
      "row 0 of section 0: -[UITableViewCell frobnicate]: unrecognized selector; nothing with a "
        + "similar name is answered"
    ),
    (
      "raises",
      "row 0 of section 0: -[RAList configureCell:withObject:]: the greeting is out of order; "
        + "correct the plugin"
    ),
  ])
  func isSaidInOneLine(_ fixture: String, reason: String) throws {
    let folder = try PluginFolder(fixtures: [fixture], files: ["data.json": "[{}]"])
    #expect(
      try folder.run("show", "./\(fixture).so", "--data", "data.json")
        == .failure(78, "./\(fixture).so: \(reason)"))
  }

  @Test func aHandlersFailureLeavesNothingOnStandardOutput() throws {
    let folder = try PluginFolder(fixtures: ["raises"], files: ["data.json": "[{}, {}]"])
    let run = try folder.run("show", "./raises.so", "--data", "data.json")
    #expect(run.status == 78)
    #expect(run.output == "")
  }

  @Test func aFileThatIsNotThere() throws {
    let folder = try PluginFolder(fixtures: [])
    #expect(
      try folder.run("show", "./nope.so")
        == .failure(66, "./nope.so: no such file; check the path"))
    #expect(
      try folder.run("inspect", "nope.so")
        == .failure(66, "./nope.so: no such file; check the path"))
  }

  @Test func aNameThatNoDirectoryHas() throws {
    let run = try CommandRun(["show", "Nope"], environment: ["CAROB_PLUGIN_PATH": "/x:/y"])
    #expect(
      run
        == .failure(
          66,
          "Nope: no libNope.so in /x, /y, \(Executable.directory.path), and no folder of that name here; "
            + "set CAROB_PLUGIN_PATH to where libNope.so is"))
  }

  /// A folder stands for its module.
  @Test func aFolder() throws {
    let folder = try PluginFolder(fixtures: [])
    #expect(
      try folder.run("show", folder.url.path)
        == .failure(
          66, "\(folder.url.path): is a folder without a module; make one with carob build"))
    let module = folder.url.appendingPathComponent("libOther.so").path
    try FileManager.default.copyItem(
      atPath: Executable.directory.appendingPathComponent("libFollowers.so").path, toPath: module)
    let data = Executable.directory.appendingPathComponent("followers.json").path
    let shown = try folder.run("show", "Followers", "--data", data)
    #expect(try folder.run("show", ".", "--data", data) == shown)
    #expect(try folder.run("show", "./", "--data", data) == shown)
    try FileManager.default.copyItem(
      atPath: module, toPath: module.replacing("Other", with: "Else"))
    #expect(
      try folder.run("show", ".")
        == .failure(
          66, ".: is a folder with several modules; name one of them, such as ./libElse.so"))
    let name = folder.url.lastPathComponent
    try FileManager.default.copyItem(
      atPath: module, toPath: folder.url.appendingPathComponent("lib\(name).so").path)
    #expect(try folder.run("show", ".", "--data", data) == shown)
  }

  @Test func aNameThatIsNearlyRight() throws {
    let folder = try PluginFolder(fixtures: [])
    #expect(
      try folder.run("show", "Folowers")
        == .failure(
          66,
          "Folowers: no libFolowers.so in \(Executable.directory.path), and no folder of that name here; "
            + "nearest: Followers"))
  }

  @Test(arguments: ["", "hello", "\u{7F}EL", "#!/bin/sh\n"])
  func aFileThatIsNoSharedObject(_ text: String) throws {
    let folder = try PluginFolder(fixtures: [], files: ["x.so": text])
    #expect(
      try folder.run("show", "x.so")
        == .failure(
          78,
          "./x.so: is not a shared object: it has no ELF header; build it with cc -shared -fPIC"))
  }

  @Test func aFileThatIsCutShort() throws {
    let folder = try PluginFolder()
    let module = folder.url.appendingPathComponent("minimal.so")
    let whole = try Data(contentsOf: module)
    for length in [4, 63, 64, 2000] {
      try whole.prefix(length).write(to: module)
      let run = try folder.run("show", "./minimal.so")
      #expect(run.status == 78)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("carob: ./minimal.so: "))
      #expect(run.errors.count { $0 == "\n" } == 1)
    }
  }

  @Test(arguments: ["older_smaller", "before_extensions"])
  func aDescriptorWithoutTheNewestFieldsIsAccepted(_ fixture: String) throws {
    let folder = try PluginFolder(fixtures: [fixture])
    let run = try folder.run("inspect", "./\(fixture).so")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
