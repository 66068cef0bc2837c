import CarobFoundation
import CarobRuntime

/// What is told of a fetch, named after the messages to a data source's delegate.
package enum FetchEvent: CaseIterable, Sendable {
  /// It begins.
  case willLoad
  /// Something of it was loaded.
  case partiallyLoaded
  /// It ends with success.
  case finished
  /// It ends with an error.
  case failed
  /// It ends with `FetchCancellation`: it was called off, or another one took its place.
  case cancelled
}

/// The fetches of whatever has one at a time: which of them is underway, and which are still owed their end.
///
/// Nothing else happens to a fetch than this, and each end happens once:
///
/// ```
/// begin → underway ─ finished, failed → over
///            └─ withdraw → withdrawn ─ cancelled → over
/// ```
package struct FetchLifecycle {
  package typealias Fetch = FetchReporter.Fetch

  /// The fetch that is underway; nil when there is none.
  package private(set) var current: Fetch?
  /// Fetches that were withdrawn, of whose end nobody was told, oldest first.
  package private(set) var withdrawn: [Fetch] = []
  private var begun = 0
  /// Whether there was any fetch.
  package var hasBegun: Bool { begun > 0 }

  package init() {}

  /// Begins a fetch. The one that is underway is withdrawn.
  package mutating func begin() -> Fetch {
    withdraw()
    begun += 1
    let fetch = Fetch(number: begun)
    current = fetch
    return fetch
  }

  /// Withdraws the fetch that is underway: it was called off, or another one takes its place.
  ///
  /// - Returns: it, whose end is to be told; nil when there was none.
  @discardableResult
  package mutating func withdraw() -> Fetch? {
    guard let fetch = current else { return nil }
    current = nil
    withdrawn.append(fetch)
    return fetch
  }

  /// Takes an event of a fetch. With a final one the fetch is over.
  ///
  /// - Returns: whether it is to be told. Only one that was withdrawn is cancelled, and nothing else is told of it.
  package mutating func take(_ event: FetchEvent, of fetch: Fetch) -> Bool {
    switch event {
    case .willLoad, .partiallyLoaded: return fetch == current
    case .finished, .failed:
      guard fetch == current else { return false }
      current = nil
    case .cancelled:
      guard let index = withdrawn.firstIndex(of: fetch) else { return false }
      withdrawn.remove(at: index)
    }
    return true
  }
}

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
