import CCarob
import CarobLibc
import Synchronization

/// Objects that were freed and keep their memory, so that later uses are reported: `CAROB_ZOMBIES=1` in the environment.
///
/// A zombie's `isa` points at a record that is no class and has no methods, so that each message to it reaches
/// the host. The word before, where the peer was, points to the zombie's description. Zombies are never freed.
///
/// The peer is gone, and its memory stays, as a `FreedObject`.
package enum Zombies {
  /// The description of a zombie.
  private final class Memory: Sendable {
    let className: String
    /// The place of its last release: `issues.c:41`; nil when it is not known.
    let place: String?
    /// Whether a use of it by the host was reported.
    let wasReported = Atomic(false)

    init(_ className: String, place: String?) {
      self.className = className
      self.place = place
    }
  }

  /// Whether zombies are kept. The environment is read once.
  package static var areKept: Bool {
    let known = answer.load(ordering: .relaxed)
    return known == .unknown ? readEnvironment() : known == .yes
  }

  private enum Answer: UInt8, AtomicRepresentable { case unknown, no, yes }

  /// A constant at first: each object that is made and goes asks for it, and `swift_once` would be felt.
  private static let answer = Atomic(Answer.unknown)

  @inline(never)
  private static func readEnvironment() -> Bool {
    let areKept = getenv("CAROB_ZOMBIES").map { !["", "0"].contains(String(cString: $0)) } ?? false
    answer.store(areKept ? .yes : .no, ordering: .relaxed)
    return areKept
  }

  /// The host's uses of freed objects, as they were logged: its command has failed.
  package static var uses: [String] { noted.withLock { $0 } }

  private static let noted = Locked<[String]>([])

  /// The place of C's last release of each object, by id. While zombies are kept, no id is reused.
  private static let lastPlaces = Locked<[UInt: String]>([:])

  // SAFETY: constant once made, except for the cache's slots, which stay null.
  nonisolated(unsafe) private static let record: UnsafeMutablePointer<objc_class> = {
    let cache = UnsafeMutablePointer(allocating: carob_method_cache())
    let record = UnsafeMutablePointer(allocating: objc_class())
    record.pointee.isa = record
    record.pointee.name = UnsafePointer(CStringTable.shared.interned("a freed object"))
    // Code that checks for either of these flags reads no peer.
    record.pointee.info = UInt(CAROB_CLASS_META | CAROB_CLASS_ZOMBIE)
    record.pointee.dtable = UnsafeMutableRawPointer(cache)
    return record
  }()

  /// Keeps the block of an object that is gone.
  ///
  /// - Safety: the object must be going, the block must be its own, and no other code may free it.
  static func keep(_ object: Object, _ id: UnsafeMutableRawPointer, _ cls: RuntimeClass) {
    let place = releasing ?? lastPlaces.withLock { $0[UInt(bitPattern: id)] }
    let memory = Unmanaged.passRetained(Memory(cls.visible.name, place: place)).toOpaque()
    // SAFETY: by the caller's promise the block's peer is going, so its word and `isa` are not used any more.
    (id - MemoryLayout<UnsafeRawPointer>.size)
      .storeBytes(of: memory, as: UnsafeMutableRawPointer.self)
    id.storeBytes(of: record, as: UnsafeMutablePointer<objc_class>.self)
    FreedObject.keep(object)
  }

  private static func memory(of id: UnsafeMutableRawPointer) -> Memory? {
    guard areKept, carob_is_tagged(id) == 0,
      carob_load_class_info(Object.isaRecord(of: id)) & UInt(CAROB_CLASS_ZOMBIE) != 0
    else { return nil }
    // SAFETY: `keep` stored it, with a reference that is never released.
    let memory = (id - MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self)
    return Unmanaged<Memory>.fromOpaque(memory).takeUnretainedValue()
  }

  /// `a GHIssue that was freed (released last at issues.c:41)`; nil for an id that is no zombie.
  ///
  /// - Safety: the pointer must be an `id` of a living object, a class, a block or a zombie.
  static func name(of id: UnsafeMutableRawPointer) -> String? {
    memory(of: id).map { "a \($0.className) that was freed\(end($0))" }
  }

  /// The error of a message to a zombie; nil for an id that is no zombie.
  ///
  /// - Safety: as for `name(of:)`.
  static func error(for id: UnsafeMutableRawPointer, _ selector: Selector) -> MessageError? {
    memory(of: id).map {
      MessageError(
        .freedReceiver,
        "-[\($0.className) \(selector)]: the receiver was freed\(end($0))",
        advice: advice)
    }
  }

  /// The advice for a use of a freed object.
  package static let advice = "retain it for as long as it is used, or release it once less"

  /// Reports that the host releases a reference to a zombie, such as a variable's. Does nothing for other ids.
  ///
  /// - Safety: as for `name(of:)`.
  static func noteRelease(of id: UnsafeMutableRawPointer) {
    guard let memory = memory(of: id) else { return }
    // Many references may be released; only the first is reported.
    if !memory.wasReported.exchange(true, ordering: .relaxed) {
      report(memory, "was released again")
    }
  }

  /// Reports that the host calls a method of a `FreedObject`, and ends the process.
  ///
  /// - Safety: the pointer must be such an object.
  static func reportUse(of object: UnsafeMutableRawPointer) {
    let id = Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef { $0.id }
    if let memory = memory(of: id) { report(memory, "is used by the host") }
    abort()
  }

  private static func report(_ memory: Memory, _ what: String) {
    let use = "a \(memory.className) that was freed\(end(memory)) \(what)"
    noted.withLock { $0.append(use) }
    RuntimeLog.error("\(use); \(advice)")
  }

  private static func end(_ memory: Memory) -> String {
    memory.place.map { " (released last at \($0))" } ?? ""
  }

  /// The place of the release that C is making on this thread.
  @TaskLocal private static var releasing: String?

  /// Releases a reference of C's to an object, at a place: `issues.c:41`.
  ///
  /// - Safety: as for `Object.release(_:)`.
  package static func release(_ id: UnsafeMutableRawPointer, at place: @autoclosure () -> String?) {
    guard areKept, let place = place() else { return DeepRelease.release(id: id) }
    lastPlaces.withLock { $0[UInt(bitPattern: id)] = place }
    $releasing.withValue(place) { DeepRelease.release(id: id) }
  }
}
