import CarobRuntime

/// The lines and buttons of an alert in a picture, from the top.
struct AlertBox {
  /// The width of an alert, and the space above its first line and below its last one, in points.
  static let (width, padding) = (270.0, 12.0)
  /// The columns of text that fit into a line.
  private static let columns = 28

  /// A line of text or a button.
  struct Part {
    let text: String
    /// The classes of the text in the style sheet.
    let look: String
    let height: Double
    /// The distance of the text's baseline from the top.
    let baseline: Double
    let isButton: Bool
  }

  let isSheet: Bool
  private(set) var parts: [Part] = []

  init(_ alert: ScreenSnapshot.Alert) {
    isSheet = alert.isSheet
    if !alert.title.isEmpty { add(alert.title, "title middle") }
    if !alert.message.isEmpty { add(alert.message, "label middle") }
    for field in alert.fields { add(field.isEmpty ? "…" : field, "detail middle") }
    for button in alert.buttons {
      parts.append(
        Part(text: button, look: "tint middle", height: 44, baseline: 28, isButton: true))
    }
  }

  private mutating func add(_ text: String, _ look: String) {
    for line in text.lines(ofWidth: Self.columns).prefix(12) {
      parts.append(Part(text: line, look: look, height: 22, baseline: 16, isButton: false))
    }
  }

  /// The height of the whole box.
  var height: Double {
    let isOpen = parts.last?.isButton != true
    return parts.reduce(Self.padding * (isOpen ? 2 : 1)) { $0 + $1.height }
  }
}
