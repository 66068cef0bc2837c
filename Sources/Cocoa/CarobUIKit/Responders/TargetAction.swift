import CarobFoundation
import CarobRuntime

/// A target, held weakly, and its action.
struct TargetAction {
  /// The receiver of an action.
  enum Target {
    /// The first in the responder chain that takes it.
    case chain
    case object(WeakBox)
  }

  let target: Target
  let action: Selector

  init(_ target: Object?, _ action: Selector) {
    self.target = target.map { .object(WeakBox($0)) } ?? .chain
    self.action = action
  }

  /// The target; nil for the chain, and for a deallocated object.
  var object: Object? { if case .object(let reference) = target { reference.object } else { nil } }

  /// Whether the target was deallocated.
  var isGone: Bool {
    if case .object(let reference) = target { reference.object == nil } else { false }
  }

  /// Whether the target is this object; nil stands for the chain. Compares identifiers, because a block has a new peer
  /// each time.
  func isFor(_ target: Object?) -> Bool { !isGone && object?.id == target?.id }
}

/// The actions of a control or a gesture recognizer, each with its events, in the order in which they were added.
/// Belongs to no actor, so that its closures need none.
struct TargetActions {
  private struct Entry {
    let action: TargetAction
    var events: UInt
  }

  private var entries: [Entry] = []

  /// Adds events for an action.
  mutating func add(_ target: Object?, _ action: Selector, events: UInt) {
    entries.removeAll { $0.action.isGone }
    let known = entries.firstIndex { $0.action.isFor(target) && $0.action.action == action }
    if let known {
      entries[known].events |= events
    } else {
      entries.append(Entry(action: TargetAction(target, action), events: events))
    }
  }

  /// Removes events of an action; nil stands for all targets and for all actions.
  mutating func remove(_ target: Object?, _ action: Selector?, events: UInt) {
    for index in entries.indices {
      let entry = entries[index].action
      if let target, entry.object?.id != target.id { continue }
      if let action, entry.action != action { continue }
      entries[index].events &= ~events
    }
    entries.removeAll { $0.events == 0 || $0.action.isGone }
  }

  /// The targets; nil stands for the chain.
  var targets: [Object?] { entries.filter { !$0.action.isGone }.map(\.action.object) }

  /// The targets as a set for plugins, in which null stands for the chain.
  var targetSet: SetBox { SetBox(targets.map { $0 ?? NullBox.shared }) }

  /// All events with actions.
  var events: UInt { entries.reduce(0) { $0 | $1.events } }

  func actions(of target: Object?, events: UInt) -> [Selector] {
    entries.filter { $0.action.isFor(target) && $0.events & events != 0 }.map(\.action.action)
  }

  /// The actions for some events, with their present targets. Skips targets that were deallocated.
  func due(for events: UInt) -> [(action: Selector, target: Object?)] {
    entries.filter { $0.events & events != 0 && !$0.action.isGone }
      .map { ($0.action.action, $0.action.object) }
  }
}

@MainActor
enum ActionSending {
  static let sendAction = Message<(Selector, Object?, Object?, Object?) -> Bool>(
    "sendAction:to:from:forEvent:")

  /// Sends an action to a given target.
  ///
  /// - Throws: an exception when the action has more arguments than the sender and the event; `MessageError` when the
  ///   target does not implement it, takes no objects, or raises.
  static func send(
    _ action: Selector, to target: Object, from sender: Object?, event: Object?
  ) throws {
    guard action.argumentCount <= 2 else {
      throw ActionError.tooManyArguments(name(of: sender), action)
    }
    do throws(MessageError) {
      switch action.argumentCount {
      case 0: try target.send(action)
      case 1: try target.send(action, sender)
      default: try target.send(action, sender, event)
      }
    } catch {
      guard error.code == .unrecognizedSelector, !target.responds(to: action) else { throw error }
      throw ActionError.unanswered(name(of: sender), error)
    }
  }

  /// The name of the sender in errors.
  static func name(of sender: Object?) -> String { sender?.runtimeClass.withArticle ?? "nobody" }

  /// Makes the shared application send an action, as all controls do.
  ///
  /// - Returns: false when nobody takes it.
  @discardableResult
  static func sendThroughApplication(
    _ action: Selector, to target: Object?, from sender: Object?, event: Object?
  ) throws(MessageError) -> Bool {
    try sendAction(UIApplication.shared, action, target, sender, event)
  }
}
