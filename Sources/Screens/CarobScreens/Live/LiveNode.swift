/// A visible part of a live screen: a controller, a bar button, a list or a view. [any-thread]
///
/// A number belongs to one object as long as that is on the screen, and is not used again. Plain
/// views have no nodes, unless gestures act in them and there is nothing inside; their subviews have.
public struct LiveNode: Codable, Hashable, Sendable {
  /// The kind of a node. Later versions may add kinds.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The window. Children: the root controller, then the presented ones; the last one is visible.
    case window
    /// A navigation controller. Children: its stack of screens; the last one is visible.
    case navigation
    /// A tab bar controller. Children: the tabs' controllers; the one at `selection` is visible.
    case tabs
    /// Any other controller. Children: its bar buttons and views.
    case screen
    /// A table. Its rows come in `LiveChange.rows`. Children: other views, such as a search bar.
    case table
    /// A collection, with items placed by a layout. Rows and children as for a table.
    case collection
    /// A label.
    case label
    /// A picture.
    case image
    /// An activity indicator.
    case activity
    /// A button.
    case button
    /// A button in a navigation bar.
    case barButton
    /// A text field.
    case textField
    /// A text of several lines that can be edited.
    case textView
    /// A search bar.
    case searchBar
    /// A refresh control.
    case refresh
    /// A switch.
    case toggle
    /// A slider.
    case slider
    /// A stepper: a number that is lowered and raised.
    case stepper
    /// Titles side by side, one of which is selected.
    case segments
    /// A bar that shows how far something is.
    case progress
    /// A dot for each page. The value is the index of the current one.
    case pages
    /// A day, a time, or a duration.
    case datePicker
    /// Titles one above the other, one of which is chosen.
    case wheel
    /// What a view draws itself.
    case drawing
    /// A view without content of its own in which gestures act.
    case area
  }

  /// The number.
  public var id: Int
  /// The kind.
  public var kind: Kind
  /// The properties.
  public var props: LiveProperties
  /// The children, back to front. A covered screen has none.
  public var children: [LiveNode]

  /// Creates a node.
  public init(id: Int, kind: Kind, props: LiveProperties = [:], children: [LiveNode] = []) {
    self.id = id
    self.kind = kind
    self.props = props
    self.children = children
  }

  /// Whether the node is an alert, which lies over the screens below.
  public var isAlert: Bool { props[.alert] != nil }

  private enum CodingKeys: OmittingEmpty { case id, kind, props, children }
}
