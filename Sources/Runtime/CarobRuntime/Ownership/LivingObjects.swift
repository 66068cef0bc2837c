import CCarob
import Synchronization

/// The numbers of living objects, by the names of their classes.
package struct LivingObjects: Codable, Hashable, Sendable {
  /// The counts, of classes that have any.
  package let counts: [String: Int]

  /// The present objects. Of a host's classes only those made since `countAll` count.
  ///
  /// - Complexity: O(classes)
  package init() {
    let classes = RuntimeLock.withLock { $0.pairs }
    counts = Dictionary(
      classes.filter { $0.countedInstances != 0 }.map { ($0.name, $0.countedInstances) },
      uniquingKeysWith: +)
  }

  private init(counts: [String: Int]) { self.counts = counts }

  /// The increase of each class's number. An object that has gone since hides one that was made
  /// since, whether it was counted itself or lived before `countAll`.
  package func since(_ before: LivingObjects) -> LivingObjects {
    let made = counts.merging(before.counts.mapValues { -$0 }, uniquingKeysWith: +)
    return LivingObjects(counts: made.filter { $0.value > 0 })
  }

  /// Counts the instances of all classes from now on, also of the host's, in the whole process and for good.
  package static func countAll() {
    InstanceCount.countsAll.store(true, ordering: .relaxed)
    RuntimeLock.withLock { state in
      for cls in state.pairs { carob_add_class_info(cls.record, UInt(CAROB_CLASS_COUNTED)) }
    }
  }
}
