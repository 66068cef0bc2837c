import CarobRuntime
import CarobUIKit

/// Gestures in views, by the rules of UIKit.
extension LiveSession {
  /// Makes a gesture in a view.
  ///
  /// - Returns: the messages to targets of recognizers, and of a control that gets the tap.
  /// - Throws: `LiveRefusal` when nothing comes of it.
  func make(_ gesture: LiveGesture, in object: Object) throws -> [LiveOutcome.Sent] {
    let screen = object as? UIViewController
    guard let view = try screen?.view() ?? object as? UIView else {
      throw LiveRefusal.nothing("\(object.runtimeClass.withArticle) has no gestures")
    }
    let isTap = gesture.name == .tap
    if isTap { try checkTap(view) }
    let due = isTap ? try messages(ofTapping: view) : []
    let outcome = try view.receive(gesture.event(), at: gesture.place(in: view))
    var sent: [LiveOutcome.Sent] = []
    for recognizer in outcome.recognized {
      for (action, taker) in try recognizer.receivers() {
        sent.append(LiveOutcome.Sent(action, to: taker))
      }
    }
    if outcome.isTakenByView { sent += due }
    if outcome.recognized.isEmpty { try checkReaction(of: view, to: gesture, outcome, due) }
    return sent
  }

  private func checkTap(_ view: UIView) throws {
    if let editor = view as? any TextEditing {
      try check(editor)
    } else if let control = view as? UIControl {
      try check(control)
    }
  }

  /// Refuses a gesture that nothing has come of.
  private func checkReaction(
    of view: UIView, to gesture: LiveGesture, _ outcome: GestureOutcome,
    _ due: [LiveOutcome.Sent]
  ) throws {
    let isSilentButton = due.isEmpty && view.controlContent == nil
    switch view {
    case is any TextEditing where gesture.name == .tap && !outcome.isTaken:
      throw LiveRefusal.nothing("the \(view.runtimeClass) does not begin to be edited")
    case let control as UIControl where gesture.name == .tap && isSilentButton:
      if !(control is any TextEditing) {
        throw Self.noAction(control, "UIControlEventTouchUpInside")
      }
    default:
      if outcome.isTaken { return }
      let what = gesture.name == .tap ? "tapped" : "used with a \(gesture.name.rawValue)"
      throw LiveRefusal.nothing("\(view.runtimeClass.withArticle) cannot be \(what)")
    }
  }

  /// Returns the messages that a control sends when it gets a tap.
  private func messages(ofTapping view: UIView) throws -> [LiveOutcome.Sent] {
    var next: UIView? = view
    while let around = next, !(around is UIControl) { next = around.superview }
    guard let control = next as? UIControl, !(control is any TextEditing) else { return [] }
    var sent = try dueMessages(of: control, .touchDown)
    if control.controlContent != nil { sent += try messages(ofChanging: control) }
    return sent + (try dueMessages(of: control, .touchUpInside))
  }
}
