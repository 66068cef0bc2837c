import CarobScreens
import Foundation
import InstantCocoa

/// The data that a new plugin is made for: where it came from, and the rows in it.
struct SampleData {
  /// What was given: a file, `-`, or a URL.
  let source: String
  /// What errors call it.
  let name: String
  /// The URL, when it was fetched.
  let isFetched: Bool
  /// All of it.
  let bytes: [UInt8]
  /// Where the rows are; nil when they are the whole of it.
  let keyPath: String?
  /// Other key paths with arrays of objects.
  let otherKeyPaths: [String]
  private let rows: JSONRows

  /// How many rows are looked at: as many as `carob doctor` and `carob show` judge.
  static let maximumRows = 10_000

  /// Keys deeper than this are not looked for.
  private static let maximumDepth = 4

  /// How many rows there are.
  var count: Int { rows.count }

  /// Reads or fetches the data, and finds the rows.
  ///
  /// - Throws: `CommandError` when that cannot be done, or there is nothing to make a model of.
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
      // Where there is none, this says what is there instead.
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

  /// The array of objects nearest to the top; nil when there is none.
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

  /// Names for the model of the rows, the best first: after the key of the array, or after the file.
  var modelNames: [String] {
    let file = URL(string: name)?.path ?? name
    let base = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return [keyPath?.split(separator: ".").last.map(String.init), source == "-" ? nil : base]
      .compactMap { $0.flatMap(DataModels.className) }
      .filter { name in !name.contains(where: \.isNumber) }
  }

  /// What the first rows have in common.
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
