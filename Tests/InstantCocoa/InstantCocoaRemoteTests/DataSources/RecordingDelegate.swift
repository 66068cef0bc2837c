import CarobFoundation
import CarobRuntime
import InstantCocoa

/// A delegate that notes each callback with what the source holds then, and does what the test wants.
///
/// The callbacks are `will`, `progress`, `finish`, `fail` and, with the code -999, `cancel`; `loading` and `nothing` are
/// the placeholders, `error` is an error. A callback during which `isFetching` is not what it has to be is noted with an
/// exclamation mark.
final class RecordingDelegate: Object {
  final var entries: [String] = []
  final var sources: [Object] = []
  final var errors: [Object?] = []
  /// Runs within each callback, after it was noted.
  final var on: ((_ word: String) throws -> Void)?

  /// The callbacks alone.
  final var calls: [String] = []

  /// All callbacks, in order.
  final var text: String { entries.joined(separator: " ") }

  private static let isFetching = Message<() -> Bool>("isFetching")

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: RecordingDelegate.self) { delegate in
      delegate.method("dataSourceWillLoadData:") { (this, source: Object) in
        try this.note("will", source)
      }
      delegate.method("dataSourceDidPartiallyLoad:") { (this, source: Object) in
        try this.note("progress", source)
      }
      delegate.method("dataSourceFinishedLoading:") { (this, source: Object) in
        try this.note("finish", source)
      }
      delegate.method("dataSource:failedWithError:") { (this, source: Object, error: Object?) in
        this.errors.append(error)
        let code = (error as? ErrorBox)?.code
        try this.note(code == -999 ? "cancel" : "fail", source)
      }
    }
  }

  private final func note(_ word: String, _ source: Object) throws {
    let isRight =
      try word == "cancel" || Self.isFetching(source) == ["will", "progress"].contains(word)
    entries.append("\(word)\(isRight ? "" : "!")[\(try contents(of: source))]")
    calls.append(word)
    sources.append(source)
    try on?(word)
  }

  /// Forgets everything.
  final func clear() {
    entries = []
    calls = []
    sources = []
    errors = []
  }
}

/// What a source holds, with placeholders and errors as words.
func contents(of source: Object) throws -> String {
  let objects = try DataSourceMessages.allObjects(of: source).objects()
  // What the two ways of asking give must be the same.
  for section in 0..<(try DataSourceMessages.numberOfSections(of: source)) {
    let count = try DataSourceMessages.numberOfObjects(inSection: section, of: source)
    guard count == objects.count else {
      throw RaisedError("\(count) rows, \(objects.count) objects")
    }
    for row in 0..<count {
      let path = IndexPath(section: section, row: row)
      guard try DataSourceMessages.object(at: path, of: source) === objects[row] else {
        throw RaisedError("row \(row) is not object \(row)")
      }
    }
  }
  return objects.map(word).joined(separator: ",")
}

private func word(_ object: Object) -> String {
  switch object {
  case is ICLoadingPlaceholder: "loading"
  case is ICNoResultsPlaceholder: "nothing"
  case is ErrorBox: "error"
  default: object.description
  }
}
