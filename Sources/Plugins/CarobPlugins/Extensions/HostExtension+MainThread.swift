import CCarob
import Dispatch

extension HostExtension {
  /// `carob.main-thread/1`: whether a thread may use screens.
  static let mainThread: HostExtension = {
    var functions = carob_main_thread_extension()
    functions.size = MemoryLayout<carob_main_thread_extension>.size
    functions.is_main_thread = { MainQueueMark.isCurrent }
    return HostExtension("carob.main-thread/1", functions)
  }()
}

/// Recognizes the main queue.
///
/// In a program without a run loop, any thread may run the main queue's blocks, so the thread alone is not enough.
private enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main queue, or on the main thread outside of any queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
