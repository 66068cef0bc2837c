import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport

/// A data source's delegate made at run time, which notes each callback with what the source holds
/// then.
///
/// The callbacks are `will`, `progress`, `finish`, `fail` and, for a failure that is a cancellation, `cancel`.
final class CallbackLog {
  /// What was called, such as `will[] finish[1, 2]`.
  private(set) var entries: [String] = []
  /// The sources that the callbacks named.
  private(set) var sources: [Object] = []
  /// The errors of the failed callbacks.
  private(set) var errors: [Object?] = []
  /// The delegate.
  private(set) var delegate: Object = NullBox()

  /// The callbacks alone.
  private(set) var calls: [String] = []

  /// The callbacks alone, in one line.
  var words: String { calls.joined(separator: " ") }

  /// What is done besides in a callback, given its word and the source.
  var onCallback: (String, Object) throws -> Void = { _, _ in }

  /// Callbacks and contents in order.
  var text: String { entries.joined(separator: " ") }

  /// - Parameter words: the callbacks that the delegate answers; `cancel` comes with `fail`.
  init(answering words: String = "will progress finish fail") throws {
    let cls = try makeClass("TestDelegate") { cls in
      for (word, selector) in [
        ("will", Selector("dataSourceWillLoadData:")),
        ("progress", Selector("dataSourceDidPartiallyLoad:")),
        ("finish", Selector("dataSourceFinishedLoading:")),
      ] where words.contains(word) {
        try cls.addMethod(selector) { [weak self] (_: Object, source: Object) in
          try self?.note(word, source)
        }
      }
      guard words.contains("fail") else { return }
      try cls.addMethod(Selector("dataSource:failedWithError:")) {
        [weak self] (_: Object, source: Object, error: Object?) in
        self?.errors.append(error)
        try self?.note(FetchCancellation.matches(error) ? "cancel" : "fail", source)
      }
    }
    delegate = try cls.make()
  }

  private func note(_ word: String, _ source: Object) throws {
    let objects = try DataSourceMessages.allObjects(of: source).objects()
    entries.append("\(word)[\(objects.map(\.description).joined(separator: ", "))]")
    calls.append(word)
    sources.append(source)
    try onCallback(word, source)
  }

  /// Forgets everything.
  func clear() {
    entries = []
    calls = []
    sources = []
    errors = []
  }
}

/// A data source of a plugin's making, which says what the test tells it to.
final class ScriptedSource {
  /// What a data source need not answer.
  enum Part: CaseIterable {
    case name, delegate, fetchData, isFetching, sectionTitles, allObjects, willDisplay
  }

  /// Title and objects of each section.
  var sections: [(title: String, objects: [Object])]
  /// What `fetchData` says to the delegate at once.
  var onFetch: String
  /// What `fetchData` does first.
  var beforeFetch: () throws -> Void = {}
  /// How often it was told to fetch.
  private(set) var fetchCount = 0
  /// Which rows it was told of.
  private(set) var shown: [IndexPath] = []
  /// The data source.
  private(set) var source: Object = NullBox()
  private(set) weak var delegate: Object?
  private var underway = 0

  /// The objects of the first section.
  var objects: [Object] {
    get { sections.first?.objects ?? [] }
    set { sections = [("", newValue)] }
  }

  init(
    _ objects: [Object] = [], named name: String = "", onFetch: String = "will finish",
    leavingOut missing: Set<Part> = [.isFetching, .sectionTitles, .allObjects, .willDisplay],
    overriding body: (RuntimeClass) throws -> Void = { _ in }
  ) throws {
    sections = [("", objects)]
    self.onFetch = onFetch
    let cls = try makeClass("TestScripted") { cls in
      try addRequired(to: cls)
      for part in Part.allCases where !missing.contains(part) { try add(part, to: cls, name) }
    }
    source = try makeClass("TestScripted", below: cls, body).make()
  }

  private func addRequired(to cls: RuntimeClass) throws {
    try cls.addMethod(Selector("numberOfSections")) { [weak self] (_: Object) in
      self?.sections.count ?? 0
    }
    try cls.addMethod(Selector("numberOfObjectsInSection:")) {
      [weak self] (_: Object, section: Int) in self?.sections[section].objects.count ?? 0
    }
    try cls.addMethod(Selector("objectAtIndexPath:")) {
      [weak self] (_: Object, path: IndexPath) in
      self?.sections[path.section].objects[path.row]
    }
  }

  private func add(_ part: Part, to cls: RuntimeClass, _ name: String) throws {
    switch part {
    case .name: try cls.addMethod(Selector("name")) { (_: Object) in name }
    case .delegate:
      try cls.addMethod(Selector("delegate")) { [weak self] (_: Object) in self?.delegate }
      try cls.addMethod(Selector("setDelegate:")) { [weak self] (_: Object, new: Object?) in
        self?.delegate = new
      }
    case .fetchData:
      try cls.addMethod(Selector("fetchData")) { [weak self] (_: Object) in try self?.fetch() }
    case .isFetching:
      try cls.addMethod(Selector("isFetching")) { [weak self] (_: Object) in
        self.map { $0.underway > 0 } ?? false
      }
    case .sectionTitles:
      try cls.addMethod(Selector("sectionTitles")) { [weak self] (_: Object) in
        self?.sections.map { StringBox($0.title) } ?? []
      }
    case .allObjects:
      try cls.addMethod(Selector("allObjects")) { [weak self] (_: Object) in
        self?.sections.flatMap(\.objects) ?? []
      }
    case .willDisplay:
      try cls.addMethod(Selector("willDisplayObjectAtIndexPath:")) {
        [weak self] (_: Object, path: IndexPath) in self?.shown.append(path)
      }
    }
  }

  private func fetch() throws {
    fetchCount += 1
    try beforeFetch()
    try say(onFetch)
  }

  /// Tells the delegate of callbacks, by the words of `CallbackLog`.
  func say(_ words: String) throws {
    for word in words.split(separator: " ") {
      switch word {
      case "will":
        underway += 1
        try DataSourceDelegateMessages.willLoad(source, to: delegate)
      case "progress": try DataSourceDelegateMessages.didPartiallyLoad(source, to: delegate)
      case "finish":
        underway -= 1
        try DataSourceDelegateMessages.finishedLoading(source, to: delegate)
      case "cancel":
        underway -= 1
        try DataSourceDelegateMessages.failed(
          source, FetchCancellation.makeError(), to: delegate)
      default:
        underway -= 1
        let error = ErrorBox(RaisedError("offline"))
        try DataSourceDelegateMessages.failed(source, error, to: delegate)
      }
    }
  }
}

/// A multi source of others.
func multi(_ sources: [Object], preservingSections: Bool = false) throws -> ICMultiDataSource {
  let source = try ICMultiDataSource(dataSources: sources)
  source.preserveSectionsInSubDataSources = preservingSections
  return source
}

/// The strings as objects.
func strings(_ strings: String...) -> [Object] { strings.map { StringBox($0) } }

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
