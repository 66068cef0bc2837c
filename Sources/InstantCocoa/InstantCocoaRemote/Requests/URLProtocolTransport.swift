import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa

/// Sends requests to a plugin's class that is registered with `NSURLProtocol`.
enum URLProtocolTransport {
  /// Starts a request if a class handles it.
  ///
  /// - Parameter completion: called once with the outcome, on any thread.
  /// - Returns: a function that stops the request; nil when no class handles it.
  /// - Throws: the class's error.
  static func start(
    _ request: HTTPRequest, completion: @escaping @Sendable (Result<RawResponse, any Error>) -> Void
  ) throws -> (@Sendable () -> Void)? {
    if NSURLProtocol.isEmpty { return nil }
    let client = URLProtocolClient(request, completion)
    let asked = URLRequestBox(
      request.url, method: request.verb.rawValue,
      headers: request.headers.fields.map { ($0.name, $0.value) }, body: request.body,
      timeout: request.timeout)
    guard let answering = try NSURLProtocol.object(for: asked, client: client) else { return nil }
    // Before the class starts, because it may respond at once.
    client.keep(answering)
    do {
      try NSURLProtocol.startLoading(answering)
    } catch {
      client.finish(.failure(error))
    }
    return { client.stop() }
  }
}

/// Receives the response of an `NSURLProtocol`, on any thread. Registered as `CarobURLProtocolClient`.
final class URLProtocolClient: Object, @unchecked Sendable {
  // SAFETY: the state is behind its lock; the constants are set before anybody else sees the client.
  private struct State {
    var answering: Object?
    var completion: (@Sendable (Result<RawResponse, any Error>) -> Void)?
    var url: URL?
    var status: Int?
    var contentType: String?
    var body: [UInt8] = []
    var limit = 0
  }

  private let state = Locked(State())

  override class var runtimeName: String { "CarobURLProtocolClient" }

  convenience init(
    _ request: HTTPRequest,
    _ completion: @escaping @Sendable (Result<RawResponse, any Error>) -> Void
  ) {
    self.init(isa: Self.runtimeClass)
    state.withLock { state in
      state.completion = completion
      state.url = request.url
      state.limit = request.limit
    }
  }

  /// Retains the protocol object until the end of the request.
  func keep(_ answering: Object) {
    state.withLock { $0.answering = answering }
  }

  /// Reports the outcome. Later calls do nothing.
  func finish(_ result: Result<RawResponse, any Error>) {
    let (completion, answering) = take()
    completion?(result)
    // Released without the lock, because a plugin's method may run.
    withExtendedLifetime(answering) {}
  }

  /// Stops the protocol object, without a report.
  func stop() {
    guard let answering = take().1 else { return }
    do {
      try NSURLProtocol.stopLoading(answering)
    } catch {
      Diagnostics.report(
        .unhandled(UnhandledError(.cancelling, by: answering.runtimeClass, "\(error)")))
    }
  }

  private func take() -> ((@Sendable (Result<RawResponse, any Error>) -> Void)?, Object?) {
    state.withLock { state in
      defer {
        state.completion = nil
        state.answering = nil
      }
      return (state.completion, state.answering)
    }
  }

  // MARK: Messages of the protocol object

  private static let url = Message<() -> URL?>("URL")
  private static let statusCode = Selector("statusCode")
  private static let mimeType = Message<() -> String?>("MIMEType")

  private func received(_ response: Object) throws {
    let url = try Self.url(response)
    let isHTTP = response.responds(to: Self.statusCode)
    let status = isHTTP ? try response.send(Self.statusCode, returning: Int.self) : nil
    let type = try Self.mimeType(response)
    state.withLock { state in
      if let url { state.url = url }
      state.status = status
      state.contentType = type?.lowercased()
    }
  }

  private func received(_ data: Data) {
    let excess = state.withLock { state -> (URL, Int)? in
      state.body += data
      guard state.body.count > state.limit, let url = state.url else { return nil }
      return (url, state.limit)
    }
    if let (url, limit) = excess { finish(.failure(URLError.tooLong(url, limit: limit))) }
  }

  private func finishLoading() {
    let response = state.withLock { state in
      state.url.map {
        RawResponse(
          url: $0, status: state.status, contentType: state.contentType, body: state.body)
      }
    }
    if let response { finish(.success(response)) }
  }

  /// Defines the methods of the protocol `NSURLProtocolClient`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: URLProtocolClient.self) { client in
      client.method("URLProtocol:didReceiveResponse:cacheStoragePolicy:") {
        (this, _: Object, response: Object, _: UInt) throws in try this.received(response)
      }
      client.method("URLProtocol:didLoadData:") { (this, _: Object, data: Data) in
        this.received(data)
      }
      client.method("URLProtocolDidFinishLoading:") { (this, _: Object) in this.finishLoading() }
      client.method("URLProtocol:didFailWithError:") { (this, _: Object, error: Object) in
        this.finish(.failure(error.swiftError))
      }
      client.method("URLProtocol:wasRedirectedToRequest:redirectResponse:") {
        (this, _: Object, request: Object, _: Object) throws in
        let target = try Self.url(request)
        this.finish(
          .failure(
            URLError.failure(
              .unsupportedURL,
              "\(target?.name ?? "a URL"): an NSURLProtocol redirected to it, which is not followed; answer the request itself",
              url: target)))
      }
    }
  }
}
