import Hummingbird
import Synchronization

/// What goes wrong with an answer.
public enum Fault: Hashable, Sendable {
  /// It comes late.
  case slow(Duration)
  /// It is the server's own failure.
  case status(Int)
  /// It sends the client elsewhere.
  case redirect(to: String)
  /// It is said to be something else than JSON.
  case contentType(String)
  /// The connection is lost after so many bytes of the body.
  case dropped(after: Int)
  /// It ends after so many bytes, as if that were all.
  case truncated(after: Int)
  /// It is a list of zeros of so many bytes.
  case enormous(bytes: Int)
  /// It is a list of lists, so many levels deep.
  case nested(levels: Int)
}

/// What goes wrong at which request. Tests give it to a server and change it while the server runs.
public final class Faults: Sendable {
  private struct Planned {
    let fault: Fault
    let path: String
    let page: Int?
    var times: Int
  }

  private struct State {
    var planned: [Planned] = []
    var requests: [String] = []
  }

  private let state = Mutex(State())

  /// Nothing goes wrong yet.
  public init() {}

  /// Plans a fault.
  ///
  /// - Parameters:
  ///   - path: of the requests that it befalls, without a query.
  ///   - page: the `page` that they ask for; nil for any.
  ///   - times: how many of them.
  public func plan(_ fault: Fault, at path: String, page: Int? = nil, times: Int = .max) {
    state.withLock {
      $0.planned.append(Planned(fault: fault, path: path, page: page, times: times))
    }
  }

  /// Lets nothing go wrong any more.
  public func clear() { state.withLock { $0.planned = [] } }

  /// Paths with queries of all requests so far, in the order in which they arrived.
  public var requests: [String] { state.withLock { $0.requests } }

  /// The fault for a request, which counts as one of its times.
  func next(for request: Request) -> Fault? {
    state.withLock { state in
      state.requests.append(request.uri.string)
      let page = request.uri.queryParameters["page"].flatMap { Int($0) }
      let index = state.planned.firstIndex {
        $0.times > 0 && $0.path == request.uri.path && ($0.page == nil || $0.page == page)
      }
      guard let index else { return nil }
      state.planned[index].times -= 1
      return state.planned[index].fault
    }
  }
}
