import CarobRuntime
import Dispatch
import InstantCocoa

/// The one loop on which answers arrive.
enum MainQueue {
  /// What is to be done there.
  struct Work: @unchecked Sendable {
    // SAFETY: the closure is handed over: nobody calls it but the main queue, on which all objects belong
    // that it uses. What only travels with it, such as an answer from another thread, was left alone by
    // that thread.
    private let body: () -> Void
    private let listening = Diagnostics.Listening()

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Does it in a later turn of the main queue, with an autorelease pool of its own. Diagnostics are told
    /// to whoever listened when this was made. [any-thread]
    func runLater() {
      PendingWork.begin()
      DispatchQueue.main.async {
        autoreleasePool { listening.during(body) }
        PendingWork.end()
      }
    }
  }

  /// Runs `body` in a later turn of the main queue, never within this call. [any-thread]
  static func later(_ body: @escaping () -> Void) { Work(body).runLater() }
}
