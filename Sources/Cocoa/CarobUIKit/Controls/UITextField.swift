import CarobRuntime
import Foundation

/// A line of text that a user can edit.
///
/// There is no keyboard: `insertText(_:)` and `deleteBackward()` do what its keys do, at the end of the text.
@MainActor
open class UITextField: UIControl, TextInput {
  private final var content = ""
  private var delegateReference = WeakReference<Object>()

  /// The text.
  public final var text: String {
    get { content }
    set { content = newValue }
  }

  /// The text that is shown while the field is empty; nil for none.
  public final var placeholder: String?

  /// Whether the characters are hidden, as in a password field.
  public final var isSecure: Bool {
    get { traits.isSecure }
    set { traits.isSecure = newValue }
  }

  /// The colour of the text; nil for the usual one.
  public final var textColor: UIColor?

  /// The font; nil for the usual one.
  public final var font: UIFont?

  /// The alignment of the text.
  public final var textAlignment = UILabel.TextAlignment.natural

  /// Whether the text is cleared when editing begins.
  public final var clearsOnBeginEditing = false

  /// Whether the text is being edited.
  public private(set) final var isEditing = false

  /// The delegate: any object. Held weakly.
  public final var delegate: Object? {
    get { delegateReference.object }
    set { delegateReference.refer(to: newValue) }
  }

  final var traits = TextInputTraits()

  override func drawContent(in context: CGContext) {
    let isEmpty = text.isEmpty
    let color = isEmpty ? UIColor(white: 0.6) : textColor ?? .black
    let shown = isEmpty ? placeholder ?? "" : isSecure ? text.asDots : text
    StringDrawing.Style(font: font, color: color, alignment: textAlignment)
      .draw(shown, centeredIn: bounds.insetBy(dx: 7, dy: 0), context: context)
  }

  /// An enabled text field can become the first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate forbids it.
  open override func becomeFirstResponder() throws -> Bool {
    if isFirstResponder { return true }
    guard isInPlace, isEnabled, try mayBeginEditing() else { return false }
    guard try super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { content = "" }
    try didBeginEditing()
    try sendActions(for: .editingDidBegin)
    try UIKitNotification.textDidBeginEditing.post(about: self)
    return true
  }

  /// Ends editing, unless the delegate forbids it.
  open override func resignFirstResponder() throws -> Bool {
    guard isEditing else { return try super.resignFirstResponder() }
    guard try mayEndEditing(), try super.resignFirstResponder() else { return false }
    isEditing = false
    try didEndEditing()
    try sendActions(for: .editingDidEnd)
    try UIKitNotification.textDidEndEditing.post(about: self)
    return true
  }

  /// Whether there is text.
  public final var hasText: Bool { !content.isEmpty }

  /// Adds text at the end, as typing does, if the delegate allows it. A line feed is the return key.
  ///
  /// - Throws: `MessageError` when a handler raises.
  public final func insertText(_ text: String) throws(MessageError) {
    if text == "\n" { return try takeReturnKey() }
    let end = content.utf16.count
    try replace(NSRange(location: end, length: 0), with: text) { content += text }
  }

  /// Deletes the last character, if the delegate allows it.
  ///
  /// - Throws: as `insertText`.
  public final func deleteBackward() throws(MessageError) {
    guard let last = content.last else { return }
    let length = last.utf16.count
    let range = NSRange(location: content.utf16.count - length, length: length)
    try replace(range, with: "") { content.removeLast() }
  }

  private final func replace(
    _ range: NSRange, with text: String, _ change: () -> Void
  ) throws(MessageError) {
    guard isEnabled, try mayChange(range, to: text) else { return }
    change()
    try didChange()
    try sendActions(for: .editingChanged)
    try UIKitNotification.textDidChange.post(about: self)
  }

  private final func takeReturnKey() throws(MessageError) {
    guard try mayReturn() else { return }
    let isHandled = !events.isDisjoint(with: .editingDidEndOnExit)
    try sendActions(for: .editingDidEndOnExit)
    if isHandled { _ = try ResponderMessages.resignFirst(self) }
  }

  // MARK: Messages to the delegate. A search bar's field sends others as well.

  func mayBeginEditing() throws(MessageError) -> Bool {
    try Messages.asks(Messages.shouldBegin, delegate, self)
  }

  func didBeginEditing() throws(MessageError) {
    try Messages.tell(Messages.didBegin, delegate, self)
  }

  func mayEndEditing() throws(MessageError) -> Bool {
    try Messages.asks(Messages.shouldEnd, delegate, self)
  }

  func didEndEditing() throws(MessageError) {
    if let delegate, delegate.responds(to: Messages.didEndBecause.selector) {
      try Messages.didEndBecause(delegate, self, 0)
    } else {
      try Messages.tell(Messages.didEnd, delegate, self)
    }
  }

  func mayChange(_ range: NSRange, to text: String) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: Messages.shouldChange.selector) else { return true }
    return try Messages.shouldChange(delegate, self, range, text)
  }

  func didChange() throws(MessageError) {}

  func mayReturn() throws(MessageError) -> Bool {
    try Messages.asks(Messages.shouldReturn, delegate, self)
  }

  override func takeTap(at point: CGPoint) throws(MessageError) -> Bool? {
    isEnabled ? try ResponderMessages.becomeFirst(self) : false
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITextField.self,
      "A line of text that a user can edit. A program types with insertText: and deleteBackward."
    ) { field in
      field.declareProtocol(
        """
        @protocol UITextFieldDelegate <NSObject>
        @optional
        - (BOOL)textFieldShouldBeginEditing:(UITextField *)textField
        - (void)textFieldDidBeginEditing:(UITextField *)textField
        - (BOOL)textFieldShouldEndEditing:(UITextField *)textField
        - (void)textFieldDidEndEditing:(UITextField *)textField
        - (void)textFieldDidEndEditing:(UITextField *)textField \
        reason:(UITextFieldDidEndEditingReason)reason
        - (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range \
        replacementString:(NSString *)string
        - (BOOL)textFieldShouldClear:(UITextField *)textField
        - (BOOL)textFieldShouldReturn:(UITextField *)textField
        """,
        "What a text field asks and tells about editing.")
      defineText(field)
      defineEditing(field)
      defineTraits(field)
    }
  }
}
