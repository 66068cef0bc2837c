import CarobUIKit

extension ScreenSnapshot {
  /// An alert or a sheet of actions over a screen.
  public struct Alert: Codable, Hashable, Sendable {
    /// The title; empty for none.
    public var title: String
    /// The text under the title; empty for none.
    public var message: String
    /// The titles of the buttons, in order.
    public var buttons: [String]

    /// Creates an alert.
    public init(title: String = "", message: String = "", buttons: [String] = []) {
      (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    @MainActor
    init(of alert: UIAlertController) throws {
      self.init(
        title: try alert.askedTitle() ?? "", message: alert.message ?? "",
        buttons: alert.shownActions.map { $0.title ?? "" })
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
