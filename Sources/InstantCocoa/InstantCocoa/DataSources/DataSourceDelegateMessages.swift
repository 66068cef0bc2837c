import CarobRuntime

/// The messages of a data source to its delegate, of the protocol `ICDataSourceDelegate`.
///
/// All of them are optional: a delegate that does not implement one does not get it. The functions throw `MessageError`
/// when a type does not fit, or when the delegate raises. [main-thread]
public enum DataSourceDelegateMessages {
  private static let willLoad = Message<(Object) -> Void>("dataSourceWillLoadData:")
  private static let didPartiallyLoad = Message<(Object) -> Void>("dataSourceDidPartiallyLoad:")
  private static let finishedLoading = Message<(Object) -> Void>("dataSourceFinishedLoading:")
  private static let failed = Message<(Object, Object?) -> Void>("dataSource:failedWithError:")

  /// Sends the message before each `fetchData` loads anything.
  public static func willLoad(
    _ source: Object, to delegate: Object?
  ) throws(MessageError) {
    if let delegate, answers(delegate, willLoad) { try willLoad(delegate, source) }
  }

  /// Sends the message any number of times between `willLoad` and the final message.
  public static func didPartiallyLoad(
    _ source: Object, to delegate: Object?
  ) throws(MessageError) {
    if let delegate, answers(delegate, didPartiallyLoad) { try didPartiallyLoad(delegate, source) }
  }

  /// Sends the final message after success.
  public static func finishedLoading(
    _ source: Object, to delegate: Object?
  ) throws(MessageError) {
    if let delegate, answers(delegate, finishedLoading) { try finishedLoading(delegate, source) }
  }

  /// Sends the final message after failure.
  ///
  /// - Returns: false when the delegate does not implement it.
  @discardableResult
  public static func failed(
    _ source: Object, _ error: Object?, to delegate: Object?
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: failed.selector) else { return false }
    try failed(delegate, source, error)
    return true
  }

  /// Sends the message for an event.
  ///
  /// - Parameter error: the error of a failure or cancellation.
  /// - Returns: false when the delegate does not implement the method for that.
  @discardableResult
  static func tell(
    _ event: FetchEvent, _ error: Object?, of source: Object, to delegate: Object?
  ) throws(MessageError) -> Bool {
    switch event {
    case .willLoad: try willLoad(source, to: delegate)
    case .partiallyLoaded: try didPartiallyLoad(source, to: delegate)
    case .finished: try finishedLoading(source, to: delegate)
    case .failed, .cancelled: return try failed(source, error, to: delegate)
    }
    return true
  }

  private static func answers(_ delegate: Object, _ message: Message<(Object) -> Void>) -> Bool {
    delegate.responds(to: message.selector)
  }
}

extension ClassMembers {
  /// Makes the class a data source's delegate that handles every event with a closure.
  ///
  /// A cancellation while the data source is fetching belongs to an older fetch and is `.cancelled`; any other error is
  /// `.failed`. [main-thread]
  func delegateMembers(
    _ take: @escaping (Receiver, FetchEvent, Object?, _ source: Object) throws -> Void
  ) {
    DataSourceProtocols.register()
    adopt("ICDataSourceDelegate")
    method("dataSourceWillLoadData:") { (this, source: Object) in
      try take(this, .willLoad, nil, source)
    }
    method("dataSourceDidPartiallyLoad:") { (this, source: Object) in
      try take(this, .partiallyLoaded, nil, source)
    }
    method("dataSourceFinishedLoading:") { (this, source: Object) in
      try take(this, .finished, nil, source)
    }
    method("dataSource:failedWithError:") { (this, source: Object, error: Object?) in
      let isOlder =
        FetchCancellation.matches(error)
        && (try? DataSourceMessages.isFetching(source)) == .some(true)
      try take(this, isOlder ? .cancelled : .failed, error, source)
    }
  }
}
