import CarobRenderers

/// How a row that is shown came about: for an inspector. [any-thread]
public struct LiveInspection: Codable, Hashable, Sendable {
  /// The row as `carob show --trace --format json` has it: who was asked, which selectors, and who answered.
  public var row: ScreenSnapshot.Row
  /// The class of the model, its superclass, and so on to the root; empty when the row is for no object.
  public var modelClasses: [String]
  /// The same for the cell.
  public var cellClasses: [String]
  /// The same for the controller.
  public var screenClasses: [String]

  /// All of it.
  public init(
    row: ScreenSnapshot.Row, modelClasses: [String], cellClasses: [String], screenClasses: [String]
  ) {
    self.row = row
    self.modelClasses = modelClasses
    self.cellClasses = cellClasses
    self.screenClasses = screenClasses
  }
}

/// A view and what is inside of it, with plain views too: for an inspector. [any-thread]
public struct LiveView: Codable, Hashable, Sendable {
  /// Its class.
  public var className: String
  /// The number of its node; nil when it is none.
  public var id: Int?
  /// x, y, width and height in points, in the view that it is inside of.
  public var frame: [Double]
  /// Whether it is hidden.
  public var isHidden: Bool
  /// What it says, if it is a label.
  public var text: String?
  /// The views inside, back to front.
  public var children: [LiveView]

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case isHidden = "hidden"
    case id, frame, text, children
  }

  /// A view.
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
