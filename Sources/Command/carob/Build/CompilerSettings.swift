import CarobProcess
import Foundation

/// Which compilers build a plugin, and with which flags.
struct CompilerSettings {
  let configuration: BuildCommand.Configuration
  let environment: [String: String]
  /// Whether commands are not written.
  let isQuiet: Bool

  /// Those for all languages. What a plugin exports besides its entry could be taken for somebody else's, so everything
  /// else is hidden. What C sends is checked unless it is for release.
  var flags: [String] {
    ["-fPIC", "-Wall", "-Wextra", "-g"]
      + (configuration == .release ? ["-O2"] : ["-O0", "-DCAROB_CHECKED"])
      + ["-fvisibility=hidden"]
  }

  /// What each module in C and Objective-C may use besides the C library: `sin`, `floor` and the like.
  static let libraries = ["-lm"]

  var forC: [String] { compiler(environment["CC"], else: "cc") }
  var forCPlusPlus: [String] { compiler(environment["CXX"], else: "c++") }

  /// The clang for Objective-C, or the clang++ for Objective-C++: the one beside Swift, which is new enough, else the one on the
  /// search path. `OBJC` and `OBJCXX` name another one.
  func clang(forCPlusPlus: Bool) -> [String] {
    let name = forCPlusPlus ? "clang++" : "clang"
    let chosen = forCPlusPlus ? environment["OBJCXX"] : environment["OBJC"]
    return compiler(chosen, else: Self.besideSwift(name, environment["PATH"]) ?? name)
  }

  /// The flags in a variable, such as `CFLAGS`.
  func userFlags(_ value: String?) -> [String] {
    (value ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private func compiler(_ value: String?, else usual: String) -> [String] {
    let chosen = userFlags(value)
    return chosen.isEmpty ? [usual] : chosen
  }

  private static func besideSwift(_ name: String, _ path: String?) -> String? {
    for folder in (path ?? "").split(separator: ":") where access("\(folder)/swift", X_OK) == 0 {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      let beside = swift.deletingLastPathComponent().appendingPathComponent(name).path
      if access(beside, X_OK) == 0 { return beside }
    }
    return nil
  }

  /// Writes a command that is about to be run, unless nobody wants to see it.
  func announce(_ command: [String]) throws(CommandError) {
    if !isQuiet { try Output.diagnostic.write(ShellText.command(command) + "\n") }
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - shown: what is printed, with the names of files that a user would choose.
  ///   - folder: the plugin's.
  func perform(
    _ command: [String], shownAs shown: [String], in folder: String
  ) throws(CommandError) {
    try announce(shown)
    // A header's name is in no command, and in the messages about it.
    let headers = try? FileManager.default.contentsOfDirectory(atPath: folder)
    let outcome = try ChildCommand(command, environment: environment).runForPeople(
      naming: headers ?? [])
    guard outcome.isSuccess else {
      throw CommandError(
        .badPlugin, "\(folder): \(command[0]) \(outcome); see its messages above")
    }
  }
}
