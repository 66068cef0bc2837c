import CCarob
import CarobFoundation

extension HostExtension {
  /// `carob.main-thread/1`: whether a thread may use screens.
  static let mainThread: HostExtension = {
    var functions = carob_main_thread_extension()
    functions.size = MemoryLayout<carob_main_thread_extension>.size
    functions.is_main_thread = { MainQueueMark.isCurrent }
    return HostExtension("carob.main-thread/1", functions)
  }()
}
