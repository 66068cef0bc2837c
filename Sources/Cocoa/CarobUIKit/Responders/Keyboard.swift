import CarobFoundation
import CarobRuntime
import Foundation

/// The keyboard of a phone, which nobody draws. Its notifications are posted when a responder that takes text becomes the first
/// one, and when it resigns.
@MainActor
enum Keyboard {
  private static let insertText = Selector("insertText:")
  private static let height = 216.0

  /// Whether another responder that takes text is about to follow, for which the keyboard stays.
  private static var stays = false
  /// The responder that takes the text; nil when there is none.
  private static weak var taker: UIResponder?

  /// Whether a responder takes text.
  private static func isFor(_ responder: UIResponder) -> Bool {
    responder.responds(to: insertText)
  }

  /// Runs the resignation of the former first responder. The keyboard stays if the new one takes text.
  static func handingOver<Result>(
    to responder: UIResponder, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = stays
    stays = isFor(responder)
    defer { stays = before }
    return try body()
  }

  /// Notes that a responder has become the first one.
  ///
  /// - Throws: `MessageError` when an observer raises.
  static func began(_ responder: UIResponder) throws {
    guard isFor(responder) else { return }
    let isShown = taker != nil
    taker = responder
    if isShown { return }
    try tell("Show", from: hiddenFrame, to: shownFrame)
  }

  /// Notes that a responder has resigned.
  ///
  /// - Throws: as `began`.
  static func ended(_ responder: UIResponder) throws {
    guard taker === responder, !stays else { return }
    taker = nil
    try tell("Hide", from: shownFrame, to: hiddenFrame)
  }

  private static var hiddenFrame: CGRect {
    let size = UIScreen.size
    return CGRect(x: 0, y: size.height, width: size.width, height: height)
  }

  private static var shownFrame: CGRect { hiddenFrame.offsetBy(dx: 0, dy: -height) }

  private static func value(of frame: CGRect) -> ValueBox? {
    var frame = frame
    // SAFETY: the bytes are those of a rectangle, as the encoding says, and are copied at once.
    return ValueBox(CGRect.typeEncoding, at: &frame)
  }

  private static func tell(_ verb: String, from begin: CGRect, to end: CGRect) throws {
    var entries: [String: Object] = [
      "UIKeyboardAnimationDurationUserInfoKey": NumberBox(0.25),
      "UIKeyboardAnimationCurveUserInfoKey": NumberBox(0),
      "UIKeyboardIsLocalUserInfoKey": NumberBox.boolean(true),
    ]
    entries["UIKeyboardFrameBeginUserInfoKey"] = value(of: begin)
    entries["UIKeyboardFrameEndUserInfoKey"] = value(of: end)
    let info = DictionaryBox(entries)
    for name in ["Will\(verb)", "WillChangeFrame", "Did\(verb)", "DidChangeFrame"] {
      try UIKitNotification.postWithInfo(
        NSNotificationCenter.shared, "UIKeyboard\(name)Notification", nil, info)
    }
  }
}
