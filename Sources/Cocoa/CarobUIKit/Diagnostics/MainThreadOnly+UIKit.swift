import CarobFoundation
import CarobRuntime

// The classes of which messages on other threads are found.

extension UIView: MainThreadOnly {
  package nonisolated static var isOnMainThread: Bool { MainQueueMark.isCurrent }
}

extension UIViewController: MainThreadOnly {
  package nonisolated static var isOnMainThread: Bool { MainQueueMark.isCurrent }
}
