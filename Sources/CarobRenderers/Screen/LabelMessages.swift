import CarobRuntime
import InstantCocoa

/// Asks cells and labels what they say, by messages, so that a plugin's subclass may answer in its own way.
enum LabelMessages {
  private static let textOfLabel = Message<() -> String?>("text")
  private static let textLabel = Message<() -> Object?>("textLabel")
  private static let detailTextLabel = Message<() -> Object?>("detailTextLabel")

  /// What a label says; nil for nothing.
  static func text(_ label: Object) throws(MessageError) -> String? {
    try textOfLabel(label)
  }

  /// What a cell's main label says; empty when it has none.
  static func mainText(of cell: UITableViewCell) throws(MessageError) -> String {
    guard let label = try textLabel(cell) else { return "" }
    return try text(label) ?? ""
  }

  /// What a cell's second label says; empty when it has none.
  static func detailText(of cell: UITableViewCell) throws(MessageError) -> String {
    guard let label = try detailTextLabel(cell) else { return "" }
    return try text(label) ?? ""
  }
}
