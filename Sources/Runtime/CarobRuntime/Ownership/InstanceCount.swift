import CCarob
import Synchronization

/// Counts the instances of classes that have an owner, so that a plugin in use is not unloaded.
///
/// For any other class it costs one look at the bits of the record when an instance is made, and one when it goes.
/// [any-thread]
enum InstanceCount {
  /// Whether new classes of the host are counted, too; see `LivingObjects`.
  static let countsAll = Atomic(false)

  /// Notes a new instance, or one that changed to this class.
  @inline(__always)
  static func add(_ cls: UnsafeMutablePointer<objc_class>) {
    if carob_load_class_info(cls) & UInt(CAROB_CLASS_COUNTED) != 0 { change(cls, by: 1) }
  }

  /// Notes that an instance went, or changed to another class.
  @inline(__always)
  static func remove(_ cls: UnsafeMutablePointer<objc_class>) {
    if carob_load_class_info(cls) & UInt(CAROB_CLASS_COUNTED) != 0 { change(cls, by: -1) }
  }

  @inline(never)
  private static func change(_ cls: UnsafeMutablePointer<objc_class>, by change: Int) {
    // A literal lasts as long as its module, and does not block unloading.
    if carob_load_class_info(cls) & UInt(CAROB_CLASS_LITERAL) != 0 { return }
    // Objects with handlers or observers are instances of the class above.
    ClassData.read(RuntimeClass(record: cls).visible.record) {
      _ = $0.instanceCount.wrappingAdd(change, ordering: .relaxed)
    }
  }
}

extension RuntimeClass {
  /// The number of instances, without those of subclasses. Zero for a class of the host, whose
  /// instances are not counted unless `LivingObjects` asked for it. [any-thread]
  package var countedInstances: Int { data.instanceCount.load(ordering: .relaxed) }
}
