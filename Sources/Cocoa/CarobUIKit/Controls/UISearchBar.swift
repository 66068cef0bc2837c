import CarobRuntime
import Foundation

/// A search field, with buttons that nobody sees. `searchTextField` takes the user's text; a line feed presses the
/// search button.
@MainActor
open class UISearchBar: UIView, TextInput {
  private final var madeField: UISearchTextField?

  /// The field for the text, inside the bar.
  public final var searchTextField: UISearchTextField {
    if let madeField { return madeField }
    let field = addNew(UISearchTextField(), as: &madeField)
    field.bar = self
    return field
  }

  final var traits: TextInputTraits {
    get { searchTextField.traits }
    set { searchTextField.traits = newValue }
  }

  /// The delegate: any object. Held weakly.
  public final var delegate: Object? {
    get { delegateReference.object }
    set { delegateReference.refer(to: newValue) }
  }
  private var delegateReference = WeakReference<Object>()

  /// The text above the field; nil for none.
  public final var prompt: String?

  /// Whether there is a cancel button.
  public final var showsCancelButton = false

  /// Whether the buttons for scopes are shown.
  public final var showsScopeBar = false

  /// The titles of the scopes; nil for none.
  public final var scopeButtonTitles: [String]?

  /// The index of the selected scope.
  public final var selectedScope = 0

  /// The look of the bar, which nobody draws.
  final var barStyle = 0
  final var searchBarStyle: UInt = 0
  final var barTintColor: UIColor?

  /// Replaces the text and tells the delegate.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  public final func setText(_ text: String) throws(MessageError) {
    searchTextField.text = text
    try tellTextChanged()
  }

  /// Chooses a scope and tells the delegate.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  public final func selectScope(_ scope: Int) throws(MessageError) {
    selectedScope = scope
    guard let delegate, delegate.responds(to: Messages.didSelectScope.selector) else { return }
    try Messages.didSelectScope(delegate, self, scope)
  }

  final func tellTextChanged() throws(MessageError) {
    guard let delegate, delegate.responds(to: Messages.textDidChange.selector) else { return }
    try Messages.textDidChange(delegate, self, searchTextField.text)
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { madeField?.isFirstResponder ?? false }

  open override func becomeFirstResponder() throws -> Bool {
    try searchTextField.becomeFirstResponder()
  }

  open override func resignFirstResponder() throws -> Bool {
    try madeField?.resignFirstResponder() ?? true
  }

  /// The messages to a search bar's delegate. All are optional.
  package nonisolated enum Messages {
    static let shouldBegin = Message<(Object) -> Bool>("searchBarShouldBeginEditing:")
    static let didBegin = Message<(Object) -> Void>("searchBarTextDidBeginEditing:")
    static let shouldEnd = Message<(Object) -> Bool>("searchBarShouldEndEditing:")
    static let didEnd = Message<(Object) -> Void>("searchBarTextDidEndEditing:")
    static let shouldChange = Message<(Object, NSRange, String) -> Bool>(
      "searchBar:shouldChangeTextInRange:replacementText:")
    static let textDidChange = Message<(Object, String) -> Void>("searchBar:textDidChange:")
    static let didSearch = Message<(Object) -> Void>("searchBarSearchButtonClicked:")
    static let didSelectScope = Message<(Object, Int) -> Void>(
      "searchBar:selectedScopeButtonIndexDidChange:")
    /// Sent by programs only, because nobody presses the button.
    static let didCancel = Message<(Object) -> Void>("searchBarCancelButtonClicked:")

    package static var all: [InformalMethod] {
      [
        .init(shouldBegin), .init(didBegin), .init(shouldEnd), .init(didEnd), .init(shouldChange),
        .init(textDidChange), .init(didSearch), .init(didSelectScope), .init(didCancel),
      ]
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UISearchBar.self, "A field for what is searched for, with scopes."
    ) { bar in
      declareProtocols(bar)
      bar.property("@property (nonatomic, readonly) UISearchTextField *searchTextField") {
        $0.searchTextField
      }
      bar.property(
        "@property (nonatomic, copy) NSString *text",
        get: { this -> String? in this.searchTextField.text },
        set: { (this, text: String?) in try this.setText(text ?? "") })
      bar.property(
        "@property (nonatomic, copy) NSString *placeholder", \.searchTextField.placeholder)
      bar.property("@property (nonatomic, weak) id<UISearchBarDelegate> delegate", \.delegate)
      bar.property("@property (nonatomic, copy) NSString *prompt", \.prompt)
      bar.hasTextInputTraits()
      bar.property("@property (nonatomic) UIBarStyle barStyle", \.barStyle)
      bar.property("@property (nonatomic) UISearchBarStyle searchBarStyle", \.searchBarStyle)
      bar.property("@property (nonatomic, strong) UIColor *barTintColor", \.barTintColor)
      bar.property("@property (nonatomic) BOOL showsCancelButton", \.showsCancelButton)
      bar.method("- (void)setShowsCancelButton:(BOOL)shows animated:(BOOL)animated") {
        (this, shows: Bool, _: Bool) in
        this.showsCancelButton = shows
      }
      bar.property("@property (nonatomic) BOOL showsScopeBar", \.showsScopeBar)
      bar.property(
        "@property (nonatomic, copy) NSArray<NSString *> *scopeButtonTitles", \.scopeButtonTitles)
      bar.property(
        "@property (nonatomic) NSInteger selectedScopeButtonIndex", get: { $0.selectedScope },
        set: { try $0.selectScope($1) })
    }
  }
}

