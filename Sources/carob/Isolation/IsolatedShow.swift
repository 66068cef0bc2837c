import CarobIsolation
import CarobRenderers
import CarobRuntime
import Foundation

/// `carob show --isolated`: reads a screen of another process in parts, and goes on without the part that
/// ends the process.
///
/// What the plugin raises ends the command, as it does in one process. [main-thread]
final class IsolatedShow {
  private let command: ShowCommand
  private let host = HostService()
  private var failures: [String] = []
  /// What was told since the process was started last, and whether it is told again.
  private var told: Set<String> = []
  private var isRepeating = false
  /// What is being waited for; empty for nothing.
  private var progress = ""
  /// How many bytes of log lines the process has sent since it was started.
  private var loggedBytes = 0
  /// Whether the process has the screen open.
  private var isRunning = false

  /// The most bytes of a part of the screen, so that a process cannot go on for ever.
  private static let maximumBytesOfPart = 128 << 20
  /// How often the plugin's process may fail.
  static let maximumFailures = 5
  /// The most bytes of log lines that a process may send, as of each of its standard streams; no limit for who
  /// watches messages and wants to see them all. Warnings of data are not the plugin's doing, and not counted.
  private static let maximumLogged =
    ProcessInfo.processInfo.environment["CAROB_TRACE"] == nil ? 1 << 20 : Int.max

  init(_ command: ShowCommand) { self.command = command }

  /// Shows the screen.
  ///
  /// - Throws: `CommandError`, also after the screen was printed, when a part of it failed.
  func run() throws {
    _ = try RowOptions.range(command.rows)
    _ = try RowOptions.path(command.select)
    let process = IsolatedPlugin(
      ScreenProcess.options(command.isolation, standardInput: try standardInput()), delegate: host)
    listen(process)
    try printScreen(of: process)
    // What the plugin has printed and its process still keeps comes behind, as it does in one process.
    if let failure = process.stop() { failures.append("\(command.plugin): \(failure)") }
    for failure in failures.dropLast() { Output.complain(failure, as: .error) }
    if let last = failures.last { throw CommandError(.badPlugin, "\(last); correct the plugin") }
  }

  private func listen(_ process: IsolatedPlugin) {
    host.onComplaint = { [unowned self, unowned process] message, role, isLogged in
      if isLogged { loggedBytes += message.utf8.count + 1 }
      if loggedBytes > Self.maximumLogged {
        return process.giveUp("wrote more than \(Self.maximumLogged) bytes of log lines")
      }
      // A process that was started again says again what it has said.
      if told.insert(message).inserted || !isRepeating { Output.complain(message, as: role) }
    }
    let deadline = command.isolation.messageDeadline
    // What is no time is refused where the request is made.
    let wanted = command.timeout ?? RemoteData.timeout
    let timeout = Duration.seconds(
      (wanted > 0 && wanted < 1e6 ? wanted : 1e6) + OwnRequests.grace)
    host.onProgress = { [unowned self, unowned process] text in
      // What takes long is the network, which has limits of its own. As long as it is waited for, that is said again.
      process.extendDeadline(text.isEmpty ? deadline : deadline + timeout)
      if text == progress { return }
      progress = text
      if text.isEmpty { ProgressLine.erase() } else { ProgressLine.show(text) }
    }
  }

  /// A file with all of standard input, if that is the data: every process that is started reads it.
  private func standardInput() throws -> CInt? {
    guard command.data == "-" else { return nil }
    let file = try IsolatedInput()
    try file.copyStandardInput()
    return file.descriptor
  }

  // MARK: Reading

  /// Reads the screen, and prints it as its rows come.
  private func printScreen(of process: IsolatedPlugin) throws {
    let outline: ScreenOutline
    do {
      try open(process)
      outline = try part(process, "outline")
    } catch let failure as IsolationError {
      throw CommandError(.badPlugin, "\(command.plugin): \(failure); correct the plugin")
    }
    var printer = ScreenPrinter(command, outline)
    var next = outline.first
    let end = outline.first + outline.count
    while next < end {
      let window = next..<min(next + outline.rowsAtOnce, end)
      do {
        if !isRunning { try open(process) }
        try printer.add(rows(window, process))
      } catch let failure as IsolationError {
        isRunning = false
        let before = failures.count
        if try !readOneByOne(window, outline, process, into: &printer) { break }
        // Where each row by itself was well, nothing else tells of it.
        if failures.count == before || failure.leavesProcess {
          failures.insert("\(command.plugin): \(failure)", at: before)
        }
      }
      next = window.upperBound
    }
    try printer.finish()
  }

