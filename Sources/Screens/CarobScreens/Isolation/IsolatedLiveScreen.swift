#if Isolation
import CarobIsolation
import CarobRuntime
import Foundation
import Logging

/// A live screen of a plugin in another process. When that ends, what happened is told, and it is started again and led to the
/// same screen, as far as that can be found; five times at most. The program calls `ScreenProcess.serveIfAsked()` at its
/// beginning.
@MainActor
public final class IsolatedLiveScreen: LiveScreen {
  /// How often the plugin's process may fail.
  public nonisolated static let maximumFailures = 5
  /// The numbers of one process, so that none means two things.
  private static let numbersOfProcess = 1 << 32

  private let request: ScreenRequest
  private let process: IsolatedPlugin
  private let parts: IsolatedParts
  private let memoryLimit: Int?
  private let host = HostService()

  /// The number of the last batch of changes.
  public private(set) var version = 0
  /// Whether there are no more changes.
  public private(set) var hasEnded = false
  /// Its process does nothing by itself: it is asked often.
  public let longestTurn = 0.05

  /// Batches that were not handed out yet.
  private var batches: [LiveBatch] = []
  /// By how much the numbers of batches are greater than those of the process.
  private var offset = 0
  private var failures = 0
  /// Whether the process has ended, and is to be started again.
  private var needsStart = false
  private var way = LiveWay()
  private var isFetching = false

  /// Gets a line of the plugin's log, and whether it is of an error.
  public var onLog: (String, Bool) -> Void = { line, isError in
    Logger(label: "carob.screens").log(level: isError ? .error : .warning, "\(line)")
  }

  /// Starts a process, and opens a screen there.
  ///
  /// - Parameters:
  ///   - options: how the process is started, and how long a message may take.
  ///   - memoryLimit: the most bytes of memory that the process may have; nil for no limit.
  ///   - onData: gets the file that the data is in, before it is read, each time that a process is started; not
  ///     called for data that is fetched, nor for standard input.
  /// - Throws: `ScreenError` when there is no screen, or the plugin ends the process at once.
  public static func open(
    _ request: ScreenRequest, options: IsolatedPlugin.Options = ScreenProcess.options,
    memoryLimit: Int? = 2 << 30, onData: @escaping (String) -> Void = { _ in }
  ) throws(ScreenError) -> IsolatedLiveScreen {
    let screen = IsolatedLiveScreen(request, options, memoryLimit)
    screen.host.onData = onData
    do {
      try screen.start()
    } catch {
      screen.process.stop()
      throw screen.screenError(error)
    }
    return screen
  }

  private init(_ request: ScreenRequest, _ options: IsolatedPlugin.Options, _ memoryLimit: Int?) {
    self.request = request
    self.memoryLimit = memoryLimit
    process = IsolatedPlugin(options, delegate: host)
    parts = IsolatedParts(process: process, plugin: request.plugin)
    host.onLog = { [unowned self] line, isError in onLog(line, isError) }
  }

  private func screenError(_ error: any Error) -> ScreenError {
    error as? ScreenError ?? ScreenError(.badPlugin, at: request.plugin, "\(error)")
  }

  // MARK: The process

  private func start() throws {
    (needsStart, isFetching, offset) = (false, false, version)
    try process.restart()
    let opening = ScreenService.Opening(
      request: request, tracing: false, memoryLimit: memoryLimit, countsObjects: false)
    try parts.send(
      "openLive:numbersFrom:", [try opening.encoded(), failures * Self.numbersOfProcess])
  }

  /// Tells what ended the process, and whether it is started again.
  private func fail(_ error: any Error) -> ScreenError {
    let error = screenError(error)
    failures += 1
    process.stop()
    if failures < Self.maximumFailures {
      needsStart = true
      way.startAgain()
      tell(.message(LiveMessage(.error, "\(error.sentence); it is started again")))
    } else {
      hasEnded = true
      tell(.ended(LiveMessage(.error, "\(error.sentence); it failed \(failures) times")))
    }
    return error
  }

  private func tell(_ change: LiveChange) {
    version += 1
    batches.append(LiveBatch(version: version, changes: [change]))
  }

  /// Asks the process for something. It is started first when it has ended.
  private func ask<Part: Decodable>(
    _ selector: StaticString, _ arguments: [any MessageValue] = []
  ) throws(ScreenError) -> Part {
    if hasEnded { throw ScreenError(.badRequest, "the session was closed") }
    do {
      if needsStart { try start() }
    } catch {
      throw fail(error)
    }
    do {
      return try parts.part(selector, arguments)
    } catch let error as ScreenError {
      // The service raised it, and goes on.
      throw error
    } catch {
      throw fail(error)
    }
  }

  /// Gets what is other than it was.
  private func pull() throws(ScreenError) {
    let found: [LiveBatch] = try ask("liveChanges")
    for var batch in found {
      batch.version += offset
      version = batch.version
      batches.append(batch)
      for case .fetching(let text) in batch.changes { isFetching = text != nil }
    }
  }

  /// Takes the next step on the way to the screen, unless something is being fetched.
  private func goOn() throws(ScreenError) {
    guard !isFetching, let step = way.takeNext() else { return }
    way.took(step, try ask("takeStep:", [step.encoded()]) as LiveOutcome)
  }

  // MARK: LiveScreen

  /// See `LiveScreen`.
  public func handle(_ event: LiveEvent) -> LiveOutcome {
    if hasEnded { return LiveOutcome(.refused, reason: "the session was closed") }
    if needsStart || way.isUnfinished {
      return LiveOutcome(.refused, reason: "the plugin is being started again")
    }
    do throws(ScreenError) {
      let handled: ScreenService.Handled = try ask(
        "handleEvent:", [event.moved(by: -offset).encoded()])
      way.note(handled.step, handled.outcome)
      return handled.outcome
    } catch {
      return LiveOutcome(.failed, reason: "\(error)")
    }
  }

  /// See `LiveScreen`.
  public func changes() -> [LiveBatch] {
    do throws(ScreenError) {
      if !hasEnded {
        try pull()
        try goOn()
      }
    } catch {
      // It was told.
    }
    defer { batches = [] }
    return batches
  }

  /// See `LiveScreen`.
  public func snapshot() -> LiveBatch {
    do throws(ScreenError) {
      try pull()
      var batch: LiveBatch = try ask("liveSnapshot")
      batch.version += offset
      batch.changes += batches.messages
      return batch
    } catch {
      let message = LiveMessage(.error, "\(error)")
      return LiveBatch(version: version, changes: [hasEnded ? .ended(message) : .message(message)])
    }
  }

  /// See `LiveScreen`.
  public func inspect(_ place: LivePlace, of list: Int) throws(ScreenError) -> LiveInspection {
    try ask("inspectRow:ofSection:inList:", [place.row, place.section, list])
  }

  /// See `LiveScreen`.
  public func views() throws(ScreenError) -> LiveView { try ask("liveViews") }

  /// See `LiveScreen`.
  public func close() {
    if hasEnded { return }
    hasEnded = true
    process.stop()
    tell(.ended(nil))
  }
}

extension Encodable {
  /// As JSON, which these values always have.
  fileprivate func encoded() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }
}

extension LiveEvent {
  /// The same with another number of the last batch.
  fileprivate func moved(by offset: Int) -> LiveEvent {
    switch self {
    case .select(let list, let at, let version):
      .select(list: list, at: at, version: version + offset)
    case .deselect(let list, let at, let version):
      .deselect(list: list, at: at, version: version + offset)
    default: self
    }
  }
}
#endif
