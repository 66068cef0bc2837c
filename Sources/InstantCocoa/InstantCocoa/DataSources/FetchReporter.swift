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
    let number: Int
  }

  /// How many fetches of one data source may be on the stack at once, each begun in a message of the one
  /// before.
  public static let maximumNestedFetches = 16

  /// Who is told.
  public var delegate: Object? {
    get { delegateReference.object }
    set { delegateReference.refer(to: newValue) }
  }
  private var delegateReference = WeakReference<Object>()
  /// For whoever combines data sources.
  public var name: String?

  private var lifecycle = FetchLifecycle()
  private var fetchesOnStack = 0
  private var callsOnStack = 0
  /// What the delegate raised first since the outermost call.
  private var raised: MessageError?

  /// A reporter without fetches.
  public init() {}

  /// The fetch that is underway; nil when there is none.
  public var current: Fetch? { lifecycle.current }

  /// Whether a fetch is underway. Not so any more in its final message.
  public var isFetching: Bool { current != nil }

  /// Whether there was any fetch.
  package var hasFetched: Bool { lifecycle.hasBegun }

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
    let fetch = lifecycle.begin()
    try reporting { () throws(MessageError) in
      take(.willLoad, of: fetch, by: source)
      if current == fetch { try start(fetch) }
    }
  }

  /// Whether there are fetches that were withdrawn or superseded, and of whose end nobody was told.
  public var hasSuperseded: Bool { !lifecycle.withdrawn.isEmpty }

  /// Withdraws the fetch that is underway: it will not be finished. `endSuperseded` tells of its end.
  ///
  /// - Returns: false when there was none.
  public func withdraw() -> Bool { lifecycle.withdraw() != nil }

  /// Ends the fetches that the current one took the place of. They end before it in any case; this is for
  /// telling at once.
  ///
  /// - Throws: what the delegate raised.
  public func endSuperseded(of source: Object) throws(MessageError) {
    try reporting { endWithdrawn(of: source) }
  }

  /// Says that something was loaded, if the fetch is still underway.
  ///
  /// - Throws: what the delegate raised.
  public func partiallyLoaded(_ fetch: Fetch, of source: Object) throws(MessageError) {
    try reporting { take(.partiallyLoaded, of: fetch, by: source) }
  }

  /// Ends a fetch with success; with a cancellation when another one took its place. Does nothing when it
  /// has ended already.
  ///
  /// - Throws: what the delegate raised.
  public func finish(_ fetch: Fetch, of source: Object) throws(MessageError) {
    try reporting { end(fetch, with: .finished, of: source) }
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
    try reporting { isHeard = end(fetch, with: .failed, error, of: source) }
    return isHeard
  }

  /// Calls off the fetch that is underway, and those before it: each ends with a cancellation.
  ///
  /// - Throws: what the delegate raised.
  public func cancel(of source: Object) throws(MessageError) {
    lifecycle.withdraw()
    try endSuperseded(of: source)
  }

  /// Says that what the data source holds has changed without a fetch; during one, that something was
  /// loaded.
  ///
  /// - Parameter failure: the error, when it changed because something failed.
  /// - Throws: what the delegate raised.
  public func changed(_ source: Object, failure: Object? = nil) throws(MessageError) {
    if let current { return try partiallyLoaded(current, of: source) }
    try reporting { tell(failure == nil ? .finished : .failed, failure, of: source) }
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

  /// Ends a fetch, after those that were withdrawn. If it was withdrawn itself, it is cancelled.
  @discardableResult
  private func end(
    _ fetch: Fetch, with event: FetchEvent, _ error: Object? = nil, of source: Object
  ) -> Bool {
    guard fetch == current else {
      take(.cancelled, of: fetch, by: source)
      return true
    }
    endWithdrawn(of: source)
    // A message to the delegate may have begun another fetch, which ended this one or will.
    return take(event, of: fetch, error, by: source)
  }

  private func endWithdrawn(of source: Object) {
    for fetch in lifecycle.withdrawn { take(.cancelled, of: fetch, by: source) }
  }

  /// Tells of an event, unless a message to the delegate has left nothing to tell.
  ///
  /// - Returns: false when the delegate does not want to know of a failure.
  @discardableResult
  private func take(
    _ event: FetchEvent, of fetch: Fetch, _ error: Object? = nil, by source: Object
  ) -> Bool {
    !lifecycle.take(event, of: fetch) || tell(event, error, of: source)
  }

  @discardableResult
  private func tell(_ event: FetchEvent, _ error: Object?, of source: Object) -> Bool {
    do throws(MessageError) {
      return try DataSourceDelegateMessages.tell(
        event, event == .cancelled ? FetchCancellation.makeError() : error, of: source,
        to: delegate)
    } catch {
      raised = raised ?? error
      // A delegate that raises has heard of it.
      return true
    }
  }
}
