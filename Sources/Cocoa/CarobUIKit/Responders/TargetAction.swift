import CarobFoundation
import CarobRuntime

/// A target, which is not kept alive, and the action that it is sent.
struct TargetAction {
  /// Whom an action is for.
  enum Target {
    /// Whoever in the responder chain takes it.
    case chain
    case object(WeakBox)
  }

  let target: Target
  let action: Selector

  init(_ target: Object?, _ action: Selector) {
    self.target = target.map { .object(WeakBox($0)) } ?? .chain
    self.action = action
  }

  /// The target; nil for the chain, and for one that is gone.
  var object: Object? { if case .object(let reference) = target { reference.object } else { nil } }

  /// Whether the target was an object that is gone.
  var isGone: Bool {
    if case .object(let reference) = target { reference.object == nil } else { false }
  }

  /// Whether the target is an object; nil stands for the chain. A block has a new peer each time.
  func isFor(_ target: Object?) -> Bool { !isGone && object?.id == target?.id }
}

/// The actions of a control or a gesture recognizer, in the order in which they were added, each with the events for which it
/// is sent. It belongs to no actor, so that its closures ask for none.
struct TargetActions {
  private struct Entry {
    let action: TargetAction
    var events: UInt
  }

  private var entries: [Entry] = []

  /// Adds events to those for which an action is sent.
  mutating func add(_ target: Object?, _ action: Selector, events: UInt) {
    entries.removeAll { $0.action.isGone }
    let known = entries.firstIndex { $0.action.isFor(target) && $0.action.action == action }
    if let known {
      entries[known].events |= events
    } else {
      entries.append(Entry(action: TargetAction(target, action), events: events))
    }
  }

  /// Takes events from those for which an action is sent; nil stands for all targets and for all actions.
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

  /// The same as a set for plugins, in which null stands for the chain.
  var targetSet: SetBox { SetBox(targets.map { $0 ?? NullBox.shared }) }

  /// All events for which there are actions.
  var events: UInt { entries.reduce(0) { $0 | $1.events } }

  /// What a target is sent for some events.
  func actions(of target: Object?, events: UInt) -> [Selector] {
    entries.filter { $0.action.isFor(target) && $0.events & events != 0 }.map(\.action.action)
  }

  /// What is to be sent for some events, with its targets as they are now. Those that are gone are passed over.
  func due(for events: UInt) -> [(action: Selector, target: Object?)] {
    entries.filter { $0.events & events != 0 && !$0.action.isGone }
      .map { ($0.action.action, $0.action.object) }
  }
}

/// Sends actions.
@MainActor
enum ActionSending {
  static let sendAction = Message<(Selector, Object?, Object?, Object?) -> Bool>(
    "sendAction:to:from:forEvent:")

  /// Sends an action to a target that is known.
  ///
  /// - Throws: an exception when the action takes more than the sender and the event; `MessageError` when the target does not
  ///   answer it, it does not take objects, or it raises.
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

  /// What an error calls the sender.
  static func name(of sender: Object?) -> String { sender?.runtimeClass.withArticle ?? "nobody" }

  /// Has the shared application send an action, as all controls do.
  ///
  /// - Returns: false when nobody takes it.
  @discardableResult
  static func sendThroughApplication(
    _ action: Selector, to target: Object?, from sender: Object?, event: Object?
  ) throws(MessageError) -> Bool {
    try sendAction(UIApplication.shared, action, target, sender, event)
  }
}
