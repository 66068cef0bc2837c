import CarobLibc
import Foundation
import PluginTestSupport
import Testing

@testable import CarobProcess

/// The one way to start a process.
@Suite(.waitsForProcesses) struct ChildProcessTests {
  /// Runs a line of a shell, and gets what it writes.
  private func shell(
    _ line: String, kind: ChildProcess.Kind, giving others: [CInt] = []
  ) throws -> (end: ProcessEnd, output: String) {
    let file = try UnnamedFile()
    let child = try ChildProcess(
      kind == .command ? "sh" : "/bin/sh", ["-c", line],
      environment: ProcessInfo.processInfo.environment,
      descriptors: [nil, file.descriptor, STDERR_FILENO] + others, kind: kind)
    let end = child.end(within: TimeLimit.seconds * 1000)
    #expect(!end.wasKilled)
    return (end.end, String(decoding: file.contents, as: UTF8.self))
  }

  @Test(arguments: [
    ("exit 3", ProcessEnd.exited(3)), ("true", .exited(0)), ("kill -TERM $$", .signalled(SIGTERM)),
  ]) func endsAreTold(_ line: String, _ end: ProcessEnd) throws {
    #expect(try shell(line, kind: .ownProgram).end == end)
  }

  @Test func aPartGetsItsDescriptorsAlone() throws {
    let file = try UnnamedFile()
    // Higher than those that are given, and open for programs.
    let open = fcntl(file.descriptor, F_DUPFD, 40)
    defer { close(open) }
    let line =
      "for file in /proc/self/fd/*; do echo ${file##*/}; done; test -e /proc/self/fd/\(open)"
    let (end, output) = try shell(line, kind: .ownProgram, giving: [file.descriptor])
    #expect(end == .exited(1))
    // The shell has the folder open while it reads it.
    #expect(output.hasPrefix("0\n1\n2\n3\n"), "\(output)")
    #expect(try shell("test -e /proc/self/fd/\(open)", kind: .command).end == .exited(0))
  }

  /// Each is given the number of another one.
  @Test func descriptorsMayChangePlaces() throws {
    let (first, second) = try (Descriptors.pipe(), Descriptors.pipe())
    defer {
      for end in [first.reading, first.writing, second.reading, second.writing] { close(end) }
    }
    let child = try ChildProcess(
      "/bin/sh", ["-c", "echo one >&1; echo two >&0"], environment: [:],
      descriptors: [second.writing, first.writing, STDERR_FILENO])
    #expect(child.end(within: TimeLimit.seconds * 1000).end == .exited(0))
    for (end, text) in [(first.reading, "one\n"), (second.reading, "two\n")] {
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = read(end, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == text)
    }
  }

  @Test func aCommandIgnoresTheSignalsThatThisProcessIgnores() throws {
    let earlier = signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, earlier) }
    let line = "kill -USR2 $$; exit 4"
    #expect(try shell(line, kind: .command).end == .exited(4))
    #expect(try shell(line, kind: .ownProgram).end == .signalled(SIGUSR2))
  }

  @Test(arguments: [
    ("/nowhere/program", ENOENT), ("/etc/passwd/program", ENOTDIR), ("/etc/passwd", EACCES),
    ("sh", ENOENT),
  ]) func aProgramThatIsNoneIsNotStarted(_ program: String, _ number: CInt) {
    let error = #expect(throws: ProcessError.self) {
      _ = try ChildProcess(program, [], environment: [:], descriptors: [0, 1, 2])
    }
    #expect(error?.number == number)
    #expect(
      error?.description
        == "\(program): cannot be started: \(String(cString: strerror(number)))")
  }

  @Test func aCommandThatIsNoneIsNotStarted() {
    let error = #expect(throws: ProcessError.self) {
      _ = try ChildProcess(
        "there-is-no-such-command", [], environment: [:], descriptors: [0, 1, 2], kind: .command)
    }
    #expect(error?.number == ENOENT)
  }

  @Test func aChildMayEndWithTheThreadThatStartedIt() throws {
    nonisolated(unsafe) var started: ChildProcess?
    let isStarted = DispatchSemaphore(value: 0)
    let thread = Thread {
      started = try? ChildProcess(
        "/bin/sleep", ["1000"], environment: [:], descriptors: [0, 1, 2], ending: SIGTERM)
      isStarted.signal()
    }
    thread.start()
    isStarted.wait()
    let child = try #require(started)
    #expect(eventually { child.outcome == .signalled(SIGTERM) })
  }

  @Test func aChildThatIgnoresTheEndIsKilled() throws {
    let (reading, writing) = try Descriptors.pipe()
    defer { for end in [reading, writing] { close(end) } }
    let child = try ChildProcess(
      "/bin/sh", ["-c", "trap '' TERM; echo; while :; do sleep 1; done"],
      environment: ProcessInfo.processInfo.environment, descriptors: [0, writing, 2])
    var byte: UInt8 = 0
    #expect(read(reading, &byte, 1) == 1)
    let (end, wasKilled) = child.end(within: 0)
    #expect(end == .signalled(SIGKILL))
    #expect(wasKilled)
    #expect(child.outcome == end)
  }
}