/// The protocols of a search bar's delegate.
extension UISearchBar {
  private static func declareProtocols(_ bar: ClassMembers<UISearchBar>) {
    bar.declareProtocol(
      "@protocol UIBarPositioningDelegate <NSObject>",
      "The delegate of a bar. It says nothing here, since nobody sees where bars are.")
    bar.declareProtocol(
      """
      @protocol UISearchBarDelegate <UIBarPositioningDelegate>
      @optional
      - (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar
      - (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar
      - (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar
      - (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar
      - (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText
      - (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range \
      replacementText:(NSString *)text
      - (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar
      - (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar
      - (void)searchBar:(UISearchBar *)searchBar \
      selectedScopeButtonIndexDidChange:(NSInteger)selectedScope
      """,
      "What a search bar asks and tells about what is searched for.")
  }
}

/// The text field of a search bar. Sends to the bar's delegate as well as to the field's.
@MainActor
open class UISearchTextField: UITextField {
  final weak var bar: UISearchBar?

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UISearchTextField.self, "The field inside a search bar."
    ) { _ in }
  }

  override func mayBeginEditing() throws(MessageError) -> Bool {
    guard try super.mayBeginEditing() else { return false }
    guard let bar else { return true }
    return try Messages.asks(UISearchBar.Messages.shouldBegin, bar.delegate, bar)
  }

  override func didBeginEditing() throws(MessageError) {
    try super.didBeginEditing()
    if let bar { try Messages.tell(UISearchBar.Messages.didBegin, bar.delegate, bar) }
  }

  override func mayEndEditing() throws(MessageError) -> Bool {
    guard try super.mayEndEditing() else { return false }
    guard let bar else { return true }
    return try Messages.asks(UISearchBar.Messages.shouldEnd, bar.delegate, bar)
  }

  override func didEndEditing() throws(MessageError) {
    try super.didEndEditing()
    if let bar { try Messages.tell(UISearchBar.Messages.didEnd, bar.delegate, bar) }
  }

  override func mayChange(_ range: NSRange, to text: String) throws(MessageError) -> Bool {
    guard try super.mayChange(range, to: text) else { return false }
    guard let bar, let delegate = bar.delegate,
      delegate.responds(to: UISearchBar.Messages.shouldChange.selector)
    else { return true }
    return try UISearchBar.Messages.shouldChange(delegate, bar, range, text)
  }

  override func didChange() throws(MessageError) {
    try super.didChange()
    try bar?.tellTextChanged()
  }

  override func mayReturn() throws(MessageError) -> Bool {
    guard try super.mayReturn() else { return false }
    if let bar { try Messages.tell(UISearchBar.Messages.didSearch, bar.delegate, bar) }
    return true
  }
}
