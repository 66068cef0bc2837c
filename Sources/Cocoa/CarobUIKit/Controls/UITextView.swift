import CarobFoundation
import CarobRuntime
import Foundation

/// A text of several lines that a user can edit.
///
/// There is no keyboard: `insertText(_:)` and `deleteBackward()` do what its keys do, at the selection.
@MainActor
open class UITextView: UIScrollView, TextInput {
  private final var content = ""
  private final var styledContent: AttributedStringBox?
  private final var selection = NSRange(location: 0, length: 0)

  final var traits = TextInputTraits()

  /// The look of the text, of which only the insets are drawn.
  final var look = Look()

  struct Look {
    var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var typingAttributes: DictionaryBox?
    var linkAttributes: DictionaryBox?
    var detectors: UInt = 0
    var allowsEditingAttributes = false
    var clearsOnInsertion = false
  }

  /// The text. Setting it puts the selection at its end, and tells nobody.
  public final var text: String {
    get { content }
    set {
      content = newValue
      styledContent = nil
      selection = NSRange(location: newValue.utf16.count, length: 0)
    }
  }

  /// The text with attributes, which are kept until the text changes.
  public final var attributedText: AttributedStringBox {
    get { styledContent ?? AttributedStringBox(content) }
    set {
      text = newValue.string
      styledContent = newValue.immutable
    }
  }

  /// The selected range, in UTF-16 units, as far as there is text.
  public final var selectedRange: NSRange { selection }

  /// The colour of the text; nil for the usual one.
  public final var textColor: UIColor?
  /// The font; nil for the usual one.
  public final var font: UIFont?
  /// The alignment of the text.
  public final var textAlignment = UILabel.TextAlignment.natural
  /// Whether a user can edit the text.
  public final var isEditable = true
  /// Whether a user can select parts of the text.
  public final var isSelectable = true
  /// Whether the text is being edited.
  public private(set) final var isEditing = false
  /// Whether there is text.
  public final var hasText: Bool { !content.isEmpty }

  override func drawContent(in context: CGContext) {
    let inset = look.textContainerInset
    // A text container has five points at each side.
    let rect = CGRect(
      x: inset.left + 5, y: inset.top, width: bounds.width - inset.left - inset.right - 10,
      height: .greatestFiniteMagnitude)
    guard rect.width > 0 else { return }
    let style = StringDrawing.Style(
      font: font, color: textColor ?? .black, alignment: textAlignment)
    let lines = style.metrics.lines(of: text, within: rect.width)
    StringDrawing.draw(lines, style, in: rect, context: context)
  }

  /// A text view that can be edited can become the first responder.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, unless the delegate forbids it.
  open override func becomeFirstResponder() throws -> Bool {
    if isFirstResponder { return true }
    guard isInPlace, isEditable, try asks(EditingMessages.shouldBegin) else { return false }
    guard try super.becomeFirstResponder() else { return false }
    isEditing = true
    try tells(EditingMessages.didBegin)
    try UIKitNotification.textViewDidBeginEditing.post(about: self)
    return true
  }

  /// Ends editing, unless the delegate forbids it.
  open override func resignFirstResponder() throws -> Bool {
    guard isEditing else { return try super.resignFirstResponder() }
    guard try asks(EditingMessages.shouldEnd), try super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    try tells(EditingMessages.didEnd)
    try UIKitNotification.textViewDidEndEditing.post(about: self)
    return true
  }

  /// Selects a range, as far as there is text, and tells the delegate when it is another one.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  public final func select(_ range: NSRange) throws(MessageError) {
    let count = content.utf16.count
    let start = min(max(range.location, 0), count)
    let range = NSRange(location: start, length: min(max(range.length, 0), count - start))
    guard range != selection else { return }
    selection = range
    try tells(EditingMessages.didChangeSelection)
  }

  /// Replaces the selection, as typing does, if the delegate allows it.
  ///
  /// - Throws: `MessageError` when a handler raises.
  public final func insertText(_ text: String) throws(MessageError) {
    try replace(selection, with: text)
  }

  /// Deletes the selection, or the character before it, if the delegate allows it.
  ///
  /// - Throws: as `insertText`.
  public final func deleteBackward() throws(MessageError) {
    if selection.length > 0 { return try replace(selection, with: "") }
    let before = String(decoding: content.utf16.prefix(selection.location), as: UTF16.self)
    guard let last = before.last else { return }
    let length = last.utf16.count
    try replace(
      NSRange(location: selection.location - length, length: length), with: "")
  }

  private final func replace(_ range: NSRange, with text: String) throws(MessageError) {
    if let delegate, delegate.responds(to: EditingMessages.shouldChange.selector) {
      guard try EditingMessages.shouldChange(delegate, self, range, text) else { return }
    }
    // The delegate may have changed the text.
    let units = Array(content.utf16)
    let start = min(range.location, units.count)
    let end = min(start + range.length, units.count)
    content = String(decoding: units[..<start] + Array(text.utf16) + units[end...], as: UTF16.self)
    styledContent = nil
    selection = NSRange(location: start + text.utf16.count, length: 0)
    try tells(EditingMessages.didChangeSelection)
    try tells(EditingMessages.didChange)
    try UIKitNotification.textViewDidChange.post(about: self)
  }

  private final func asks(_ message: Message<(Object) -> Bool>) throws(MessageError) -> Bool {
    try UITextField.Messages.asks(message, delegate, self)
  }

  private final func tells(_ message: Message<(Object) -> Void>) throws(MessageError) {
    try UITextField.Messages.tell(message, delegate, self)
  }

  override func takeTap(at point: CGPoint) throws(MessageError) -> Bool? {
    isEditable ? try ResponderMessages.becomeFirst(self) : false
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITextView.self,
      "A text of several lines that a user can edit. A program types with insertText: and deleteBackward."
    ) { view in
      declareEditingProtocol(view)
      defineText(view)
      defineEditing(view)
      defineLook(view)
      view.hasTextInputTraits()
    }
  }
}

extension UITextView: TextEditing {
  package var editedText: String { text }
  package var mayBeEdited: Bool { isEditable }
  package var hasLines: Bool { true }
  package var editingResponder: UIResponder { self }
  package var editingDelegate: Object? { delegate }
  package var changeMessages: [String] {
    [
      "textView:shouldChangeTextInRange:replacementText:", "textViewDidChangeSelection:",
      "textViewDidChange:",
    ]
  }

  package func type(_ text: String) throws(MessageError) {
    guard text != content else { return }
    let (old, new) = (Array(content.utf16), Array(text.utf16))
    // Characters that are in both, at the beginning and at the end, stay.
    let same = zip(old, new).equalPrefixCount
    let start = same > 0 && UTF16.isLeadSurrogate(old[same - 1]) ? same - 1 : same
    let rest = zip(old[start...].reversed(), new[start...].reversed()).equalPrefixCount
    let isWhole = rest == 0 || !UTF16.isTrailSurrogate(new[new.count - rest])
    let end = isWhole ? rest : rest - 1
    try replace(
      NSRange(location: start, length: old.count - end - start),
      with: String(decoding: new[start..<(new.count - end)], as: UTF16.self))
  }

  package func pressReturn() throws(MessageError) { try insertText("\n") }
}
