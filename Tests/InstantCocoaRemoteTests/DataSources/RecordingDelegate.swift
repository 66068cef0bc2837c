import CarobRuntime
import InstantCocoa

/// A delegate that notes each callback with what the source holds then, and does what the test wants.
///
/// W will load, P partially loaded, F finished, X failed; L and N are the placeholders, E an error. A failure
/// with the code -999 is noted as X(-999). A callback during which `isFetching` is not what it has to be is
/// noted with an exclamation mark.
final class RecordingDelegate: Object {
  final var entries: [String] = []
  final var sources: [Object] = []
  final var errors: [Object?] = []
  /// Runs within each callback, after it was noted.
  final var on: ((_ letter: String) throws -> Void)?

  /// All callbacks, in order.
  final var text: String { entries.joined(separator: " ") }

  private static let isFetching = Message<() -> Bool>("isFetching")

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: RecordingDelegate.self) { delegate in
      delegate.method("dataSourceWillLoadData:") { (this, source: Object) in
        try this.note("W", source)
      }
      delegate.method("dataSourceDidPartiallyLoad:") { (this, source: Object) in
        try this.note("P", source)
      }
      delegate.method("dataSourceFinishedLoading:") { (this, source: Object) in
        try this.note("F", source)
      }
      delegate.method("dataSource:failedWithError:") { (this, source: Object, error: Object?) in
        this.errors.append(error)
        let code = (error as? ErrorBox)?.code
        try this.note(code == -999 ? "X(-999)" : "X", source)
      }
    }
  }

  private final func note(_ letter: String, _ source: Object) throws {
    let isRight = try letter == "X(-999)" || Self.isFetching(source) == "WP".contains(letter)
    entries.append("\(letter)\(isRight ? "" : "!")[\(try contents(of: source))]")
    sources.append(source)
    try on?(letter)
  }

  /// Forgets everything.
  final func clear() {
    entries = []
    sources = []
    errors = []
  }
}

/// What a source holds, with placeholders and errors as letters.
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
  return objects.map(letter).joined(separator: ",")
}

private func letter(_ object: Object) -> String {
  switch object {
  case is ICLoadingPlaceholder: "L"
  case is ICNoResultsPlaceholder: "N"
  case is ErrorBox: "E"
  default: object.description
  }
}
