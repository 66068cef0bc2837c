import CarobRuntime

/// A target, which is not kept alive, and the action that it is sent.
struct TargetAction {
  /// Whom an action is for.
  enum Target {
    /// Whoever in the responder chain takes it.
    case chain
    case object(WeakReference)
  }

  let target: Target
  let action: Selector

  init(_ target: Object?, _ action: Selector) {
    self.target = target.map { .object(WeakReference($0)) } ?? .chain
    self.action = action
  }

  /// The target; nil for the chain, and for one that is gone.
  var object: Object? { if case .object(let reference) = target { reference.object } else { nil } }

  /// Whether the target was an object that is gone.
  var isGone: Bool {
    if case .object(let reference) = target { reference.object == nil } else { false }
  }

  /// Whether the target is an object; nil stands for the chain.
  func isFor(_ target: Object?) -> Bool { !isGone && object === target }
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
