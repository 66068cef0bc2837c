import CarobRuntime
import InstantCocoa
import RuntimeTestSupport

/// A data source's delegate made at run time, which notes each callback with what the source holds
/// then.
///
/// W will load, P partially loaded, F finished, X failed.
final class CallbackLog {
  /// What was called, such as `W[] F[1, 2]`.
  private(set) var entries: [String] = []
  /// The sources that the callbacks named.
  private(set) var sources: [Object] = []
  /// The errors of the failed callbacks.
  private(set) var errors: [Object?] = []
  /// The delegate.
  private(set) var delegate: Object = NullBox()

  /// Callbacks and contents in order.
  var text: String { entries.joined(separator: " ") }

  /// - Parameter letters: the callbacks that the delegate answers.
  init(answering letters: String = "WPFX") throws {
    let cls = try makeClass("TestDelegate") { cls in
      for (letter, selector) in [
        ("W", Selector("dataSourceWillLoadData:")), ("P", Selector("dataSourceDidPartiallyLoad:")),
        ("F", Selector("dataSourceFinishedLoading:")),
      ] where letters.contains(letter) {
        try cls.addMethod(selector) { [weak self] (_: Object, source: Object) in
          try self?.note(letter, source)
        }
      }
      guard letters.contains("X") else { return }
      try cls.addMethod(Selector("dataSource:failedWithError:")) {
        [weak self] (_: Object, source: Object, error: Object?) in
        try self?.note("X", source)
        self?.errors.append(error)
      }
    }
    delegate = try cls.make()
  }

  private func note(_ letter: String, _ source: Object) throws {
    let objects = try DataSourceMessages.allObjects(of: source).objects()
    entries.append("\(letter)[\(objects.map(\.description).joined(separator: ", "))]")
    sources.append(source)
  }

  /// Forgets everything.
  func clear() {
    entries = []
    sources = []
    errors = []
  }
}

/// What a data source holds, as text: `title: a, b | title: c`.
func outline(of source: Object) throws -> String {
  let titles = try DataSourceMessages.sectionTitles(of: source)
  return try titles.enumerated().map { section, title in
    let count = try DataSourceMessages.numberOfObjects(inSection: section, of: source)
    let objects = try (0..<count).map { row in
      try DataSourceMessages.object(at: IndexPath(section: section, row: row), of: source)?
        .description ?? "nil"
    }
    return "\(title): \(objects.joined(separator: ", "))"
  }.joined(separator: " | ")
}

/// How many objects each section holds.
func counts(of source: Object) throws -> [Int] {
  try (0..<DataSourceMessages.numberOfSections(of: source)).map { section in
    try DataSourceMessages.numberOfObjects(inSection: section, of: source)
  }
}

/// A simple source of objects.
func simple(_ objects: [Object], name: String? = nil) throws -> ICSimpleDataSource {
  let source = try ICSimpleDataSource(objects: ArrayBox(objects))
  source.name = name
  return source
}

/// Dictionaries whose key has the values; nil leaves the key out.
func dictionaries(_ key: String, _ values: [String?]) -> [Object] {
  values.map { value in DictionaryBox(value.map { [key: StringBox($0)] } ?? [:]) }
}
