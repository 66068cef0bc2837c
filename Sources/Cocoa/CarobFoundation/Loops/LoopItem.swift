import CarobRuntime
import Foundation

/// Something that a run loop does at a time. Mutable state is guarded by the lock of its loop.
class LoopItem: @unchecked Sendable {
  // SAFETY: the fields that change are used with the loop's lock held, or before the loop has the item.

  /// The names of the modes in which it runs.
  var modes: Set<String>
  /// The time when it is due, in seconds since the reference date.
  var due: Double
  /// The number of items that the loop had got when this was added.
  var number = 0
  /// Whether it is running.
  var isRunning = false
  /// Whether it must not run any more.
  var isOver = false

  /// The order among due items; lower numbers come first.
  var order: UInt { 0 }
  /// Whether it ends a turn of the loop, as an input source does.
  var isSource: Bool { false }

  /// Whether it is due at a time of its own, so that blocks of the main queue that wait come before it.
  var isTimed: Bool { false }

  /// Whether Foundation scheduled it for itself, so that no program has to end it.
  var isOfFoundation: Bool { false }

  /// Whether a loop that is run meanwhile waits for it.
  var staysWhileRunning: Bool { false }

  init(modes: Set<String>, due: Double) {
    self.modes = modes
    self.due = due
  }

  /// Runs it. The loop's lock is not held.
  ///
  /// - Returns: when it is due again; nil for never.
  func run(at now: Double) -> Double? { nil }

  /// A description, and how to cancel it.
  var pendingText: String { "" }

  /// What it retains. The loop's lock is not held.
  var heldValues: [HeldValue] { [] }

  /// Called when the loop ends without having run it.
  func wasDropped() {}

  /// Whether it is this message to this object.
  func isSent(to target: Object, _ selector: Selector?, _ argument: Object??) -> Bool { false }

  /// Whether it comes before another one.
  final func precedes(_ other: LoopItem) -> Bool {
    (order, due, number) < (other.order, other.due, other.number)
  }

  /// Whether it runs in a mode.
  func runs(in mode: String) -> Bool {
    modes.contains(mode)
      || modes.contains(LoopMode.common) && LoopMode.commonModes.contains(mode)
  }

  /// Whether it is still to run in a mode.
  final func waits(in mode: String) -> Bool { !isOver && !isRunning && runs(in: mode) }
}

/// The names of modes.
enum LoopMode {
  /// `NSDefaultRunLoopMode`.
  static let defaultMode = RunLoop.Mode.default.rawValue
  /// `NSRunLoopCommonModes`, which stands for several.
  static let common = RunLoop.Mode.common.rawValue
  /// The modes for which the common ones stand.
  static let commonModes: Set<String> = [defaultMode, "UITrackingRunLoopMode"]
}

/// A message after a delay (`performSelector:withObject:afterDelay:`), or in the next turn.
final class DelayedItem: LoopItem, @unchecked Sendable {
  // SAFETY: as its superclass; its own fields are constant.
  let call: ScheduledCall
  private let placeInTurn: UInt?
  private let isScheduledByFoundation: Bool

  init(
    _ call: ScheduledCall, modes: Set<String>, due: Double, order: UInt? = nil,
    isOfFoundation: Bool = false
  ) {
    self.call = call
    isScheduledByFoundation = isOfFoundation
    placeInTurn = order
    super.init(modes: modes, due: due)
  }

  private var isInOrder: Bool { placeInTurn != nil }

  // After a delay it is like a timer.
  override var order: UInt { placeInTurn ?? .max }
  override var isSource: Bool { isInOrder }
  override var isTimed: Bool { !isInOrder }
  override var isOfFoundation: Bool { isScheduledByFoundation }

  override var pendingText: String {
    isInOrder
      ? "\(call.name), to be sent in the next turn; send cancelPerformSelectorsWithTarget:"
      : "\(call.name), to be sent after a delay; send "
        + "+cancelPreviousPerformRequestsWithTarget:"
  }

  override var heldValues: [HeldValue] {
    call.held(
      by: isInOrder
        ? "performSelector:target:argument:order:modes: for \(call.name)"
        : "performSelector:withObject:afterDelay: for \(call.name)")
  }

  override func run(at now: Double) -> Double? {
    call.runReporting { isInOrder ? "\($0), sent by the run loop," : "\($0), sent after a delay," }
    return nil
  }

  override func isSent(to target: Object, _ selector: Selector?, _ argument: Object??) -> Bool {
    guard case .send(let receiver, let sent, let given) = call.way, receiver === target else {
      return false
    }
    guard let selector else { return true }
    guard sent == selector else { return false }
    guard let argument else { return true }
    // An error of `isEqual:` counts as different.
    return given === argument || ((try? Equality.isEqual(given, argument)) ?? false)
  }
}

/// A message from another thread, which may wait for it, or a block for the loop, which comes before those.
final class PerformItem: LoopItem, @unchecked Sendable {
  // SAFETY: as its superclass; its own fields are constant, or have their own lock.
  private let call: ScheduledCall
  private let end: End?

  /// Whether the message was sent; nil until it was, or until the thread ended before that.
  typealias End = LockedCondition<Bool?>

  init(_ call: ScheduledCall, modes: Set<String>, end: End?) {
    self.call = call
    self.end = end
    let isBlock = if case .block = call.way { true } else { false }
    super.init(modes: modes, due: isBlock ? -.infinity : -.greatestFiniteMagnitude)
  }

  override var isSource: Bool { true }

  override var pendingText: String {
    "\(call.name), sent from another thread; wait for it, or let the loop run"
  }

  override var heldValues: [HeldValue] {
    call.held(by: "a message from another thread for \(call.name)")
  }

  override func run(at now: Double) -> Double? {
    call.runReporting { "\($0), sent from another thread," }
    end?.change { $0 = true }
    return nil
  }

  override func wasDropped() { end?.change { $0 = false } }
}
