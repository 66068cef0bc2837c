import CarobRuntime

/// What a list and its rows are called in errors.
struct ListNouns {
  let list: String
  let row: String
  /// What can be done with so many rows, and not with more.
  let limit: String

  static let table = ListNouns(list: "table", row: "row", limit: "numbered")
  static let collection = ListNouns(list: "collection", row: "item", limit: "laid out")

  /// A row by its place.
  func place(_ path: IndexPath) -> String { "\(row) \(path.row) of section \(path.section)" }

  /// So many of something.
  static func quantity(_ count: Int, _ noun: String) -> String {
    count == 0 ? "no \(noun)s" : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The kinds of errors that tables and collections share.
protocol ListErrorCode {
  static var outOfRange: Self { get }
  static var badCount: Self { get }
  static var reentrant: Self { get }
  static var badUpdate: Self { get }
  static var countMismatch: Self { get }
  static var messageFailed: Self { get }
}

/// An error of tables or of collections. What goes wrong in both is said here, in the words of each.
protocol ListError: CarobError {
  associatedtype Code: ListErrorCode
  static var nouns: ListNouns { get }
  init(_ code: Code, _ sentence: String, advice: String?, underlying: MessageError?)
}

extension ListError {
  init(_ code: Code, _ sentence: String, advice: String? = nil) {
    self.init(code, sentence, advice: advice, underlying: nil)
  }

  static func place(_ path: IndexPath) -> String { nouns.place(path) }

  static func noRow(_ path: IndexPath, has count: Int) -> Self {
    Self(
      .outOfRange, "\(place(path)): the section has \(ListNouns.quantity(count, nouns.row))")
  }

  static func noRow(_ number: Int, has count: Int) -> Self {
    Self(
      .outOfRange,
      "\(nouns.row) number \(number): the \(nouns.list) has "
        + ListNouns.quantity(count, nouns.row))
  }

  static func noSection(_ section: Int, has count: Int) -> Self {
    Self(
      .outOfRange,
      "section \(section): the \(nouns.list) has \(ListNouns.quantity(count, "section"))")
  }

  static func sectionCount(
    _ count: Int, from source: Object, by selector: Selector, limit: Int
  ) -> Self {
    Self(
      .badCount,
      "-[\(source.runtimeClass) \(selector)]: gave \(count), which is not from 0 to \(limit)")
  }

  static func rowCount(
    _ count: Int, section: Int, from source: Object, by selector: Selector
  ) -> Self {
    Self(
      .badCount,
      "-[\(source.runtimeClass) \(selector)]: gave \(count) for section \(section), "
        + (count < 0
          ? "which is negative" : "more \(nouns.row)s than can be \(nouns.limit)"))
  }

  static func askedWhileCounting() -> Self {
    Self(
      .reentrant,
      "the \(nouns.list) was asked for its sections or \(nouns.row)s while the data source was "
        + "counting them")
  }

  static func updatedWhileCounting() -> Self {
    Self(
      .reentrant,
      "the \(nouns.list) was updated while the data source was counting its \(nouns.row)s")
  }

  static func badUpdate(_ mistake: UpdateMistake) -> Self {
    Self(mistake.isCountMismatch ? .countMismatch : .badUpdate, mistake.text(nouns))
  }

  static func failed(_ error: MessageError, at path: IndexPath?) -> Self {
    Self(
      .messageFailed, path.map { "\(place($0)): \(error.sentence)" } ?? error.sentence,
      advice: error.advice, underlying: error)
  }
}
