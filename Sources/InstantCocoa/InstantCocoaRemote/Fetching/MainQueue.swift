import CarobFoundation
import CarobRuntime
import Dispatch

/// The main queue, on which responses arrive.
enum MainQueue {
  /// Work for the main queue.
  struct Work: @unchecked Sendable {
    // SAFETY: the closure is handed over: nobody calls it but the main queue, on which all objects belong
    // that it uses. What only travels with it, such as an answer from another thread, was left alone by
    // that thread.
    private let body: () -> Void
    private let origin = PendingWork.Origin()

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Runs the work in a later turn of the main queue, in an autorelease pool, with the origin of the code that made
    /// it. [any-thread]
    func runLater() {
      guard let work = origin.work else { return DispatchQueue.main.async { run() } }
      work.add(self)
      DispatchQueue.main.async { work.runNextBlock() }
    }

    func run() {
      NSRunLoop.noteBlockOfMainQueue()
      autoreleasePool { origin.during(body) }
    }
  }

  /// Runs `body` in a later turn of the main queue, never within this call. [any-thread]
  static func later(_ body: @escaping () -> Void) { Work(body).runLater() }
}
