import CarobRuntime
import CarobUIKit

extension ScreenSnapshot {
  /// What a controller's screen shows now, all of it at once; `ScreenReading` reads it in parts.
  ///
  /// Only the rows asked for are made visible and so configured, a few at a time; in a collection also the
  /// items that lie beside them.
  ///
  /// - Parameters:
  ///   - rows: row numbers, counted from 0 through all sections; nil for all.
  ///   - width: the columns of text that a collection is to be laid out for; nil for 80.
  ///   - tracing: whether each row is to tell what was tried to configure it.
  /// - Throws: `SnapshotError` when the screen does not have all of the rows, or fails to show them.
  /// - Complexity: O(sections + rows asked for).
  @MainActor
  public init(
    of controller: UIViewController, rows: Range<Int>? = nil, width: Int? = nil,
    tracing: Bool = false
  ) throws(SnapshotError) {
    var reading = try ScreenReading(of: controller, rows: rows, width: width, tracing: tracing)
    var held = HeldSections(of: reading.outline)
    while let part = try reading.next() { held.add(part) }
    self = reading.outline.screen
    sections = held.takeAll().sections
  }

  private static let title = Message<() -> String?>("title")

  /// A controller's title; empty when it has none.
  package static func title(of controller: UIViewController) throws(SnapshotError) -> String {
    try sending { () throws(MessageError) in try title(controller) ?? "" }
  }

  /// Runs what asks the screen, and wraps its error.
  static func sending<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(SnapshotError) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      throw .failed(error)
    }
  }
}

extension UIView {
  /// What the labels in this view say, back to front, without those that are hidden or empty.
  package func labelTexts() throws(MessageError) -> [String] {
    if isHidden { return [] }
    var texts: [String] = []
    if self is UILabel, let text = try LabelMessages.text(self), !text.isEmpty {
      texts.append(text)
    }
    for view in subviews { texts += try view.labelTexts() }
    return texts
  }
}
