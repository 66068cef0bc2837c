import CarobLibc
import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa

/// The rows that a screen is to show.
package struct DataFile {
  /// The name of the file in errors and warnings.
  let name: String
  private let rows: JSONRows

  /// Reads the request's data, or else the plugin's own; nil when there is neither.
  ///
  /// - Parameter keyPath: the key path of the rows in the document.
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

  /// Returns the name of a data file in errors.
  package static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads a file, or standard input for `-`.
  package static func document(
    at path: String, _ naming: ScreenRequest.Naming
  ) throws(ScreenError) -> JSONDocument {
    let place = StartFolder.path(of: path)
    if path != "-", FileKind(place) == .directory {
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
