/// The contents of a screen as values: its title, its rows, and the handlers that configured them. [any-thread]
///
/// Items of a collection are rows with a frame. The names are those of the JSON form, which is
/// stable: later versions may add fields, but rename none.
public struct ScreenSnapshot: Codable, Hashable, Sendable {
  /// The class of the controller.
  public var screen: String
  /// The title; empty for none.
  public var title: String
  /// The sections: all of them, or only those with a requested row.
  public var sections: [Section]
  /// The texts of the labels on a screen without a list; nil when there are none.
  public var labels: [String]?
  /// The kind of the screen's list; nil when it has none.
  public var list: List?
  /// The bars and controls around the rows; nil when there is nothing but the title.
  public var surroundings: Surroundings?

  /// Creates a snapshot.
  public init(screen: String, title: String, sections: [Section], labels: [String]? = nil) {
    self.screen = screen
    self.title = title
    self.sections = sections
    self.labels = labels
  }

  /// A kind of list.
  public enum List: String, Codable, Hashable, Sendable {
    /// A table.
    case table
    /// A collection, with items placed by a layout.
    case collection
  }

  /// Rows under a common title.
  public struct Section: Codable, Hashable, Sendable {
    /// The title; empty for none.
    public var title: String
    /// The rows.
    public var rows: [Row]

    /// Creates a section.
    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// A row of a table, or an item of a collection.
  public struct Row: Codable, Hashable, Sendable {
    /// The number of the section, from 0.
    public var section: Int
    /// The number of the row in its section, from 0.
    public var row: Int
    /// The class of the row's object; nil when the cell was not made for one.
    public var modelClass: String?
    /// The class of the cell.
    public var cellClass: String
    /// The selector that configured the cell; nil when no method was found.
    public var configuredBy: String?
    /// The class that implements the selector.
    public var implementedBy: String?
    /// The text of the main label.
    public var text: String
    /// The text of the second label.
    public var detail: String
    /// Whether the second label is below the main one, as in cells of the subtitle style. `JSONRenderer` does not write it.
    package var hasDetailBelow: Bool?
    /// The height in points, finite.
    public var height: Double
    /// The place of an item in its collection; nil for a row of a table.
    public var frame: Frame?
    /// The meaning of a row without an object.
    public var placeholder: Placeholder?
    /// The error that the row stands for.
    public var error: String?
    /// The selectors that were tried to configure the cell, in order; nil without tracing.
    public var tried: [Candidate]?
    /// The object that was asked to handle the row's actions; nil without tracing, or without a binding.
    public var asked: Asked?
    /// The search for each action's method; nil without tracing, or without a binding.
    public var decisions: [Decision]?

    /// Creates a row without texts and handlers.
    public init(section: Int, row: Int, cellClass: String, height: Double) {
      self.section = section
      self.row = row
      self.cellClass = cellClass
      self.height = height
      text = ""
      detail = ""
    }
  }

  /// The meaning of a row without an object.
  public enum Placeholder: String, Codable, Hashable, Sendable {
    /// The objects are still being fetched.
    case loading
    /// There are no objects.
    case noResults
  }

  /// A selector that was tried.
  public struct Candidate: Codable, Hashable, Sendable {
    /// The selector.
    public var selector: String
    /// The class that implements it; nil when none does.
    public var implementedBy: String?

    /// Creates a candidate.
    public init(selector: String, implementedBy: String?) {
      self.selector = selector
      self.implementedBy = implementedBy
    }
  }

  /// All rows of all sections.
  ///
  /// - Complexity: O(rows).
  public var rows: [Row] { sections.flatMap(\.rows) }
}
