import CarobFoundation
import CarobRuntime
import Foundation

/// An alert, or a sheet of actions: a title, a message, text fields and buttons over a screen that stays visible.
///
/// It is presented as any controller, and dismissed by its actions.
@MainActor
open class UIAlertController: UIViewController {
  /// The kind of alert. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// Actions at the lower edge of the screen.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// The kind of alert.
  public internal(set) final var preferredStyle = Style.actionSheet
  /// The text under the title; nil for none.
  public final var message: String? {
    didSet { if message != oldValue { arrange() } }
  }
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The fields, in the order in which they were added.
  public private(set) final var textFields: [UITextField] = []
  /// The emphasized action. `setPreferredAction(_:)` changes it.
  public private(set) final var preferredAction: UIAlertAction?

  /// The panel whose alert this is, which dismisses it; nil for an alert that was presented.
  final weak var panel: AlertPanel?

  /// Makes an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(isa: Self.runtimeClass)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  override var coversPresenter: Bool { false }

  // MARK: Parts

  /// Adds an action.
  ///
  /// - Throws: an exception when it would be the second one for cancelling.
  public final func addAction(_ action: UIAlertAction) throws {
    if action.style == .cancel, cancelAction != nil {
      throw ObjectiveCException.inconsistency(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    action.alert = self
    actions.append(action)
    arrange()
  }

  /// The action that leaves everything as it is; nil when there is none.
  package final var cancelAction: UIAlertAction? {
    for action in actions where action.style == .cancel { return action }
    return nil
  }

  /// Adds a text field.
  ///
  /// - Parameter configure: gets the field before it is shown.
  /// - Throws: an exception for a sheet of actions; the error of `configure`.
  public final func addTextField(_ configure: ((UITextField) throws -> Void)? = nil) throws {
    if preferredStyle != .alert {
      throw ObjectiveCException.inconsistency(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    textFields.append(field)
    try configure?(field)
    arrange()
  }

  /// Takes fields that somebody else has made.
  final func adopt(_ fields: [UITextField]) { textFields = fields }

  /// Sets the emphasized action.
  ///
  /// - Throws: an exception when it is not one of the actions.
  public final func setPreferredAction(_ action: UIAlertAction?) throws {
    if let action, !actions.contains(identical: action) {
      throw ObjectiveCException.inconsistency(
        "The preferredAction of an alert controller must be contained in the actions array or be nil"
      )
    }
    preferredAction = action
  }

  /// The actions in the order of their buttons: the one for cancelling is the left one of two, else the last one.
  package final var shownActions: [UIAlertAction] {
    guard let cancelAction else { return actions }
    let others = actions.without([cancelAction])
    return preferredStyle == .alert && others.count == 1
      ? [cancelAction] + others : others + [cancelAction]
  }

  // MARK: Choosing

  /// See `UIAlertAction.choose()`.
  final func choose(_ action: UIAlertAction) throws -> Bool {
    if let panel { return try panel.choose(action) }
    guard let presenter = presentingViewController else { return false }
    try presenter.dismiss(animated: true)
    try action.callHandler()
    return true
  }

  // MARK: The view

  private static let width = 270.0
  private static let lineHeight = 44.0

  open override func loadView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
    viewIfLoaded = view
    arrange()
  }

  /// Fills the view anew, if it is loaded: the message, the fields, and a button for each action.
  private func arrange() {
    guard let view = viewIfLoaded else { return }
    for view in view.addedSubviews where !(view is UITextField) { view.removeFromSuperview() }
    var parts: [UIView] = []
    if let message, !message.isEmpty {
      let label = UILabel()
      label.text = message
      label.numberOfLines = 0
      label.textAlignment = .center
      parts.append(label)
    }
    parts += textFields
    for action in shownActions {
      let button = action.button ?? Self.button(for: action)
      action.button = button
      button.isEnabled = action.isEnabled
      parts.append(button)
    }
    for (index, part) in parts.enumerated() {
      part.frame = CGRect(
        x: 0, y: Double(index) * Self.lineHeight, width: Self.width, height: Self.lineHeight)
      _ = view.addNew(part)
    }
  }

  private static func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton()
    button.setContent(\.title, action.title, for: .normal)
    button.addTarget(action, action: UIAlertAction.chosen, for: .touchUpInside)
    return button
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIAlertController.self,
      "An alert or a sheet of actions, which is presented over a screen."
    ) { alert in
      defineMaking(alert)
      alert.property("@property (nonatomic, copy) NSString *message", \.message)
      alert.property("@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle") {
        $0.preferredStyle.rawValue
      }
      alert.property("@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions") {
        $0.actions
      }
      alert.method("- (void)addAction:(UIAlertAction *)action") { (this, action: UIAlertAction) in
        try this.addAction(action)
      }
      alert.property("@property (nonatomic, strong) UIAlertAction *preferredAction") {
        $0.preferredAction
      } set: { (this, action: UIAlertAction?) in
        try this.setPreferredAction(action)
      }
      alert.property("@property (nonatomic, readonly) NSArray<UITextField *> *textFields") {
        this -> [UITextField]? in
        this.textFields.isEmpty ? nil : this.textFields
      }
      alert.method(
        """
        - (void)addTextFieldWithConfigurationHandler:\
        (void (^)(UITextField *textField))configurationHandler
        """
      ) { (this, configure: Block?) in
        try this.addTextField { try configure?.call($0) }
      }
      alert.method("- (BOOL)carob_chooseActionTitled:(NSString *)title") { (this, title: String) in
        for action in this.actions where action.title == title { return try action.choose() }
        return false
      }
    }
  }

  private static func defineMaking(_ alert: ClassMembers<UIAlertController>) {
    alert.classMethod(
      """
      + (instancetype)alertControllerWithTitle:(nullable NSString *)title \
      message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)style
      """
    ) { (cls: ClassObject, title: String?, message: String?, style: Int) -> Object in
      guard let style = Style(rawValue: style) else {
        throw ViewError.unknownNumber(style, of: "style of an alert controller", last: 1)
      }
      let made = try cls.instanceClass.make()
      guard let alert = made as? UIAlertController else { return made }
      MainActor.assumeIsolatedUnchecked {
        (alert.title, alert.message, alert.preferredStyle) = (title, message, style)
      }
      return made
    }
  }
}
