extension ScreenSnapshot {
  /// What a screen has around its rows: bars and controls, for those who draw it. `JSONRenderer` leaves it out.
  public struct Surroundings: Codable, Hashable, Sendable {
    /// The title of the controller that is seen, inside of stacks and tabs; nil when it has none.
    public var title: String?
    /// The title of the screen that the back button leads to, which may be empty; nil when there is no such button.
    public var back: String?
    /// The titles of the tabs, in order.
    public var tabs: [String]
    /// The number of the tab that is seen, from 0; nil when there are none.
    public var selectedTab: Int?
    /// The controls: those in the bar, then those in the view, back to front.
    public var controls: [Control]

    /// Surroundings of these parts.
    public init(
      title: String? = nil, back: String? = nil, tabs: [String] = [], selectedTab: Int? = nil,
      controls: [Control] = []
    ) {
      self.title = title
      self.back = back
      self.tabs = tabs
      self.selectedTab = selectedTab
      self.controls = controls
    }
  }

  /// Something that a user operates.
  public struct Control: Codable, Hashable, Sendable {
    /// A kind of control.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A button in the navigation bar.
      case barButton
      /// A button in the view.
      case button
      /// A field for text.
      case textField
      /// A field for what is searched for.
      case searchBar
      /// A switch.
      case toggle
      /// A slider.
      case slider
    }

    /// What it is.
    public var kind: Kind
    /// Its title, or the text in it; empty when it has none.
    public var text: String
    /// What stands in an empty field; empty for nothing.
    public var placeholder: String
    /// Whether a switch is on.
    public var isOn: Bool

    /// A control.
    public init(_ kind: Kind, text: String = "", placeholder: String = "", isOn: Bool = false) {
      self.kind = kind
      self.text = text
      self.placeholder = placeholder
      self.isOn = isOn
    }
  }

  /// What stands in the bar of a drawn screen: the screen's title, that of the controller inside of it, or its class.
  var heading: String {
    if !title.isEmpty { return title }
    return surroundings?.title ?? screen
  }

  /// The labels without those of buttons, which are drawn as buttons.
  var labelsBesidesControls: [String] {
    var labels = labels ?? []
    for control in surroundings?.controls ?? [] where control.kind == .button {
      if let index = labels.firstIndex(of: control.text) { labels.remove(at: index) }
    }
    return labels
  }
}
