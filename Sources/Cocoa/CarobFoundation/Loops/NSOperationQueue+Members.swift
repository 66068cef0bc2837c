import CarobRuntime
import Foundation

/// The members of `NSOperationQueue`.
extension NSOperationQueue {
  static func defineMembers(_ queue: ClassMembers<NSOperationQueue>) {
    queue.classMethod("mainQueue") { _ in main }
    queue.classMethod("currentQueue") { _ in current }
    queue.method("addOperation:") { (this, operation: NSOperation) in
      try this.add([operation], for: "addOperation:")
    }
    queue.method("addOperations:waitUntilFinished:") { (this, list: ArrayBox, waits: Bool) in
      let objects = try list.objects()
      let operations = objects.compactMap { $0 as? NSOperation }
      guard operations.count == objects.count else {
        throw ObjectiveCException.invalidArgument(
          "-[NSOperationQueue addOperations:waitUntilFinished:]: not all objects are operations")
      }
      try this.add(operations, for: "addOperations:waitUntilFinished:")
      guard waits else { return }
      try checkMayWait(
        for: operations, "-[NSOperationQueue addOperations:waitUntilFinished:]")
      for operation in operations { operation.waitUntilFinished() }
    }
    queue.method("addOperationWithBlock:") { (this, block: Block) in
      let operation = NSBlockOperation()
      try operation.send(addBlock, block)
      try this.add([operation], for: "addOperationWithBlock:")
    }
    queue.method("addBarrierBlock:") { (this, block: Block) in try this.addBarrier(block) }
    queue.method("cancelAllOperations") { this in
      for operation in this.operations { try operation.send(cancelMessage) }
    }
    queue.method("waitUntilAllOperationsAreFinished") { try $0.waitUntilAllAreFinished() }
    queue.property("operations") { ArrayBox($0.operations) }
    queue.property("operationCount") { UInt($0.operations.count) }
    queue.property("name", \.name)
    queue.property("maxConcurrentOperationCount") {
      $0.maximum
    } set: { (this, count: Int) in
      guard count >= -1 else {
        throw ObjectiveCException.invalidArgument(
          "-[NSOperationQueue setMaxConcurrentOperationCount:]: count (\(count)) cannot be negative"
        )
      }
      this.maximum = count
    }
    queue.method("isSuspended") { $0.isSuspended }
    queue.method("setSuspended:") { (this, value: Bool) in this.isSuspended = value }
    queue.property("qualityOfService", \.qualityOfService)
    queue.property("underlyingQueue", \.underlying)
  }

  private static let addBlock = Selector("addExecutionBlock:")
  private static let cancelMessage = Selector("cancel")
}
