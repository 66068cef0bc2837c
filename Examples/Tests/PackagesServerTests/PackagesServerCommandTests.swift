import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("The command") struct PackagesServerCommandTests {
  /// An executable, which SwiftPM puts beside the tests, unless it is in the folder that `CAROB_TEST_EXECUTABLES` names.
  static func executable(_ name: String = "packages-server") throws -> URL {
    if let installed = ProcessInfo.processInfo.environment["CAROB_TEST_EXECUTABLES"] {
      let file = URL(fileURLWithPath: installed).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    var folder = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
    for place in [Bundle.main.executablePath ?? ""] + CommandLine.arguments
    where place.contains("/") {
      folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let file = folder.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Starts the command and reads its first line.
  private func start(_ arguments: [String]) throws -> (process: Process, line: String, rest: Pipe) {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
      line += byte
    }
    return (process, String(decoding: line, as: UTF8.self), output)
  }

  @Test("a signal ends it cleanly", arguments: [SIGINT, SIGTERM])
  func stops(_ signal: Int32) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("status-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Package: a\nStatus: install ok installed\nVersion: 1\n".utf8).write(to: file)
    let (process, line, _) = try start(["--port", "0", "--status-file", file.path])
    #expect(line.wholeMatch(of: /1 packages at http:\/\/127\.0\.0\.1:[1-9][0-9]*\/packages/) != nil)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "what cannot be",
    arguments: [
      (["--port", "70000"], "Error: there is no port 70000"),
      (["--page-size", "0"], "Error: a page has 1 to 1000 packages"),
    ])
  func refused(_ arguments: [String], _ expected: String) throws {
    let (process, line, _) = try start(arguments)
    process.waitUntilExit()
    #expect(line == expected)
    #expect(process.terminationStatus != 0)
  }
}
