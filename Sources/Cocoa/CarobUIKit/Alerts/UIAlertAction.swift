import CarobFoundation
import CarobRuntime

/// An action of an alert: the title and the look of a button, and a block.
@MainActor
open class UIAlertAction: Object {
  /// The look of the button. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// A button that does something.
    case normal = 0
    /// The button that leaves everything as it is. An alert has at most one.
    case cancel = 1
    /// A button that destroys something.
    case destructive = 2
  }

  /// The title; nil for none.
  public private(set) final var title: String?
  /// The look of the button.
  public private(set) final var style = Style.normal
  /// Whether the user can choose the action.
  public final var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }
  private final var handler: ((UIAlertAction) throws -> Void)?

  /// The alert with the action; nil before it is added.
  final weak var alert: UIAlertController?
  /// The button in the alert's view; nil before that is loaded.
  final var button: UIButton?

  /// Makes an action.
  ///
  /// - Parameter handler: called after the alert was dismissed by this action.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) throws -> Void)? = nil
  ) {
    self.init(isa: Self.runtimeClass)
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Chooses the action as a user does, who taps its button: dismisses the alert, and calls the handler.
  ///
  /// - Returns: false, without a change, when the action is not enabled or its alert is not presented.
  /// - Throws: `ViewControllerError` when a message fails or the handler raises.
  @discardableResult
  public final func choose() throws -> Bool {
    guard isEnabled, let alert else { return false }
    return try alert.choose(self)
  }

  /// Whether the action is the preferred one of its alert.
  package final var isPreferred: Bool { alert?.preferredAction === self }

  final func callHandler() throws { try handler?(self) }

  /// The message of the action's button.
  static let chosen = Selector("carob_choose")

  /// The message that tells the program of the choice, and its receiver: the delegate of an alert view or an action sheet,
  /// else the action, which calls its block.
  package final var choiceMessage: (selector: Selector, receiver: Object) {
    alert?.panel?.choiceMessage ?? (Self.chosen, self)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIAlertAction.self, "A button of an alert, with the block that it calls."
    ) { action in
      action.adopt("NSCopying")
      action.classMethod(
        """
        + (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style \
        handler:(void (^)(UIAlertAction *action))handler
        """
      ) { (cls: ClassObject, title: String?, style: Int, handler: Block?) -> Object in
        guard let style = Style(rawValue: style) else {
          throw ViewError.unknownNumber(style, of: "style of an alert's action", last: 2)
        }
        let made = try cls.instanceClass.make()
        guard let action = made as? UIAlertAction else { return made }
        MainActor.assumeIsolatedUnchecked {
          (action.title, action.style) = (title, style)
          if let handler { action.handler = { try handler.call($0) } }
        }
        return made
      }
      action.property("@property (nonatomic, readonly) NSString *title") { $0.title }
      action.property("@property (nonatomic, readonly) UIAlertActionStyle style") {
        $0.style.rawValue
      }
      action.property("@property (nonatomic, getter=isEnabled) BOOL enabled", \.isEnabled)
      action.method("- (BOOL)carob_choose") { try $0.choose() }
      action.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        let copy = UIAlertAction(title: this.title, style: this.style)
        (copy.handler, copy.isEnabled) = (this.handler, this.isEnabled)
        return copy
      }
    }
  }
}

extension UIButton {
  /// The action of an alert whose button this is; nil for other buttons.
  package final var alertAction: UIAlertAction? {
    for case let action as UIAlertAction in targets { return action }
    return nil
  }
}
