import CCarob
import Synchronization

/// The primitive methods of class clusters, such as `count` and `objectAtIndex:` of `NSArray`.
///
/// A class below a cluster may have its own. It is marked then (`CAROB_CLASS_OWN_PRIMITIVES`), and the other methods of
/// the host ask its instances by these messages, in place of reading the storage of their peers. See `Object.hasOwnPrimitives`.
enum PrimitiveMethods {
  /// States the primitive methods of a host class.
  static func state(_ selectors: [Selector], of cls: RuntimeClass) {
    RuntimeLock.withLock { state in
      cls.data.primitives.formUnion(selectors.map(\.index))
      state.primitives.formUnion(selectors.map(\.index))
    }
  }

  /// Notes for a class and all below it whether they have their own primitives. To be called whenever that may have changed.
  ///
  /// - Locking: the runtime's lock is held.
  static func note(from record: UnsafeMutablePointer<objc_class>, _ state: inout RuntimeState) {
    let flag = UInt(CAROB_CLASS_OWN_PRIMITIVES)
    ClassTree.forEach(from: record, &state) { record in
      let above = carob_load_superclass(record)
      let inherits = above.map { carob_load_class_info($0) & flag != 0 } ?? false
      if inherits || hasOwn(record, below: above) {
        carob_add_class_info(record, flag)
      } else if carob_load_class_info(record) & flag != 0 {
        carob_remove_class_info(record, flag)
      }
    }
  }

  /// Whether a class that is no Swift class has one of the primitives of the clusters above it. A hidden class has none of its
  /// own: what it has there, for observers, calls the method above it.
  private static func hasOwn(
    _ record: UnsafeMutablePointer<objc_class>, below above: UnsafeMutablePointer<objc_class>?
  ) -> Bool {
    let data = ClassData.of(record)
    guard !data.methods.isEmpty, !RuntimeClass(record: record).isHidden, var next = above,
      ClassData.of(next).swiftClass == data.swiftClass
    else { return false }
    while true {
      let primitives = ClassData.of(next).primitives
      if primitives.contains(where: { data.methods[$0] != nil }) { return true }
      guard let above = carob_load_superclass(next), above != next else { return false }
      next = above
    }
  }
}

/// An object of a class whose immutable instances return themselves as their copy.
package protocol ClassCluster: Object {
  /// An immutable object of the host's own class with the same contents, for the copy of one with its own primitives.
  func copyOfContents() -> Object
}

extension ClassMembers {
  /// States the primitive methods of the class, on which its other methods are built. Subclasses that have them need no
  /// storage of the host.
  package func primitives(_ names: StaticString...) {
    PrimitiveMethods.state(names.map { Selector($0) }, of: cls)
  }
}

extension Object {
  /// Whether the object's class is a plugin's, below a class cluster, and has its own primitive methods. Then the peer
  /// does not have the contents: they have to be asked for with messages.
  @inlinable @inline(__always) package final var hasOwnPrimitives: Bool {
    carob_load_class_info(isaRecord.load(ordering: .acquiring)) & UInt(CAROB_CLASS_OWN_PRIMITIVES)
      != 0
  }

  /// Whether the object's class has another method for a selector than the host's class above it.
  package final func overrides(_ selector: Selector) -> Bool {
    var host = isa
    while host.hasOwnPrimitives, let above = host.superclass { host = above }
    return isa.implementation(for: selector) != host.implementation(for: selector)
  }
}

extension RuntimeClass {
  /// Whether instances are asked for their contents; see `Object.hasOwnPrimitives`.
  package var hasOwnPrimitives: Bool {
    carob_load_class_info(record) & UInt(CAROB_CLASS_OWN_PRIMITIVES) != 0
  }
}
