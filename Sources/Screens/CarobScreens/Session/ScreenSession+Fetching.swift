import CarobFoundation
import CarobRenderers
import CarobRuntime
import InstantCocoa

extension ScreenSession {
  private static let noResults = ICNoResultsPlaceholder.runtimeClass
  private static let loading = ICLoadingPlaceholder.runtimeClass
  private static let willDisplay = Selector("willDisplayObjectAtIndexPath:")
  private static let reloadData = Message<() -> Void>("reloadData")

  /// Puts a screen on top, loads its view, starts its fetch, and waits.
  ///
  /// - Parameter push: makes the screen, which may start to fetch, and puts it on top.
  /// - Throws: `ScreenError` when the fetch failed and there is nothing to show.
  func load(_ push: () throws -> Void) throws(ScreenError) {
    try acting {
      try push()
      _ = try top.view()
      guard fetches.remote != nil, let source = (top as? ICViewController)?.dataSource,
        try DataSourceMessages.isFetching(source) != true
      else { return }
      // The screen has not started by itself.
      try DataSourceMessages.fetchData(source)
    }
  }

  /// Runs `body` and waits for its fetches. A failure is only a warning when the screen still shows
  /// objects. A live session does not wait.
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

  /// The progress text during a fetch.
  var fetchText: String { calls.warnings.dataName.map { "Fetching \($0)…" } ?? "Fetching…" }

  /// Whether the data source of the top screen is fetching; false when it does not say.
  var isFetching: Bool { get throws { try fetches.isFetching(top) } }

  /// Makes a screen fetch its data again; without fetched data, reloads its list.
  ///
  /// - Returns: the message and its receiver; nil when the screen has no data source and no list.
  static func reload(
    _ screen: UIViewController
  ) throws -> (selector: Selector, receiver: Object)? {
    if let source = (screen as? ICViewController)?.dataSource,
      try DataSourceMessages.fetchData(source)
    {
      return (Selector("fetchData"), source)
    }
    guard let view = try screen.view().firstList?.view else { return nil }
    try reloadData(view)
    return (reloadData.selector, view)
  }

  /// Makes the top screen's data source fetch page after page, as scrolling does, until there are
  /// enough rows or no more pages.
  ///
  /// - Throws: `ScreenError` when a page cannot be fetched.
  func fetchPages(of list: ScreenList, isEnough: (ScreenList) throws -> Bool) throws {
    while try !isEnough(list), try fetchPage(of: list) {}
  }

  /// Shows the last row and waits for the fetch that this starts.
  ///
  /// - Returns: false when it started none.
  func fetchPage(of list: ScreenList) throws -> Bool {
    let count = try list.count
    guard count > 0, waits else { return false }
    var hasBegun = false
    let text = "Fetching \(calls.warnings.dataName ?? ""), \(count) rows…"
    let end = try fetches.during({ top }, telling: text) {
      try list.show(count - 1)
      hasBegun = try isFetching
      // Searching for loading rows takes longer with each page.
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
      // A page without an array may be the server's way to say that it was the last. Rows that are
      // not objects are left out, as on the first page.
      let code = (error as? MappingError)?.code
      let isPage = code == .notAnArray || code == .rowNotAnObject
      if !isPage { reports.drop(error) }
      reports.tell()
      if !isPage { throw calls.fetchError(error) }
    }
    return hasBegun
  }

  /// Returns the rows that stand for a next page. In a sectioned or a multi data source such a row need not be the last.
  ///
  /// - Complexity: O(rows), for a data source that has `willDisplayObjectAtIndexPath:`.
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

  /// Returns what the top screen shows after a failed fetch.
  private func shown() throws -> Shown {
    guard let source = (top as? ICViewController)?.dataSource else { return .objects }
    let objects = try DataSourceMessages.allObjects(of: source)
    if objects.count == 0 { return .nothing }
    // Texts and numbers are not the requested objects. They come from a response that is no list,
    // or whose list holds no objects.
    if try objects.allElements().allSatisfy({ $0 is StringBox || $0 is NumberBox || $0 is NullBox })
    {
      return .nothing
    }
    guard objects.count == 1 else { return .objects }
    let only = try objects.object(at: 0)
    if only is ErrorBox { return .error }
    return only.runtimeClass.isSubclass(of: Self.noResults) ? .nothing : .objects
  }
}
