import Foundation

/// A program that was run to its end. One at a time: all of them share a core.
struct Child {
  /// The exit status, or the signal that ended it.
  let status: Int32
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String

  /// Why a program's figures cannot be used.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a command that is looked for on the search path.
  init(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    // A file, so that neither stream can fill up while the other is read.
    let errorFile = FileManager.default.temporaryDirectory
      .appendingPathComponent("carob-bench-\(UUID().uuidString)")
    try Data().write(to: errorFile)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: data, as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// Runs a command and gives what it wrote, without the line's end.
  ///
  /// - Throws: `Failure` when it fails.
  static func output(_ words: [String]) throws -> String {
    let child = try Child(words)
    if child.status != 0 {
      throw Failure(description: "\(words.joined(separator: " ")): \(child.errors)")
    }
    return child.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a command can be run and succeeds.
  static func succeeds(_ words: [String]) -> Bool {
    (try? Child(words))?.status == 0
  }
}
