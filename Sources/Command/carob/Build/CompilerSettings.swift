import CarobProcess
import Foundation

/// The compilers for a plugin, and their flags.
struct CompilerSettings {
  let configuration: BuildCommand.Configuration
  let environment: [String: String]
  /// Whether commands are not printed.
  let isQuiet: Bool

  /// The flags for all languages. Only the plugin's entry is exported, because other symbols could
  /// be mistaken for those of others. Except for release, sends in C are checked, and `DEBUG` is
  /// defined, as in Xcode.
  ///
  /// - Parameter warnings: the flags for warnings.
  func flags(warnings: [String] = ["-Wall", "-Wextra"]) -> [String] {
    ["-fPIC"] + warnings + ["-g"]
      + (configuration == .release ? ["-O2"] : ["-O0", "-DDEBUG=1", "-DCAROB_CHECKED"])
      + ["-fvisibility=hidden"]
  }

  /// The warnings of a new project in Xcode, for sources that were written there.
  static let warningsOfXcode = [
    "-Wparentheses", "-Wswitch", "-Wempty-body", "-Wuninitialized", "-Wunused-function",
    "-Wunused-value", "-Wunused-variable",
  ]

  /// The libraries for every module in C or Objective-C besides the C library: `sin`, `floor` and others.
  static let libraries = ["-lm"]

  var forC: [String] { compiler(environment["CC"], else: "cc") }
  var forCPlusPlus: [String] { compiler(environment["CXX"], else: "c++") }

  /// Returns the clang for Objective-C, or the clang++ for Objective-C++: the one in `OBJC` or
  /// `OBJCXX`, or the one beside Swift, which is new enough, or the one on the search path.
  func clang(forCPlusPlus: Bool) -> [String] {
    let name = forCPlusPlus ? "clang++" : "clang"
    let chosen = forCPlusPlus ? environment["OBJCXX"] : environment["OBJC"]
    return compiler(chosen, else: Self.besideSwift(name, environment["PATH"]) ?? name)
  }

  /// Splits the flags in a variable, such as `CFLAGS`.
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

  /// Prints a command before it is run, unless quiet.
  func announce(_ command: [String]) throws(CommandError) {
    if !isQuiet { try Output.diagnostic.write(ShellText.command(command) + "\n") }
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - shown: the command to print, with the final file names.
  ///   - folder: the folder of the plugin.
  func perform(
    _ command: [String], shownAs shown: [String], in folder: String
  ) throws(CommandError) {
    try announce(shown)
    // Headers are not in the command, but may be in its messages.
    let headers = try? FileManager.default.contentsOfDirectory(atPath: folder)
    let outcome = try ChildCommand(command, environment: environment).runForPeople(
      naming: headers ?? [])
    guard outcome.isSuccess else {
      throw CommandError(
        .badPlugin, "\(folder): \(command[0]) \(outcome); see its messages above")
    }
  }
}
