import CarobRuntime

/// Why no snapshot of a screen was taken.
public struct SnapshotError: CarobError {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// Rows that the screen does not have.
    public static let noSuchRows = Code(rawValue: "noSuchRows")
    /// More rows than are read together.
    public static let tooManyRows = Code(rawValue: "tooManyRows")
    /// The screen failed to show itself; see `underlying`.
    public static let screenFailed = Code(rawValue: "screenFailed")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence: what, and what would be right.
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public let advice: String?
  /// The screen's own error, when it was the screen that failed.
  public let underlying: (any Error)?

  static func noSuchRows(has count: Int) -> Self {
    Self(
      code: .noSuchRows,
      sentence: count == 0
        ? "the screen has no rows" : "the screen has \(count) row\(count == 1 ? "" : "s")",
      advice: count == 0 ? nil : "the last is number \(count - 1)", underlying: nil)
  }

  static func tooManyRows(_ count: Int, limit: Int) -> Self {
    Self(
      code: .tooManyRows,
      sentence: "the screen has \(count) rows, and no more than \(limit) are shown together",
      advice: nil, underlying: nil)
  }

  /// - Parameter error: the view's own, which says how many there are.
  static func noSuchRow(_ error: any Error) -> Self {
    Self(.noSuchRows, error)
  }

  static func failed(_ error: any Error) -> Self {
    Self(.screenFailed, error)
  }
}

extension SnapshotError {
  private init(_ code: Code, _ error: any Error) {
    self.code = code
    (sentence, advice) = error.words
    underlying = error
  }
}
