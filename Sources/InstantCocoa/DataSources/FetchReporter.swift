import CarobRuntime

/// The fetches of one data source, and what its delegate is told of them: for each
/// `dataSourceWillLoadData:` exactly one final message.
///
/// A fetch that begins takes the place of the one before, which ends with `FetchCancellation`. Before a
/// message is sent, the state is that after it, so that a delegate may do anything in it: fetch again,
/// let go of the data source, have another object take its place. The delegate is looked up for each
/// message.
///
/// What the delegate raises stops nothing. The first such error is thrown by the outermost call into the
/// reporter, when everything is done. [main-thread]
public final class FetchReporter {
  /// One fetch.
  public struct Fetch: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// How many fetches of one data source may be on the stack at once, each begun in a message of the one
  /// before.
  public static let maximumNestedFetches = 16

  /// Who is told.
  public weak var delegate: Object?
  /// For whoever combines data sources.
  public var name: String?

  /// The fetch that is underway; nil when there is none.
  public private(set) var current: Fetch?
  /// Fetches without a final message, oldest first.
  private var unended: [Fetch] = []
  private var begun = 0

  private var fetchesOnStack = 0
  private var callsOnStack = 0
  /// What the delegate raised first since the outermost call.
  private var raised: MessageError?

  /// A reporter without fetches.
  public init() {}

  /// Whether a fetch is underway. Not so any more in its final message.
  public var isFetching: Bool { current != nil }

  /// Begins a fetch: says so, and does what begins it.
  ///
  /// - Parameters:
  ///   - source: whose fetch it is, which the messages name.
  ///   - prepare: runs before the fetch begins, unless too many are nested.
  ///   - start: runs unless the delegate has begun another fetch meanwhile. It may end the fetch.
  /// - Throws: what `start` throws, which leaves the fetch underway, else what the delegate raised;
  ///   `DataSourceError` beneath a `MessageError` when too many fetches are nested, of which nobody is told.
  public func fetch(
    by source: Object, preparing prepare: () -> Void = {},
    _ start: (Fetch) throws(MessageError) -> Void
  ) throws(MessageError) {
    guard fetchesOnStack < Self.maximumNestedFetches else {
      throw .handlerFailed(DataSourceError.nestedFetches(of: source, Self.maximumNestedFetches))
    }
    fetchesOnStack += 1
    defer { fetchesOnStack -= 1 }
    prepare()
    begun += 1
    let fetch = Fetch(number: begun)
    current = fetch
    unended.append(fetch)
    try reporting { () throws(MessageError) in
      tell { (delegate) throws(MessageError) in
        try DataSourceDelegateMessages.willLoad(source, to: delegate)
      }
      if current == fetch { try start(fetch) }
    }
  }

  /// Whether there are fetches that were withdrawn or superseded, and of whose end nobody was told.
  public var hasSuperseded: Bool { unended.contains { $0 != current } }

  /// Withdraws the fetch that is underway: it will not be finished. `endSuperseded` tells of its end.
  ///
  /// - Returns: false when there was none.
  public func withdraw() -> Bool {
    defer { current = nil }
    return current != nil
  }

  /// Ends the fetches that the current one took the place of. They end before it in any case; this is for
  /// telling at once.
  ///
  /// - Throws: what the delegate raised.
  public func endSuperseded(of source: Object) throws(MessageError) {
    try reporting { endAll(before: current, of: source) }
  }

  /// Says that something was loaded, if the fetch is still underway.
  ///
  /// - Throws: what the delegate raised.
  public func partiallyLoaded(_ fetch: Fetch, of source: Object) throws(MessageError) {
    guard current == fetch else { return }
    try reporting {
      tell { (delegate) throws(MessageError) in
        try DataSourceDelegateMessages.didPartiallyLoad(source, to: delegate)
      }
    }
  }

  /// Ends a fetch with success; with a cancellation when another one took its place. Does nothing when it
  /// has ended already.
  ///
  /// - Throws: what the delegate raised.
  public func finish(_ fetch: Fetch, of source: Object) throws(MessageError) {
    try reporting {
      if end(fetch, of: source) { tellFinished(source) }
    }
  }

  /// Ends a fetch with failure; with a cancellation when another one took its place. Does nothing when it
  /// has ended already.
  ///
  /// - Returns: false when the delegate does not want to know.
  /// - Throws: what the delegate raised.
  @discardableResult
  public func fail(
    _ fetch: Fetch, _ error: Object?, of source: Object
  ) throws(MessageError) -> Bool {
    var isHeard = true
    try reporting {
      if end(fetch, of: source) { isHeard = tellFailed(source, error) }
    }
    return isHeard
  }

  /// Calls off the fetch that is underway, and those before it: each ends with a cancellation.
  ///
  /// - Throws: what the delegate raised.
  public func cancel(of source: Object) throws(MessageError) {
    current = nil
    try reporting { endAll(before: nil, of: source) }
  }

  /// Says that what the data source holds has changed without a fetch; during one, that something was
  /// loaded.
  ///
  /// - Parameter failure: the error, when it changed because something failed.
  /// - Throws: what the delegate raised.
  public func changed(_ source: Object, failure: Object? = nil) throws(MessageError) {
    if let current { return try partiallyLoaded(current, of: source) }
    try reporting {
      if let failure {
        tellFailed(source, failure)
      } else {
        tellFinished(source)
      }
    }
  }

  /// Runs what calls other code, so that what the delegate raises meanwhile is thrown at the end.
  ///
  /// - Throws: what `body` throws, else what the delegate raised, unless this runs within another call.
  public func reporting(_ body: () throws(MessageError) -> Void) throws(MessageError) {
    callsOnStack += 1
    var failure: MessageError?
    do throws(MessageError) {
      try body()
    } catch {
      failure = error
    }
    callsOnStack -= 1
    if callsOnStack == 0 {
      failure = failure ?? raised
      raised = nil
    }
    if let failure { throw failure }
  }

  /// Whether a fetch may be ended with what came of it. One that was superseded ends here instead.
  private func end(_ fetch: Fetch, of source: Object) -> Bool {
    guard current == fetch else {
      endSuperseded(fetch, of: source)
      return false
    }
    endAll(before: fetch, of: source)
    // A message to the delegate may have begun another fetch, which ended this one or will.
    guard current == fetch else { return false }
    current = nil
    unended.removeAll { $0 == fetch }
    return true
  }

  private func endAll(before newest: Fetch?, of source: Object) {
    for fetch in unended where fetch.number < newest?.number ?? .max {
      endSuperseded(fetch, of: source)
    }
  }

  private func endSuperseded(_ fetch: Fetch, of source: Object) {
    // A message to the delegate may have ended it, or begun another fetch.
    guard fetch != current, let index = unended.firstIndex(of: fetch) else { return }
    unended.remove(at: index)
    tellFailed(source, FetchCancellation.makeError())
  }

  private func tellFinished(_ source: Object) {
    tell { (delegate) throws(MessageError) in
      try DataSourceDelegateMessages.finishedLoading(source, to: delegate)
    }
  }

  @discardableResult
  private func tellFailed(_ source: Object, _ error: Object?) -> Bool {
    // A delegate that raises has heard of it.
    var isHeard = true
    tell { (delegate) throws(MessageError) in
      isHeard = try DataSourceDelegateMessages.failed(source, error, to: delegate)
    }
    return isHeard
  }

  private func tell(_ message: (Object?) throws(MessageError) -> Void) {
    do throws(MessageError) {
      try message(delegate)
    } catch {
      raised = raised ?? error
    }
  }
}
