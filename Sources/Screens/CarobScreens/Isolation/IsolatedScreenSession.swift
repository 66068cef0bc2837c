#if Isolation
import CarobFoundation
import CarobIsolation
import CarobRenderers
import CarobRuntime
import Foundation

/// A screen of a plugin in another process, read in parts. A part that ends the process is left out, and the
/// process is started again for the others. The program calls `ScreenProcess.serveIfAsked()` first.
///
/// Throws the plugin's errors, as `ScreenSession` does. Use it on one thread at a time.
public final class IsolatedScreenSession {
  private let request: ScreenRequest
  private let service: ScreenService.Remote
  private let memoryLimit: Int?
  private let progress: any ScreenProgress
  private var opening: ScreenService.Opening
  private var failures: [ScreenError] = []
  /// Log lines and warnings so far, and whether a restarted process is repeating them.
  private var told: Set<String> = []
  private var isRepeating = false
  /// The text of the current wait; empty for none.
  private var waiting = ""
  private var isCancelled = false
  /// The bytes of log lines since the process started.
  private var loggedBytes = 0
  /// Whether the process has the screen open.
  private var isRunning = false

  /// Gets a line of the plugin's log, and true if it is an error.
  package var onLog: (String, Bool) -> Void

  /// Gets the path of the data file before the process reads it.
  package var onData: (String) -> Void {
    get { service.host.onData }
    set { service.host.onData = newValue }
  }

  /// Whether to count the objects that the screen leaves alive. Counting closes the screen, and so
  /// finds zombies as well.
  package var countsObjects = Zombies.areKept
  /// The objects that the screen left alive, after reading; nil without counting, or when the process failed.
  package private(set) var leftObjects: LivingObjects?

  /// The state of the plugin from an earlier session, for each process; nil for none.
  package var keptState: KeptState?

  /// Has the plugin save its state for the next session, after reading.
  ///
  /// - Returns: nil when the plugin has none; `keptState` when its process failed.
  package func savedState() -> KeptState? {
    isRunning ? service.stateToKeep(before: keptState) : keptState
  }

  /// The number of failures of the plugin's process after which reading ends.
  static let maximumFailures = 5

  /// Prepares a screen; `read` opens it.
  ///
  /// - Parameters:
  ///   - options: the program to start, and the time limit for a message. Data from standard input
  ///     must be a file, because each process reads it from the beginning.
  ///   - memoryLimit: the most memory for the process, in bytes; nil for no limit.
  ///   - progress: gets events; nil to log warnings.
  public init(
    _ request: ScreenRequest, options: IsolatedPlugin.Options = ScreenProcess.options,
    memoryLimit: Int? = 2 << 30, progress: (any ScreenProgress)? = nil
  ) {
    self.request = request
    self.memoryLimit = memoryLimit
    self.progress = progress ?? LoggedProgress()
    opening = ScreenService.Opening(request: request)
    service = ScreenService.Remote(of: request.plugin, options)
    onLog = service.host.onLog
    listen(options)
  }

  private func listen(_ options: IsolatedPlugin.Options) {
    service.host.onLog = { [unowned self] line, isError in
      loggedBytes += line.utf8.count + 1
      // The limit of each standard stream. The host's warnings about data are not counted.
      if loggedBytes > options.outputLimit {
        return service.process.giveUp("wrote more than \(options.outputLimit) bytes of log lines")
      }
      if isNew(line) { onLog(line, isError) }
    }
    let deadline = options.deadline
    // An invalid time is refused where the request is made.
    let wanted = request.timeout ?? RemoteData.timeout
    let timeout = Duration.seconds(
      (wanted > 0 && wanted < 1e6 ? wanted : 1e6) + OwnRequests.grace)
    service.host.onEvent = { [unowned self] event in
      switch event {
      case .began(let text), .continues(let text):
        // Network requests take long, and have timeouts. Each event extends the deadline.
        service.process.extendDeadline(deadline + timeout)
        if progress.isCancelled {
          isCancelled = true
          return service.process.giveUp("was cancelled")
        }
        if text == waiting { return }
        waiting = text
        progress.report(.began(text))
      case .ended:
        service.process.extendDeadline(deadline)
        waiting = ""
        progress.report(event)
      case .warning(let warning): if isNew(warning.description) { progress.report(event) }
      case .shown: if !isRepeating { progress.report(event) }
      }
    }
  }

  /// A restarted process repeats its warnings.
  private func isNew(_ text: String) -> Bool { told.insert(text).inserted || !isRepeating }

  /// Opens the screen and reads it, a few rows at a time.
  ///
  /// - Parameters:
  ///   - selections: rows to select, one on each screen in turn; the last screen is read.
  ///   - rows: the rows to read; nil for all.
  ///   - width: the columns of text for the layout of a collection; nil for 80.
  ///   - tracing: whether rows record how their cells were configured.
  ///   - begin: gets the screen without its rows.
  ///   - add: gets the next rows; for a row that ended the process, a row with the error.
  /// - Throws: `ScreenError`, or the errors of `begin` and `add`.
  public func read(
    selecting selections: [CarobFoundation.IndexPath] = [], rows: Range<Int>? = nil,
    width: Int? = nil, tracing: Bool = false, begin: (ScreenOutline) throws -> Void,
    add: (ScreenPart) throws -> Void
  ) throws {
    opening = ScreenService.Opening(
      request: request, selections: selections.map { [$0.section, $0.row] }, rows: rows,
      width: width, tracing: tracing, memoryLimit: memoryLimit, countsObjects: countsObjects)
    opening.keptState = keptState
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
        // When each row works by itself, only this error reports the failure.
        if failures.count == before || failure.leavesProcess {
          failures.insert(error(failure), at: before)
        }
      }
      next = window.upperBound
    }
    // A restarted process knows only the rows that it has shown since.
    if isRunning, failures.isEmpty {
      do {
        try sending { try service.send("judgeRows") }
        if countsObjects { leftObjects = try part("leftObjects") }
      } catch let failure as IsolationError {
        isRunning = false
        failures.append(error(failure))
      }
    }
  }

  /// Ends the process.
  ///
  /// - Returns: its failures: one for each row that ended it, and one at its end.
  public func close() -> [ScreenError] {
    isRunning = false
    // `stop` reads the output that the process still buffers.
    if let failure = service.process.stop() { failures.append(error(failure)) }
    defer { failures = [] }
    return failures
  }

  private func error(_ what: Any) -> ScreenError {
    ScreenError(.badPlugin, at: request.plugin, "\(what)", advice: "correct the plugin")
  }

  // MARK: Parts

  /// Reads the rows of a failed part one by one.
  ///
  /// - Returns: false when the process has failed too often.
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
    try service.process.restart()
    let opening = try opening.encoded()
    try sending { try service.send("openScreen:", [opening]) }
    isRunning = true
  }

  private func rows(_ range: Range<Int>) throws -> ScreenPart {
    let screen: ScreenSnapshot = try part("rowsFrom:to:", [range.lowerBound, range.upperBound])
    return ScreenPart(sections: screen.sections)
  }

  private func part<Part: Decodable>(
    _ selector: StaticString, _ arguments: [any MessageValue] = []
  ) throws -> Part {
    try sending { try service.part(selector, arguments) }
  }

  /// Runs `body`, and throws `cancelled` when the user cancelled.
  private func sending<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch is IsolationError where isCancelled {
      throw ScreenError(.cancelled, "interrupted")
    }
  }

  /// Makes a row that shows an error.
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
