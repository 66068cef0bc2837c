import Foundation

/// The module that a build makes, in the plugin's folder.
struct BuiltModule {
  /// The folder, as the user wrote it.
  let folder: String
  /// The module's name.
  let name: String

  /// The module's path.
  var path: String { "\(folder)/\(name)" }

  /// Puts a new module in the place of the one that may be there, when it is complete. A program that has the old
  /// one loaded goes on with that; if making the new one fails, the old one stays.
  ///
  /// - Parameter make: writes the new module to the path that it is given.
  /// - Returns: the module's path.
  /// - Throws: `CommandError` when the folder cannot be written to, or what `make` throws.
  func replace(_ make: (String) throws(CommandError) -> Void) throws(CommandError) -> String {
    guard access(folder, W_OK) == 0 else { throw Self.cannotWrite(folder) }
    let unfinished = "\(folder)/.\(getpid())-\(name)"
    defer { unlink(unfinished) }
    try make(unfinished)
    guard rename(unfinished, path) == 0 else { throw Self.cannotWrite(path) }
    return path
  }

  /// What a user may do when a file cannot be written.
  static let advice = "build a copy of the folder"

  private static func cannotWrite(_ path: String) -> CommandError {
    .cannotWrite(path, errno, advice: advice)
  }
}
