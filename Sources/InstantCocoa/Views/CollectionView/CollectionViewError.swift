import CarobRuntime

/// Why a collection could not be asked, laid out, shown or changed.
public struct CollectionViewError: ListError {
  /// What kind of thing went wrong. More may be added.
  public struct Code: ListErrorCode, Hashable, Sendable {
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
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public let advice: String?
  /// The message's own error, when it was a message that failed.
  public let underlying: (any Error)?

  static let nouns = ListNouns.collection

  init(_ code: Code, _ sentence: String, advice: String?, underlying: MessageError?) {
    self.code = code
    self.sentence = sentence
    self.advice = advice
    self.underlying = underlying
  }

  static func noScrollPosition(_ position: UInt) -> Self {
    Self(
      .outOfRange,
      "\(position) is no scroll position: at most one of 1, 2 and 4 and one of 8, 16 and 32")
  }

  static func endlessChange(passes: Int) -> Self {
    Self(
      .endlessChange,
      "showing the items changed the collection \(passes) times in a row",
      advice:
        "do not send reloadData, invalidateLayout or setContentOffset: whenever a cell is made or displayed"
    )
  }
}
