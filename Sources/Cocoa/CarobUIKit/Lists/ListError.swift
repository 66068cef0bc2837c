import CarobFoundation
import CarobRuntime

/// An error of a table or a collection. In a collection, rows are items.
public struct ListError: CarobError {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A section or row that the list does not have, or an unknown scroll position.
    public static let outOfRange = Code(rawValue: "outOfRange")
    /// An impossible number of sections or rows.
    public static let badCount = Code(rawValue: "badCount")
    /// The data source or the delegate returned no view, another object, or a view that is shown elsewhere.
    public static let badView = Code(rawValue: "badView")
    /// No class is registered under an identifier.
    public static let notRegistered = Code(rawValue: "notRegistered")
    /// A class or style that cells, headers and footers cannot have.
    public static let badViewClass = Code(rawValue: "badViewClass")
    /// A collection without a layout, or with one that gives impossible places.
    public static let badLayout = Code(rawValue: "badLayout")
    /// The list was asked for something while it was computing just that.
    public static let reentrant = Code(rawValue: "reentrant")
    /// Showing rows makes the list reload or change again and again.
    public static let endlessChange = Code(rawValue: "endlessChange")
    /// Rows or sections were inserted, deleted, reloaded or moved in a way that is impossible.
    public static let badUpdate = Code(rawValue: "badUpdate")
    /// The data source's numbers after a batch of updates differ from those of the batch.
    public static let countMismatch = Code(rawValue: "countMismatch")
    /// A message to the data source, the delegate, the layout or a view failed; see `underlying`.
    public static let messageFailed = Code(rawValue: "messageFailed")
  }

  /// The kind of error.
  public let code: Code
  /// One sentence: the place, the mistake, and what would be right.
  public let sentence: String
  /// A way to mend the error; nil when that depends on the caller.
  public let advice: String?
  /// The error of the message that failed; nil for other errors.
  public let underlying: (any Error)?

  /// The name of UIKit's exception: `NSRangeException` for a place that the list does not have, usually
  /// `NSInternalInconsistencyException`; nil when a message failed.
  public let exceptionName: String?

  init(
    _ code: Code, _ sentence: String, advice: String? = nil, underlying: MessageError? = nil,
    exceptionName: String? = nil
  ) {
    self.code = code
    self.sentence = sentence
    self.advice = advice
    self.underlying = underlying
    self.exceptionName =
      exceptionName
      ?? (code == .messageFailed
        ? nil : code == .outOfRange ? "NSRangeException" : "NSInternalInconsistencyException")
  }

  static func sectionCount(
    _ count: Int, from source: Object, by selector: Selector, limit: Int
  ) -> Self {
    Self(
      .badCount,
      "-[\(source.runtimeClass) \(selector)]: gave \(count), which is not from 0 to \(limit)")
  }

  static func unknownScrollPosition(_ position: Int) -> Self {
    Self(
      .outOfRange, "\(position) is no scroll position: they go from 0 to 3",
      exceptionName: "NSInvalidArgumentException")
  }

  static func unknownEditingStyle(_ style: Int) -> Self {
    Self(
      .outOfRange, "\(style) is no editing style of a row: they go from 0 to 2",
      exceptionName: "NSInvalidArgumentException")
  }

  static func noIndexTitle(_ index: Int, has count: Int) -> Self {
    Self(
      .outOfRange,
      "title number \(index) of the index: the index has \(ListNouns.quantity(count, "title"))")
  }

  static func excludingScrollPositions(_ positions: UInt) -> Self {
    Self(
      .outOfRange,
      "\(positions) is no scroll position: at most one of 1, 2 and 4 and one of 8, 16 and 32",
      exceptionName: "NSInvalidArgumentException")
  }
}

/// The names of a list and its rows in errors, and the errors that both kinds of lists share.
struct ListNouns {
  let list: String
  let row: String
  /// The end of the sentence "more rows than can be".
  let limit: String

  static let table = ListNouns(list: "table", row: "row", limit: "numbered")
  static let collection = ListNouns(list: "collection", row: "item", limit: "laid out")

  func place(_ path: IndexPath) -> String { "\(row) \(path.row) of section \(path.section)" }

  /// A number and a noun, in the plural if need be.
  static func quantity(_ count: Int, _ noun: String) -> String {
    count == 0 ? "no \(noun)s" : noun.withCount(count)
  }

  func noRow(_ path: IndexPath, has count: Int) -> ListError {
    ListError(.outOfRange, "\(place(path)): the section has \(Self.quantity(count, row))")
  }

  func noRow(_ number: Int, has count: Int) -> ListError {
    ListError(.outOfRange, "\(row) number \(number): the \(list) has \(Self.quantity(count, row))")
  }

  /// - Parameter isCounted: whether the section's rows were to be counted; UIKit then uses another exception name.
  func noSection(_ section: Int, has count: Int, isCounted: Bool = false) -> ListError {
    ListError(
      .outOfRange, "section \(section): the \(list) has \(Self.quantity(count, "section"))",
      exceptionName: isCounted ? "NSInternalInconsistencyException" : nil)
  }

  func rowCount(
    _ count: Int, section: Int, from source: Object, by selector: Selector
  ) -> ListError {
    ListError(
      .badCount,
      "-[\(source.runtimeClass) \(selector)]: gave \(count) for section \(section), "
        + (count < 0 ? "which is negative" : "more \(row)s than can be \(limit)"))
  }

  func askedWhileCounting() -> ListError {
    ListError(
      .reentrant,
      "the \(list) was asked for its sections or \(row)s while the data source was counting them")
  }

  func updatedWhileCounting() -> ListError {
    ListError(.reentrant, "the \(list) was updated while the data source was counting its \(row)s")
  }

  func badUpdate(_ mistake: UpdateMistake) -> ListError {
    ListError(mistake.isCountMismatch ? .countMismatch : .badUpdate, mistake.text(self))
  }

  func failed(_ error: MessageError, at path: IndexPath?) -> ListError {
    ListError(
      .messageFailed, path.map { "\(place($0)): \(error.sentence)" } ?? error.sentence,
      advice: error.advice, underlying: error)
  }
}
