import CarobRuntime

/// Records changes, to undo and redo them.
///
/// Changes are undone in groups. With `groupsByEvent` the first change begins a group automatically. The
/// group ends with the turn of the run loop, if the thread's run loop runs, and at the latest with `undo`.
/// Targets are not retained: a change of an object that is gone is skipped. [one thread at a time]
public final class NSUndoManager: Object {
  /// The activity of a manager.
  enum Phase {
    case recording, undoing, redoing
  }

  /// Closed groups that can be undone, the latest last.
  var undoStack: [UndoGroup] = []
  /// Closed groups that can be redone, the latest last.
  var redoStack: [UndoGroup] = []
  /// Groups that were begun and not ended, the outermost first.
  var open: [UndoGroup] = []
  var phase = Phase.recording
  /// Whether the run loop will end a group that began automatically.
  var isEndScheduled = false
  private var disabledCount = 0

  /// Whether a change outside of all groups begins one automatically.
  var groupsByEvent = true
  /// Modes of the run loop in which groups end. Stored only.
  var runLoopModes = ["kCFRunLoopDefaultMode"]
  /// The maximum number of groups that can be undone; 0 for no limit.
  var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// Whether changes are recorded.
  var isEnabled: Bool { disabledCount == 0 }

  /// Stops recording changes, until `enable` was called as often.
  func disable() { disabledCount += 1 }

  /// Undoes one `disable`.
  ///
  /// - Throws: an exception without an earlier `disable`.
  func enable() throws {
    guard disabledCount > 0 else {
      throw ObjectiveCException.inconsistency(
        "-[NSUndoManager enableUndoRegistration]: undo registration is not disabled")
    }
    disabledCount -= 1
  }

  /// Whether there is something to undo.
  var canUndo: Bool {
    !undoStack.isEmpty || phase == .recording && open.contains { !$0.actions.isEmpty }
  }

  /// Whether there is something to redo.
  var canRedo: Bool { !redoStack.isEmpty }

  /// Records a change.
  ///
  /// - Throws: an exception when there is no group and none begins automatically.
  func register(_ action: UndoAction) throws {
    guard isEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else {
        throw ObjectiveCException.inconsistency(
          "-[NSUndoManager registerUndo…]: must begin a group before registering undo")
      }
      try begin(isAutomatic: true)
    }
    open.last?.actions.append(action)
    // What is forgotten is released when the change is over, since a `dealloc` may look at the manager.
    if phase == .recording { withExtendedLifetime(DeepRelease.exchange(&redoStack, [])) {} }
  }

  /// Begins a group within the open one.
  func beginGrouping() throws {
    if open.isEmpty, groupsByEvent, phase == .recording { try begin(isAutomatic: true) }
    try begin(isAutomatic: false)
  }

  private func begin(isAutomatic: Bool) throws {
    if !open.isEmpty { try post(.checkpoint) }
    open.append(UndoGroup(isAutomatic: isAutomatic))
    if isAutomatic, phase == .recording, !isEndScheduled {
      isEndScheduled = true
      try EventGroups.endLater(self)
    }
    try post(.didOpenGroup)
  }

  /// Ends the innermost group.
  ///
  /// - Throws: an exception when there is none.
  func endGrouping() throws {
    guard let group = open.last else {
      throw ObjectiveCException.inconsistency(
        "-[NSUndoManager endUndoGrouping]: called with no matching begin")
    }
    try post(.checkpoint)
    try post(.willCloseGroup)
    open.removeLast()
    if !group.actions.isEmpty { add(group) }
    try post(.didCloseGroup)
  }

  private func add(_ group: UndoGroup) {
    if let outer = open.last {
      outer.actions.append(.group(group))
      if outer.name.isEmpty { outer.name = group.name }
    } else if phase == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      limit()
    }
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    withExtendedLifetime((undoStack, redoStack)) {
      undoStack = undoStack.suffix(levelsOfUndo)
      redoStack = redoStack.suffix(levelsOfUndo)
    }
  }

  /// Ends the automatic group, if no other group is open.
  func endEventGroup() throws {
    if open.count == 1, open[0].isAutomatic, phase == .recording { try endGrouping() }
  }

  /// Undoes the last group, after ending one that began automatically.
  func undo() throws {
    try endEventGroup()
    guard open.isEmpty else {
      throw ObjectiveCException.inconsistency(
        "-[NSUndoManager undo]: called with too many nested undo groups")
    }
    try undoNestedGroup()
  }

  /// Undoes the last closed group. These changes can be redone.
  ///
  /// - Throws: the error of a change; an exception while a group is open, or while changes are being undone.
  func undoNestedGroup() throws {
    guard open.isEmpty, phase == .recording else {
      throw ObjectiveCException.inconsistency(
        "-[NSUndoManager undoNestedGroup]: called with open nested groups or while undoing")
    }
    guard !undoStack.isEmpty else { return }
    try post(.checkpoint)
    try post(.willUndo)
    try replay(undoStack.removeLast(), .undoing)
    try post(.didUndo)
  }

  /// Redoes the last undone group.
  ///
  /// - Throws: as `undoNestedGroup()`.
  func redo() throws {
    try endEventGroup()
    guard open.isEmpty, phase == .recording else {
      throw ObjectiveCException.inconsistency(
        "-[NSUndoManager redo]: called with open undo groups or while undoing")
    }
    guard !redoStack.isEmpty else { return }
    try post(.checkpoint)
    try post(.willRedo)
    try replay(redoStack.removeLast(), .redoing)
    try post(.didRedo)
  }

  /// Performs a group; the changes that this registers become one group of the other stack.
  private func replay(_ group: UndoGroup, _ phase: Phase) throws {
    self.phase = phase
    let inverse = UndoGroup()
    inverse.name = group.name
    open = [inverse]
    defer {
      let isForgotten = open.first !== inverse
      open = []
      if !isForgotten, !inverse.actions.isEmpty { add(inverse) }
      self.phase = .recording
    }
    try group.perform()
    // A group that a change began and did not end is merged into the outer one.
    while open.count > 1 { try endGrouping() }
  }

  /// Removes all changes.
  func removeAll() {
    let old = (undoStack, redoStack, open)
    (undoStack, redoStack, open) = ([], [], [])
    disabledCount = 0
    withExtendedLifetime(old) {}
  }

  /// Removes the changes of a target.
  func removeAll(of target: Object) {
    let old = (undoStack, redoStack)
    var gone: [UndoAction] = []
    undoStack = undoStack.filter { $0.remove(target, &gone) }
    redoStack = redoStack.filter { $0.remove(target, &gone) }
    for group in open { _ = group.remove(target, &gone) }
    withExtendedLifetime((old, gone)) {}
  }

  /// States the members of `NSUndoManager`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSUndoManager.self, "Remembers how to undo changes, and to redo them."
    ) { manager in
      defineRegistering(manager)
      defineGrouping(manager)
      defineUndoing(manager)
      defineNaming(manager)
    }
  }
}
