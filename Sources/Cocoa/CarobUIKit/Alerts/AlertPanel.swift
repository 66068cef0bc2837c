import CarobFoundation
import CarobRuntime

/// The buttons of an alert view or an action sheet, and the alert controller that shows them over a window.
@MainActor
final class AlertPanel {
  /// The messages to the delegate. The first argument is the alert view or action sheet.
  struct Messages {
    let clicked: Message<(Object, Int) -> Void>
    let willPresent: Message<(Object) -> Void>
    let didPresent: Message<(Object) -> Void>
    let willDismiss: Message<(Object, Int) -> Void>
    let didDismiss: Message<(Object, Int) -> Void>

    var all: [InformalMethod] {
      [
        .init(clicked), .init(willPresent), .init(didPresent), .init(willDismiss),
        .init(didDismiss),
      ]
    }
  }

  private unowned let owner: Object
  private let messages: Messages
  /// The delegate: any object. Not retained.
  weak var delegate: Object?
  /// The owner, retained while the panel is visible.
  private var visibleOwner: Object?

  init(of owner: Object, _ messages: Messages) { (self.owner, self.messages) = (owner, messages) }

  /// The titles of the buttons.
  private(set) var titles: [String] = []
  /// The index of the button for cancelling; -1 for none.
  var cancelIndex = -1
  /// The index of the button that destroys something; -1 for none.
  var destructiveIndex = -1
  /// Returns whether a button can be tapped.
  var isEnabled: (Int) -> Bool = { _ in true }
  /// The controller, while the panel is visible.
  private(set) var controller: UIAlertController?
  private weak var window: UIWindow?
  /// Whether the panel lies over one window, which may have gone, and not over all.
  private var hasWindow = false

  /// The visible panels of the program, in the order in which they appeared.
  private static var shown: [AlertPanel] = []

  /// Returns the alerts over a window, the topmost last.
  static func controllers(over window: UIWindow?) -> [UIAlertController] {
    var controllers: [UIAlertController] = []
    for panel in shown where !panel.hasWindow || (panel.window != nil && panel.window === window) {
      if let controller = panel.controller { controllers.append(controller) }
    }
    return controllers
  }

  /// Adds a button.
  ///
  /// - Returns: its index.
  func add(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// The title of a button.
  ///
  /// - Throws: an exception when there is no such button.
  func title(at index: Int) throws -> String {
    guard titles.indices.contains(index) else {
      throw ObjectiveCException.invalidArgument(
        "there is no button \(index): \(titles.isEmpty ? "there are none" : "the last one is \(titles.count - 1)")"
      )
    }
    return titles[index]
  }

  /// The index of the first button that neither cancels nor destroys; -1 when there is none.
  var firstOtherIndex: Int {
    for index in titles.indices where index != cancelIndex && index != destructiveIndex {
      return index
    }
    return -1
  }

  /// Shows the panel over the key window. Does nothing when it is visible.
  ///
  /// - Parameter fields: text fields above the buttons.
  /// - Throws: `MessageError` when the delegate raises.
  func show(
    title: String?, message: String?, as style: UIAlertController.Style, fields: [UITextField] = []
  ) throws {
    guard controller == nil else { return }
    try tell(messages.willPresent)
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    alert.adopt(fields)
    for (index, title) in titles.enumerated() {
      let action = UIAlertAction(title: title, style: look(of: index))
      action.isEnabled = isEnabled(index)
      try alert.addAction(action)
    }
    alert.panel = self
    (controller, visibleOwner) = (alert, owner)
    window = windowOfDelegate ?? UIApplication.shared.keyWindow
    hasWindow = window != nil
    Self.shown.append(self)
    try tell(messages.didPresent)
  }

  /// The window with the delegate's view: several screens of a program may be open at once.
  private var windowOfDelegate: UIWindow? {
    let view = (delegate as? UIViewController)?.viewIfLoaded ?? delegate as? UIView
    return view?.window
  }

  /// Taps the button of an action.
  ///
  /// - Returns: false when the panel is not visible, or has no such action.
  func choose(_ action: UIAlertAction) throws -> Bool {
    guard let index = controller?.actions.firstIndex(identical: action) else { return false }
    try tapped(index)
    return true
  }

  /// The message about a tapped button, and its receiver; nil when no delegate answers it.
  var choiceMessage: (selector: Selector, receiver: Object)? {
    guard let delegate, delegate.responds(to: messages.clicked.selector) else { return nil }
    return (messages.clicked.selector, delegate)
  }

  /// Tells the delegate of a button that the user taps, and dismisses the panel.
  private func tapped(_ index: Int) throws {
    // The delegate may let go of the owner, and so of this panel.
    _ = owner.autoreleased()
    try tell(messages.clicked, index)
    try dismiss(at: index)
  }

  /// Dismisses the panel by a button. Does nothing when it is not visible.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  func dismiss(at index: Int) throws {
    guard controller != nil else { return }
    try tell(messages.willDismiss, index)
    // The delegate may have dismissed it.
    guard controller != nil else { return }
    _ = owner.autoreleased()
    (controller, visibleOwner) = (nil, nil)
    Self.shown = Self.shown.without([self])
    try tell(messages.didDismiss, index)
  }

  private func tell(_ message: Message<(Object) -> Void>) throws {
    guard let delegate, delegate.responds(to: message.selector) else { return }
    try message(delegate, owner)
  }

  private func tell(_ message: Message<(Object, Int) -> Void>, _ index: Int) throws {
    guard let delegate, delegate.responds(to: message.selector) else { return }
    try message(delegate, owner, index)
  }

  private func look(of index: Int) -> UIAlertAction.Style {
    switch index {
    case cancelIndex: .cancel
    case destructiveIndex: .destructive
    default: .normal
    }
  }

  /// Taps a button as a user does.
  ///
  /// - Returns: false when the panel is not visible, or the button is not there or not enabled.
  func tapButton(at index: Int) throws -> Bool {
    guard let actions = controller?.actions, actions.indices.contains(index) else { return false }
    return try actions[index].choose()
  }

  /// Looks again at which buttons can be tapped.
  func updateButtons() {
    for (index, action) in (controller?.actions ?? []).enumerated() {
      action.isEnabled = isEnabled(index)
    }
  }
}

extension UIAlertController {
  /// The alerts of alert views and action sheets over a window, the topmost last.
  package static func standalone(over window: UIWindow?) -> [UIAlertController] {
    AlertPanel.controllers(over: window)
  }
}
