import CarobFoundation
import CarobRuntime

/// An event of a fetch, named after the messages to a data source's delegate.
package enum FetchEvent: CaseIterable, Sendable {
  /// The fetch begins.
  case willLoad
  /// A part was loaded.
  case partiallyLoaded
  /// The fetch ends with success.
  case finished
  /// The fetch ends with an error.
  case failed
  /// The fetch ends with `FetchCancellation`: it was cancelled or superseded.
  case cancelled
}

/// The fetches of an object that has one at a time: the current one, and the withdrawn ones whose end has not been
/// reported.
///
/// A fetch goes through these states only, and each end happens once:
///
/// ```
/// begin → underway ─ finished, failed → over
///            └─ withdraw → withdrawn ─ cancelled → over
/// ```
package struct FetchLifecycle {
  package typealias Fetch = FetchReporter.Fetch

  /// The current fetch; nil when there is none.
  package private(set) var current: Fetch?
  /// Withdrawn fetches whose end has not been reported, oldest first.
  package private(set) var withdrawn: [Fetch] = []
  private var begun = 0
  package var hasBegun: Bool { begun > 0 }

  package init() {}

  /// Begins a fetch, and withdraws the current one.
  package mutating func begin() -> Fetch {
    withdraw()
    begun += 1
    let fetch = Fetch(number: begun)
    current = fetch
    return fetch
  }

  /// Withdraws the current fetch, because it was cancelled or superseded.
  ///
  /// - Returns: the fetch, whose end must be reported; nil when there was none.
  @discardableResult
  package mutating func withdraw() -> Fetch? {
    guard let fetch = current else { return nil }
    current = nil
    withdrawn.append(fetch)
    return fetch
  }

  /// Handles an event of a fetch. A final event ends the fetch.
  ///
  /// - Returns: whether to report the event. A withdrawn fetch reports its cancellation and nothing else, and only it does.
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

/// The error of a fetch that was cancelled or superseded: code -999 of the domain `NSURLErrorDomain`.
public enum FetchCancellation {
  /// The code.
  public static let code = -999
  private static let domain = "NSURLErrorDomain"

  /// Makes such an error, which says so in its `localizedDescription`. [any-thread]
  public static func makeError() -> ErrorBox {
    ErrorBox(
      domain: domain, code: code,
      userInfo: DictionaryBox(["NSLocalizedDescription": StringBox("the fetch was cancelled")]))
  }

  /// Whether an object is such an error, or a Swift `CancellationError`. [any-thread]
  public static func matches(_ error: Object?) -> Bool {
    guard let error = error as? ErrorBox else { return false }
    return error.error is CancellationError || error.code == code && error.domain == domain
  }
}
