/// What a screen shows, as values: its title, its rows, and how each row came to show what it shows.
///
/// The items of a collection are rows with a frame.
///
/// The names are those of the JSON form, which is a contract: fields may be added, none renamed.
/// [any-thread]
public struct ScreenSnapshot: Codable, Hashable, Sendable {
  /// The class of the screen's controller.
  public var screen: String
  /// The screen's title; empty when it has none.
  public var title: String
  /// Its sections: all of them, or only those with one of the rows that were asked for.
  public var sections: [Section]
  /// The texts of the labels on a screen without a list; nil when there are none.
  public var labels: [String]?
  /// What kind of list the screen has; nil when it has none.
  public var list: List?
  /// What it has around its rows; nil when there is nothing but the title.
  public var surroundings: Surroundings?

  /// A screen of these sections, or of labels.
  public init(screen: String, title: String, sections: [Section], labels: [String]? = nil) {
    self.screen = screen
    self.title = title
    self.sections = sections
    self.labels = labels
  }

  /// A kind of list.
  public enum List: String, Codable, Hashable, Sendable {
    /// Rows below each other.
    case table
    /// Items placed by a layout.
    case collection
  }

  /// Rows under a common title.
  public struct Section: Codable, Hashable, Sendable {
    /// The section's title; empty when it has none.
    public var title: String
    /// Its rows.
    public var rows: [Row]

    /// A section.
    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// One row.
  public struct Row: Codable, Hashable, Sendable {
    /// The number of the section, from 0.
    public var section: Int
    /// The number of the row in its section, from 0.
    public var row: Int
    /// The class of the object; nil when the cell was not made for one.
    public var modelClass: String?
    /// The class of the cell.
    public var cellClass: String
    /// The selector that configured the cell; nil when nobody answered one.
    public var configuredBy: String?
    /// The class that implements it.
    public var implementedBy: String?
    /// What the main label says.
    public var text: String
    /// What the second label says.
    public var detail: String
    /// The row's height, finite.
    public var height: Double
    /// Where the item lies in its collection; nil for a row of a table.
    public var frame: Frame?
    /// What the row stands for, when it is for no object.
    public var placeholder: Placeholder?
    /// What went wrong, when the row is for an error.
    public var error: String?
    /// What was tried to configure the cell, in order; nil when the snapshot was taken without.
    public var tried: [Candidate]?
    /// Who was asked to answer the messages for the row; nil when the snapshot was taken without, and when nobody looked
    /// for a message.
    public var asked: Asked?
    /// How each message for the row was found, with every name that was considered; nil when the snapshot
    /// was taken without, and when nobody looked for one.
    public var decisions: [Decision]?

    /// A row that nobody configured and that says nothing, until it is told more.
    public init(section: Int, row: Int, cellClass: String, height: Double) {
      self.section = section
      self.row = row
      self.cellClass = cellClass
      self.height = height
      text = ""
      detail = ""
    }
  }

  /// What a row without an object stands for.
  public enum Placeholder: String, Codable, Hashable, Sendable {
    /// Objects that are still to be fetched.
    case loading
    /// That there are none.
    case noResults
  }

  /// A selector that was tried.
  public struct Candidate: Codable, Hashable, Sendable {
    /// What was asked for.
    public var selector: String
    /// The class that implements it; nil when nobody answers it.
    public var implementedBy: String?

    /// A selector and who implements it.
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
