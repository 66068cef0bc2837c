import Foundation
import PluginTestSupport
import Testing

/// What docs/first-plugin-in-swift.md shows is what happens.
@Suite(.waitsForProcesses) struct FirstPluginInSwiftTests {
  private static let page = Result {
    try String(
      contentsOf: PluginFixture.project.appendingPathComponent("docs/first-plugin-in-swift.md"),
      encoding: .utf8)
  }

  /// The blocks of the page, each with what stands after its fence.
  private func blocks() throws -> [(info: String, text: String)] {
    var blocks: [(info: String, text: String)] = []
    var isInside = false
    for line in try Self.page.get().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if !isInside { blocks.append((String(line.dropFirst(3)), "")) }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].text += line + "\n"
      }
    }
    return blocks
  }

  /// The block below a comment.
  private func output(_ name: String) throws -> String {
    let page = try Self.page.get()
    let start = try #require(page.range(of: "<!-- \(name) -->\n```\n"))
    let end = try #require(page[start.upperBound...].range(of: "```"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// Runs the page's commands, with the command that was built as `carob`.
  private func run(_ commands: String, in folder: URL) throws -> ChildProcess {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = ProcessInfo.processInfo.environment.merging([
      "PATH": "\(Executable.directory.path):\(path)"
    ]) { $1 }
    return try ChildProcess("sh", ["-c", commands], in: folder, environment: environment)
  }

  @Test func theStepsLeadToWhatIsShown() throws {
    let directory = try TemporaryDirectory()
    let folder = directory.url.appendingPathComponent("Greetings")
    try FileManager.default.createSymbolicLink(
      at: directory.url.appendingPathComponent("carob"), withDestinationURL: PluginFixture.project)
    let blocks = try blocks()
    for (info, text) in blocks {
      let words = info.split(separator: " ")
      guard words.count == 2 else { continue }
      let file = folder.appendingPathComponent(String(words[1]))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    // What has no file is a part of a closure.
    let parts = blocks.filter { $0.info == "swift" }.map(\.text)
    #expect(parts.count == 1)
    let sources = folder.appendingPathComponent("Sources/Greetings")
    try """
    import CarobPluginKit
    func parts(greeting: Object, list: Object) throws {
    \(parts.joined())
    }

    """.write(
      to: sources.appendingPathComponent("Parts.swift"), atomically: true, encoding: .utf8)

    let commands = blocks.filter { $0.info == "sh" }.map(\.text)
    try #require(commands.count == 2)
    let built = try run(commands[0], in: folder)
    #expect(built.output.hasSuffix(try output("shown")), "\(built.output)\(built.errors)")
    #expect(built.status == 0)
    let selected = try run(commands[1], in: folder)
    #expect(selected.output == (try output("selected")))
    #expect(selected.errors == "")

    let plugin = sources.appendingPathComponent("Greetings.swift")
    let text = try String(contentsOf: plugin, encoding: .utf8)
    #expect(text.contains("greeting.word"))
    try text.replacing("greeting.word", with: "greeting.wrod")
      .write(to: plugin, atomically: true, encoding: .utf8)
    let misspelled = try run(commands[0], in: folder)
    #expect(misspelled.errors.hasSuffix(try output("misspelled")))
    #expect(misspelled.status == 78)
  }
}
