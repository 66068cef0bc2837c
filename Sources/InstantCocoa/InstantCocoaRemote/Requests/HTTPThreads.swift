import CCurl
import CarobRuntime
import Dispatch
import CarobLibc

/// The threads of all loops. They are joined before `exit`: OpenSSL frees its locks there, and a thread that still
/// uses them would crash. [any-thread]
enum HTTPThreads {
  /// The timeout for joining all threads at the process's end, in milliseconds. They stop as soon as libcurl returns,
  /// which does not block.
  private static let timeout = 10_000

  private struct State {
    var running: [(thread: OpaquePointer, loop: HTTPLoop)] = []
    /// The process of the threads; a process that was forked from it has none of them.
    var process: pid_t = 0
    var isEnding = false
  }

  private static let state = Locked(State())

  /// Starts a thread that runs a loop.
  ///
  /// - Returns: the reason why no thread can be started; nil for success.
  static func start(_ loop: HTTPLoop) -> String? {
    if let failure = loadFailure { return failure }
    return state.withLock { state in
      if state.isEnding { return "the process ends" }
      state.process = getpid()
      // Threads that have ended are removed.
      state.running.removeAll { carob_loop_thread_join($0.thread, 0) }
      let context = Unmanaged.passRetained(loop)
      // SAFETY: the thread takes the reference that was made for it.
      let thread = carob_loop_thread_start(
        { context in
          guard let context else { return }
          Unmanaged<HTTPLoop>.fromOpaque(context).takeRetainedValue().run()
        }, context.toOpaque())
      guard let thread else {
        context.release()
        return "no thread can be started"
      }
      state.running.append((thread, loop))
      return nil
    }
  }

  /// The reason why libcurl cannot be loaded; nil for success.
  ///
  /// Loaded once, and not on a thread that the process's end could interrupt. libcurl's libraries have then registered
  /// their exit handlers, and the last one registered runs first.
  private static let loadFailure: String? = {
    if let reason = carob_curl_load() { return String(cString: reason) }
    atexit { HTTPThreads.endAll() }
    return nil
  }()

  /// Ends all threads, and waits for them.
  private static func endAll() {
    let running = state.withLock { state in
      defer { state.running = [] }
      if state.process != getpid() { return [] as [(thread: OpaquePointer, loop: HTTPLoop)] }
      state.isEnding = true
      return state.running
    }
    for (_, loop) in running { loop.abandon() }
    let end = DispatchTime.now() + .milliseconds(timeout)
    for (thread, _) in running {
      let now = min(DispatchTime.now().uptimeNanoseconds, end.uptimeNanoseconds)
      _ = carob_loop_thread_join(thread, Int32((end.uptimeNanoseconds - now) / 1_000_000))
    }
  }
}
