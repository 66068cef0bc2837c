import CCarob

/// The error that a failed send or call of a C handler left on this thread.
///
/// Swift code never runs with one: callers of C take it right after the call, and a closure that
/// C calls sets an earlier one aside. While no thread has one, asking costs one load.
@usableFromInline package enum PendingError {
  private final class Record {
    let error: any Error
    init(_ error: any Error) { self.error = error }
  }

  /// Leaves an error for the caller of the handler. The first one stays.
  @inline(never) @usableFromInline package static func set(_ error: any Error) {
    guard let thread = carob_current_thread(), thread.pointee.pending_error == nil else { return }
    // An error that no caller takes is found at the end of this stack.
    _ = AutoreleaseStack.current
    thread.pointee.pending_error = UnsafeRawPointer(
      Unmanaged.passRetained(Record(error)).toOpaque())
    carob_add_pending_error_count(1)
  }

  /// Removes and returns the thread's error.
  @inlinable @inline(__always) package static func take() -> (any Error)? {
    carob_load_pending_error_count() == 0 ? nil : takeSlowly()
  }

  /// The thread's error, left in place.
  package static var current: (any Error)? {
    guard let record = carob_current_thread()?.pointee.pending_error else { return nil }
    // SAFETY: `set` stored a retained record, on this thread.
    return Unmanaged<Record>.fromOpaque(record).takeUnretainedValue().error
  }

  @usableFromInline package static func takeSlowly() -> (any Error)? {
    guard let thread = carob_current_thread(), let record = thread.pointee.pending_error else {
      return nil
    }
    thread.pointee.pending_error = nil
    carob_add_pending_error_count(-1)
    // SAFETY: `set` stored a retained record; the reference is ours now.
    return Unmanaged<Record>.fromOpaque(record).takeRetainedValue().error
  }

  /// Runs Swift code for a plugin that has an error pending, such as the code that a release runs. Afterwards the
  /// error is pending again, and an error of `body` is lost; if none was pending before, that of `body` stays.
  @inlinable package static func settingAside<Result>(_ body: () -> Result) -> Result {
    let earlier = take()
    defer {
      if let earlier {
        _ = take()
        set(earlier)
      }
    }
    return body()
  }

  /// Runs Swift code for C. An error becomes the thread's pending error, unless there is an
  /// earlier one; the result is nil then.
  @inlinable package static func reporting<Result>(_ body: () throws -> Result?) -> Result? {
    settingAside {
      do {
        return try body()
      } catch {
        set(error)
        return nil
      }
    }
  }

  /// Throws the thread's error, if there is one, as the failure of a message just sent.
  @inlinable @inline(__always) package static func check(
    _ receiver: Object, _ selector: Selector
  ) throws(MessageError) {
    if carob_load_pending_error_count() != 0, let error = takeSlowly() {
      throw .handlerFailed(error, in: receiver, selector)
    }
  }
}
