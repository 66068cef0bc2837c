import CCarob
import CarobLibc
import Synchronization

/// Runs `body` and then releases the objects it autoreleased on this thread.
///
/// A host has one around each event; a loop that makes many objects has one per round.
@discardableResult
public func autoreleasePool<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let mark = AutoreleaseStack.withCurrent { $0.push() }
  defer { AutoreleaseStack.withCurrent { $0.pop(to: mark) } }
  return try body()
}

/// The pools of all threads.
package enum AutoreleasePools {
  fileprivate static let leftOpen = Atomic(0)

  /// The number of pools that C code has opened and not closed before the host's pool around them was.
  package static var leftOpenCount: Int { leftOpen.load(ordering: .relaxed) }
}

/// A thread's autoreleased objects, innermost pool last. Used by its own thread only.
///
/// Objects that are autoreleased while there is no pool stay until the thread ends.
@usableFromInline package final class AutoreleaseStack {
  // No access to these calls other code, so accesses never overlap.

  /// Memory for the objects. An array would be checked for being shared with each of them.
  @exclusivity(unchecked)
  private var objects = UnsafeMutablePointer<Unmanaged<AnyObject>>.allocate(capacity: 64)

  /// The number of objects.
  @exclusivity(unchecked) private var count = 0

  /// The number of objects that there is memory for.
  @exclusivity(unchecked) private var capacity = 64

  /// Pools that C code has opened and not closed, outermost first.
  @exclusivity(unchecked) private var opened: [OpenedPool] = []

  /// The number of C's pools outside of the host's innermost one: code inside cannot close those.
  private var outsideCount = 0

  /// The number of pools that C code has opened so far on this thread.
  private var openedCount: UInt = 0

  private struct OpenedPool {
    let number: UInt
    /// The number of objects that were there before.
    let start: Int
  }

  /// The start of a pool of the host.
  package struct Mark {
    fileprivate let start: Int
    fileprivate let openedCount: Int
    fileprivate let outsideCount: Int
  }

  /// The route of the message that is about to be forwarded.
  private var preparedForward: PreparedForward?

  /// The number of invocations that are being forwarded within each other.
  private var forwardingDepth = 0

  /// The calling thread's stack, made on first need and freed when the thread ends.
  package static var current: AutoreleaseStack { unretained.takeUnretainedValue() }

  private static var unretained: Unmanaged<AutoreleaseStack> {
    let thread = carob_current_thread()
    // SAFETY: retained below for the thread, released by `threadEnded` only.
    if let stack = thread?.pointee.autorelease_stack { return Unmanaged.fromOpaque(stack) }
    let stack = Unmanaged.passRetained(AutoreleaseStack())
    thread?.pointee.autorelease_stack = stack.toOpaque()
    pthread_setspecific(threadEnded, stack.toOpaque())
    return stack
  }

  /// Uses the calling thread's stack, without retaining it.
  fileprivate static func withCurrent<Result>(_ body: (AutoreleaseStack) -> Result) -> Result {
    unretained._withUnsafeGuaranteedRef(body)
  }

  /// Takes over one reference to an object, for the calling thread. Does nothing for classes, which have no count.
  @usableFromInline package static func add(_ object: Unmanaged<Object>) {
    if object._withUnsafeGuaranteedRef({ $0 is ClassObject }) { return }
    addCounted(object)
  }

  /// Does the same for an object that is no class.
  @inline(__always)
  static func addCounted(_ object: Unmanaged<Object>) {
    withCurrent { $0.append(.fromOpaque(object.toOpaque())) }
  }

  deinit { objects.deallocate() }

  @inline(__always)
  private func append(_ object: Unmanaged<AnyObject>) {
    if count == capacity { grow() }
    // SAFETY: there is room for one more.
    objects[count] = object
    count += 1
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Unmanaged<AnyObject>>.allocate(capacity: capacity * 2)
    // SAFETY: there is room for all in both.
    larger.moveInitialize(from: objects, count: count)
    objects.deallocate()
    objects = larger
    capacity *= 2
  }

  /// The key whose destructor drains a thread's stack when the thread ends, and logs an error that is still pending.
  private static let threadEnded: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { stack in
      guard let stack else { return }
      // SAFETY: the value is the stack that `unretained` retained for this thread.
      let owned = Unmanaged<AutoreleaseStack>.fromOpaque(stack).takeRetainedValue()
      let outermost = Mark(start: 0, openedCount: 0, outsideCount: 0)
      owned.pop(to: outermost)
      if let error = PendingError.take() {
        // What describes the error may autorelease.
        RuntimeLog.warning("a thread ended with an error that nobody took: \(error)")
        owned.pop(to: outermost)
      }
      carob_current_thread()?.pointee.autorelease_stack = nil
      withExtendedLifetime(owned) {}
    }
    precondition(status == 0, "no thread-specific storage is left")
    return key
  }()

  /// Opens a pool; returns the mark that closes it.
  package func push() -> Mark {
    let mark = Mark(
      start: count, openedCount: opened.count, outsideCount: outsideCount)
    outsideCount = opened.count
    return mark
  }

  /// Opens a pool for C code; returns its number, which is never zero nor reused on this thread.
  package func open() -> UInt {
    openedCount += 1
    opened.append(OpenedPool(number: openedCount, start: count))
    return openedCount
  }

  /// Closes a pool that C code opened, and all that it opened after that. Does nothing for other
  /// numbers, nor for a pool that is closed or outside of the host's innermost one.
  package func close(_ number: UInt) {
    guard
      let index = opened[outsideCount...].lastIndex(where: { $0.number == number })
    else { return }
    let start = opened[index].start
    opened.removeSubrange(index...)
    release(from: start)
  }

  /// Retains an object that is not of the runtime, such as a block.
  package func keep(_ object: AnyObject) {
    append(.passRetained(object))
  }

  /// The objects that wait to be released.
  var pending: [Object] {
    // SAFETY: the stack owns a reference to each of the first `count`.
    (0..<count).compactMap { objects[$0].takeUnretainedValue() as? Object }
  }

  /// Releases the objects added since the mark, newest first, and those that this autoreleases in turn.
  package func pop(to mark: Mark) {
    release(from: mark.start)
    // Pools that were left open end here.
    if opened.count > mark.openedCount {
      AutoreleasePools.leftOpen.wrappingAdd(opened.count - mark.openedCount, ordering: .relaxed)
      opened.removeSubrange(mark.openedCount...)
    }
    outsideCount = mark.outsideCount
  }

  private func release(from start: Int) {
    withExtendedLifetime(exchange(nil)) {}
    while count > start {
      count -= 1
      // SAFETY: the stack owns a reference to each.
      DeepRelease.release(objects[count].takeRetainedValue())
    }
  }

  /// Counts an invocation that is being forwarded; false, and not counted, when too many are within each other.
  func beginForwarding() -> Bool {
    guard forwardingDepth < Self.maximumForwardingDepth else { return false }
    forwardingDepth += 1
    return true
  }

  func endForwarding() { forwardingDepth -= 1 }

  /// Sets the route of the next forwarded message. The caller releases the old one after the
  /// change, because that may send messages.
  func exchange(_ forward: PreparedForward?) -> PreparedForward? {
    let earlier = preparedForward
    preparedForward = forward
    return earlier
  }
}

extension Object {
  /// The id of a new object, whose only reference becomes that of the thread's innermost pool.
  @inline(__always)
  package static func autoreleasedID(of made: consuming Object) -> UnsafeMutableRawPointer {
    let id = made.id
    AutoreleaseStack.add(Unmanaged.passRetained(made))
    return id
  }

  /// Keeps the object until the thread's innermost pool is drained.
  @discardableResult
  public final func autoreleased() -> Self {
    if !(self is ClassObject) {
      AutoreleaseStack.add(Unmanaged.passRetained(self as Object))
    }
    return self
  }
}
