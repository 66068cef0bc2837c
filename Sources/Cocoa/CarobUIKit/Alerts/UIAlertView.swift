import CarobFoundation
import CarobRuntime

/// An alert with a delegate, as programs have it that are older than `UIAlertController`. It is visible from `show` until a
/// button is tapped or `dismiss` is called, over the window that was the key one.
@MainActor
open class UIAlertView: UIView {
  /// The fields of an alert. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// No field.
    case plain = 0
    /// A field that hides its text.
    case secureText = 1
    /// A field.
    case plainText = 2
    /// Two fields, of which the second one hides its text.
    case login = 3
  }

  /// The title; nil for none.
  public final var title: String?
  /// The text under the title; nil for none.
  public final var message: String?
  /// The delegate: any object. Not retained.
  public final var delegate: Object? {
    get { panel.delegate }
    set { panel.delegate = newValue }
  }
  /// The fields.
  public final var style = Style.plain {
    didSet { if style != oldValue { fields = [] } }
  }

  private final lazy var panel = makePanel()
  private final var fields: [UITextField] = []

  private func makePanel() -> AlertPanel {
    let panel = AlertPanel(of: self, Self.messages)
    panel.isEnabled = { [unowned self] index in
      index != self.panel.firstOtherIndex || allowsFirstOther
    }
    return panel
  }

  /// Whether the alert is visible.
  public final var isVisible: Bool { panel.controller != nil }

  /// The text fields of the style.
  public final var textFields: [UITextField] {
    if fields.isEmpty {
      if style != .plain { fields.append(UITextField()) }
      if style == .login { fields.append(UITextField()) }
      if style == .secureText || style == .login { fields.last?.isSecure = true }
      if style == .login {
        fields[0].placeholder = "Login"
        fields[1].placeholder = "Password"
      }
      for field in fields {
        field.addTarget(self, action: Selector("carob_fieldChanged"), for: .editingChanged)
      }
    }
    return fields
  }

  private final func fill(with objects: [Object], titles: [String]) {
    title = (objects[0] as? StringBox)?.string
    message = (objects[1] as? StringBox)?.string
    delegate = objects[2] is NullBox ? nil : objects[2]
    if let cancel = (objects[3] as? StringBox)?.string { panel.cancelIndex = panel.add(cancel) }
    for title in titles { _ = panel.add(title) }
  }

  // MARK: Showing

  /// Shows the alert.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  public final func show() throws {
    try panel.show(title: title, message: message, as: .alert, fields: textFields)
  }

  /// Dismisses the alert by a button. Does nothing when it is not visible.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  public final func dismiss(at index: Int) throws { try panel.dismiss(at: index) }

  private var allowsFirstOther: Bool {
    guard let delegate, delegate.responds(to: Self.shouldEnable.selector) else { return true }
    return (try? Self.shouldEnable(delegate, self)) ?? true
  }

  private nonisolated static let messages = AlertPanel.Messages(
    clicked: Message("alertView:clickedButtonAtIndex:"),
    willPresent: Message("willPresentAlertView:"), didPresent: Message("didPresentAlertView:"),
    willDismiss: Message("alertView:willDismissWithButtonIndex:"),
    didDismiss: Message("alertView:didDismissWithButtonIndex:"))
  private nonisolated static let shouldEnable = Message<(Object) -> Bool>(
    "alertViewShouldEnableFirstOtherButton:")

  /// The messages to the delegate.
  nonisolated package static var messagesToDelegate: [InformalMethod] {
    messages.all + [.init(shouldEnable)]
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIAlertView.self, "An alert with a delegate, as older programs have it."
    ) { alert in
      declareProtocol(alert)
      alert.titledInitializer(
        """
        - (instancetype)initWithTitle:(NSString *)title message:(NSString *)message \
        delegate:(id)delegate cancelButtonTitle:(NSString *)cancelButtonTitle \
        otherButtonTitles:(NSString *)otherButtonTitles, ... NS_REQUIRES_NIL_TERMINATION
        """
      ) { $0.fill(with: $1, titles: $2) }
      alert.property("@property (nonatomic, copy) NSString *title", \.title)
      alert.property("@property (nonatomic, copy) NSString *message", \.message)
      alert.property("@property (nonatomic, assign) id delegate", \.delegate)
      alert.property(
        "@property (nonatomic) UIAlertViewStyle alertViewStyle", "style of an alert view", last: 3,
        get: { $0.style }, set: { $0.style = $1 })
      alert.property("@property (nonatomic, readonly, getter=isVisible) BOOL visible") {
        $0.isVisible
      }
      defineButtons(alert)
      alert.method("- (UITextField *)textFieldAtIndex:(NSInteger)index") { (this, index: Int) in
        let fields = this.textFields
        guard fields.indices.contains(index) else {
          throw ObjectiveCException.invalidArgument(
            "textFieldIndex (\(index)) is outside of the bounds of the array of text fields")
        }
        return fields[index]
      }
      alert.method("- (void)show") { try $0.show() }
      alert.method(
        "- (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated"
      ) { (this, index: Int, _: Bool) in
        try this.dismiss(at: index)
      }
      alert.method("- (BOOL)carob_tapButtonAtIndex:(NSInteger)index") { (this, index: Int) in
        try this.panel.tapButton(at: index)
      }
      alert.method("carob_fieldChanged") { $0.panel.updateButtons() }
    }
  }

  private static func defineButtons(_ alert: ClassMembers<UIAlertView>) {
    alert.method("- (NSInteger)addButtonWithTitle:(NSString *)title") { (this, title: String?) in
      this.panel.add(title ?? "")
    }
    alert.method("- (NSString *)buttonTitleAtIndex:(NSInteger)index") { (this, index: Int) in
      try this.panel.title(at: index)
    }
    alert.property("@property (nonatomic, readonly) NSInteger numberOfButtons") {
      $0.panel.titles.count
    }
    alert.property("@property (nonatomic) NSInteger cancelButtonIndex") {
      $0.panel.cancelIndex
    } set: {
      $0.panel.cancelIndex = $1
    }
    alert.property("@property (nonatomic, readonly) NSInteger firstOtherButtonIndex") {
      $0.panel.firstOtherIndex
    }
  }

  private static func declareProtocol(_ alert: ClassMembers<UIAlertView>) {
    alert.declareProtocol(
      """
      @protocol UIAlertViewDelegate <NSObject>
      @optional
      - (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)buttonIndex
      - (void)alertViewCancel:(UIAlertView *)alertView
      - (void)willPresentAlertView:(UIAlertView *)alertView
      - (void)didPresentAlertView:(UIAlertView *)alertView
      - (void)alertView:(UIAlertView *)alertView willDismissWithButtonIndex:(NSInteger)buttonIndex
      - (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)buttonIndex
      - (BOOL)alertViewShouldEnableFirstOtherButton:(UIAlertView *)alertView
      """, "The delegate of an alert view, which hears of the button that was tapped.")
  }
}
