import CarobUIKit

extension ScreenSnapshot {
  /// The bars and controls around a screen's rows, for drawing it. `JSONRenderer` leaves them out.
  public struct Surroundings: Codable, Hashable, Sendable {
    /// The title of the visible controller inside of stacks and tabs; nil for none.
    public var title: String?
    /// The title of the back button, which may be empty; nil when there is none.
    public var back: String?
    /// The titles of the tabs, in order.
    public var tabs: [String]
    /// The index of the selected tab; nil when there are none.
    public var selectedTab: Int?
    /// The controls: first those in the bar, then those in the view, back to front.
    public var controls: [Control]
    /// The alerts over the screen, the topmost last.
    public var alerts: [Alert] = []
    /// What views draw themselves, back to front.
    package var drawings: [Drawing] = []

    /// Creates surroundings.
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

  /// A control for the user.
  public struct Control: Codable, Hashable, Sendable {
    /// A kind of control.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A button in the navigation bar.
      case barButton
      /// A button in the view.
      case button
      /// A text field.
      case textField
      /// A text of several lines that can be edited.
      case textView
      /// A search bar.
      case searchBar
      /// A switch.
      case toggle
      /// A slider.
      case slider
      /// A stepper.
      case stepper
      /// Titles side by side, one of which is selected.
      case segments
      /// A bar that shows how far something is.
      case progress
      /// A dot for each page.
      case pages
      /// A day, a time, or a duration.
      case datePicker
      /// Titles one above the other, one of which is chosen.
      case wheel
    }

    /// The kind.
    public var kind: Kind
    /// The title or the text; empty for none.
    public var text: String
    /// The placeholder of a field; empty for none.
    public var placeholder: String
    /// Whether a switch is on.
    public var isOn: Bool
    /// The titles of a control with several.
    public var titles: [String]
    /// The index of the chosen title; nil for none.
    public var selection: Int?
    /// The place of a number between its limits, from 0 to 1; nil without limits.
    public var fraction: Double?

    /// Creates a control.
    public init(
      _ kind: Kind, text: String = "", placeholder: String = "", isOn: Bool = false,
      titles: [String] = [], selection: Int? = nil, fraction: Double? = nil
    ) {
      self.kind = kind
      self.text = text
      self.placeholder = placeholder
      self.isOn = isOn
      self.titles = titles
      self.selection = selection
      self.fraction = fraction
    }
  }

  /// The heading of a drawn screen: its title, that of the visible controller inside, or its class.
  var heading: String {
    if !title.isEmpty { return title }
    return surroundings?.title ?? screen
  }

  /// The labels without those of buttons, which are drawn separately.
  var labelsBesidesControls: [String] {
    var labels = labels ?? []
    for control in surroundings?.controls ?? [] where control.kind == .button {
      if let index = labels.firstIndex(of: control.text) { labels.remove(at: index) }
    }
    return labels
  }
}
