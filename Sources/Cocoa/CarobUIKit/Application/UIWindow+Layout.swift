import CarobFoundation
import CarobRuntime
import Dispatch

extension UIWindow {
  /// Whether windows that show place their views by themselves, in the next turn of the main queue, as those of an app do.
  ///
  /// A front-end that asks lists for their rows wants no others, so that this is false unless a host sets it.
  package static var laysOutByItself = false

  /// The windows that are laid out in the next turn.
  private static var waiting: [UIWindow] = []

  /// Has `layoutIfNeeded` run in the next turn of the main queue, before what is given to the queue after this.
  final func layOutLater() {
    if isHidden || Self.waiting.contains(identical: self) { return }
    Self.waiting.append(self)
    if Self.waiting.count > 1 { return }
    DispatchQueue.main.async(execute: Self.layOut)
  }

  /// On the main queue. Nobody asks for the executor, since a plugin may have the thread.
  private nonisolated static let layOut: @Sendable @convention(block) () -> Void = {
    MainActor.assumeIsolatedUnchecked { layOutThoseThatWait() }
  }

  private static func layOutThoseThatWait() {
    RunLoopBox.noteBlockOfMainQueue()
    let windows = waiting
    waiting = []
    for window in windows where !window.isHidden {
      do throws(MessageError) {
        try autoreleasePool { () throws(MessageError) in try window.layoutIfNeeded() }
      } catch {
        UnhandledExceptions.report(error, by: "the layout of \(window.runtimeClass)")
      }
    }
  }

  /// Gives a view that was loaded for a controller, and has no size, that of the key window, in which it will be shown.
  static func size(_ view: UIView) {
    guard laysOutByItself, view.frame == .zero, let window = UIApplication.shared.keyWindow else {
      return
    }
    view.frame = window.bounds
  }
}
