import Foundation

/// The module that a build makes, in the plugin's folder.
struct BuiltModule {
  /// The folder, as the user wrote it.
  let folder: String
  let name: String

  var path: String { "\(folder)/\(name)" }

  /// Replaces the module by a new, complete one. Programs that have loaded the old one keep it; if
  /// making the new one fails, the old one stays.
  ///
  /// - Parameter make: writes the new module to the given path.
  /// - Returns: the path of the module.
  /// - Throws: `CommandError` when the folder cannot be written to, and the errors of `make`.
  func replace(_ make: (String) throws(CommandError) -> Void) throws(CommandError) -> String {
    guard access(folder, W_OK) == 0 else { throw Self.cannotWrite(folder) }
    let unfinished = "\(folder)/.\(getpid())-\(name)"
    defer { unlink(unfinished) }
    try make(unfinished)
    guard rename(unfinished, path) == 0 else { throw Self.cannotWrite(path) }
    return path
  }

  /// The user's remedy when a file cannot be written.
  static let advice = "build a copy of the folder"

  private static func cannotWrite(_ path: String) -> CommandError {
    .cannotWrite(path, errno, advice: advice)
  }
}
