#if Isolation
import CarobIsolation
import CarobRuntime
import Foundation

/// A live screen of a plugin in another process. When the process fails, the screen reports that,
/// starts it again, and repeats the user's steps as far as possible, up to `maximumFailures` times.
/// The program calls `ScreenProcess.serveIfAsked()` first.
@MainActor
public final class IsolatedLiveSession: LiveScreen {
  /// The number of failures of the plugin's process after which the screen ends.
  public nonisolated static let maximumFailures = 5
  /// The range of node numbers for each process, so that a number never means two nodes.
  private static let numbersOfProcess = 1 << 32

  private let request: ScreenRequest
  private let service: ScreenService.Remote
  private let memoryLimit: Int?
  private let keptState: KeptState?

  /// The number of the last batch of changes.
  public private(set) var version = 0
  /// Whether there are no more changes.
  public private(set) var hasEnded = false
  /// Short, because the process sends nothing by itself and must be polled.
  public let longestTurn = 0.05

  /// Batches that `changes()` has not returned yet.
  private var batches: [LiveBatch] = []
  /// The difference between this screen's batch numbers and the process's.
  private var offset = 0
  private var failures = 0
  /// Whether the process has failed and must be started again.
  private var needsStart = false
  private var way = LiveWay()
  private var isFetching = false

  /// Gets a line of the plugin's log, and true if it is an error.
  public var onLog: (String, Bool) -> Void {
    get { service.host.onLog }
    set { service.host.onLog = newValue }
  }

  /// Starts a process and opens the screen there.
  ///
  /// - Parameters:
  ///   - options: the program to start, and the time limit for a message.
  ///   - memoryLimit: the most memory for the process, in bytes; nil for no limit.
  ///   - onData: gets the path of the data file before each process reads it; not called for URLs or standard input.
  /// - Throws: `ScreenError` when there is no screen, or the plugin ends the process at once.
  public static func open(
    _ request: ScreenRequest, options: IsolatedPlugin.Options = ScreenProcess.options,
    memoryLimit: Int? = 2 << 30, onData: @escaping (String) -> Void = { _ in }
  ) throws(ScreenError) -> IsolatedLiveSession {
    try open(request, options: options, memoryLimit: memoryLimit, keptState: nil, onData: onData)
  }

  /// Like `open(_:options:memoryLimit:onData:)`, with the state of the plugin from an earlier session.
  package static func open(
    _ request: ScreenRequest, options: IsolatedPlugin.Options, memoryLimit: Int?,
    keptState: KeptState?, onData: @escaping (String) -> Void
  ) throws(ScreenError) -> IsolatedLiveSession {
    let service = ScreenService.Remote(of: request.plugin, options)
    service.host.onData = onData
    let session = IsolatedLiveSession(
      request, in: service, memoryLimit: memoryLimit, keptState: keptState)
    do {
      try session.start()
    } catch {
      service.process.stop()
      throw session.screenError(error)
    }
    return session
  }

  private init(
    _ request: ScreenRequest, in service: ScreenService.Remote, memoryLimit: Int?,
    keptState: KeptState?
  ) {
    (self.request, self.service, self.memoryLimit) = (request, service, memoryLimit)
    self.keptState = keptState
  }

  /// Has the plugin save its state for the next session.
  ///
  /// - Returns: nil when the plugin has none; that of the session before when its process failed.
  package func savedState() -> KeptState? {
    hasEnded || needsStart ? keptState : service.stateToKeep(before: keptState)
  }

  private func screenError(_ error: any Error) -> ScreenError {
    error as? ScreenError ?? ScreenError(.badPlugin, at: request.plugin, "\(error)")
  }

  // MARK: The process

  private func start() throws {
    (needsStart, isFetching, offset) = (false, false, version)
    try service.process.restart()
    let opening = ScreenService.Opening(
      request: request, memoryLimit: memoryLimit, keptState: keptState)
    try service.send(
      "openLive:numbersFrom:", [try opening.encoded(), failures * Self.numbersOfProcess])
  }

  /// Reports the failure, and whether the process will be started again.
  private func fail(_ error: any Error) -> ScreenError {
    let error = screenError(error)
    failures += 1
    service.process.stop()
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

  /// Sends a message to the process, after starting it again if it failed.
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
      return try service.part(selector, arguments)
    } catch let error as ScreenError {
      // The service raised this error; its process goes on.
      throw error
    } catch {
      throw fail(error)
    }
  }

  /// Fetches new batches from the process.
  private func pull() throws(ScreenError) {
    let found: [LiveBatch] = try ask("liveChanges")
    for var batch in found {
      batch.version += offset
      version = batch.version
      batches.append(batch)
      for case .fetching(let text) in batch.changes { isFetching = text != nil }
    }
  }

  /// Repeats the next of the user's steps, unless the screen is fetching.
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
      // `fail` has reported it.
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
    service.process.stop()
    tell(.ended(nil))
  }
}

extension Encodable {
  /// JSON, which never fails for these types.
  fileprivate func encoded() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }
}

extension LiveEvent {
  /// Returns the event with another batch number.
  fileprivate func moved(by offset: Int) -> LiveEvent {
    switch self {
    case .select(let list, _, let version), .deselect(let list, _, let version):
      with(list, version: version + offset)
    default: self
    }
  }
}
#endif
