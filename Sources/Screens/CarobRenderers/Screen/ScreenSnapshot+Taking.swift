import CarobRuntime
import CarobUIKit

extension ScreenSnapshot {
  /// Reads a controller's screen, all at once; `ScreenReading` reads it in parts.
  ///
  /// Shows, and so configures, only the requested rows; in a collection also items beside them.
  ///
  /// - Parameters:
  ///   - rows: row numbers, counted from 0 through all sections; nil for all.
  ///   - width: the columns of text for the layout of a collection; nil for 80.
  ///   - tracing: whether rows record how their cells were configured.
  /// - Throws: `SnapshotError` when rows do not exist, or the screen fails to show them.
  /// - Complexity: O(sections + requested rows).
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

  /// Runs `body`, which asks the screen, and wraps its errors.
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
  /// Returns the texts of the visible labels in this view, back to front.
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
