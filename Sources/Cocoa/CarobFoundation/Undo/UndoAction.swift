import CarobRuntime

/// One change that can be undone.
enum UndoAction {
  /// A message with an object, which is retained; the target is not.
  case send(Selector, Object?, to: WeakBox)
  /// A message with its arguments; the target is not retained.
  case invoke(NSInvocation, on: WeakBox)
  /// A block that is called with the target, which is not retained.
  case call(Block, with: WeakBox)
  /// Several changes, in the order in which they were made.
  case group(UndoGroup)

  /// Undoes the change. Does nothing when the target is gone.
  ///
  /// - Throws: the error of the target or the block.
  func perform() throws {
    switch self {
    case .send(let selector, let object, let target):
      guard let target = target.object else { return }
      if selector.argumentCount == 0 {
        try target.send(selector)
      } else {
        try target.send(selector, object)
      }
    case .invoke(let invocation, let target):
      if let target = target.object { try invocation.invoke(on: target) }
    case .call(let block, let target):
      if let target = target.object { try block.call(target) }
    case .group(let group): try group.perform()
    }
  }

  /// The action without the parts for a target; nil when nothing is left.
  ///
  /// - Parameter gone: gets what is removed, to be released when the change is over.
  func removing(_ target: Object, _ gone: inout [UndoAction]) -> UndoAction? {
    switch self {
    case .send(_, _, let own), .invoke(_, let own), .call(_, let own):
      own.identifier == ObjectIdentifier(target) ? nil : self
    case .group(let group): group.remove(target, &gone) ? .group(group) : nil
    }
  }
}

/// Changes that are undone together.
final class UndoGroup {
  /// The changes, in the order in which they were made.
  var actions: [UndoAction] = []
  /// The user's name for the group.
  var name = ""
  /// Whether the manager began it automatically.
  let isAutomatic: Bool

  init(isAutomatic: Bool = false) { self.isAutomatic = isAutomatic }

  /// Undoes the changes, the last one first.
  ///
  /// - Throws: the error of one of them. Earlier changes are not undone then, as in Cocoa.
  func perform() throws {
    for action in actions.reversed() { try action.perform() }
  }

  /// Removes the actions for a target; false when nothing is left.
  func remove(_ target: Object, _ gone: inout [UndoAction]) -> Bool {
    gone += actions
    actions = actions.compactMap { $0.removing(target, &gone) }
    return !actions.isEmpty
  }
}
