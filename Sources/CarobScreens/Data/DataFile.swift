import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa

/// The rows that a screen is to show.
package struct DataFile {
  /// What errors and warnings call it.
  let name: String
  private let rows: JSONRows

  /// Finds and reads the data of the request, else what the plugin names; nil when neither says anything.
  ///
  /// - Parameter keyPath: where the rows are in it.
  init?(
    for plugin: LoadedPlugin, _ request: ScreenRequest, keyPath: String?
  ) throws(ScreenError) {
    let naming = request.naming
    if request.data == "-" {
      name = "standard input"
      rows = try Self.rows(keyPath, in: name, naming) { () throws(MappingError) in
        try JSONDocument(DataStream.bytes(of: .standardInput))
      }
      return
    }
    guard let path = request.data == nil ? try Self.ownData(of: plugin, naming) : request.data
    else { return nil }
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw ScreenError(.noInput, "\(path): is a directory; give a file")
    }
    name = path
    rows = try Self.rows(keyPath, in: path, naming) { () throws(MappingError) in
      try JSONDocument(contentsOfFile: path)
    }
  }

  /// The rows as objects of a class, each made when it is needed.
  ///
  /// - Parameter modelClass: nil to leave them as they are.
  func objects(of modelClass: RuntimeClass?) throws(MappingError) -> MappedArray {
    try MappedArray(rows, modelClass: modelClass)
  }

  private static func ownData(
    of plugin: LoadedPlugin, _ naming: ScreenRequest.Naming
  ) throws(ScreenError) -> String? {
    guard let data = plugin.descriptor.data else { return nil }
    guard let path = plugin.resource(named: data) else {
      throw ScreenError(
        .noInput,
        "\(plugin.path): its data \(data) is not beside it; put it there, or pass "
          + "\(naming.name(.data)) FILE")
    }
    return path
  }

  private static func rows(
    _ keyPath: String?, in name: String, _ naming: ScreenRequest.Naming,
    _ document: () throws(MappingError) -> JSONDocument
  ) throws(ScreenError) -> JSONRows {
    do throws(MappingError) {
      return try document().rows(atKeyPath: keyPath)
    } catch {
      throw ScreenError(error, in: name, naming: naming)
    }
  }
}
