import ArgumentParser
import CBench
import Foundation

/// Presses keys in `carob browse` and in `less`, with as many rows.
struct TerminalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "terminal",
    abstract: "Time keys on a terminal, from the press to the drawn frame, beside less.",
    discussion: """
      Wall-clock time on a terminal of 100 columns and 30 rows that nothing draws: from the writing of the key to the last byte of \
      what the program draws. Unless said otherwise, what `make release` built in this folder is measured.
      """)

  @Option(help: "The program.")
  var carob = ".build-release/release/carob"

  @Option(help: "How many rows there are.")
  var rows = 1_000_000

  @Option(help: "How often a key is pressed.")
  var presses = 1_000

  func validate() throws {
    if rows < 100 || presses < 1 {
      throw ValidationError("there must be 100 rows or more, and a press")
    }
  }

  /// What both programs do, and by what the end of a frame is known in each.
  private struct Viewer {
    let name: String
    let command: [String]
    /// The first frame, the last row, and any other.
    let ends: (first: String, last: String, other: String)
    let keys: (last: String, up: String, pageUp: String)
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("carob-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (text, data) = (
      folder.appendingPathComponent("rows"), folder.appendingPathComponent("rows.json")
    )
    let lines = (0..<rows).map { "this is row number \($0)" }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: text)
    let objects = lines.map { "{\"text\":\"\($0)\"}" }.joined(separator: ",")
    try Data("[\(objects)]".utf8).write(to: data)
    let plugin = try PeerBuild.plugin("../../Tests/Fixtures/Plugins/minimal", to: "minimal.so")
    let frame = "\u{1B}[?2026l"
    let viewers = [
      Viewer(
        name: "carob browse", command: [carob, "browse", plugin, "--data", data.path],
        ends: (frame, frame, frame), keys: ("\u{1B}[F", "\u{1B}[A", "\u{1B}[5~")),
      Viewer(
        name: "less", command: ["less", text.path],
        ends: ("\u{1B}[27m\u{1B}[K", "(END)\u{1B}[27m\u{1B}[K", ":\u{1B}[K"), keys: ("G", "k", "b")),
    ]
    for viewer in viewers { try measure(viewer) }
  }

  private func measure(_ viewer: Viewer) throws {
    var child: pid_t = 0
    let start = ContinuousClock.now
    let words = viewer.command.map { strdup($0) }
    defer { words.forEach { free($0) } }
    let terminal = (words.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
      // SAFETY: the words last until after the call, and end with null.
      bench_start_on_terminal($0.baseAddress, 100, 30, &child)
    }
    guard terminal >= 0 else { throw Child.Failure(description: "there is no terminal") }
    defer {
      kill(child, SIGTERM)
      waitpid(child, nil, 0)
      close(terminal)
    }
    func press(_ keys: String, _ end: String) throws -> (milliseconds: Double, bytes: Int) {
      var bytes = 0
      let time = bench_press(terminal, keys, end, &bytes)
      if time < 0 { throw Child.Failure(description: "\(viewer.name) draws nothing") }
      return (time / 1e6, bytes)
    }
    let first = try press("", viewer.ends.first)
    print(viewer.name)
    show("start to first frame", [(ContinuousClock.now - start) / .milliseconds(1)], first.bytes)
    print("    resident: \(Self.residentMiB(of: child)) MiB")
    let last = try press(viewer.keys.last, viewer.ends.last)
    show("to the last of \(rows) rows", [last.milliseconds], last.bytes)
    print("    resident: \(Self.residentMiB(of: child)) MiB")
    for (name, key) in [("a row up", viewer.keys.up), ("a page up", viewer.keys.pageUp)] {
      let drawn = try (0..<presses).map { _ in try press(key, viewer.ends.other) }
      show(name, drawn.map(\.milliseconds), drawn.map(\.bytes).reduce(0, +) / presses)
    }
    print("    resident: \(Self.residentMiB(of: child)) MiB")
  }

  private func show(_ name: String, _ times: [Double], _ bytes: Int) {
    let sorted = times.sorted()
    var text = String(format: "    %@: %.2f ms", name, sorted[sorted.count / 2])
    if times.count > 1 {
      text += String(format: ", worst of %d %.2f", times.count, sorted[sorted.count - 1])
    }
    print("\(text), \(bytes) bytes")
  }

  /// The memory of a process and of those that it started.
  private static func residentMiB(of process: pid_t) -> Int {
    let folder = "/proc/\(process)"
    let status = (try? String(contentsOfFile: "\(folder)/status", encoding: .utf8)) ?? ""
    let own = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      .flatMap { Int($0.filter(\.isNumber)) }
    let children =
      (try? String(contentsOfFile: "\(folder)/task/\(process)/children", encoding: .utf8)) ?? ""
    return (own ?? 0) / 1024
      + children.split(separator: " ").compactMap { pid_t($0) }.map(residentMiB).reduce(0, +)
  }
}
