import CarobRuntime
import Foundation

/// Makes a call at a time, once or repeatedly, while the run loop to which it was added runs.
///
/// A timer keeps the target until it is invalid. The run loop keeps the timer. [any-thread]
public final class NSTimer: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock, and any thread may retain and release objects.

  private struct State {
    var isValid = false
    /// Seconds between two calls; nil for one call.
    var interval: Double?
    /// The time when it is due, since the reference date.
    var due = 0.0
    var tolerance = 0.0
    var call: ScheduledCall?
    var userInfo: Object?
    var place: Place?
  }

  /// The run loop of the timer, and its item there.
  private struct Place {
    let loop: NSRunLoop
    let item: TimerItem
  }

  private let state = Locked(State())

  /// The shortest time between two calls; shorter ones count as this.
  private static let shortestInterval = 1e-4

  /// Sets the call and its times. To be called once.
  func set(due: Double, interval: Double, repeats: Bool, _ call: ScheduledCall, _ userInfo: Object?)
  {
    state.withLock { state in
      state.isValid = true
      state.due = due
      state.interval = repeats ? max(Self.shortestInterval, interval) : nil
      state.call = call
      state.userInfo = userInfo
    }
  }

  /// Adds it to a run loop. Does nothing for a timer that is on another loop, or invalid.
  func schedule(on loop: NSRunLoop, mode: String) {
    enum Step {
      case none
      case add(TimerItem)
      case addMode(TimerItem)
    }
    let step = state.withLock { state -> Step in
      guard state.isValid else { return .none }
      if let place = state.place { return place.loop === loop ? .addMode(place.item) : .none }
      let item = TimerItem(self, modes: [mode], due: state.due)
      state.place = Place(loop: loop, item: item)
      return .add(item)
    }
    switch step {
    case .none: break
    case .add(let item): loop.add(item)
    case .addMode(let item): loop.add(mode, to: item)
    }
  }

  /// Makes the call, whether it is due or not. A timer that does not repeat is invalid afterwards.
  func fire() throws { try fire { try $0.run(with: self) } }

  private func fire(_ run: (ScheduledCall) throws -> Void) rethrows {
    let (call, repeats) = state.withLock { ($0.isValid ? $0.call : nil, $0.interval != nil) }
    guard let call else { return }
    defer { if !repeats { invalidate() } }
    try run(call)
  }

  /// Makes the call for the run loop.
  ///
  /// - Returns: the time when it is due again; nil for never.
  func fireWhenDue(_ now: Double) -> Double? {
    let before = due
    fire { $0.runReporting(with: self) { "\($0), called by a timer," } }
    return state.withLock { state -> Double? in
      guard state.isValid, let interval = state.interval else { return nil }
      // Unless it was set meanwhile.
      if state.due == before {
        let now = max(now, Date.timeIntervalSinceReferenceDate)
        let missed = max(0, ((now - before) / interval).rounded(.down))
        state.due = before + (missed + 1) * interval
      }
      return state.due
    }
  }

  /// Ends the timer: it makes no more calls, and releases the target and the user info.
  func invalidate() {
    let old = state.withLock { state in
      let old = state
      state.isValid = false
      state.call = nil
      state.userInfo = nil
      state.place = nil
      return old
    }
    if let place = old.place { place.loop.cancel(place.item) }
  }

  /// A description of the call and its interval, and how to end it.
  var pendingText: String {
    let (call, interval) = state.withLock { ($0.call, $0.interval) }
    let often = interval.map { " every \($0) s" } ?? ""
    return "a timer that calls \(call?.name ?? "nothing")\(often); send it invalidate"
  }

  /// What the timer retains: the target or the block, and the user info.
  var heldValues: [HeldValue] {
    let (call, userInfo) = state.withLock { ($0.call, $0.userInfo) }
    let holder = "an NSTimer that calls \(call?.name ?? "nothing")"
    return (call?.held(by: holder) ?? [])
      + [userInfo].compactMap(\.self).map {
        HeldValue(.object($0), by: "the userInfo of \(holder)")
      }
  }

  /// The time when it is due, in seconds since the reference date.
  var due: Double {
    get { state.withLock { $0.due } }
    set {
      let place = state.withLock { state in
        state.due = newValue
        return state.place
      }
      if let place { place.loop.reschedule(place.item, at: newValue) }
    }
  }

  /// Whether it has not been invalidated and will call, or is making its last call.
  var isValid: Bool { state.withLock { $0.isValid } }

  /// The seconds between two calls; 0 if there is one call.
  var interval: Double { state.withLock { $0.interval } ?? 0 }

  /// The object that the program gave the timer for the code it calls.
  var userInfo: Object? { state.withLock { $0.userInfo } }

  /// The permitted delay. It is stored, and makes no difference.
  var tolerance: Double {
    get { state.withLock { $0.tolerance } }
    set { state.withLock { $0.tolerance = max(0, newValue) } }
  }

  /// States the members of `NSTimer`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSTimer.self, "Calls something at a time, once or again and again."
    ) { timer in
      defineMaking(timer)
      defineReading(timer)
    }
  }
}

/// A timer on a run loop.
final class TimerItem: LoopItem, @unchecked Sendable {
  // SAFETY: as its superclass; its own fields are constant.
  private let timer: NSTimer

  init(_ timer: NSTimer, modes: Set<String>, due: Double) {
    self.timer = timer
    super.init(modes: modes, due: due)
  }

  override var order: UInt { .max }
  override var isTimed: Bool { true }
  override var staysWhileRunning: Bool { true }
  override var pendingText: String { timer.pendingText }
  override var heldValues: [HeldValue] { timer.heldValues }

  override func run(at now: Double) -> Double? { timer.fireWhenDue(now) }
}
