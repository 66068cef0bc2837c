import CarobRuntime

/// Ends groups that began by themselves when the round of the run loop is over.
enum EventGroups {
  private static let current = Message<() -> Object?>("currentRunLoop")
  private static let perform = Selector("performSelector:target:argument:order:modes:")
  private static let end = Selector("carobEndEventGroup")
  /// Apple's `NSUndoCloseGroupingRunLoopOrdering`.
  private static let order: UInt = 350_000

  /// Has the thread's run loop end a manager's group. Nothing when there is none that takes messages for later.
  static func endLater(_ manager: UndoManagerBox) {
    guard let cls = RuntimeClass(named: "NSRunLoop"), cls.responds(to: perform),
      let loop = try? current(cls.object)
    else { return }
    do {
      try loop.send(
        perform,
        arguments: [
          manager, end, Object?.none, order, ArrayBox(manager.runLoopModes.map(StringBox.init)),
        ])
    } catch {
      RuntimeLog.warning("an undo group ends with the next undo, not with its event: \(error)")
    }
  }

  /// The message that the run loop sends.
  static func define(_ manager: ClassMembers<UndoManagerBox>) {
    manager.method("carobEndEventGroup") { try $0.endEventGroup() }
  }
}
