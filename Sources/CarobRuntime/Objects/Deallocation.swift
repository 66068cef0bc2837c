import CCarob

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What happens when an object's last reference goes: a plugin's `dealloc`, then the variables it owns, what
/// is associated with it, and the block.
enum Deallocation {
  static let dealloc = Selector("dealloc")

  static func run(_ object: Object) {
    if object is ClassObject { return }
    let cls = object.runtimeClass
    if object.block != nil || cls.instanceSize > MemoryLayout<UnsafeRawPointer>.size {
      sendDealloc(object, cls)
      IvarLayout.releaseOwned(object, cls)
      AssociatedObjects.removeAll(from: object)
    }
    if let block = object.block {
      // SAFETY: `makeBlock` allocated it, one word earlier; nobody may use the id any more.
      free(block - MemoryLayout<UnsafeRawPointer>.size)
    }
  }

  /// Calls the most derived `dealloc`. The root's does nothing, so that every override can send super.
  private static func sendDealloc(_ object: Object, _ cls: RuntimeClass) {
    guard let entry = MethodLookup.entry(for: cls.record, dealloc), let imp = carob_entry_imp(entry),
      entry.signature.explicitArguments.isEmpty,
      entry.pointee.implementor != Object.runtimeClass.record
    else { return }
    typealias Dealloc = @convention(c) (UnsafeMutableRawPointer, SEL) -> Void
    // SAFETY: the method takes nothing but receiver and selector, as checked; a result, if it has one,
    // is ignored.
    unsafeBitCast(imp, to: Dealloc.self)(object.id, dealloc.sel)
    if let error = PendingError.take() {
      RuntimeLog.warning("-[\(cls) dealloc]: \(error)")
    }
  }
}
