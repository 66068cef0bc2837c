import Foundation
import PluginTestSupport
import Testing

/// `carob run --watch`.
@Suite(.waitsForProcesses, .enabled(if: InstalledLibrary.prefix != nil)) struct RunWatchTests {
  /// Prints its name, the number of its arguments and a text, copies a byte of its input, and goes on.
  private static let program = """
    #include <stdio.h>
    #include <unistd.h>
    #include "text.h"
    int main(int argc, char *argv[]) {
      FILE *file = fopen("process", "w");
      fprintf(file, "%d\\n", getpid());
      fclose(file);
      printf("%s %d %s %c\\n", argv[0], argc, TEXT, getchar());
      fflush(stdout);
      for (;;) pause();
    }
    """

  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory([
      "main.c": Self.program, "text.h": "#define TEXT \"one\"", "other.h": "",
    ])
  }

  private func watch(_ arguments: String..., input: String = "") throws -> RunningCommand {
    try RunningCommand(
      ["run", "--watch"] + arguments, in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appendingPathComponent("caches").path],
      input: input)
  }

  private func edit(_ file: String, _ text: String) throws { _ = try folder.write(text, to: file) }

  @Test func aChangeOfASourceOrAHeaderStartsItAnew() async throws {
    let command = try watch("main.c", "word", input: "abc")
    let first = "main.c 2 one a\n"
    try command.wait { command.output == first }
    // Nothing includes it. Two polls of the files have seen it then.
    try edit("other.h", "#define OTHER")
    try await Task.sleep(for: .seconds(1))
    #expect(command.output == first)
    try edit("text.h", "#define TEXT \"two\"")
    try command.wait { command.output.contains("\nmain.c 2 two ") }
    try edit("main.c", Self.program.replacingOccurrences(of: "TEXT,", with: "\"three\","))
    try command.wait { command.output.contains("\nmain.c 2 three ") }
    #expect(command.output.components(separatedBy: "\n").count == 4)
    let process = try command.process(writtenTo: folder.url.appendingPathComponent("process"))
    command.interrupt()
    #expect(command.end().status == 130)
    #expect(command.errors == "")
    #expect(!RunningCommand.isRunning(process))
  }

  @Test func itsEndIsToldAndAChangeStartsItAgain() throws {
    try edit("main.c", "int main(int argc, char *argv[]) { return argc; }")
    let command = try watch("main.c", "word")
    let told = "ended with exit status 2; the next change of a source starts it again\n"
    try command.wait { command.errors == "carob: main.c \(told)" }
    try edit("main.c", "#include <stdlib.h>\nint main(void) { abort(); }")
    try command.wait { command.errors.contains("carob: main.c was ended by signal 6; ") }
    command.interrupt(SIGTERM)
    #expect(command.end().status == 128 + SIGTERM)
  }

  @Test func aBuildThatFailsIsToldAndAChangeBuildsAgain() throws {
    try edit("text.h", "#define TEXT ?")
    let command = try watch("main.c")
    try command.wait { command.errors.hasSuffix("see the messages above\n") }
    // No build has said yet that the source includes it.
    try edit("text.h", "#define TEXT \"one\"")
    try command.wait { command.output.hasPrefix("main.c 1 one ") }
    try edit("main.c", "int man(void) { return 0; }")
    try command.wait { command.errors.contains("carob: main.c: has no main, ") }
    command.interrupt()
    #expect(command.end().status == 130)
  }

  @Test func aFolderIsWatched() throws {
    try edit("Tool/main.c", "int half(int); int main(int n, char **w) { return half(n); }")
    try edit("Tool/half.c", "int half(int n) { return n / 2; }")
    let command = try watch("Tool", "x", "y", "z")
    try command.wait { command.errors.contains("carob: Tool ended with exit status 2; ") }
    try edit("Tool/half.c", "int half(int n) { return n / 4; }")
    try command.wait { command.errors.contains("carob: Tool ended with exit status 1; ") }
    command.interrupt()
    #expect(command.end().status == 130)
  }

  @Test func aProgramThatIgnoresTheSignalIsKilled() throws {
    try edit(
      "main.c",
      "#include <signal.h>\n"
        + Self.program.replacingOccurrences(
          of: "FILE *", with: "signal(SIGTERM, SIG_IGN);\n  FILE *"))
    let command = try watch("main.c")
    try command.wait { command.output.hasPrefix("main.c 1 one ") }
    let process = try command.process(writtenTo: folder.url.appendingPathComponent("process"))
    try edit("text.h", "#define TEXT \"two\"")
    try command.wait { command.output.contains("main.c 1 two ") }
    #expect(!RunningCommand.isRunning(process))
    command.interrupt()
    #expect(command.end().status == 130)
  }

  @Test func aSourceThatIsNotThereEndsIt() throws {
    let command = try watch("no.m")
    #expect(
      command.end()
        == .failure(66, "no.m: no such file; give a source, or a folder with sources"))
  }
}
