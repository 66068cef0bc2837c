import CarobRuntime

/// A view whose text a user edits: a text field, a search bar or a text view.
@MainActor
package protocol TextEditing: UIView {
  /// The text.
  var editedText: String { get }
  /// Whether the text can be edited.
  var mayBeEdited: Bool { get }
  /// Whether the text may have several lines. Otherwise a line feed is the return key.
  var hasLines: Bool { get }
  /// The view that becomes the first responder.
  var editingResponder: UIResponder { get }
  /// The object that hears of the editing, and the names of the messages about each change.
  var editingDelegate: Object? { get }
  var changeMessages: [String] { get }

  /// Makes the text another one, as keys do, as far as the delegate allows it.
  ///
  /// - Throws: `MessageError` when a handler raises.
  func type(_ text: String) throws(MessageError)

  /// Presses the return key.
  ///
  /// - Throws: as `type`.
  func pressReturn() throws(MessageError)
}

extension UITextField: TextEditing {
  package var editedText: String { text }
  package var mayBeEdited: Bool { isEnabled }
  package var hasLines: Bool { false }
  package var editingResponder: UIResponder { self }
  package var editingDelegate: Object? { delegate }
  package var changeMessages: [String] {
    ["textField:shouldChangeCharactersInRange:replacementString:"]
  }

  package func type(_ text: String) throws(MessageError) {
    let kept = zip(self.text, text).equalPrefixCount
    for _ in 0..<max(0, self.text.count - kept) { try deleteBackward() }
    let rest = text.dropFirst(kept)
    if !rest.isEmpty { try insertText(String(rest)) }
  }

  package func pressReturn() throws(MessageError) { try insertText("\n") }
}

extension UISearchBar: TextEditing {
  package var editedText: String { searchTextField.text }
  package var mayBeEdited: Bool { searchTextField.isEnabled }
  package var hasLines: Bool { false }
  package var editingResponder: UIResponder { searchTextField }
  package var editingDelegate: Object? { delegate }
  package var changeMessages: [String] {
    ["searchBar:shouldChangeTextInRange:replacementText:", "searchBar:textDidChange:"]
  }

  package func type(_ text: String) throws(MessageError) { try searchTextField.type(text) }

  package func pressReturn() throws(MessageError) { try searchTextField.pressReturn() }
}
