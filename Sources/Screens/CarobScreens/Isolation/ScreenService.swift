#if Isolation
import CarobFoundation
import CarobIsolation
import CarobPlugins
import CarobRenderers
import CarobRuntime
import Foundation

/// The root object of a plugin's process, which has the session. The host has a `Remote`.
@MainActor
final class ScreenService: Object {
  /// The argument of `openScreen:` and `openLive:`.
  struct Opening: Codable {
    var request: ScreenRequest
    /// The section and the row to select on each screen in turn.
    var selections: [[Int]] = []
    /// The rows to read; nil for all.
    var rows: Range<Int>?
    var width: Int?
    var tracing = false
    /// The most memory, in bytes; nil for no limit.
    var memoryLimit: Int?
    /// The state that an earlier process has kept.
    var keptState: KeptState?
    /// Whether to count objects, for `leftObjects`.
    var countsObjects = false
  }

  lazy var host = PluginHost()
  private var session: ScreenSession?
  /// The live screen; `session` is nil then.
  var live: LiveSession?
  private var opening: Opening?
  private var plugin: LoadedPlugin?
  /// Counts objects from the time when the plugin was loaded.
  private var objects: LeakCount?
  /// The bytes of the last answer that were not sent yet.
  private var rest = Data()

  /// The most bytes of a piece. A full piece means that more follow. Below the limit of a frame.
  nonisolated static let maximumBytesAtOnce = 8 << 20

  /// The name of this class in the runtime.
  override class var runtimeName: String { "CarobScreenService" }

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
      service.method("keepState") { (this) throws in
        if let plugin = this.plugin {
          this.host.keepState(of: plugin, progress: HostProgress())
        }
        return try this.give([this.host.keptState].compactMap { $0 })
      }
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

  /// Handlers to note for plugins in Objective-C. Only the host sends these: exceptions and
  /// variable arguments cannot pass a trace's trampolines.
  private static let handlersInObjectiveC = [
    "configureCell:*", "tableView:*", "collectionView:*", "numberOfSections*",
    "viewDid*", "viewWill*", "loadView",
  ]

  /// Applies the limits and loads the plugin.
  func prepare(_ opening: Opening) throws -> LoadedPlugin {
    PluginProcess.limitMemory(to: opening.memoryLimit)
    if let host = PluginProcess.host { HostService.setOfThisProcess(host) }
    self.opening = opening
    if opening.countsObjects { LeakCount.prepare() }
    for other in opening.request.otherPlugins {
      PluginProcess.note("load of \(other)")
      try host.loadOthers([other])
    }
    let plugin = try load(opening.request.plugin)
    host.keptState = opening.keptState
    host.restoreState(of: plugin, progress: HostProgress())
    self.plugin = plugin
    objects = LeakCount()
    // Before reading: when reading fails or ends the process, the user may want to edit the file.
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

  /// Returns the first piece of the JSON of a value that `body` reads from the screen.
  private func showing<Part: Encodable>(
    _ body: (ScreenSession, Opening) throws -> Part
  ) throws -> Data {
    guard let session, let opening else { throw RaisedError("no screen is open") }
    return try give(try body(session, opening))
  }

  /// Returns the first piece of a value's JSON.
  func give(_ part: some Encodable) throws -> Data {
    rest = try JSONEncoder().encode(part)
    return nextPiece()
  }

  /// Closes the screen.
  ///
  /// - Returns: the JSON of the objects that were made for it and are still alive.
  private func closeAndCount() throws -> Data {
    guard let objects else { throw RaisedError("no screen is open") }
    autoreleasePool { session = nil }
    return try give(objects.left())
  }

  /// Returns the next piece of the last answer; empty at its end.
  private func nextPiece() -> Data {
    let piece = Data(rest.prefix(Self.maximumBytesAtOnce))
    rest = piece.count < rest.count ? rest.dropFirst(piece.count) : Data()
    return piece
  }
}

extension ScreenService.Opening {
  private static let infinity = "infinity"

  init(_ data: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Self.infinity, negativeInfinity: "-" + Self.infinity, nan: "nan")
    self = try decoder.decode(Self.self, from: data)
  }

  /// JSON for the other process. Not-a-number and infinities pass, because that process refuses them with an error.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.infinity, negativeInfinity: "-" + Self.infinity, nan: "nan")
    return try encoder.encode(self)
  }
}
#endif
