import CarobRuntime

/// Why a collection could not be asked, laid out, shown or changed.
public struct CollectionViewError: Error, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A section or item that the collection does not have.
    public static let outOfRange = Code(rawValue: "outOfRange")
    /// A number of sections or items that cannot be one.
    public static let badCount = Code(rawValue: "badCount")
    /// The data source gave no view, something else, or one that another element has.
    public static let badView = Code(rawValue: "badView")
    /// No class is registered under an identifier.
    public static let notRegistered = Code(rawValue: "notRegistered")
    /// A class that cells or supplementary views cannot have.
    public static let badViewClass = Code(rawValue: "badViewClass")
    /// There is no layout, or it gives what cannot be shown.
    public static let badLayout = Code(rawValue: "badLayout")
    /// An update of what is not there, or of one thing in two ways.
    public static let badUpdate = Code(rawValue: "badUpdate")
    /// After an update the data source has other numbers than the update makes.
    public static let countMismatch = Code(rawValue: "countMismatch")
    /// A question that the collection was asked while it was finding out the answer.
    public static let reentrant = Code(rawValue: "reentrant")
    /// Showing items makes the collection change again and again.
    public static let endlessChange = Code(rawValue: "endlessChange")
    /// A message to the data source, the delegate, the layout or a cell failed; see `underlying`.
    public static let messageFailed = Code(rawValue: "messageFailed")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence: where, what, and what would be right.
  public let description: String
  /// The message's own error, when it was a message that failed.
  public let underlying: MessageError?

  init(_ code: Code, _ description: String, underlying: MessageError? = nil) {
    self.code = code
    self.description = description
    self.underlying = underlying
  }

  static func noItem(_ path: IndexPath, has count: Int) -> Self {
    Self(.outOfRange, "\(place(path)): the section has \(quantity(count, "item"))")
  }

  static func noItem(_ number: Int, has count: Int) -> Self {
    Self(.outOfRange, "item number \(number): the collection has \(quantity(count, "item"))")
  }

  static func noSection(_ section: Int, has count: Int) -> Self {
    Self(.outOfRange, "section \(section): the collection has \(quantity(count, "section"))")
  }

  static func noScrollPosition(_ position: UInt) -> Self {
    Self(
      .outOfRange,
      "\(position) is no scroll position: at most one of 1, 2 and 4 and one of 8, 16 and 32")
  }

  static func sectionCount(_ count: Int, from source: Object, limit: Int) -> Self {
    Self(
      .badCount,
      "-[\(source.runtimeClass) numberOfSectionsInCollectionView:]: "
        + "gave \(count), which is not from 0 to \(limit)")
  }

  static func itemCount(_ count: Int, section: Int, from source: Object) -> Self {
    Self(
      .badCount,
      "-[\(source.runtimeClass) collectionView:numberOfItemsInSection:]: "
        + "gave \(count) for section \(section), "
        + (count < 0 ? "which is negative" : "more items than can be laid out"))
  }

  static func askedWhileCounting() -> Self {
    Self(
      .reentrant,
      "the collection was asked for its sections or items while the data source was counting them")
  }

  static func updatedWhileCounting() -> Self {
    Self(
      .reentrant, "the collection was updated while the data source was counting its items")
  }

  static func badUpdate(_ mistake: UpdateMistake) -> Self {
    Self(mistake.isCountMismatch ? .countMismatch : .badUpdate, mistake.text(.collection))
  }

  static func endlessChange(passes: Int) -> Self {
    Self(
      .endlessChange,
      "showing the items changed the collection \(passes) times in a row; do not send reloadData, "
        + "invalidateLayout or setContentOffset: whenever a cell is made or displayed")
  }

  static func failed(_ error: MessageError, at path: IndexPath?) -> Self {
    Self(
      .messageFailed, path.map { "\(place($0)): \(error)" } ?? error.description,
      underlying: error)
  }

  static func place(_ path: IndexPath) -> String {
    "item \(path.row) of section \(path.section)"
  }

  static func quantity(_ count: Int, _ noun: String) -> String {
    count == 0 ? "no \(noun)s" : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
