import Foundation
import PluginTestSupport
import Testing

/// `CAROB_ZOMBIES=1`: who uses an object that was freed is told which it was.
@Suite(.waitsForProcesses) struct ZombieTests {
  private func show(
    _ mode: String, _ zombies: String = "1", command: [String] = ["show"]
  ) throws -> CommandRun {
    let folder = try PluginFolder(fixtures: ["zombies"], files: ["rows.json": "[{}]"])
    return try CommandRun(
      command + ["./zombies.so", "--data", "rows.json"], in: folder.url,
      environment: ["CAROB_ZOMBIES": zombies, "MODE": mode])
  }

  @Test(arguments: ["message", "warm"]) func aMessageToOne(_ mode: String) throws {
    let run = try show(mode)
    #expect(run.status == 78)
    #expect(
      run.errors.contains(
        /-\[ZONote title\]: the receiver was freed \(released last at .*zombies\.c:\d+\); retain it/
      ))
  }

  /// The pool does not know who autoreleased it.
  @Test func whoReleasedItIsNotKnownOfAPool() throws {
    #expect(try show("pool").errors.contains("-[ZONote title]: the receiver was freed; retain it"))
  }

  @Test(arguments: ["argument", "release", "result"]) func anotherUse(_ mode: String) throws {
    let run = try show(mode)
    #expect(run.status == 78)
    #expect(run.errors.contains(/a ZONote that was freed \(released last at .*zombies\.c:11\)/))
  }

  /// Whoever holds a reference that the plugin has given up gives it up as well: nobody sends anything.
  @Test(arguments: ["array", "drain", "variable"]) func aReleaseByWhoeverHoldsIt(
    _ mode: String
  ) throws {
    let run = try show(mode)
    #expect(run.status == 78)
    #expect(
      run.errors.contains(
        /a ZONote that was freed \(released last at .*zombies\.c:\d+\) was released again; retain it/
      ))
  }

  /// The row is the host's: it may use it, or give it up.
  @Test(arguments: [["show"], ["show", "--isolated"], ["doctor"]])
  func aReleaseOfABorrowedArgument(_ command: [String]) throws {
    let run = try show("borrowed", command: command)
    #expect(run.status == 78)
    let use = /a ZORow that was freed \(released last at .*zombies\.c:\d+\)/
    #expect(run.errors.contains(use))
    if command == ["doctor"] {
      #expect(run.output.contains(use))
      #expect(run.output.contains("1 error"))
    }
  }

  /// The host finds it in an array.
  @Test func aUseByTheHost() throws {
    let run = try show("element")
    #expect(run.status != 0)
    #expect(run.errors.contains(/ZONote.* freed \(released last at .*zombies\.c:\d+\)/))
  }

  /// Without ARC, where releases are messages.
  @Test func aMessageFromObjectiveC() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "rows.json": "[{}]",
        "notes.m": """
        #import <InstantCocoa/InstantCocoa.h>
        #include <carob/plugin.h>

        @interface ZMNote : NSObject
        - (NSString *)title;
        @end

        @implementation ZMNote
        - (NSString *)title { return @"a note"; }
        @end

        @interface ZMRow : ICModel
        @end

        @implementation ZMRow
        @end

        @interface ZMList : ICTableViewController
        @end

        @implementation ZMList
        - (void)configureCell:(UITableViewCell *)cell withZMRow:(ZMRow *)row {
          ZMNote *note = [ZMNote new];
          [note release];
          cell.textLabel.text = [note title];
        }
        @end

        CAROB_PLUGIN(
          .identifier = "org.example.notes", .name = "Notes", .version = "1.0.0",
          .principal_class = "ZMList", .model_class = "ZMRow", .data = "rows.json")

        """,
      ])
    let built = try CommandRun(
      ["build"], in: folder.url, environment: ["OBJCFLAGS": "-fno-objc-arc"])
    #expect(built.status == 0, "\(built.errors)")
    let run = try CommandRun(["show", "."], in: folder.url, environment: ["CAROB_ZOMBIES": "1"])
    #expect(run.status == 78)
    #expect(run.errors.contains("-[ZMNote title]: the receiver was freed; retain it"))
  }

  /// A plugin that uses nothing that was freed works as ever.
  @Test(arguments: ["", "0", "1"]) func nothingElseChanges(_ zombies: String) throws {
    let run = try show("none", zombies)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
