import CarobRuntime
import Foundation

/// The members of `NSOperationQueue`.
extension NSOperationQueue {
  static func defineMembers(_ queue: ClassMembers<NSOperationQueue>) {
    queue.classMethod("+ (NSOperationQueue *)mainQueue") { _ in main }
    queue.classMethod("+ (nullable NSOperationQueue *)currentQueue") { _ in current }
    queue.method("- (void)addOperation:(NSOperation *)operation") {
      (this, operation: NSOperation) in
      try this.add([operation], for: "addOperation:")
    }
    queue.method(
      "- (void)addOperations:(NSArray<NSOperation *> *)operations waitUntilFinished:(BOOL)wait"
    ) { (this, list: ArrayBox, waits: Bool) in
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
    queue.method("- (void)addOperationWithBlock:(void (^)(void))block") { (this, block: Block) in
      let operation = NSBlockOperation()
      try operation.send(addBlock, block)
      try this.add([operation], for: "addOperationWithBlock:")
    }
    queue.method("- (void)addBarrierBlock:(void (^)(void))block") { (this, block: Block) in
      try this.addBarrier(block)
    }
    queue.method("- (void)cancelAllOperations") { this in
      for operation in this.operations { try operation.send(cancelMessage) }
    }
    queue.method("- (void)waitUntilAllOperationsAreFinished") { try $0.waitUntilAllAreFinished() }
    queue.property("@property (readonly, copy) NSArray<__kindof NSOperation *> *operations") {
      ArrayBox($0.operations)
    }
    queue.property("@property (readonly) NSUInteger operationCount") { UInt($0.operations.count) }
    queue.property(
      "@property (nullable, copy) NSString *name",
      get: { this -> String? in this.name ?? "NSOperationQueue \(this.addressText)" },
      set: { (this, name: String?) in this.name = name })
    queue.property("@property (nonatomic) NSInteger maxConcurrentOperationCount") {
      $0.maximum
    } set: { (this, count: Int) in
      guard count >= -1 else {
        throw ObjectiveCException.invalidArgument(
          "-[NSOperationQueue setMaxConcurrentOperationCount:]: count (\(count)) cannot be negative"
        )
      }
      this.maximum = count
    }
    queue.method("@property (getter=isSuspended) BOOL suspended") { $0.isSuspended }
    queue.method("setSuspended:") { (this, value: Bool) in this.isSuspended = value }
    queue.property("@property (nonatomic) NSQualityOfService qualityOfService", \.qualityOfService)
    queue.property("@property (nullable, assign) dispatch_queue_t underlyingQueue", \.underlying)
  }

  private static let addBlock = Selector("addExecutionBlock:")
  private static let cancelMessage = Selector("cancel")
}
