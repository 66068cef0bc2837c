import CCarob
import Synchronization
import CarobLibc

/// The end of an object, when its last reference goes: a plugin's `dealloc`, then the variables it owns,
/// its associated objects, its handlers, its Swift storage, and the block. See also `DeepRelease`.
package enum Deallocation {
  static let dealloc = Selector("dealloc")

  /// The root's own `dealloc`, which does nothing and need not be called.
  private static let rootImplementation = Object.runtimeClass.instanceMethod(for: dealloc)?
    .implementation

  static func run(_ object: Object) {
    if type(of: object) == ClassObject.self { return }
    if type(of: object) == NSBlock.self, let block = object as? NSBlock, block.held != nil {
      return block.letGo()
    }
    // Without a block there are no variables, and no plugin has seen the object.
    guard object.hasBlock else {
      object.releaseContents()
      return InstanceCount.remove(object.isa.record)
    }
    let block = object.id
    let keepsZombies = Zombies.areKept
    if keepsZombies, FreedObject.isGoingAgain(object) { return Zombies.noteRelease(of: block) }
    let cls = object.isa
    let thread = DeepRelease.begin()
    sendDealloc(object, cls)
    OwnedVariable.releaseAll(of: block, cls.record)
    // An object that goes may attach more to this one.
    while BlockFlags.hasAssociations(block) && AssociatedObjects.removeAll(from: object)
      || object.isa.isHidden
        && (ObjectHandlers.removeAll(from: object)
          || LinkedFoundation.hooks?.removeObservers(from: object) == true)
    {}
    object.releaseContents()
    DeepRelease.end(thread)
    // Its `dealloc` may have changed its class.
    InstanceCount.remove(object.isa.record)
    if block == object.idInside { return }
    // SAFETY: `makeBlock` allocated it, a header earlier; the id must not be used any more.
    if keepsZombies { Zombies.keep(object, block, cls) } else { BlockMemory.free(block) }
  }

  /// Releases the caller's reference to an object, as `object_dispose` does. Does nothing when
  /// the object is being deallocated: the `dealloc` of a root class ends with that call.
  ///
  /// - Safety: as for `Object.release(_:)`.
  package static func dispose(of id: UnsafeMutableRawPointer) {
    // SAFETY: only the ids of blocks with a header have a peer before them.
    if Object.headerPeer(of: id) != nil, BlockFlags.isDeallocating(id) { return }
    DeepRelease.release(id: id)
  }

  /// Calls the most derived `dealloc`. The root's does nothing, so that every override can send super.
  private static func sendDealloc(_ object: Object, _ cls: RuntimeClass) {
    guard let (entry, imp) = MethodLookup.callable(in: cls, dealloc, to: .send),
      Implementation(imp) != rootImplementation,
      entry.pointee.result_kind == UInt32(PassingKind.void.rawValue)
        || entry.signature.resultFitsRegister
    else { return }
    BlockFlags.setIsDeallocating(object.id)
    // An error that the releasing C code has pending is no concern of `dealloc`.
    PendingError.settingAside {
      // The pool releases in time the references to the object that its own messages autorelease.
      autoreleasePool {
        // SAFETY: a method without colons takes receiver and selector only; a result that comes in a
        // register is ignored.
        carob_call_plain(imp, object.id, dealloc.sel)
      }
      if let error = PendingError.take() {
        RuntimeLog.warning("-[\(cls) dealloc]: \(error)")
      }
    }
  }
}
