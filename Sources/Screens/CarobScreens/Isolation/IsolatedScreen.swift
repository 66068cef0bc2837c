#if Isolation
import CarobFoundation
import CarobIsolation
import CarobRenderers
import CarobRuntime
import Foundation
import Logging

/// A screen of a plugin in another process, which is read in parts: the part that ends the process is left out, and the
/// process is started again for the others. The program calls `ScreenProcess.serveIfAsked()` at its beginning.
///
/// What the plugin raises is thrown, as by a `ScreenSession`. One thread at a time.
public final class IsolatedScreen {
  private let request: ScreenRequest
  private let process: IsolatedPlugin
  private let parts: IsolatedParts
  private let memoryLimit: Int?
  private let progress: any ScreenProgress
  private let host = HostService()
  private var opening: ScreenService.Opening
  private var failures: [ScreenError] = []
  /// What was told since the process was started last, and whether it is told again.
  private var told: Set<String> = []
  private var isRepeating = false
  /// What is being waited for; empty for nothing.
  private var waiting = ""
  private var isCancelled = false
  /// How many bytes of log lines the process has sent since it was started.
  private var loggedBytes = 0
  /// Whether the process has the screen open.
  private var isRunning = false

  /// Gets a line of the plugin's log, and whether it is of an error.
  package var onLog: (String, Bool) -> Void = { line, isError in
    Logger(label: "carob.screens").log(level: isError ? .error : .warning, "\(line)")
  }

  /// Gets the file that the data is in, as the process says, before it is read.
  package var onData: (String) -> Void {
    get { host.onData }
    set { host.onData = newValue }
  }

  /// Whether the objects are counted that the screen leaves alive. The screen goes for that, which shows those that were released
  /// too often.
  package var countsObjects = Zombies.areKept
  /// Those objects, once the screen was read; nil when they are not counted, or the process has failed.
  package private(set) var leftObjects: LivingObjects?

  /// How often the plugin's process may fail.
  static let maximumFailures = 5

  /// A screen that is not open yet.
  ///
  /// - Parameters:
  ///   - options: how the process is started, and how long a message may take. When the data is standard input, it is a
  ///     file, which each process reads from the beginning.
  ///   - memoryLimit: the most bytes of memory that the process may have; nil for no limit.
  ///   - progress: whom to tell what happens; nil to have warnings logged.
  public init(
    _ request: ScreenRequest, options: IsolatedPlugin.Options = ScreenProcess.options,
    memoryLimit: Int? = 2 << 30, progress: (any ScreenProgress)? = nil
  ) {
    self.request = request
    self.memoryLimit = memoryLimit
    self.progress = progress ?? LoggedProgress()
    opening = ScreenService.Opening(
      request: request, tracing: false, countsObjects: false)
    process = IsolatedPlugin(options, delegate: host)
    parts = IsolatedParts(process: process, plugin: request.plugin)
    listen(options)
  }

  private func listen(_ options: IsolatedPlugin.Options) {
    host.onLog = { [unowned self] line, isError in
      loggedBytes += line.utf8.count + 1
      // As of each of its standard streams. Warnings of data are not the plugin's doing, and not counted.
      if loggedBytes > options.outputLimit {
        return process.giveUp("wrote more than \(options.outputLimit) bytes of log lines")
      }
      if isNew(line) { onLog(line, isError) }
    }
    let deadline = options.deadline
    // What is no time is refused where the request is made.
    let wanted = request.timeout ?? RemoteData.timeout
    let timeout = Duration.seconds(
      (wanted > 0 && wanted < 1e6 ? wanted : 1e6) + OwnRequests.grace)
    host.onEvent = { [unowned self] event in
      switch event {
      case .began(let text), .continues(let text):
        // What takes long is the network, which has limits of its own. As long as it is waited for, that is said again.
        process.extendDeadline(deadline + timeout)
        if progress.isCancelled {
          isCancelled = true
          return process.giveUp("was cancelled")
        }
        if text == waiting { return }
        waiting = text
        progress.report(.began(text))
      case .ended:
        process.extendDeadline(deadline)
        waiting = ""
        progress.report(event)
      case .warning(let warning): if isNew(warning.description) { progress.report(event) }
      case .shown: if !isRepeating { progress.report(event) }
      }
    }
  }

  /// A process that was started again says again what it has said.
  private func isNew(_ text: String) -> Bool { told.insert(text).inserted || !isRepeating }

