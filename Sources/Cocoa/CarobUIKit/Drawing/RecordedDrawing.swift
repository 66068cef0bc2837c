import CarobRuntime

/// A drawing that is complete, and its text for a page, which is made when it is first needed. [any-thread]
package final class RecordedDrawing: Sendable {
  /// The drawing.
  package let drawing: Drawing

  private let text = Locked<String?>(nil)

  init(_ drawing: Drawing) { self.drawing = drawing }

  /// The drawing as a text of JSON.
  package var json: String {
    if let known = text.withLock({ $0 }) { return known }
    let made = drawing.json
    text.withLock { $0 = made }
    return made
  }
}
