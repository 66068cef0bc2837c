import CarobRuntime
import Dispatch

/// The attributes of a new queue (`DISPATCH_QUEUE_CONCURRENT`). Registered as `OS_dispatch_queue_attr`. [any-thread]
public final class DispatchQueueAttributes: Object, @unchecked Sendable {
  // SAFETY: both are set before another thread has the object.
  private(set) var isConcurrent = false
  private(set) var service = DispatchQoS.unspecified

  private convenience init(isConcurrent: Bool, _ service: DispatchQoS) {
    self.init(isa: Self.runtimeClass)
    self.isConcurrent = isConcurrent
    self.service = service
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "OS_dispatch_queue_attr" }

  private static let concurrent = DispatchQueueAttributes(isConcurrent: true, .unspecified)

  /// States the messages that the C functions send.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: DispatchQueueAttributes.self) { attributes in
      attributes.classMethod("concurrent") { _ in concurrent }
      attributes.classMethod("attributes:service:relativePriority:") {
        (_, base: DispatchQueueAttributes?, service: Int, relative: Int) in
        let qos = DispatchQoS(
          qosClass: DispatchQueueBox.service(service),
          relativePriority: min(0, max(-15, relative)))
        return DispatchQueueAttributes(isConcurrent: base?.isConcurrent ?? false, qos)
      }
    }
  }
}
