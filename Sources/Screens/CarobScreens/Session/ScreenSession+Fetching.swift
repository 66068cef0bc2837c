import CarobFoundation
import CarobRenderers
import CarobRuntime
import InstantCocoa

extension ScreenSession {
  private static let noResults = ICNoResultsPlaceholder.runtimeClass
  private static let loading = ICLoadingPlaceholder.runtimeClass
  private static let willDisplay = Selector("willDisplayObjectAtIndexPath:")

  /// Puts a screen on top, loads its view, has it fetch, and waits.
  ///
  /// - Parameter push: makes the screen, which may begin to fetch then, and puts it there.
  /// - Throws: `ScreenError` when nothing can be shown because the fetch failed.
  func load(_ push: () throws -> Void) throws(ScreenError) {
    try acting {
      try push()
      _ = try top.view()
      guard fetches.remote != nil, let source = (top as? ICViewController)?.dataSource,
        try DataSourceMessages.isFetching(source) != true
      else { return }
      // A screen may have begun by itself; one that has not is told to.
      try DataSourceMessages.fetchData(source)
    }
  }

  /// Runs `body`, and waits for what is fetched then. A failure is a warning as long as the screen shows
  /// something. A live session does not wait.
  func wait(_ body: () throws -> Void) throws {
    if !waits { return try body() }
    switch try fetches.during({ top }, telling: fetchText, body) {
    case .success: break
    case .failure(let error):
      let failure = calls.fetchError(error)
      switch try shown() {
      case .nothing: throw failure
      case .error: break
      case .objects: calls.warnings.tell("\(failure)")
      }
    case .incomplete(let error, let reports):
      let shown = try shown()
      if shown != .objects { reports.drop(error) }
      reports.tell()
      if shown == .nothing { throw calls.fetchError(error) }
    }
  }

  /// What is told while something is fetched.
  var fetchText: String { calls.warnings.dataName.map { "Fetching \($0)…" } ?? "Fetching…" }

  /// Whether the data source of the screen on top, if it has one and says so, fetches.
  var isFetching: Bool { get throws { try fetches.isFetching(top) } }

  /// Has the data source of the screen on top fetch page after page, as scrolling through all rows does, until
  /// there are enough or no more.
  ///
  /// - Throws: `ScreenError` when a page cannot be fetched.
  func fetchPages(of list: ScreenList, isEnough: (ScreenList) throws -> Bool) throws {
    while try !isEnough(list), try fetchPage(of: list) {}
  }

  /// Shows the last row, and waits for what is fetched then.
  ///
  /// - Returns: whether something was.
  func fetchPage(of list: ScreenList) throws -> Bool {
    let count = try list.count
    guard count > 0, waits else { return false }
    var hasBegun = false
    let text = "Fetching \(calls.warnings.dataName ?? ""), \(count) rows…"
    let end = try fetches.during({ top }, telling: text) {
      try list.show(count - 1)
      hasBegun = try isFetching
      // Looking for other rows takes the longer the more there are, with each page.
      if hasBegun { return }
      for row in try rowsBeingLoaded(count) where !hasBegun {
        try list.show(row)
        hasBegun = try isFetching
      }
    }
    switch end {
    case .success: break
    case .failure(let error): throw calls.fetchError(error)
    case .incomplete(let error, let reports):
      // A page in which there is nothing may be how the server says that it was the last. One in which something is no
      // object is shown, as the first one is.
      let code = (error as? MappingError)?.code
      let isPage = code == .notAnArray || code == .rowNotAnObject
      if !isPage { reports.drop(error) }
      reports.tell()
      if !isPage { throw calls.fetchError(error) }
    }
    return hasBegun
  }

  /// Which rows stand for a next page, in a list of so many: where the page ends that a sectioned or a multi data
  /// source shows, that need not be the last.
  ///
  /// - Complexity: O(rows), for a data source that wants to know what is shown.
  private func rowsBeingLoaded(_ count: Int) throws -> [Int] {
    guard let source = (top as? ICViewController)?.dataSource,
      source.responds(to: Self.willDisplay)
    else { return [] }
    let objects = try DataSourceMessages.allObjects(of: source)
    guard objects.count == count else { return [] }
    return try (0..<count).filter {
      try objects.object(at: $0).runtimeClass.isSubclass(of: Self.loading)
    }
  }

  private enum Shown {
    case nothing
    case error
    case objects
  }

  /// What the screen on top shows after a fetch failed.
  private func shown() throws -> Shown {
    guard let source = (top as? ICViewController)?.dataSource else { return .objects }
    let objects = try DataSourceMessages.allObjects(of: source)
    if objects.count == 0 { return .nothing }
    // Texts and numbers are no objects that anybody asked for: what is no list was taken for one of one, or they were in
    // it in the place of objects.
    if try objects.allElements().allSatisfy({ $0 is StringBox || $0 is NumberBox || $0 is NullBox }) {
      return .nothing
    }
    guard objects.count == 1 else { return .objects }
    let only = try objects.object(at: 0)
    if only is ErrorBox { return .error }
    return only.runtimeClass.isSubclass(of: Self.noResults) ? .nothing : .objects
  }
}
