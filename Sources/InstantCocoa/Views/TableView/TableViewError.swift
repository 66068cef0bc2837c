import CarobRuntime

/// Why a table could not be asked, shown or changed.
public struct TableViewError: ListError {
  /// What kind of thing went wrong. More may be added.
  public struct Code: ListErrorCode, Hashable, Sendable {
    let rawValue: String

    /// A section or row that the table does not have.
    public static let outOfRange = Code(rawValue: "outOfRange")
    /// A number of sections or rows that cannot be one.
    public static let badCount = Code(rawValue: "badCount")
    /// The data source gave no cell, something else, or a cell that another row has.
    public static let badCell = Code(rawValue: "badCell")
    /// No cell class is registered under an identifier.
    public static let notRegistered = Code(rawValue: "notRegistered")
    /// A class or style that cells cannot have.
    public static let badCellClass = Code(rawValue: "badCellClass")
    /// A question that the table was asked while it was finding out the answer.
    public static let reentrant = Code(rawValue: "reentrant")
    /// Showing rows makes the table reload again and again.
    public static let endlessReload = Code(rawValue: "endlessReload")
    /// Rows or sections were inserted, deleted, reloaded or moved that cannot be.
    public static let badUpdate = Code(rawValue: "badUpdate")
    /// The data source's numbers after a batch of updates are not those that the batch makes.
    public static let countMismatch = Code(rawValue: "countMismatch")
    /// A header or footer that is no view, or that another section has.
    public static let badHeader = Code(rawValue: "badHeader")
    /// A message to the data source, the delegate or a cell failed; see `underlying`.
    public static let messageFailed = Code(rawValue: "messageFailed")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence: where, what, and what would be right.
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public let advice: String?
  /// The message's own error, when it was a message that failed.
  public let underlying: (any Error)?

  static let nouns = ListNouns.table

  init(_ code: Code, _ sentence: String, advice: String?, underlying: MessageError?) {
    self.code = code
    self.sentence = sentence
    self.advice = advice
    self.underlying = underlying
  }

  static func noCell(_ path: IndexPath, got object: Object?, from source: Object) -> Self {
    Self(
      .badCell,
      "\(place(path)): -[\(source.runtimeClass) tableView:cellForRowAtIndexPath:] gave "
        + (object.map { "a \($0.runtimeClass), which is not a UITableViewCell" } ?? "no cell"))
  }

  static func cellTaken(_ path: IndexPath, from source: Object) -> Self {
    Self(
      .badCell,
      "\(place(path)): -[\(source.runtimeClass) tableView:cellForRowAtIndexPath:] gave a cell that "
        + "another visible row has")
  }

  static func notRegistered(_ identifier: String, _ path: IndexPath) -> Self {
    Self(
      .notRegistered,
      "\(place(path)): no cell class is registered under the identifier "
        + identifier.debugDescription,
      advice: "register one with registerClass:forCellReuseIdentifier:")
  }

  static func notACellClass(_ cls: RuntimeClass, _ identifier: String) -> Self {
    Self(
      .badCellClass,
      "\(cls) cannot be registered under the identifier \(identifier.debugDescription): "
        + "it is not a subclass of UITableViewCell")
  }

  static func unusableCellClass(_ cls: RuntimeClass, _ error: RegistrationError) -> Self {
    Self(.badCellClass, "no \(cls) can be made for a cell: \(error)")
  }

  static func noInstance(_ cls: RuntimeClass, got object: Object?) -> Self {
    Self(
      .badCellClass,
      "-[\(cls) initWithStyle:reuseIdentifier:]: gave "
        + (object.map { "a \($0.runtimeClass), which is not a UITableViewCell" } ?? "nil"))
  }

  static func unknownStyle(_ style: Int) -> Self {
    Self(.badCellClass, "\(style) is no cell style: they go from 0 to 3")
  }

  static func unknownScrollPosition(_ position: Int) -> Self {
    Self(.outOfRange, "\(position) is no scroll position: they go from 0 to 3")
  }

  static func shownWhileShowing() -> Self {
    Self(.reentrant, "the table was told to show rows while it was showing rows")
  }

  static func endlessReload(passes: Int) -> Self {
    Self(
      .endlessReload,
      "showing the rows made the table reload \(passes) times in a row",
      advice: "do not send reloadData whenever a cell is made or displayed")
  }
}
