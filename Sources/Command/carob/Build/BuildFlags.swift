import CarobRuntime
import Foundation

/// Flags for single sources in a folder with Objective-C, from its `build_flags.txt`: on each line
/// a file name, or a pattern with `*` and `?`, then compiler flags. `#` begins a comment.
struct BuildFlags {
  static let fileName = "build_flags.txt"

  private struct Line {
    let pattern: String
    let flags: [String]
  }

  private let lines: [Line]

  /// Reads the flags of a folder; none without the file.
  ///
  /// - Parameter files: the names of the folder's sources.
  /// - Throws: `CommandError` when the file cannot be read, or a line has no flags or matches no source.
  init(in folder: String, for files: [String]) throws(CommandError) {
    let path = "\(folder)/\(Self.fileName)"
    guard access(path, F_OK) == 0 else {
      lines = []
      return
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandError(.badPlugin, "\(path): cannot be read; save it as text in UTF-8")
    }
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let pattern = words.first else { continue }
      let place = "\(path):\(index + 1)"
      guard words.count > 1 else {
        throw CommandError(
          .badPlugin,
          "\(place): \(pattern) has no flags; write them after it, such as -fno-objc-arc")
      }
      guard files.contains(where: { Glob.matches(pattern, $0) }) else {
        throw CommandError(
          .badPlugin,
          "\(place): no source is named \(pattern); write a name as in \(files.first ?? "a.m"), or a pattern as in *.m"
        )
      }
      lines.append(Line(pattern: pattern, flags: Array(words.dropFirst())))
    }
    self.lines = lines
  }

  /// Returns the flags of all lines that match a source, in order.
  func flags(for file: String) -> [String] {
    lines.filter { Glob.matches($0.pattern, file) }.flatMap(\.flags)
  }
}
