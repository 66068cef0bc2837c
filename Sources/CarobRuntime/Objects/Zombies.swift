import CCarob
import CarobLibc

/// Objects that were freed and keep their memory, so that who uses one is told: `CAROB_ZOMBIES=1` in the environment.
///
/// A zombie's `isa` points at a record that is no class and answers nothing, so that each message to it asks the host. The word
/// before, where the peer was, leads to what is known of it. None is ever freed.
package enum Zombies {
  /// What is known of a zombie.
  private final class Memory: Sendable {
    let className: String
    /// Where it was released last: `issues.c:41`; nil when nobody said.
    let place: String?

    init(_ className: String, place: String?) {
      self.className = className
      self.place = place
    }
  }

  /// Whether they are kept. Looked at once.
  static let areKept: Bool = {
    guard let value = getenv("CAROB_ZOMBIES") else { return false }
    return !["", "0"].contains(String(cString: value))
  }()

  // SAFETY: constant once made, but for the cache's slots, which stay null.
  nonisolated(unsafe) private static let record: UnsafeMutablePointer<objc_class> = {
    let cache = UnsafeMutablePointer<carob_method_cache>.allocate(capacity: 1)
    cache.initialize(to: carob_method_cache())
    let record = UnsafeMutablePointer<objc_class>.allocate(capacity: 1)
    record.initialize(to: objc_class())
    record.pointee.isa = record
    record.pointee.name = UnsafePointer(CStringTable.shared.interned("a freed object"))
    // What asks for either of the first two reads no peer.
    record.pointee.info = UInt(CAROB_CLASS_META | CAROB_CLASS_ZOMBIE)
    record.pointee.dtable = UnsafeMutableRawPointer(cache)
    return record
  }()

  /// Keeps the block of an object that is gone.
  ///
  /// - Safety: the block's peer must be going, and nobody else free it.
  static func keep(_ id: UnsafeMutableRawPointer, _ cls: RuntimeClass) {
    let thread = carob_current_thread().pointee
    // SAFETY: `release` sets the file for as long as it runs. The block's peer is going, as the caller says, so that its word
    // and `isa` are nobody's any more.
    let place = thread.release_file.map { "\(String(cString: $0)):\(thread.release_line)" }
    let memory = Memory(cls.visible.name, place: place)
    (id - MemoryLayout<UnsafeRawPointer>.size)
      .storeBytes(of: Unmanaged.passRetained(memory).toOpaque(), as: UnsafeMutableRawPointer.self)
    id.storeBytes(of: record, as: UnsafeMutablePointer<objc_class>.self)
  }

  private static func memory(of id: UnsafeMutableRawPointer) -> Memory? {
    guard areKept, carob_is_tagged(id) == 0,
      carob_load_class_info(Object.isaRecord(of: id)) & UInt(CAROB_CLASS_ZOMBIE) != 0
    else { return nil }
    // SAFETY: `keep` stored it, with a reference that nobody gives up.
    let memory = (id - MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self)
    return Unmanaged<Memory>.fromOpaque(memory).takeUnretainedValue()
  }

  /// `a GHIssue that was freed (released last at issues.c:41)`; nil for what is no zombie.
  ///
  /// - Safety: the pointer must be an `id` of a living object, a class, a block or a zombie.
  static func name(of id: UnsafeMutableRawPointer) -> String? {
    memory(of: id).map { "a \($0.className) that was freed\(end($0))" }
  }

  /// The error of a message to a zombie; nil for what is none.
  ///
  /// - Safety: as for `name(of:)`.
  static func error(for id: UnsafeMutableRawPointer, _ selector: Selector) -> MessageError? {
    memory(of: id).map {
      MessageError(
        .freedReceiver,
        "-[\($0.className) \(selector)]: the receiver was freed\(end($0))",
        advice: "retain it for as long as it is used, or release it once less")
    }
  }

  private static func end(_ memory: Memory) -> String {
    memory.place.map { " (released last at \($0))" } ?? ""
  }

  /// Gives up a reference of C's to an object, at a place in a file.
  ///
  /// - Safety: as for `Object.release(_:)`.
  package static func release(
    _ id: UnsafeMutableRawPointer, at file: UnsafePointer<CChar>?, line: UInt
  ) {
    guard areKept, let thread = carob_current_thread() else { return DeepRelease.release(id: id) }
    let outer = (thread.pointee.release_file, thread.pointee.release_line)
    (thread.pointee.release_file, thread.pointee.release_line) = (file, line)
    DeepRelease.release(id: id)
    (thread.pointee.release_file, thread.pointee.release_line) = outer
  }
}
