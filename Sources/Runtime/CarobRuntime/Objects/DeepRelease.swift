import CCarob

/// Letting go of what an object held, when the object itself goes.
///
/// What goes may have held the last reference to something that holds the next, and so on: a list of lists, an object
/// that is associated with an object. Some of them go one inside of the other, as in any program; what those farther down
/// held waits in a list of the thread until the outermost is about to be gone, so that a chain of any length takes little
/// stack.
///
/// ```
///  A goes ─→ B goes ─→ … ─→ the deepest goes; what it held waits
///  ←──────────────────────  A lets go of what waits, then of its own block
/// ```
///
/// The thread's record has how many are going, and what waits (`struct carob_thread`). [any-thread]
package enum DeepRelease {
  typealias Thread = UnsafeMutablePointer<carob_thread>

  /// How many objects go one inside of the other. A `dealloc` farther down does not find the object any more that held
  /// its own.
  @usableFromInline static let maximumDepth: UInt = 64

  /// What waits on one thread, in order.
  private final class Waiting {
    var values: [Any] = []
  }

  /// Notes that an object begins to let go of what it held, up to `end`.
  @inline(__always) static func begin() -> Thread {
    guard let thread = carob_current_thread() else { preconditionFailure("a thread has no record") }
    thread.pointee.releases += 1
    if thread.pointee.releases == maximumDepth { carob_add_deep_release_count(1) }
    return thread
  }

  /// Notes that the object holds nothing any more. The outermost lets go of what waits.
  @inline(__always) static func end(_ thread: Thread) {
    if thread.pointee.releases == 1, thread.pointee.waiting_releases != nil {
      releaseWaiting(of: thread)
    }
    if thread.pointee.releases == maximumDepth { carob_add_deep_release_count(-1) }
    thread.pointee.releases -= 1
  }

  /// Lets go of what an object held that goes. `exchange` takes it out of the object's storage.
  package static func releaseContents<Value>(_ value: consuming Value) {
    let thread = begin()
    release(consume value)
    end(thread)
  }

  /// Lets go of a value: now, or later if this is deep inside.
  static func release<Value>(_ value: consuming Value) {
    if isDeep {
      wait(consume value)
    } else {
      _ = consume value
    }
  }

  /// The same for a reference of C's to an object, a block or a class.
  ///
  /// - Safety: as for `Object.release`.
  @inlinable package static func release(id: UnsafeMutableRawPointer) {
    if isDeep { releaseLater(id) } else { Object.release(id) }
  }

  @inline(never) @usableFromInline static func releaseLater(_ id: UnsafeMutableRawPointer) {
    if carob_is_counted_block(id) { return release(block: id) }
    // Literals hold nothing, nor does what is not counted.
    guard let peer = Object.headerPeer(of: id) else { return Object.release(id) }
    // SAFETY: the caller gives up a reference, which the list takes over.
    wait(peer.takeRetainedValue())
  }

  /// The same for a reference of C's to a block.
  ///
  /// - Safety: the caller must own the reference.
  static func release(block: UnsafeMutableRawPointer) {
    if isDeep { wait(Block(owned: block)) } else { Block.release(block) }
  }

  /// Puts a value in the place of another, which is then the caller's alone.
  package static func exchange<Value>(_ place: inout Value, _ new: consuming Value) -> Value {
    let old = place
    place = new
    return old
  }

  /// Whether so many objects are going one inside of the other on this thread that what they held has to wait.
  ///
  /// While no thread is that deep, asking costs one load.
  @inlinable @inline(__always) static var isDeep: Bool {
    carob_load_deep_release_count() != 0
      && carob_current_thread().pointee.releases >= maximumDepth
  }

  @inline(never)
  private static func wait(_ value: Any) {
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

  /// Lets go of what waits, and of what waits then.
  @inline(never)
  private static func releaseWaiting(of thread: Thread) {
    while let list = thread.pointee.waiting_releases {
      thread.pointee.waiting_releases = nil
      // SAFETY: `wait` retained the list for this thread; the reference is ours now.
      let waiting = Unmanaged<Waiting>.fromOpaque(list).takeRetainedValue()
      waiting.values.reverse()
      while !waiting.values.isEmpty { waiting.values.removeLast() }
    }
  }
}
