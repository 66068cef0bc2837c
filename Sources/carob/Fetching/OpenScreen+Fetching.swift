import CarobRenderers
import CarobRuntime
import InstantCocoa

extension OpenScreen {
  private static let noResults = ICNoResultsPlaceholder.runtimeClass

  /// Loads the view of the screen on top, has it fetch, and waits.
  ///
  /// - Throws: `CommandError` when nothing can be shown because the fetch failed.
  func load() throws(CommandError) {
    try failures.reporting {
      try wait {
        _ = try top.view()
        guard fetches.remote != nil, let source = (top as? ICViewController)?.dataSource,
          try DataSourceMessages.isFetching(source) != true
        else { return }
        // A screen may have begun by itself; one that has not is told to.
        try DataSourceMessages.fetchData(source)
      }
    }
  }

  /// Runs `body`, and waits for what is fetched then. A failure is a warning as long as the screen shows
  /// something.
  func wait(_ body: () throws -> Void) throws {
    let end = try fetches.during({ top }, progress: "Fetching \(fetches.name ?? "")…", body)
    guard case .failure(let error) = end else { return }
    let failure = failures.fetchError(error)
    switch try shown() {
    case .nothing: throw failure
    case .error: break
    case .objects: Output.complain("warning: \(failure.message)", as: .warning)
    }
  }

  /// Has the data source of the screen on top fetch page after page, as scrolling to the last row does, until
  /// there are enough rows or no more.
  ///
  /// - Throws: `CommandError` when a page cannot be fetched.
  func fetchPages(of list: ScreenList, isEnough: (ScreenList) throws -> Bool) throws {
    while try !isEnough(list) {
      let count = try list.count
      guard count > 0 else { return }
      var hasBegun = false
      let progress = "Fetching \(fetches.name ?? ""), \(count) rows…"
      let end = try fetches.during({ top }, progress: progress) {
        try list.show(count - 1)
        hasBegun = try fetches.isFetching(top)
      }
      if case .failure(let error) = end { throw failures.fetchError(error) }
      if !hasBegun { return }
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
    guard objects.count == 1 else { return .objects }
    let only = try objects.object(at: 0)
    if only is ErrorBox { return .error }
    return only.runtimeClass.isSubclass(of: Self.noResults) ? .nothing : .objects
  }
}
