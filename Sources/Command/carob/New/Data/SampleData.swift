import CarobFoundation
import CarobRuntime
import CarobScreens
import Foundation
import InstantCocoa

/// The data for a new plugin: its source and rows.
struct SampleData {
  /// The user's argument: a file, `-`, or a URL.
  let source: String
  /// The name in errors.
  let name: String
  /// Whether the data came from a URL.
  let isFetched: Bool
  let bytes: [UInt8]
  /// The key path of the rows; nil for the top.
  let keyPath: String?
  /// The key paths of other arrays of objects.
  let otherKeyPaths: [String]
  private let rows: JSONRows

  /// The most rows to analyze, as in `carob doctor` and `carob show`.
  static let maximumRows = 10_000

  /// The deepest level at which to search for arrays.
  private static let maximumDepth = 4

  var count: Int { rows.count }

  /// Reads or fetches the data, and finds the rows.
  ///
  /// - Throws: `CommandError` when that fails, or no model can be made.
  @MainActor
  init(_ source: String, keyPath: String?) throws(CommandError) {
    var request = ScreenRequest(plugin: "", data: source)
    request.keyPath = keyPath
    request.naming = .options
    self.source = source
    let document: JSONDocument
    do throws(ScreenError) {
      (name, document, isFetched) = try Self.read(source, request)
    } catch {
      throw CommandError(error)
    }
    bytes = document.bytes
    let lists: [JSONDocument.List]
    do throws(MappingError) {
      lists = try document.lists(maximumDepth: Self.maximumDepth)
    } catch {
      throw CommandError(ScreenError(error, in: name, naming: .options))
    }
    let list = keyPath == nil ? try Self.list(among: lists, in: name) : nil
    let path = keyPath ?? list?.keys.joined(separator: ".") ?? ""
    do throws(MappingError) {
      // If there is no such array, the error names what is there.
      if let list { rows = list.rows } else { rows = try document.rows(atKeyPath: path) }
    } catch {
      throw CommandError(ScreenError(error, in: name, naming: .options))
    }
    self.keyPath = path.isEmpty ? nil : path
    otherKeyPaths = lists.filter(\.hasObjects).map { $0.keys.joined(separator: ".") }
      .filter { $0 != path }
    try checkRows()
  }

  @MainActor
  private static func read(
    _ source: String, _ request: ScreenRequest
  ) throws(ScreenError) -> (name: String, document: JSONDocument, isFetched: Bool) {
    if let remote = try RemoteData(request, keyPath: request.keyPath) {
      return (remote.name, try remote.sample(TerminalProgress()), true)
    }
    return (DataFile.name(of: source), try DataFile.document(at: source, .options), false)
  }

  /// Returns the array of objects nearest to the top; nil when there is none.
  ///
  /// - Throws: `CommandError` when several are equally near.
  private static func list(
    among lists: [JSONDocument.List], in name: String
  ) throws(CommandError) -> JSONDocument.List? {
    let lists = lists.filter(\.hasObjects)
    guard let depth = lists.map(\.keys.count).min() else { return nil }
    let nearest = lists.filter { $0.keys.count == depth }
    if nearest.count > 1 {
      let paths = nearest.map { $0.keys.joined(separator: ".") }
      throw CommandError(
        .badData, "\(name): has several arrays of objects",
        advice: "choose one with --key-path: \(NameSummary.text(paths))")
    }
    return nearest.first
  }

  private func checkRows() throws(CommandError) {
    let place = keyPath.map { "the array at key path \"\($0)\"" } ?? "the array"
    if rows.count == 0 {
      throw CommandError(
        .badData, "\(name): \(place) is empty",
        advice: "give data with a row at least, of which a model can be made")
    }
    if let row = rows.firstThatIsNoObject {
      throw CommandError(
        .badData, "\(name): row \(row) of \(place) is \(rows.kind(of: row))",
        advice: "every row must be an object to become a model"
          + (otherKeyPaths.isEmpty
            ? "" : "; key paths with objects: \(NameSummary.text(otherKeyPaths))"))
    }
  }

  /// Names for the rows' model, the best first: from the key of the array, or from the file.
  var modelNames: [String] {
    let file = URL(string: name)?.path ?? name
    let base = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return [keyPath?.split(separator: ".").last.map(String.init), source == "-" ? nil : base]
      .compactMap { $0.flatMap(DataModels.className) }
      .filter { name in !name.contains(where: \.isNumber) }
  }

  /// Returns the common features of the first rows.
  ///
  /// - Complexity: O(length of these rows).
  func shape() throws(CommandError) -> ObjectShape {
    let shape = ObjectShape()
    let formats = DateFormats()
    for row in 0..<min(rows.count, Self.maximumRows) {
      do throws(MappingError) {
        if case .object(let members) = try rows.value(at: row) {
          shape.add(members, depth: 0, formats)
        }
      } catch {
        throw CommandError(ScreenError(error, in: name, naming: .options))
      }
    }
    return shape
  }
}
