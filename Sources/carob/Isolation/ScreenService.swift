import ArgumentParser
import CarobIsolation
import CarobPlugins
import CarobRenderers
import CarobRuntime
import Foundation

/// A screen in a process of its own: the object that a host sends to first.
@MainActor
final class ScreenService: Object {
  private var host: PluginHost?
  private var screen: OpenScreen?
  private var command: ShowCommand?
  private var width: Int?
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
      service.method("openWithArguments:width:") {
        (this, arguments: [String], width: Int) throws in
        try this.open(arguments, width: width == 0 ? nil : width)
      }
      service.method("outline") { (this) throws in
        try this.showing { (screen, command) in
          try screen.outline(
            rows: try RowOptions.range(command.rows), written: command.rows ?? "",
            width: this.width)
        }
      }
      service.method("rowsFrom:to:") { (this, first: Int, end: Int) throws in
        guard 0 <= first, first < end else { throw RaisedError("no rows from \(first) to \(end)") }
        return try this.showing { (screen, command) in
          try screen.part(
            rows: first..<end, of: RowOptions.range(command.rows), written: command.rows ?? "",
            tracing: command.trace, width: this.width)
        }
      }
      service.method("restOfPart") { (this) in this.nextPiece() }
    }
  }

  private func load(_ plugin: String) throws(CommandError) -> LoadedPlugin {
    let host = host ?? PluginHost()
    self.host = host
    PluginProcess.note("load of \(plugin)")
    let loaded = try host.load(plugin)
    PluginProcess.note(nil)
    PluginProcess.noteMessages(of: loaded.classes)
    return loaded
  }

  private func open(_ arguments: [String], width: Int?) throws {
    if let host = PluginProcess.host { HostService.setOfThisProcess(host) }
    guard let command = try Carob.parseAsRoot(arguments) as? ShowCommand else {
      throw RaisedError("is no screen to show")
    }
    self.command = command
    self.width = width
    let selection = try RowOptions.path(command.select)
    let loaded = try load(command.plugin)
    let data = try ScreenData.data(for: loaded, command)
    try Warnings.whileReporting(dataName: data?.name) {
      let screen = try ScreenOpening(of: loaded, command, data: data).open()
      if let selection { try screen.select(selection, written: command.select ?? "") }
      self.screen = screen
      dataName = data?.name
    }
  }

  /// The name of the data, for warnings.
  private var dataName: String?

  /// The beginning of what `body` reads of the screen, as JSON.
  private func showing<Part: Encodable>(
    _ body: (OpenScreen, ShowCommand) throws -> Part
  ) throws -> Data {
    guard let screen, let command else { throw RaisedError("no screen is open") }
    var part: Part?
    try Warnings.whileReporting(dataName: dataName) { part = try body(screen, command) }
    rest = try JSONEncoder().encode(part)
    return nextPiece()
  }

  /// The next bytes of a part; none at its end.
  private func nextPiece() -> Data {
    let piece = Data(rest.prefix(Self.maximumBytesAtOnce))
    rest = piece.count < rest.count ? rest.dropFirst(piece.count) : Data()
    return piece
  }
}
