#if Isolation
import CarobFoundation
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
    /// The section and the row to select on each screen in turn.
    var selections: [[Int]] = []
    /// What is to be read; nil for all rows.
    var rows: Range<Int>?
    var width: Int?
    var tracing: Bool
    /// The most bytes of memory; nil for no limit.
    var memoryLimit: Int?
    /// Whether objects are counted, for `leftObjects`.
    var countsObjects: Bool
  }

  lazy var host = PluginHost()
  private var session: ScreenSession?
  /// A live screen; then there is no session besides.
  var live: LiveSession?
  private var opening: Opening?
  /// Counts objects from when the plugin was loaded.
  private var objects: LeakCount?
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
      service.method("leftObjects") { (this) throws in try this.closeAndCount() }
      service.method("judgeRows") { (this) throws in try this.session?.judgeRows() }
      defineLive(service)
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

  /// Loads the plugin.
  func prepare(_ opening: Opening) throws -> LoadedPlugin {
    PluginProcess.limitMemory(to: opening.memoryLimit)
    if let host = PluginProcess.host { HostService.setOfThisProcess(host) }
    self.opening = opening
    if opening.countsObjects { LeakCount.prepare() }
    let plugin = try load(opening.request.plugin)
    objects = LeakCount()
    // Before it is read: when that fails, or the screen ends the process, it is to be mended perhaps.
    if let file = ScreenData.file(for: plugin, opening.request) {
      HostService.ofThisProcess?.reads(file)
    }
    return plugin
  }

  private func open(_ opening: Opening) throws {
    let plugin = try prepare(opening)
    let session = try ScreenSession(
      opening.request, of: plugin, data: ScreenData.data(for: plugin, opening.request),
      in: host, progress: HostProgress())
    for path in opening.selections {
      try session.select(IndexPath(section: path[0], row: path[1]))
    }
    self.session = session
  }

  /// The beginning of what `body` reads of the screen, as JSON.
  private func showing<Part: Encodable>(
    _ body: (ScreenSession, Opening) throws -> Part
  ) throws -> Data {
    guard let session, let opening else { throw RaisedError("no screen is open") }
    return try give(try body(session, opening))
  }

  /// The beginning of a part, as JSON.
  func give(_ part: some Encodable) throws -> Data {
    rest = try JSONEncoder().encode(part)
    return nextPiece()
  }

  /// Closes the screen.
  ///
  /// - Returns: the objects that were made for it and are alive, as JSON.
  private func closeAndCount() throws -> Data {
    guard let objects else { throw RaisedError("no screen is open") }
    autoreleasePool { session = nil }
    return try give(objects.left())
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
