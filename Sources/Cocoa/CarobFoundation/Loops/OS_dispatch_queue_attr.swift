import CarobRuntime
import Dispatch

/// The attributes of a new queue (`DISPATCH_QUEUE_CONCURRENT`). [any-thread]
public final class OS_dispatch_queue_attr: Object, @unchecked Sendable {
  // SAFETY: both are set before another thread has the object.
  private(set) var isConcurrent = false
  private(set) var service = DispatchQoS.unspecified

  private convenience init(isConcurrent: Bool, _ service: DispatchQoS) {
    self.init(isa: Self.runtimeClass)
    self.isConcurrent = isConcurrent
    self.service = service
  }

  private static let concurrent = OS_dispatch_queue_attr(isConcurrent: true, .unspecified)

  /// States the methods behind the C functions.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: OS_dispatch_queue_attr.self) { attributes in
      attributes.classMethod("concurrent") { _ in concurrent }
      attributes.classMethod("attributes:service:relativePriority:") {
        (_, base: OS_dispatch_queue_attr?, service: Int, relative: Int) in
        let qos = DispatchQoS(
          qosClass: OS_dispatch_queue.service(service),
          relativePriority: min(0, max(-15, relative)))
        return OS_dispatch_queue_attr(isConcurrent: base?.isConcurrent ?? false, qos)
      }
    }
  }
}
