import Foundation
import PluginTestSupport

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
}
