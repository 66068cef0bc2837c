/// A part of what a live screen shows: a controller, a bar's button, a list, a view. [any-thread]
///
/// Its number stands for the same object as long as that is on the screen, and for nothing else afterwards. Plain views are no
/// nodes; what is inside of them is.
public struct LiveNode: Codable, Hashable, Sendable {
  /// What a node is. More may be added.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// All of it. Inside: the controller at the root, and over it those that were presented, of which the last one is seen.
    case window
    /// A navigation bar, over a stack of screens. Inside: the screens, of which the last one is seen.
    case navigation
    /// A tab bar. Inside: the tabs' controllers, of which number `selection` is seen.
    case tabs
    /// Any other controller. Inside: the buttons in its bar, and its views.
    case screen
    /// A list of rows below each other. Its rows are told by `LiveChange.rows`; inside are other views, such as a search bar.
    case table
    /// A list of items that a layout has placed; else as a table.
    case collection
    /// A text.
    case label
    /// A picture.
    case image
    /// A sign that something is going on.
    case activity
    /// A button.
    case button
    /// A button in a navigation bar.
    case barButton
    /// A line of text that can be edited.
    case textField
    /// A field for what is searched for.
    case searchBar
    /// What is pulled to have a list refreshed.
    case refresh
    /// A switch.
    case toggle
    /// A number between two others.
    case slider
  }

  /// Its number.
  public var id: Int
  /// What it is.
  public var kind: Kind
  /// What there is to say of it.
  public var props: LiveProperties
  /// What is inside of it, back to front. A screen that is covered, or in a tab that is not selected, has nothing inside.
  public var children: [LiveNode]

  /// A node.
  public init(id: Int, kind: Kind, props: LiveProperties = [:], children: [LiveNode] = []) {
    self.id = id
    self.kind = kind
    self.props = props
    self.children = children
  }

  private enum CodingKeys: CodingKey { case id, kind, props, children }

  /// Reads a node; without `props` and `children` there are none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    kind = try container.decode(Kind.self, forKey: .kind)
    props = try container.decodeIfPresent(LiveProperties.self, forKey: .props) ?? [:]
    children = try container.decodeIfPresent([LiveNode].self, forKey: .children) ?? []
  }

  /// Writes a node.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    if !props.isEmpty { try container.encode(props, forKey: .props) }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
