import CCarob
import Synchronization

/// A class as an object: the receiver of class messages. One per class, for ever.
public final class ClassObject: Object {
  /// The class.
  public let instanceClass: RuntimeClass

  init(runtimeClass: RuntimeClass) {
    instanceClass = runtimeClass
    super.init(isa: runtimeClass.metaclass)
    // A class object's id is the class record, which has no word for a peer before it.
    block.store(UnsafeMutableRawPointer(runtimeClass.record), ordering: .releasing)
  }

  /// Class objects are not made by `+alloc`.
  public required init(isa: RuntimeClass) {
    preconditionFailure("a class object is made with its class, not by +alloc")
  }

  public override class func define(_ definition: ClassDefinition) {}

  public override var objectDescription: String { instanceClass.name }
}
