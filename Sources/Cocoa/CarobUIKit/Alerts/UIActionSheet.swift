import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect

/// A sheet of buttons with a delegate, as programs have it that are older than `UIAlertController`.
@MainActor
open class UIActionSheet: UIView {
  /// The title; nil for none.
  public final var title: String?
  /// The delegate: any object. Not retained.
  public final var delegate: Object? {
    get { panel.delegate }
    set { panel.delegate = newValue }
  }
  /// The look; UIKit's numbers.
  public final var style = -1

  private final lazy var panel = AlertPanel(of: self, Self.messages)

  /// Whether the sheet is visible.
  public final var isVisible: Bool { panel.controller != nil }

  private final func fill(with objects: [Object], titles: [String]) {
    title = (objects[0] as? StringBox)?.string
    delegate = objects[1] is NullBox ? nil : objects[1]
    if let title = (objects[3] as? StringBox)?.string { panel.destructiveIndex = panel.add(title) }
    for title in titles { _ = panel.add(title) }
    if let title = (objects[2] as? StringBox)?.string { panel.cancelIndex = panel.add(title) }
  }

  // MARK: Showing

  /// Shows the sheet.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  public final func show() throws {
    try panel.show(title: title, message: nil, as: .actionSheet)
  }

  /// Dismisses the sheet by a button. Does nothing when it is not visible.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  public final func dismiss(at index: Int) throws { try panel.dismiss(at: index) }

  private nonisolated static let messages = AlertPanel.Messages(
    clicked: Message("actionSheet:clickedButtonAtIndex:"),
    willPresent: Message("willPresentActionSheet:"), didPresent: Message("didPresentActionSheet:"),
    willDismiss: Message("actionSheet:willDismissWithButtonIndex:"),
    didDismiss: Message("actionSheet:didDismissWithButtonIndex:"))

  /// The messages to the delegate.
  nonisolated package static var messagesToDelegate: [InformalMethod] { messages.all }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIActionSheet.self, "A sheet of buttons with a delegate, as older programs have it."
    ) { sheet in
      declareProtocol(sheet)
      sheet.titledInitializer(
        """
        - (instancetype)initWithTitle:(NSString *)title delegate:(id<UIActionSheetDelegate>)delegate \
        cancelButtonTitle:(NSString *)cancelButtonTitle \
        destructiveButtonTitle:(NSString *)destructiveButtonTitle \
        otherButtonTitles:(NSString *)otherButtonTitles, ... NS_REQUIRES_NIL_TERMINATION
        """
      ) { $0.fill(with: $1, titles: $2) }
      sheet.property("@property (nonatomic, copy) NSString *title", \.title)
      sheet.property(
        "@property (nonatomic, assign) id<UIActionSheetDelegate> delegate", \.delegate)
      sheet.property("@property (nonatomic) UIActionSheetStyle actionSheetStyle", \.style)
      sheet.property("@property (nonatomic, readonly, getter=isVisible) BOOL visible") {
        $0.isVisible
      }
      defineButtons(sheet)
      defineShowing(sheet)
    }
  }

  private static func defineButtons(_ sheet: ClassMembers<UIActionSheet>) {
    sheet.method("- (NSInteger)addButtonWithTitle:(NSString *)title") { (this, title: String?) in
      this.panel.add(title ?? "")
    }
    sheet.method("- (NSString *)buttonTitleAtIndex:(NSInteger)index") { (this, index: Int) in
      try this.panel.title(at: index)
    }
    sheet.property("@property (nonatomic, readonly) NSInteger numberOfButtons") {
      $0.panel.titles.count
    }
    sheet.property("@property (nonatomic) NSInteger cancelButtonIndex") {
      $0.panel.cancelIndex
    } set: {
      $0.panel.cancelIndex = $1
    }
    sheet.property("@property (nonatomic) NSInteger destructiveButtonIndex") {
      $0.panel.destructiveIndex
    } set: {
      $0.panel.destructiveIndex = $1
    }
    sheet.property("@property (nonatomic, readonly) NSInteger firstOtherButtonIndex") {
      $0.panel.firstOtherIndex
    }
  }

  /// Defines the methods that show the sheet. It is at the lower edge of the screen, whatever it belongs to.
  private static func defineShowing(_ sheet: ClassMembers<UIActionSheet>) {
    sheet.method("- (void)showInView:(UIView *)view") { (this, _: UIView?) in try this.show() }
    sheet.method("- (void)showFromTabBar:(UIView *)view") { (this, _: UIView?) in try this.show() }
    sheet.method("- (void)showFromToolbar:(UIView *)view") { (this, _: UIView?) in try this.show() }
    sheet.method("- (void)showFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated")
    { (this, _: CGRect, _: UIView?, _: Bool) in try this.show() }
    sheet.method("- (void)showFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated") {
      (this, _: UIBarButtonItem?, _: Bool) in try this.show()
    }
    sheet.method("- (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated") {
      (this, index: Int, _: Bool) in
      try this.dismiss(at: index)
    }
    sheet.method("- (BOOL)carob_tapButtonAtIndex:(NSInteger)index") { (this, index: Int) in
      try this.panel.tapButton(at: index)
    }
  }

  private static func declareProtocol(_ sheet: ClassMembers<UIActionSheet>) {
    sheet.declareProtocol(
      """
      @protocol UIActionSheetDelegate <NSObject>
      @optional
      - (void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)buttonIndex
      - (void)actionSheetCancel:(UIActionSheet *)actionSheet
      - (void)willPresentActionSheet:(UIActionSheet *)actionSheet
      - (void)didPresentActionSheet:(UIActionSheet *)actionSheet
      - (void)actionSheet:(UIActionSheet *)actionSheet \
      willDismissWithButtonIndex:(NSInteger)buttonIndex
      - (void)actionSheet:(UIActionSheet *)actionSheet \
      didDismissWithButtonIndex:(NSInteger)buttonIndex
      """, "The delegate of an action sheet, which hears of the button that was tapped.")
  }
}
