import CCarob

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs `body` and then releases what it autoreleased on this thread.
///
/// A host has one around each event; a loop that makes many objects has one per round.
@discardableResult
public func autoreleasePool<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let pool = AutoreleaseStack.current
  let mark = pool.push()
  defer { pool.pop(to: mark) }
  return try body()
}

/// A thread's autoreleased objects, innermost pool last. Used by its own thread only.
///
/// Objects that are autoreleased while there is no pool stay until the thread ends.
@usableFromInline package final class AutoreleaseStack {
  private var objects: [Unmanaged<AnyObject>] = []

  /// Where the message goes that is about to be forwarded.
  private var preparedForward: PreparedForward?

  /// The calling thread's stack, made on first need and taken down when the thread ends.
  @usableFromInline package static var current: AutoreleaseStack {
    let thread = carob_current_thread()
    if let stack = thread?.pointee.autorelease_stack {
      // SAFETY: retained below for the thread, released by `threadEnded` only.
      return Unmanaged<AutoreleaseStack>.fromOpaque(stack).takeUnretainedValue()
    }
    let stack = AutoreleaseStack()
    let retained = Unmanaged.passRetained(stack).toOpaque()
    thread?.pointee.autorelease_stack = retained
    pthread_setspecific(threadEnded, retained)
    return stack
  }

  /// The key whose destructor drains a thread's stack when the thread ends.
  private static let threadEnded: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { stack in
      guard let stack else { return }
      // SAFETY: the value is the stack that `current` retained for this thread.
      let owned = Unmanaged<AutoreleaseStack>.fromOpaque(stack).takeRetainedValue()
      owned.pop(to: 0)
      carob_current_thread()?.pointee.autorelease_stack = nil
    }
    precondition(status == 0, "no thread-specific storage is left")
    return key
  }()

  /// Opens a pool; returns the mark that closes it.
  package func push() -> Int {
    objects.count
  }

  /// Takes over one reference to an object. Classes are not counted, so there it does nothing.
  @usableFromInline package func add(_ object: Unmanaged<Object>) {
    if object._withUnsafeGuaranteedRef({ $0 is ClassObject }) { return }
    objects.append(.fromOpaque(object.toOpaque()))
  }

  /// Retains what is no object of the runtime, such as a block.
  package func keep(_ object: AnyObject) {
    objects.append(.passRetained(object))
  }

  /// Releases everything added since the mark, newest first, and what that autoreleases in turn.
  package func pop(to mark: Int) {
    withExtendedLifetime(exchange(nil)) {}
    while objects.count > mark {
      objects.removeLast().release()
    }
  }

  /// Sets where the next forwarded message goes. What was there is let go by the caller, after the change,
  /// because that may send messages.
  func exchange(_ forward: PreparedForward?) -> PreparedForward? {
    let earlier = preparedForward
    preparedForward = forward
    return earlier
  }
}

extension Object {
  /// Keeps the object until the thread's innermost pool is drained.
  @discardableResult
  public final func autoreleased() -> Self {
    if !(self is ClassObject) {
      AutoreleaseStack.current.add(Unmanaged.passRetained(self as Object))
    }
    return self
  }
}
