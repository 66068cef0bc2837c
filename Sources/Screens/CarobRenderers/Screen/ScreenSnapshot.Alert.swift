import CarobUIKit

extension ScreenSnapshot {
  /// An alert or a sheet of actions over a screen.
  public struct Alert: Codable, Hashable, Sendable {
    /// The title; empty for none.
    public var title: String
    /// The text under the title; empty for none.
    public var message: String
    /// The texts of the fields, or their placeholders, in order.
    public var fields: [String]
    /// The titles of the buttons, in order.
    public var buttons: [String]
    /// Whether it is a sheet of actions, which lies at the lower edge.
    public var isSheet: Bool

    /// Creates an alert.
    public init(
      title: String = "", message: String = "", fields: [String] = [], buttons: [String] = [],
      isSheet: Bool = false
    ) {
      (self.title, self.message, self.fields) = (title, message, fields)
      (self.buttons, self.isSheet) = (buttons, isSheet)
    }

    @MainActor
    init(of alert: UIAlertController) throws {
      self.init(
        title: try alert.askedTitle() ?? "", message: alert.message ?? "",
        fields: try alert.textFields.map { field in
          let text = try Surroundings.text(of: field)
          return text.isEmpty ? field.placeholder ?? "" : text
        },
        buttons: alert.shownActions.map { $0.title ?? "" },
        isSheet: alert.preferredStyle == .actionSheet)
    }

    /// Reads the alerts over a controller, the topmost last.
    @MainActor
    static func over(_ controller: UIViewController) throws -> [Alert] {
      var alerts: [UIAlertController] = []
      var next = controller.presentedViewController
      while let alert = next as? UIAlertController {
        alerts.append(alert)
        next = alert.presentedViewController
      }
      let standalone = UIAlertController.standalone(over: controller.viewIfLoaded?.window)
      return try (alerts + standalone).map { try Alert(of: $0) }
    }
  }
}
