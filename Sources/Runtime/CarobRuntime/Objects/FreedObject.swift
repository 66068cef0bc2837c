import CCarob

/// The class that a Swift object gets when it is freed while zombies are kept; its memory stays.
///
/// The host may still hold it, when C has released a reference of the host's. When the host releases
/// its own, Swift deinitializes the object again: this class has nothing to deinitialize, and reports
/// the mistake. A method that the host calls ends the process, since the object's contents are gone.
final class FreedObject: Object {
  /// The class as objects have it, with methods that end the process. Nil where Swift's classes have another layout.
  // SAFETY: constant once made.
  nonisolated(unsafe) private static let metadata: UnsafeRawPointer? = {
    // SAFETY: a class is the address of its metadata. Without Objective-C, Swift's metadata begin with these fields.
    let original = unsafeBitCast(FreedObject.self as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(original.load(fromByteOffset: 32, as: UInt32.self))
    let before = Int(original.load(fromByteOffset: 36, as: UInt32.self))
    guard (16...64).contains(before), (before + fields...room).contains(size) else { return nil }
    let use = carob_method_of_freed_objects { object in
      if let object { Zombies.reportUse(of: object) }
    }
    // SAFETY: as long as the longest, and filled here: the part before the methods is copied.
    let made = UnsafeMutableRawPointer.allocate(byteCount: before + room, alignment: 16)
    made.copyMemory(from: original - before, byteCount: before + fields)
    for offset in stride(from: before + fields, to: before + room, by: 8) {
      made.storeBytes(of: use, toByteOffset: offset, as: UnsafeRawPointer?.self)
    }
    return UnsafeRawPointer(made + before)
  }()

  /// Bytes before the methods of a class, and of more methods than any class has.
  private static let fields = 56
  private static let room = 1 << 16

  /// Changes the class of an object that is going to this one, and keeps its memory.
  ///
  /// - Safety: the object must be going, and only its own deinitializers may still use its contents.
  static func keep(_ object: Object) {
    guard let metadata else { return }
    let memory = Unmanaged.passUnretained(object).toOpaque()
    // SAFETY: the first word of an object is its class. An unowned reference keeps the memory, and is never released.
    swift_unownedRetain(memory)
    memory.storeBytes(of: metadata, as: UnsafeRawPointer.self)
  }

  /// Whether an object was freed before. Then its memory is kept once more.
  static func isGoingAgain(_ object: Object) -> Bool {
    let memory = Unmanaged.passUnretained(object).toOpaque()
    // SAFETY: as above.
    guard let metadata, memory.load(as: UnsafeRawPointer.self) == metadata else { return false }
    swift_unownedRetain(memory)
    return true
  }
}
