import CCarob
import Synchronization

/// A class as an object: the receiver of class messages. One per class, for ever.
public final class ClassObject: Object {
  /// The class.
  public let instanceClass: RuntimeClass

  init(runtimeClass: RuntimeClass) {
    instanceClass = runtimeClass
    super.init(isa: runtimeClass.metaclass)
    // A class object's id is the class record, which has no peer in front.
    block.store(UnsafeMutableRawPointer(runtimeClass.record), ordering: .releasing)
  }

  /// Class objects are not made by `+alloc`.
  public required init(isa: RuntimeClass) {
    preconditionFailure("a class object is made with its class, not by +alloc")
  }

  public override class func define(_ definition: ClassDefinition) {}

  public override var objectDescription: String { instanceClass.name }
}

extension ClassObject {
  /// A new instance of the receiving class, which may be a plugin's subclass, before any `init` message.
  ///
  /// - Precondition: the class descends from that of `type`; so it does if `type` registered the calling method.
  /// - Throws: `RegistrationError` for a class that is not registered.
  @inlinable
  package func makeInstance<Made: Object>(as type: Made.Type) throws(RegistrationError) -> Made {
    guard let made = try instanceClass.makeInstance() as? Made else {
      preconditionFailure("\(instanceClass) descends from \(type), and its instances do not")
    }
    return made
  }
}
