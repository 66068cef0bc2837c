import Dispatch

/// Recognizes the main queue.
///
/// In a program without a run loop, any thread may run the main queue's blocks, so the thread alone is not enough.
package enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main queue, or on the main thread outside of any queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
