import CCarob

/// Releases the objects that an object held, when the object itself goes.
///
/// One of them may hold the last reference to another, which holds the next, and so on: a list of
/// lists, a chain of associated objects. Up to a depth they go within each other, as in any
/// program. The contents of objects farther down wait in a list of the thread until the outermost
/// object is about to be gone. So a chain of any length takes little stack.
///
/// ```
///  A goes ─→ B goes ─→ … ─→ the deepest goes; its contents wait
///  ←──────────────────────  A releases the waiting contents, then its own block
/// ```
///
/// The thread's record counts the objects that are going, and has the list (`struct carob_thread`). [any-thread]
package enum DeepRelease {
  @usableFromInline typealias Thread = UnsafeMutablePointer<carob_thread>

  /// The maximum number of objects that go within each other. When a `dealloc` farther down runs,
  /// the object that held its object is gone already.
  @usableFromInline static let maximumDepth: UInt = 64

  /// The contents that wait on one thread, in order.
  private final class Waiting {
    var values: [Any] = []
  }

  /// Notes that an object begins to release its contents, up to `end`.
  @inlinable @inline(__always) static func begin() -> Thread {
    guard let thread = carob_current_thread() else { preconditionFailure("a thread has no record") }
    thread.pointee.releases += 1
    if thread.pointee.releases == maximumDepth { carob_add_deep_release_count(1) }
    return thread
  }

  /// Notes that the object holds nothing any more. The outermost one releases the waiting contents.
  @inlinable @inline(__always) static func end(_ thread: Thread) {
    if thread.pointee.releases == 1, thread.pointee.waiting_releases != nil {
      releaseWaiting(of: thread)
    }
    if thread.pointee.releases == maximumDepth { carob_add_deep_release_count(-1) }
    thread.pointee.releases -= 1
  }

  /// Releases the contents of an object that goes. `exchange` takes them out of the object's storage.
  @inlinable package static func releaseContents<Value>(_ value: consuming Value) {
    let thread = begin()
    release(consume value)
    end(thread)
  }

  /// Releases a value: now, or later at maximum depth.
  @inlinable static func release<Value>(_ value: consuming Value) {
    if isDeep {
      wait(consume value)
    } else {
      _ = consume value
    }
  }

  /// Releases a reference of C's to an object, a block or a class.
  ///
  /// - Safety: as for `Object.release`.
  @inlinable package static func release(id: UnsafeMutableRawPointer) {
    if isDeep { releaseLater(id) } else { Object.release(id) }
  }

  @inline(never) @usableFromInline static func releaseLater(_ id: UnsafeMutableRawPointer) {
    if carob_is_counted_block(id) { return release(block: id) }
    // Literals and uncounted ids hold nothing.
    guard let peer = Object.headerPeer(of: id) else { return Object.release(id) }
    // SAFETY: the caller gives up a reference, which the list takes over.
    wait(peer.takeRetainedValue())
  }

  /// Releases a reference of C's to a block.
  ///
  /// - Safety: the caller must own the reference.
  static func release(block: UnsafeMutableRawPointer) {
    if isDeep { wait(Block(owned: block)) } else { Block.release(block) }
  }

  /// Replaces a value and returns the old one, to which the caller then has the only reference.
  @inlinable package static func exchange<Value>(_ place: inout Value, _ new: consuming Value)
    -> Value
  {
    let old = place
    place = new
    return old
  }

  /// Whether this thread has reached `maximumDepth`, so that contents have to wait.
  ///
  /// While no thread is that deep, asking costs one load.
  @inlinable @inline(__always) static var isDeep: Bool {
    carob_load_deep_release_count() != 0
      && carob_current_thread().pointee.releases >= maximumDepth
  }

  @inline(never) @usableFromInline
  static func wait(_ value: Any) {
    guard let thread = carob_current_thread() else { return }
    if let list = thread.pointee.waiting_releases {
      // SAFETY: retained below for this thread, and released by `releaseWaiting` only.
      Unmanaged<Waiting>.fromOpaque(list).takeUnretainedValue().values.append(value)
      return
    }
    let waiting = Waiting()
    waiting.values.append(value)
    thread.pointee.waiting_releases = Unmanaged.passRetained(waiting).toOpaque()
  }

  /// Releases the waiting contents, and those that are added meanwhile.
  @inline(never) @usableFromInline
  static func releaseWaiting(of thread: Thread) {
    while let list = thread.pointee.waiting_releases {
      thread.pointee.waiting_releases = nil
      // SAFETY: `wait` retained the list for this thread; the reference is ours now.
      let waiting = Unmanaged<Waiting>.fromOpaque(list).takeRetainedValue()
      waiting.values.reverse()
      while !waiting.values.isEmpty { waiting.values.removeLast() }
    }
  }
}