  /// Reads the rows of a part that failed, each by itself.
  ///
  /// - Returns: whether reading goes on.
  private func readOneByOne(
    _ window: Range<Int>, _ outline: ScreenOutline, _ process: IsolatedPlugin,
    into printer: inout ScreenPrinter
  ) throws -> Bool {
    for number in window {
      do {
        if !isRunning { try open(process) }
        try printer.add(rows(number..<number + 1, process))
      } catch let failure as IsolationError {
        isRunning = false
        let path = outline.indexPath(of: number)
        failures.append(
          "\(command.plugin): row \(path.row) of section \(path.section): \(failure)")
        try printer.add(errorRow(failure, at: path, outline))
        if failures.count == Self.maximumFailures, number + 1 < outline.first + outline.count {
          failures.append(
            "\(command.plugin): failed \(failures.count) times; rows from number \(number + 1) on "
              + "are not shown")
          return false
        }
      }
    }
    return true
  }

  private func open(_ process: IsolatedPlugin) throws {
    isRepeating = !told.isEmpty
    loggedBytes = 0
    try process.restart()
    let arguments = Array(CommandLine.arguments.dropFirst())
    _ = try sending {
      try process.send(
        Selector("openWithArguments:width:"), arguments, Output.standard.width ?? 0)
    }
    isRunning = true
  }

  private func rows(_ range: Range<Int>, _ process: IsolatedPlugin) throws -> ScreenPart {
    let screen: ScreenSnapshot = try part(
      process, "rowsFrom:to:", [range.lowerBound, range.upperBound])
    return ScreenPart(sections: screen.sections)
  }

  private func part<Part: Decodable>(
    _ process: IsolatedPlugin, _ selector: StaticString, _ arguments: [any MessageValue] = []
  ) throws -> Part {
    var data = try piece(process, selector, arguments)
    var isWhole = data.count < ScreenService.maximumBytesAtOnce
    while !isWhole {
      if data.count > Self.maximumBytesOfPart {
        throw IsolationError(
          .flood,
          "its process gave more than \(Self.maximumBytesOfPart) bytes for a part of the screen")
      }
      let next = try piece(process, "restOfPart", [])
      isWhole = next.count < ScreenService.maximumBytesAtOnce
      data += next
    }
    guard let part = try? JSONDecoder().decode(Part.self, from: data) else { throw Self.noPart }
    return part
  }

  /// What one message can bring of a part.
  private func piece(
    _ process: IsolatedPlugin, _ selector: StaticString, _ arguments: [any MessageValue]
  ) throws -> Data {
    let answer = try sending { try process.send(Selector(selector), arguments: arguments) }
    guard let data = (answer as? DataBox)?.data else { throw Self.noPart }
    return data
  }

  private static let noPart = IsolationError(.malformed, "its process gave no part of a screen")

  /// Turns what the service raised into what the command would have thrown in one process.
  private func sending<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as RemoteError {
      let message = error.cause ?? error.description
      guard error.domain == CommandError.errorDomain,
        let status = ExitStatus(rawValue: Int32(truncatingIfNeeded: error.code))
      else { throw CommandError(.badPlugin, "\(command.plugin): \(message)") }
      throw CommandError(status, message)
    }
  }

  /// A row that says what went wrong in place of what it would show.
  private func errorRow(
    _ failure: IsolationError, at path: CarobRuntime.IndexPath, _ outline: ScreenOutline
  ) -> ScreenPart {
    let collection = outline.screen.list == .collection
    var row = ScreenSnapshot.Row(
      section: path.section, row: path.row,
      cellClass: collection ? "UICollectionViewCell" : "UITableViewCell", height: 44)
    row.modelClass = "NSError"
    row.text = "\(failure)"
    row.error = "\(failure)"
    if collection { row.frame = ScreenSnapshot.Frame(x: 0, y: 0, width: 0, height: 44) }
    return ScreenPart(sections: [ScreenSnapshot.Section(title: "", rows: [row])])
  }
}

extension CommandError: CustomNSError {
  /// The domain by which a host knows the error again.
  static var errorDomain: String { "CarobCommandError" }

  /// The exit status.
  var errorCode: Int { Int(status.rawValue) }
}
