import CarobRuntime
import Foundation

/// The members of `NSOperation`.
extension NSOperation {
  static func defineStates(_ operation: ClassMembers<NSOperation>) {
    operation.method("main") { try $0.performMain() }
    operation.method("start") { try $0.start() }
    operation.method("cancel") { $0.cancel() }
    operation.method("isExecuting") { $0.state.withLock { $0.isExecuting } }
    operation.method("isFinished") { $0.state.withLock { $0.isFinished } }
    operation.method("isCancelled") { $0.state.withLock { $0.isCancelled } }
    operation.method("isReady") { $0.isReady }
    operation.method("isConcurrent") { _ in false }
    operation.method("isAsynchronous") { _ in false }
    operation.method("waitUntilFinished") { this in
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
    operation.method("addDependency:") { (this, other: NSOperation) in
      try this.addDependency(other)
    }
    operation.method("removeDependency:") { (this, other: NSOperation) in
      this.removeDependency(other)
    }
    operation.property("dependencies") { ArrayBox($0.state.withLock { $0.dependencies }) }
    operation.property("completionBlock") { this -> Block? in
      this.state.withLock { $0.completion }
    } set: { (this, block: Block?) in
      let old = this.state.withLock { state in
        defer { state.completion = block }
        return state.completion
      }
      withExtendedLifetime(old) {}
    }
    operation.property(
      "name", get: { $0.state.withLock { $0.name } },
      set: { (this, name: String?) in this.state.withLock { $0.name = name } })
    operation.property("queuePriority") {
      $0.state.withLock { $0.priority }
    } set: {
      (this, priority: Int) in
      // A value between two constants becomes the one that is nearer to the normal priority.
      this.state.withLock { $0.priority = min(8, max(-8, priority / 4 * 4)) }
    }
    operation.property(
      "qualityOfService", get: { $0.state.withLock { $0.qualityOfService } },
      set: { (this, service: Int) in this.state.withLock { $0.qualityOfService = service } })
    operation.property(
      "threadPriority", get: { $0.state.withLock { $0.threadPriority } },
      set: { (this, priority: Double) in this.state.withLock { $0.threadPriority = priority } })
  }
}
