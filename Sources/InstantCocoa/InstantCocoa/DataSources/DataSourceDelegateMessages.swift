import CarobRuntime

/// What a data source tells its delegate, by the messages of the protocol `ICDataSourceDelegate`.
///
/// All of them are optional: a delegate that does not answer one is not sent it, and nil is sent
/// nothing. The functions throw `MessageError` when a type does not fit, or with what the delegate
/// raised. [main-thread]
public enum DataSourceDelegateMessages {
  private static let willLoad = Message<(Object) -> Void>("dataSourceWillLoadData:")
  private static let didPartiallyLoad = Message<(Object) -> Void>("dataSourceDidPartiallyLoad:")
  private static let finishedLoading = Message<(Object) -> Void>("dataSourceFinishedLoading:")
  private static let failed = Message<(Object, Object?) -> Void>("dataSource:failedWithError:")

  /// Sent once for each `fetchData`, before anything is loaded.
  public static func willLoad(
    _ source: Object, to delegate: Object?
  ) throws(MessageError) {
    if let delegate, answers(delegate, willLoad) { try willLoad(delegate, source) }
  }

  /// Sent any number of times between `willLoad` and the final message.
  public static func didPartiallyLoad(
    _ source: Object, to delegate: Object?
  ) throws(MessageError) {
    if let delegate, answers(delegate, didPartiallyLoad) { try didPartiallyLoad(delegate, source) }
  }

  /// The final message after success.
  public static func finishedLoading(
    _ source: Object, to delegate: Object?
  ) throws(MessageError) {
    if let delegate, answers(delegate, finishedLoading) { try finishedLoading(delegate, source) }
  }

  /// The final message after failure.
  ///
  /// - Returns: false when nobody wanted to know.
  @discardableResult
  public static func failed(
    _ source: Object, _ error: Object?, to delegate: Object?
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: failed.selector) else { return false }
    try failed(delegate, source, error)
    return true
  }

  /// Sends the message that tells of an event.
  ///
  /// - Parameter error: that of a failure or cancellation.
  /// - Returns: false when that is one of which nobody wanted to know.
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
  /// States that the class is a data source's delegate, and what it does with every event.
  ///
  /// A cancellation while the data source fetches is that of an older fetch, and `.cancelled`; any other error is
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
