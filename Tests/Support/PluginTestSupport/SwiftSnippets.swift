import Foundation

/// The Swift snippets of a page, which are code of tests, word for word but for the indentation and `private`.
package struct SwiftSnippets {
  private let texts: [String]

  /// How many there are.
  package var count: Int { texts.count }

  /// Reads a page.
  ///
  /// - Parameter page: its path in the project.
  package init(of page: String) throws {
    var texts: [String] = []
    var current: [String]?
    for line in try Self.lines(of: page) {
      if line == "```swift" {
        current = []
      } else if line == "```" {
        if let current { texts.append(Self.text(current)) }
        current = nil
      } else {
        current?.append(line)
      }
    }
    self.texts = texts
  }

  /// Those that no file of a folder has.
  ///
  /// - Parameter folder: its path in the project.
  package func missing(in folder: String) throws -> [String] {
    let code = try Self.files(in: folder, ending: ".swift")
      .map { Self.text(try Self.lines(of: $0)) }
    return texts.filter { text in !code.contains { $0.contains(text) } }
  }

  /// The paths of the files of a folder, sorted.
  package static func files(in folder: String, ending: String) throws -> [String] {
    let url = PluginFixture.project.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: PluginFixture.project.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        return line.hasPrefix("private ") ? String(line.dropFirst("private ".count)) : line
      }
  }

  /// Whole lines, with a line break on both sides.
  private static func text(_ lines: [String]) -> String {
    "\n" + lines.joined(separator: "\n") + "\n"
  }
}
