import CarobRuntime

/// The reason why a screen could not be read.
public struct SnapshotError: CarobError {
  /// The cause of an error. Later versions may add codes.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The screen does not have the requested rows.
    public static let noSuchRows = Code(rawValue: "noSuchRows")
    /// The screen has more rows than can be read together.
    public static let tooManyRows = Code(rawValue: "tooManyRows")
    /// The screen failed; see `underlying`.
    public static let screenFailed = Code(rawValue: "screenFailed")
  }

  /// The cause.
  public let code: Code
  /// A sentence that says what is wrong.
  public let sentence: String
  /// Advice on what to do; nil when that depends on the caller.
  public let advice: String?
  /// The error of the screen, for `screenFailed`.
  public let underlying: (any Error)?

  static func noSuchRows(has count: Int) -> Self {
    Self(
      code: .noSuchRows,
      sentence: count == 0
        ? "the screen has no rows" : "the screen has \("row".withCount(count))",
      advice: count == 0 ? nil : "the last is number \(count - 1)", underlying: nil)
  }

  static func tooManyRows(_ count: Int, limit: Int) -> Self {
    Self(
      code: .tooManyRows,
      sentence: "the screen has \(count) rows, and no more than \(limit) are shown together",
      advice: nil, underlying: nil)
  }

  /// - Parameter error: the view's error, which names the number of rows.
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
