import Foundation

/// The resources of a target, which SwiftPM lays into a folder beside the module.
struct ResourceFolder {
  /// `Package_Target.resources`.
  let name: String

  /// Puts a copy into the plugin's folder in place of the one of an earlier build; takes that away when there are
  /// no resources any more.
  ///
  /// - Throws: `CommandError` when the folder cannot be written to.
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
