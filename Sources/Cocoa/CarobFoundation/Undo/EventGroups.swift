import CarobRuntime

/// Ends a manager's automatic groups at the end of a turn of the run loop.
final class EventGroups: Object {
  private weak var manager: NSUndoManager?

  private static let end = Selector("endEventGroup")
  /// Apple's `NSUndoCloseGroupingRunLoopOrdering`.
  private static let order: UInt = 350_000

  /// The name of this class in the runtime.
  override class var runtimeName: String { "CarobEventGroups" }

  /// Has the thread's run loop end a manager's group.
  ///
  /// The target is a separate object, since the loop keeps it and the manager may go earlier.
  static func endLater(_ manager: NSUndoManager) throws {
    let target = EventGroups()
    target.manager = manager
    try NSRunLoop.current.performForFoundation(
      end, target: target, order: order, modes: manager.runLoopModes)
  }

  /// States the message that the run loop sends.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: EventGroups.self) { groups in
      groups.method("endEventGroup") { this in
        this.manager?.isEndScheduled = false
        try this.manager?.endEventGroup()
      }
    }
  }
}
