import CarobLibc
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
    guard let path = request.data == nil ? try Self.ownData(of: plugin, naming) : request.data
    else { return nil }
    name = Self.name(of: path)
    let document = try Self.document(at: path, naming)
    do throws(MappingError) {
      rows = try document.rows(atKeyPath: keyPath)
    } catch {
      throw ScreenError(error, in: name, naming: naming)
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
        .noInput, at: plugin.path,
        "its data \(data) is not beside it; put it there, or pass "
          + "\(naming.name(.data)) FILE")
    }
    return path
  }

  /// What errors call the data at a path.
  package static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads a file, or standard input for `-`.
  package static func document(
    at path: String, _ naming: ScreenRequest.Naming
  ) throws(ScreenError) -> JSONDocument {
    var isDirectory: ObjCBool = false
    let place = StartFolder.path(of: path)
    if FileManager.default.fileExists(atPath: place, isDirectory: &isDirectory), path != "-",
      isDirectory.boolValue
    {
      throw ScreenError(.noInput, at: path, "is a directory; give a file")
    }
    do throws(MappingError) {
      return path == "-"
        ? try JSONDocument(DataStream.bytes(of: .standardInput))
        : try JSONDocument(contentsOfFile: place)
    } catch {
      throw ScreenError(error, in: name(of: path), naming: naming)
    }
  }
}
