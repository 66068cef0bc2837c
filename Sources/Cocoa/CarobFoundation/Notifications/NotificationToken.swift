import CarobRuntime

/// The observer that stands for a block, and with which it is removed. [any-thread]
final class NotificationToken: Object, @unchecked Sendable {
  // SAFETY: the block is behind a lock, the queue is constant once made, and any thread may retain and release objects.
  private let block = Locked<Block?>(nil)
  private let queue = Locked<Object?>(nil)

  /// A block, and the queue that calls it; nil for the thread that posts.
  convenience init(_ block: Block, _ queue: Object?) {
    self.init(isa: Self.runtimeClass)
    self.block.withLock { $0 = block }
    self.queue.withLock { $0 = queue }
  }

  override class var runtimeName: String { "CarobNotificationToken" }

  /// Releases the block.
  func end() { block.set(\.self, to: nil) }

  /// The address of the block's code; nil when it was released.
  var function: UInt? { block.withLock { $0?.function } }

  private static let addOperation = Selector("addOperationWithBlock:")

  /// Calls the block, or has the queue call it.
  ///
  /// - Throws: the errors of the block and of the queue.
  func tell(_ notification: NotificationBox) throws {
    guard let block = block.withLock({ $0 }) else { return }
    guard let queue = queue.withLock({ $0 }) else { return try block.call(notification) }
    try queue.send(Self.addOperation, Block { () throws in try block.call(notification) })
  }
}
