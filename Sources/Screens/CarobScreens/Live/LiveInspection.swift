import CarobRenderers

/// The origin of a visible row, for an inspector. [any-thread]
public struct LiveInspection: Codable, Hashable, Sendable {
  /// The row, as `carob show --trace --format json` prints it: the receivers, selectors and implementors.
  public var row: ScreenSnapshot.Row
  /// The model's class and its superclasses; empty for a row without an object.
  public var modelClasses: [String]
  /// The cell's class and its superclasses.
  public var cellClasses: [String]
  /// The controller's class and its superclasses.
  public var screenClasses: [String]

  /// Creates an inspection.
  public init(
    row: ScreenSnapshot.Row, modelClasses: [String], cellClasses: [String], screenClasses: [String]
  ) {
    self.row = row
    self.modelClasses = modelClasses
    self.cellClasses = cellClasses
    self.screenClasses = screenClasses
  }
}

/// A view with its subviews, including those without a node, for an inspector. [any-thread]
public struct LiveView: Codable, Hashable, Sendable {
  /// The view's class.
  public var className: String
  /// The number of the view's node; nil when it has none.
  public var id: Int?
  /// The x, y, width and height in points, in the superview.
  public var frame: [Double]
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// The text of a label; nil for other views.
  public var text: String?
  /// The subviews, back to front.
  public var children: [LiveView]

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case isHidden = "hidden"
    case id, frame, text, children
  }

  /// Creates a view.
  public init(
    className: String, id: Int?, frame: [Double], isHidden: Bool, text: String?,
    children: [LiveView]
  ) {
    self.className = className
    self.id = id
    self.frame = frame
    self.isHidden = isHidden
    self.text = text
    self.children = children
  }
}
