import CarobRuntime
import Foundation

/// The members of `NSOperation`.
extension NSOperation {
  static func defineStates(_ operation: ClassMembers<NSOperation>) {
    operation.method("- (void)main") { try $0.performMain() }
    operation.method("- (void)start") { try $0.start() }
    operation.method("- (void)cancel") { $0.cancel() }
    operation.method("@property (readonly, getter=isExecuting) BOOL executing") {
      $0.state.withLock { $0.isExecuting }
    }
    operation.method("@property (readonly, getter=isFinished) BOOL finished") {
      $0.state.withLock { $0.isFinished }
    }
    operation.method("@property (readonly, getter=isCancelled) BOOL cancelled") {
      $0.state.withLock { $0.isCancelled }
    }
    operation.method("@property (readonly, getter=isReady) BOOL ready") { $0.isReady }
    operation.method("@property (readonly, getter=isConcurrent) BOOL concurrent") { _ in false }
    operation.method("@property (readonly, getter=isAsynchronous) BOOL asynchronous") { _ in false }
    operation.method("- (void)waitUntilFinished") { this in
      try NSOperationQueue.checkMayWait(for: [this], "-[NSOperation waitUntilFinished]")
      this.waitUntilFinished()
    }
    operation.method("didChangeValueForKey:") { (this, key: String) in
      let root = Object.runtimeClass
      if root.responds(to: didChangeSelector) {
        try this.sendSuper(above: NSOperation.runtimeClass, didChangeSelector, key)
      }
      this.noteChange(of: key)
    }
    operation.method("willChangeValueForKey:") { (this, key: String) in
      let root = Object.runtimeClass
      if root.responds(to: willChangeSelector) {
        try this.sendSuper(above: NSOperation.runtimeClass, willChangeSelector, key)
      }
    }
  }

  private static let didChangeSelector = Selector("didChangeValueForKey:")
  private static let willChangeSelector = Selector("willChangeValueForKey:")

  static func defineDependencies(_ operation: ClassMembers<NSOperation>) {
    operation.method("- (void)addDependency:(NSOperation *)operation") {
      (this, other: NSOperation) in
      try this.addDependency(other)
    }
    operation.method("- (void)removeDependency:(NSOperation *)operation") {
      (this, other: NSOperation) in
      this.removeDependency(other)
    }
    operation.property("@property (readonly, copy) NSArray<NSOperation *> *dependencies") {
      ArrayBox($0.state.withLock { $0.dependencies })
    }
    operation.property("@property (nullable, copy) void (^completionBlock)(void)") {
      this -> Block? in
      this.state.withLock { $0.completion }
    } set: { (this, block: Block?) in
      let old = this.state.withLock { state in
        defer { state.completion = block }
        return state.completion
      }
      withExtendedLifetime(old) {}
    }
    operation.property(
      "@property (nullable, copy) NSString *name", get: { $0.state.withLock { $0.name } },
      set: { (this, name: String?) in this.state.withLock { $0.name = name } })
    operation.property("@property (nonatomic) NSOperationQueuePriority queuePriority") {
      $0.state.withLock { $0.priority }
    } set: {
      (this, priority: Int) in
      // A value between two constants becomes the one that is nearer to the normal priority.
      this.state.withLock { $0.priority = min(8, max(-8, priority / 4 * 4)) }
    }
    operation.property(
      "@property (nonatomic) NSQualityOfService qualityOfService",
      get: { $0.state.withLock { $0.qualityOfService } },
      set: { (this, service: Int) in this.state.withLock { $0.qualityOfService = service } })
    operation.property(
      "@property (nonatomic) double threadPriority",
      get: { $0.state.withLock { $0.threadPriority } },
      set: { (this, priority: Double) in this.state.withLock { $0.threadPriority = priority } })
  }
}
