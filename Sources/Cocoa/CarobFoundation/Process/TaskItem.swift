import CarobRuntime
import Foundation

/// What a run loop does at the end of a task.
final class TaskItem: LoopItem, @unchecked Sendable {
  // SAFETY: as its superclass; its own fields are constant.

  enum Purpose {
    /// To post the notification.
    case notification
    /// To end a turn of the loop that waits.
    case wait
  }

  private let task: NSTask
  private let purpose: Purpose
  private let loop: NSRunLoop

  init(_ task: NSTask, _ purpose: Purpose, on loop: NSRunLoop) {
    self.task = task
    self.purpose = purpose
    self.loop = loop
    // The loop waits for it until the process has ended.
    super.init(
      modes: [purpose == .wait ? LoopMode.defaultMode : LoopMode.common],
      due: Date.distantFuture.timeIntervalSinceReferenceDate)
  }

  override var isSource: Bool { true }

  override var pendingText: String { "waits for the end of an NSTask; send -terminate to the task" }

  /// Has the loop wait for the task, which may have ended meanwhile.
  func begin() { if !loop.add(self) { wasDropped() } }

  /// Has the loop run it. A task with a handler posts nothing.
  func taskHasEnded(isHandled: Bool) {
    if isHandled, purpose == .notification {
      cancel()
    } else {
      loop.reschedule(self, at: -.infinity)
    }
  }

  /// Removes it from the loop.
  func cancel() {
    task.forget(self)
    loop.cancel(self)
  }

  override func run(at now: Double) -> Double? {
    guard purpose == .notification else { return nil }
    do {
      try autoreleasePool { try NSNotificationCenter.shared.post(Self.name, task, nil) }
    } catch {
      UnhandledExceptions.report(error, by: "an observer of \(Self.name)")
    }
    return nil
  }

  private static var name: StringBox { StringBox("NSTaskDidTerminateNotification") }

  override func wasDropped() { task.forget(self) }
}
