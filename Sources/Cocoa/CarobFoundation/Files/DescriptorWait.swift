import CarobLibc
import CarobRuntime
import Dispatch
import Foundation

/// Waits until a file can be read or written, and then calls its code once on a queue. [any-thread]
///
/// One thread waits for all files. It ends some time after the last wait. Sources of Dispatch do not wait for `/dev/null` and for
/// files on a disk, which are always ready.
final class DescriptorWait: Sendable {
  private let descriptor: FileDescriptor
  private let isReading: Bool
  private let queue: DispatchQueue
  // SAFETY: it is read and written while `state` is locked.
  /// The code; nil after the wait was cancelled.
  nonisolated(unsafe) private var body: (@Sendable (DescriptorWait) -> Void)?

  /// A wait that has not begun.
  init(
    for descriptor: FileDescriptor, reading: Bool, on queue: DispatchQueue,
    _ body: @escaping @Sendable (DescriptorWait) -> Void
  ) {
    self.descriptor = descriptor
    isReading = reading
    self.queue = queue
    self.body = body
  }

  private struct State {
    var waits: [ObjectIdentifier: DescriptorWait] = [:]
    /// The ends of the pipe that wakes the thread; nil while there is no thread.
    var alarm: (reading: FileDescriptor, writing: FileDescriptor)?
  }

  private static let state = Locked(State())

  private enum Beginning {
    case cancelled, waiting, needsThread, failed
  }

  /// Waits, also once more after the code was called. When no descriptor is left to wait with, the code is called at once: its
  /// own call of the system then waits or fails.
  ///
  /// - Returns: false after the wait was cancelled.
  @discardableResult
  func begin() -> Bool {
    let beginning = Self.state.withLock { state -> Beginning in
      if body == nil { return .cancelled }
      state.waits[ObjectIdentifier(self)] = self
      if let alarm = state.alarm {
        Self.ring(alarm.writing)
        return .waiting
      }
      state.alarm = FileDescriptor.pipe(O_NONBLOCK)
      return state.alarm == nil ? .failed : .needsThread
    }
    switch beginning {
    case .cancelled: return false
    case .waiting: break
    case .needsThread: Self.startThread()
    case .failed: finish()
    }
    return true
  }

  /// Waits no more, and lets go of the code. It may still be called if the file is ready just now.
  func cancel() {
    let old = Self.state.withLock { state in
      // The thread has the wait until it wakes.
      if let alarm = state.alarm { Self.ring(alarm.writing) }
      defer { body = nil }
      return (state.waits.removeValue(forKey: ObjectIdentifier(self)), body)
    }
    withExtendedLifetime(old) {}
  }

  /// Wakes the thread. A pipe that is full has woken it already.
  private static func ring(_ pipe: FileDescriptor) {
    var byte: UInt8 = 0
    // SAFETY: it is one byte.
    _ = write(pipe.number, &byte, 1)
  }

  private static func startThread() {
    let thread = Thread { serve() }
    thread.name = "DescriptorWait"
    thread.start()
  }

  private static func serve() {
    var isIdle = false
    while let (alarm, waits) = next(orEnd: isIdle) {
      var list = [pollfd(fd: alarm, events: Int16(POLLIN), revents: 0)]
      list += waits.map {
        pollfd(
          fd: $0.descriptor.number, events: Int16($0.isReading ? POLLIN : POLLOUT), revents: 0)
      }
      // SAFETY: the list has this number of elements.
      let count = poll(&list, nfds_t(list.count), waits.isEmpty ? idleTime : -1)
      isIdle = count == 0
      guard count > 0 else {
        // There may be too many files, or too little memory, for some time.
        if count < 0, errno != EINTR { usleep(pauseAfterFailure) }
        continue
      }
      if list[0].revents != 0 { drain(alarm) }
      // Errors and closed files count as ready: the next read reports the error.
      for (wait, result) in zip(waits, list.dropFirst()) where result.revents != 0 { wait.finish() }
    }
  }

  /// The time after which a thread without waits ends, in milliseconds. A handler's next wait mostly begins sooner.
  private static let idleTime: Int32 = 1000

  /// The time after a call that failed, in microseconds.
  private static let pauseAfterFailure: UInt32 = 10_000

  /// The waits, or nil when the thread is to end.
  private static func next(orEnd isIdle: Bool) -> (alarm: Int32, waits: [DescriptorWait])? {
    state.withLock { state in
      guard let alarm = state.alarm else { return nil }
      if state.waits.isEmpty, isIdle {
        try? alarm.reading.close()
        try? alarm.writing.close()
        state.alarm = nil
        return nil
      }
      return (alarm.reading.number, Array(state.waits.values))
    }
  }

  private static func drain(_ pipe: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    // SAFETY: the array has this number of bytes.
    while read(pipe, &bytes, bytes.count) > 0 {}
  }

  private func finish() {
    let old = Self.state.withLock { $0.waits.removeValue(forKey: ObjectIdentifier(self)) }
    if old != nil { queue.async { [self] in Self.state.withLock { _ in body }?(self) } }
  }
}