  /// Opens the screen and reads it, a few rows at a time.
  ///
  /// - Parameters:
  ///   - selections: rows to select, one on each screen in turn, so that the screen is read that is on top then.
  ///   - rows: what is to be read; nil for all.
  ///   - width: the columns of text that a collection is laid out for; nil for 80.
  ///   - tracing: whether each row is to tell what was tried to configure it.
  ///   - begin: gets what the screen has without its rows.
  ///   - add: gets the rows that were read next; for one that has ended the process, a row that says so.
  /// - Throws: `ScreenError`, or what `begin` and `add` throw.
  public func read(
    selecting selections: [CarobFoundation.IndexPath] = [], rows: Range<Int>? = nil,
    width: Int? = nil, tracing: Bool = false, begin: (ScreenOutline) throws -> Void,
    add: (ScreenPart) throws -> Void
  ) throws {
    opening = ScreenService.Opening(
      request: request, selections: selections.map { [$0.section, $0.row] }, rows: rows,
      width: width, tracing: tracing, memoryLimit: memoryLimit, countsObjects: countsObjects)
    let outline: ScreenOutline
    do {
      try open()
      outline = try part("outline")
    } catch let failure as IsolationError {
      throw error(failure)
    }
    try begin(outline)
    var next = outline.first
    let end = outline.first + outline.count
    while next < end {
      let window = next..<min(next + outline.rowsAtOnce, end)
      do {
        if !isRunning { try open() }
        try add(self.rows(window))
      } catch let failure as IsolationError {
        isRunning = false
        let before = failures.count
        if try !readOneByOne(window, outline, into: add) { break }
        // Where each row by itself was well, nothing else tells of it.
        if failures.count == before || failure.leavesProcess {
          failures.insert(error(failure), at: before)
        }
      }
      next = window.upperBound
    }
    // A process that was started again knows the rows alone that it has shown since.
    if isRunning, failures.isEmpty {
      do {
        try sending { try parts.send("judgeRows") }
        if countsObjects { leftObjects = try part("leftObjects") }
      } catch let failure as IsolationError {
        isRunning = false
        failures.append(error(failure))
      }
    }
  }

  /// Ends the process.
  ///
  /// - Returns: how it has failed: for each row that ended it, and at its end.
  public func close() -> [ScreenError] {
    isRunning = false
    // What the plugin has printed and its process still keeps comes behind, as it does in one process.
    if let failure = process.stop() { failures.append(error(failure)) }
    defer { failures = [] }
    return failures
  }

  private func error(_ what: Any) -> ScreenError {
    ScreenError(.badPlugin, at: request.plugin, "\(what)", advice: "correct the plugin")
  }

  // MARK: Parts

  /// Reads the rows of a part that failed, each by itself.
  ///
  /// - Returns: whether reading goes on.
  private func readOneByOne(
    _ window: Range<Int>, _ outline: ScreenOutline, into add: (ScreenPart) throws -> Void
  ) throws -> Bool {
    for number in window {
      do {
        if !isRunning { try open() }
        try add(rows(number..<number + 1))
      } catch let failure as IsolationError {
        isRunning = false
        let path = outline.indexPath(of: number)
        failures.append(error("row \(path.row) of section \(path.section): \(failure)"))
        try add(errorRow(failure, at: path, outline))
        if failures.count == Self.maximumFailures, number + 1 < outline.first + outline.count {
          failures.append(
            error(
              "failed \(failures.count) times; rows from number \(number + 1) on are not shown"))
          return false
        }
      }
    }
    return true
  }

  private func open() throws {
    isRepeating = !told.isEmpty
    loggedBytes = 0
    try process.restart()
    let opening = try opening.encoded()
    try sending { try parts.send("openScreen:", [opening]) }
    isRunning = true
  }

  private func rows(_ range: Range<Int>) throws -> ScreenPart {
    let screen: ScreenSnapshot = try part("rowsFrom:to:", [range.lowerBound, range.upperBound])
    return ScreenPart(sections: screen.sections)
  }

  private func part<Part: Decodable>(
    _ selector: StaticString, _ arguments: [any MessageValue] = []
  ) throws -> Part {
    try sending { try parts.part(selector, arguments) }
  }

  /// Runs what sends messages to the service.
  private func sending<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch is IsolationError where isCancelled {
      throw ScreenError(.cancelled, "interrupted")
    }
  }

  /// A row that says what went wrong in place of what it would show.
  private func errorRow(
    _ failure: IsolationError, at path: CarobFoundation.IndexPath, _ outline: ScreenOutline
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
#endif
