import Foundation

/// The resources of a target, in the folder that SwiftPM puts next to the module.
struct ResourceFolder {
  /// The name: `Package_Target.resources`.
  let name: String

  /// Copies the folder into the plugin's folder, in place of an earlier build's. Without resources,
  /// only removes the old one.
  ///
  /// - Throws: `CommandError` when the plugin's folder cannot be written to.
  func copy(from results: String, to folder: String) throws(CommandError) {
    let (made, copy) = ("\(results)/\(name)", "\(folder)/\(name)")
    let files = FileManager.default
    do {
      if files.fileExists(atPath: copy) { try files.removeItem(atPath: copy) }
      if files.fileExists(atPath: made) { try files.copyItem(atPath: made, toPath: copy) }
    } catch {
      throw CommandError(
        .cannotCreate,
        "\(copy): cannot be written: \(error.localizedDescription); \(BuiltModule.advice)")
    }
  }
}
