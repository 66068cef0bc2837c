import CarobRuntime
import CarobUIKit

/// Asks cells, labels and controls what they say, by messages, so that a plugin's subclass may answer in its own way.
package enum LabelMessages {
  private static let textOfLabel = Message<() -> String?>("text")
  private static let currentTitle = Message<() -> String?>("currentTitle")
  private static let textLabel = Message<() -> Object?>("textLabel")
  private static let detailTextLabel = Message<() -> Object?>("detailTextLabel")

  /// What a label or a text field says; nil for nothing.
  package static func text(_ label: Object) throws(MessageError) -> String? {
    try textOfLabel(label)
  }

  /// What a button says, or the labels in another control; empty for nothing.
  @MainActor
  package static func title(of control: UIControl) throws -> String {
    if let button = control as? UIButton, let title = try currentTitle(button) { return title }
    return try control.labelTexts().joined(separator: " ")
  }

  /// What a cell's main label and its second one say; empty when it has none. Of a cell that has no such
  /// labels, the first label in it is the main one, and what the others say is the second text.
  @MainActor
  package static func texts(of cell: UIView) throws(MessageError) -> (String, String) {
    UITableViewCell.isRead = true
    defer { UITableViewCell.isRead = false }
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
