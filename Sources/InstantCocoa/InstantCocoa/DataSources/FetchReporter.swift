import CarobRuntime

/// The fetches of one data source, and their messages to its delegate: each `dataSourceWillLoadData:` is followed by
/// exactly one final message.
///
/// A new fetch supersedes the current one, which ends with `FetchCancellation`. The state changes before a message is
/// sent, so that a delegate may do anything in it: fetch again, release the data source, set another delegate. The
/// delegate is looked up for each message.
///
/// An error of the delegate stops nothing. The outermost call into the reporter throws the first such error, at its
/// end. [main-thread]
public final class FetchReporter {
  /// A fetch.
  public struct Fetch: Hashable, Sendable {
    let number: Int
  }

  /// The maximum number of nested fetches of one data source, each begun in a message of the one before.
  public static let maximumNestedFetches = 16

  /// The delegate: any object. Held weakly.
  public var delegate: Object? {
    get { delegateReference.object }
    set { delegateReference.refer(to: newValue) }
  }
  private var delegateReference = WeakReference<Object>()
  /// The data source's name, for data sources that combine it with others.
  public var name: String?

  private var lifecycle = FetchLifecycle()
  private var fetchesOnStack = 0
  private var callsOnStack = 0
  /// The delegate's first error since the outermost call.
  private var raised: MessageError?

  /// A reporter without fetches.
  public init() {}

  /// The current fetch; nil when there is none.
  public var current: Fetch? { lifecycle.current }

  /// Whether there is a current fetch. False in its final message.
  public var isFetching: Bool { current != nil }

  package var hasFetched: Bool { lifecycle.hasBegun }

  /// Begins a fetch: reports it, and calls `start`.
  ///
  /// - Parameters:
  ///   - source: the data source that the messages name.
  ///   - prepare: runs before the fetch begins, unless too many are nested.
  ///   - start: runs unless the delegate has begun another fetch meanwhile. It may end the fetch.
  /// - Throws: the error of `start`, which leaves the fetch current, else the delegate's; `DataSourceError` beneath a
  ///   `MessageError` when too many fetches are nested, which is not reported.
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

  /// Whether there are withdrawn or superseded fetches whose end has not been reported.
  public var hasSuperseded: Bool { !lifecycle.withdrawn.isEmpty }

  /// Withdraws the current fetch: it will not finish. `endSuperseded` reports its end.
  ///
  /// - Returns: false when there was none.
  public func withdraw() -> Bool { lifecycle.withdraw() != nil }

  /// Reports the end of superseded fetches now. Otherwise they end just before the current one.
  ///
  /// - Throws: the delegate's error.
  public func endSuperseded(of source: Object) throws(MessageError) {
    try reporting { endWithdrawn(of: source) }
  }

  /// Reports that a part was loaded, if the fetch is still current.
  ///
  /// - Throws: the delegate's error.
  public func partiallyLoaded(_ fetch: Fetch, of source: Object) throws(MessageError) {
    try reporting { take(.partiallyLoaded, of: fetch, by: source) }
  }

  /// Ends a fetch with success; a superseded one with a cancellation. Does nothing when it has ended already.
  ///
  /// - Throws: the delegate's error.
  public func finish(_ fetch: Fetch, of source: Object) throws(MessageError) {
    try reporting { end(fetch, with: .finished, of: source) }
  }

  /// Ends a fetch with failure; a superseded one with a cancellation. Does nothing when it has ended already.
  ///
  /// - Returns: false when the delegate does not implement the method.
  /// - Throws: the delegate's error.
  @discardableResult
  public func fail(
    _ fetch: Fetch, _ error: Object?, of source: Object
  ) throws(MessageError) -> Bool {
    var isHeard = true
    try reporting { isHeard = end(fetch, with: .failed, error, of: source) }
    return isHeard
  }

  /// Cancels the current fetch and those before it: each ends with a cancellation.
  ///
  /// - Throws: the delegate's error.
  public func cancel(of source: Object) throws(MessageError) {
    lifecycle.withdraw()
    try endSuperseded(of: source)
  }

  /// Reports a change of content without a fetch; during one, that a part was loaded.
  ///
  /// - Parameter failure: the error, when a failure caused the change.
  /// - Throws: the delegate's error.
  public func changed(_ source: Object, failure: Object? = nil) throws(MessageError) {
    if let current { return try partiallyLoaded(current, of: source) }
    try reporting { tell(failure == nil ? .finished : .failed, failure, of: source) }
  }

  /// Runs code that calls other code, and throws the delegate's error at the end.
  ///
  /// - Throws: the error of `body`, else the delegate's, unless this runs within another call.
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

  /// Ends a fetch, after the withdrawn ones. A withdrawn fetch is cancelled.
  @discardableResult
  private func end(
    _ fetch: Fetch, with event: FetchEvent, _ error: Object? = nil, of source: Object
  ) -> Bool {
    guard fetch == current else {
      take(.cancelled, of: fetch, by: source)
      return true
    }
    endWithdrawn(of: source)
    // A message to the delegate may have begun another fetch, which supersedes this one.
    return take(event, of: fetch, error, by: source)
  }

  private func endWithdrawn(of source: Object) {
    for fetch in lifecycle.withdrawn { take(.cancelled, of: fetch, by: source) }
  }

  /// Reports an event, unless a message to the delegate has made it obsolete.
  ///
  /// - Returns: false when the delegate does not implement the method for a failure.
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
      // A delegate that raises did get the message.
      return true
    }
  }
}
