import CarobFoundation
import CarobRuntime
import Dispatch

extension UIWindow {
  /// Whether visible windows lay out and draw their views by themselves, in the next turn of the main queue, as in an app.
  ///
  /// False by default, because a front-end that asks lists for rows wants only those.
  package static var laysOutByItself = false

  /// The windows that are laid out in the next turn.
  private static var waiting: [UIWindow] = []

  /// Schedules `layoutIfNeeded` for the next turn of the main queue, before any block that is enqueued later.
  final func layOutLater() {
    if isHidden || Self.waiting.contains(identical: self) { return }
    Self.waiting.append(self)
    if Self.waiting.count > 1 { return }
    DispatchQueue.main.async(execute: Self.layOut)
  }

  /// Runs on the main queue. The executor is not checked, because a plugin may occupy the thread.
  private nonisolated static let layOut: @Sendable @convention(block) () -> Void = {
    MainActor.assumeIsolatedUnchecked { layOutThoseThatWait() }
  }

  private static func layOutThoseThatWait() {
    NSRunLoop.noteBlockOfMainQueue()
    let windows = waiting
    waiting = []
    for window in windows where !window.isHidden {
      do throws(MessageError) {
        try autoreleasePool { () throws(MessageError) in try window.layoutIfNeeded() }
      } catch {
        UnhandledExceptions.report(error, by: "the layout of \(window.runtimeClass)")
      }
      window.displayTree()
    }
  }

  /// Gives a controller's view without a size that of the key window, in which it will appear.
  static func size(_ view: UIView) {
    guard laysOutByItself, view.frame == .zero, let window = UIApplication.shared.keyWindow else {
      return
    }
    view.frame = window.bounds
  }
}
