import Foundation

/// A page that a reader follows from top to bottom, in a folder of their own. Its blocks say what they are:
///
/// - ` ```console `: lines that begin with `$ ` are typed; the others are what is shown then, of standard
///   output and standard error. A line `…` stands for any lines, `…` in a line for any text.
/// - ` ```c FILE `, with any language: these lines are in the file. If there is none, the reader writes it.
/// - ` ```diff FILE `: lines are taken out of the file and put into it, as the reader is asked to.
///
/// Other blocks are not looked at.
package struct Guide {
  /// One thing to do or to see.
  private enum Step {
    case type(String, shown: [String])
    case find([String], file: String)
    case change([String], file: String)
  }

  private let steps: [Step]

  /// How many steps there are.
  package var count: Int { steps.count }

  /// Reads a page.
  package init(_ page: URL) throws {
    var steps: [Step] = []
    var block: (words: [String], lines: [String])?
    let text = try String(contentsOf: page, encoding: .utf8)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.hasPrefix("```") else {
        block?.lines.append(line)
        continue
      }
      if let (words, lines) = block {
        steps += Self.steps(words, lines)
        block = nil
      } else {
        block = (line.dropFirst(3).split(separator: " ").map(String.init), [])
      }
    }
    self.steps = steps
  }

  private static func steps(_ words: [String], _ lines: [String]) -> [Step] {
    switch (words.first, words.count) {
    case ("diff", 2): return [.change(lines, file: words[1])]
    case ("console", 1): return commands(lines)
    case (_, 2): return [.find(lines, file: words[1])]
    default: return []
    }
  }

  private static func commands(_ lines: [String]) -> [Step] {
    var steps: [Step] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(.type(String(line.dropFirst(2)), shown: []))
      } else if case .type(let command, let shown)? = steps.popLast() {
        steps.append(.type(command, shown: shown + [line]))
      }
    }
    return steps
  }

  /// Does what the page says.
  ///
  /// - Parameters:
  ///   - folder: the working directory.
  ///   - environment: what is set; `PATH` leads to the programs that are typed.
  /// - Returns: what was not as the page says; each names the step.
  package func problems(in folder: URL, environment: [String: String]) throws -> [String] {
    var problems: [String] = []
    for step in steps {
      switch step {
      case .type(let command, let shown):
        let run = try CompletedProcess(
          "sh", ["-c", "exec 2>&1; \(command)"], in: folder, environment: environment)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        if !Self.matches(lines.dropLast().map(String.init)[...], shown[...]) {
          problems.append("\(command)\n\(run.output)is not\n\(shown.joined(separator: "\n"))")
        }
      case .find(let lines, let file):
        let url = folder.appendingPathComponent(file)
        guard FileManager.default.fileExists(atPath: url.path) else {
          try Self.text(lines).dropFirst().write(to: url, atomically: true, encoding: .utf8)
          continue
        }
        let text = try String(contentsOf: url, encoding: .utf8)
        if !"\n\(text)".contains(Self.text(lines)) {
          problems.append("\(file) has no\(Self.text(lines))")
        }
      case .change(let lines, let file):
        let url = folder.appendingPathComponent(file)
        let text = "\n" + (try String(contentsOf: url, encoding: .utf8))
        let old = Self.text(lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) })
        let new = Self.text(lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) })
        guard text.ranges(of: old).count == 1 else {
          problems.append("\(file) does not have once\(old)")
          continue
        }
        try text.replacing(old, with: new).dropFirst().write(
          to: url, atomically: true, encoding: .utf8)
      }
    }
    return problems
  }

  /// Whole lines, with a line break on both sides.
  private static func text(_ lines: [String]) -> String {
    "\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func matches(_ lines: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains {
        matches(lines[$0...], pattern.dropFirst())
      }
    }
    guard let line = lines.first, matches(line, first) else { return false }
    return matches(lines.dropFirst(), pattern.dropFirst())
  }

  private static func matches(_ line: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
    if parts.count == 1 { return line == pattern }
    guard line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
