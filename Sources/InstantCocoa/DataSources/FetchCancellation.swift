import CarobRuntime

/// The error of a fetch that another one took the place of, or that was called off: code -999 of the
/// domain `NSURLErrorDomain`.
public enum FetchCancellation {
  /// The code.
  public static let code = -999
  private static let domain = "NSURLErrorDomain"

  /// A new error of that kind, which says so in its `localizedDescription`. [any-thread]
  public static func makeError() -> ErrorBox {
    ErrorBox(
      domain: domain, code: code,
      userInfo: DictionaryBox(["NSLocalizedDescription": StringBox("the fetch was cancelled")]))
  }

  /// Whether an object is an error of that kind, or a Swift `CancellationError`. [any-thread]
  public static func matches(_ error: Object?) -> Bool {
    guard let error = error as? ErrorBox else { return false }
    return error.error is CancellationError || error.code == code && error.domain == domain
  }
}
