import Foundation

/// How the tests of a folder ended: what `carob test --json` writes, with the command's status and output.
struct SuiteReport: Sendable {
  struct Suite: Decodable, Sendable {
    let `class`: String
    let tests: [Outcome]
  }

  struct Outcome: Decodable, Sendable {
    let test: String
    let result: String
    let failures: [Failure]
  }

  struct Failure: Decodable, Sendable {
    let file: String?
    let line: Int?
    let message: String
  }

  private struct Written: Decodable {
    let suites: [Suite]
  }

  let status: Int32
  let output: String
  /// None if the folder could not be built.
  let suites: [Suite]

  init(_ run: CommandRun, _ file: URL) throws {
    status = run.status
    output = run.output + run.errors
    suites =
      FileManager.default.fileExists(atPath: file.path)
      ? try JSONDecoder().decode(Written.self, from: Data(contentsOf: file)).suites : []
  }
}
