import CCarob
import Dispatch

extension HostExtension {
  /// Whether a thread may use screens.
  static let mainThread: HostExtension = {
    var functions = carob_main_thread_extension()
    functions.size = MemoryLayout<carob_main_thread_extension>.size
    functions.is_main_thread = { MainQueueMark.isCurrent }
    return HostExtension("carob.main-thread/1", functions)
  }()
}

/// Tells the main queue from others.
///
/// A program without a run loop has its main queue's work done by any thread, so the thread alone does not tell.
private enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main queue's work, or the main thread outside of any queue's.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
