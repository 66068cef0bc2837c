import Foundation
import PluginTestSupport
import Testing

/// `libcarob.so` of the installation whose command is tested.
enum InstalledLibrary {
  /// The folder that Carob is installed in; nil when the command beside the tests is tested, as without `make test`.
  static let prefix: URL? = {
    let prefix = Executable.url.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // Only an installation has that folder.
    let headers = prefix.appendingPathComponent("include/carob-objc")
    return FileManager.default.fileExists(atPath: headers.path) ? prefix : nil
  }()

  /// What programs are found and compiled by.
  static let environment = CommandRun.withCarobOnPath.merging(
    ["PKG_CONFIG_PATH": "\(prefix?.path ?? "")/lib/pkgconfig"]
  ) { $1 }

  /// Runs a command line in a folder.
  static func shell(_ line: String, in folder: URL, input: String = "") throws -> CommandRun {
    let run = try CompletedProcess(
      "sh", ["-c", line], in: folder, environment: environment, input: input)
    return CommandRun(status: run.status, output: run.output, errors: run.errors)
  }

  /// Compiles a program with `pkg-config carob`, and runs it.
  static func run(
    _ source: String, flags: String = "", libraries: [String: String] = [:], input: String = "",
    _ arguments: String = ""
  ) throws -> CommandRun {
    let folder = try PluginFolder(
      fixtures: [], files: libraries.merging(["main.m": source]) { $1 })
    for name in libraries.keys.sorted() where name.hasSuffix(".m") {
      let built = try shell(
        "clang -shared -fPIC \(name) -o lib\(name.dropLast(2)).so $(pkg-config --cflags --libs carob)",
        in: folder.url)
      #expect(built.status == 0, "\(built.errors)")
    }
    let links = libraries.keys.sorted().filter { $0.hasSuffix(".m") }.map { "-l\($0.dropLast(2))" }
      .joined(separator: " ")
    let compiled = try shell(
      "clang main.m $(pkg-config --cflags carob) \(flags) -L. \(links) -Wl,-rpath,. "
        + "$(pkg-config --libs carob) -o program", in: folder.url)
    #expect(compiled.status == 0, "\(compiled.errors)")
    return try shell("./program \(arguments)", in: folder.url, input: input)
  }
}
