import CarobRuntime
import CarobUIKit

/// Gets the texts of cells, labels and controls by messages, because a plugin's subclass may override the getters.
package enum LabelMessages {
  private static let textOfLabel = Message<() -> String?>("text")
  private static let currentTitle = Message<() -> String?>("currentTitle")
  private static let textLabel = Message<() -> Object?>("textLabel")
  private static let detailTextLabel = Message<() -> Object?>("detailTextLabel")

  /// Returns the text of a label or a text field.
  package static func text(_ label: Object) throws(MessageError) -> String? {
    try textOfLabel(label)
  }

  /// Returns the title of a button, or the texts of the labels in another control; empty for none.
  @MainActor
  package static func title(of control: UIControl) throws -> String {
    if let button = control as? UIButton, let title = try currentTitle(button) { return title }
    return try control.labelTexts().joined(separator: " ")
  }

  /// Returns the texts of a cell's main and second label; empty for a missing one. In a cell
  /// without these labels, the first label is the main one, and the others form the second text.
  @MainActor
  package static func texts(of cell: UIView) throws(MessageError) -> (String, String) {
    // A getter reports mistakes of handlers to the context. Reading a row is none.
    let listCell = cell as? UITableViewCell
    let context = listCell?.context
    listCell?.context = nil
    defer { listCell?.context = context }
    let main = try text(textLabel, of: cell)
    let second = try text(detailTextLabel, of: cell)
    if main != nil || second != nil { return (main ?? "", second ?? "") }
    let others = try cell.labelTexts()
    return (others.first ?? "", others.dropFirst().joined(separator: " "))
  }

  private static func text(
    _ label: Message<() -> Object?>, of cell: Object
  ) throws(MessageError) -> String? {
    guard cell.responds(to: label.selector), let label = try label(cell) else { return nil }
    return try text(label) ?? ""
  }
}
