#if Isolation
import CarobIsolation
import CarobPlugins
import CarobRenderers
import CarobRuntime
import Foundation

/// A screen in a process of its own: the object that a host sends to first.
@MainActor
final class ScreenService: Object {
  /// What a host asks for first: all that the process needs to know.
  struct Opening: Codable {
    var request: ScreenRequest
    /// The section and the row to select.
    var selection: [Int]?
    /// What is to be read; nil for all rows.
    var rows: Range<Int>?
    var width: Int?
    var tracing: Bool
    /// The most bytes of memory; nil for no limit.
    var memoryLimit: Int?
  }

  private lazy var host = PluginHost()
  private var session: ScreenSession?
  private var opening: Opening?
  /// What of the part that was asked for last was not handed out yet.
  private var rest = Data()

  /// The most bytes of a part that one answer has; when it has as many, the next ones are to be asked for. A frame takes
  /// more.
  nonisolated static let maximumBytesAtOnce = 8 << 20

  /// The name of this class in the runtime.
  override class var runtimeName: String { "CarobScreenService" }

  /// States what it answers.
  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: ScreenService.self) { service in
      service.method("loadPlugin:") { (this, plugin: String) throws in
        try this.load(plugin).descriptor.identifier
      }
      service.method("classNamed:") { (_, name: String) in RuntimeClass(named: name)?.object }
      service.method("openScreen:") { (this, opening: Data) throws in
        try this.open(try Opening(opening))
      }
      service.method("outline") { (this) throws in
        try this.showing { (session, opening) in
          try session.outline(rows: opening.rows, width: opening.width)
        }
      }
      service.method("rowsFrom:to:") { (this, first: Int, end: Int) throws in
        guard 0 <= first, first < end else { throw RaisedError("no rows from \(first) to \(end)") }
        return try this.showing { (session, opening) in
          try session.part(
            rows: first..<end, of: opening.rows, width: opening.width, tracing: opening.tracing)
        }
      }
      service.method("restOfPart") { (this) in this.nextPiece() }
      service.method("judgeRows") { (this) throws in try this.session?.judgeRows() }
    }
  }

  private func load(_ plugin: String) throws(ScreenError) -> LoadedPlugin {
    PluginProcess.note("load of \(plugin)")
    let loaded = try host.load(plugin)
    PluginProcess.note(nil)
    PluginProcess.noteMessages(
      of: loaded.classes, loaded.isInObjectiveC ? Self.handlersInObjectiveC : ["*"])
    return loaded
  }

  /// Exceptions and variable arguments do not pass the trampolines of a trace. So of a plugin in Objective-C only what the host
  /// sends, and hardly anybody else, is noted.
  private static let handlersInObjectiveC = [
    "configureCell:*", "tableView:*", "collectionView:*", "numberOfSections*",
    "viewDid*", "viewWill*", "loadView",
  ]

  private func open(_ opening: Opening) throws {
    PluginProcess.limitMemory(to: opening.memoryLimit)
    if let host = PluginProcess.host { HostService.setOfThisProcess(host) }
    self.opening = opening
    let plugin = try load(opening.request.plugin)
    let session = try ScreenSession(
      opening.request, of: plugin, data: ScreenData.data(for: plugin, opening.request),
      in: host, progress: HostProgress())
    if let path = opening.selection {
      try session.select(IndexPath(section: path[0], row: path[1]))
    }
    self.session = session
  }

  /// The beginning of what `body` reads of the screen, as JSON.
  private func showing<Part: Encodable>(
    _ body: (ScreenSession, Opening) throws -> Part
  ) throws -> Data {
    guard let session, let opening else { throw RaisedError("no screen is open") }
    rest = try JSONEncoder().encode(try body(session, opening))
    return nextPiece()
  }

  /// The next bytes of a part; none at its end.
  private func nextPiece() -> Data {
    let piece = Data(rest.prefix(Self.maximumBytesAtOnce))
    rest = piece.count < rest.count ? rest.dropFirst(piece.count) : Data()
    return piece
  }
}

extension ScreenService.Opening {
  private static let infinity = "infinity"

  /// Reads what `encoded` made.
  init(_ data: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Self.infinity, negativeInfinity: "-" + Self.infinity, nan: "nan")
    self = try decoder.decode(Self.self, from: data)
  }

  /// The value for the other process, which refuses a time that is none.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.infinity, negativeInfinity: "-" + Self.infinity, nan: "nan")
    return try encoder.encode(self)
  }
}
#endif
