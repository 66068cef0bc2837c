import CarobFoundation
import CarobRuntime
import Dispatch
import Foundation

/// Sends requests, and reads the JSON of the responses. Registered as `ICRequestManager`.
///
/// A configuration makes one with its settings; a plain one has no base URL and takes whole URLs. `http:`, `https:` and
/// `file:` URLs work alike, but a file can only be read. Connections are kept for later requests. [main-thread; blocks
/// are called on the main queue]
open class ICRequestManager: Object {
  final var settings = RequestSettings()
  /// The transport. Made for the first request that needs the network.
  private final lazy var network = HTTPTransport()

  convenience init(_ settings: RequestSettings) {
    self.init()
    self.settings = settings
  }

  /// Makes a manager with a base URL, and the settings of a plain configuration.
  ///
  /// - Precondition: the URL's scheme is `http:`, `https:` or `file:`.
  public convenience init(baseURL: URL) {
    precondition(RequestURL.isUsable(baseURL), "\(baseURL) is no http, https or file URL")
    var settings = RequestSettings()
    settings.baseURL = baseURL
    self.init(settings)
  }

  /// The URL that paths are relative to; nil when only whole URLs are possible.
  public final var baseURL: URL? { settings.baseURL }

  /// The timeout in seconds: a request fails when nothing arrives for that long.
  public final var timeoutInterval: Double { settings.timeout }

  /// The cache policy for caches on the way, by Foundation's numbers. Nothing is cached here.
  public final var cachePolicy: UInt { settings.cachePolicy }

  /// The headers of every request, by name, without those that a request adds.
  public final var headers: [String: String] {
    Dictionary(settings.headers.fields.map { ($0.name, $0.value) }) { $1 }
  }

  /// The maximum number of bytes in a response.
  public final var maximumResponseLength: Int { settings.maximumResponseLength }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - path: relative to the base URL, or a whole URL; "" for the base URL itself.
  ///   - parameters: in the query of GET, HEAD and DELETE, else a JSON body. Nil for none; an empty dictionary adds a
  ///     question mark, or `{}`.
  ///   - completion: called once, later, with the object of the response (nil for an empty one), or with an error:
  ///     `URLError`, `ResponseError`, `MappingError` for a text that is not JSON, or `ParameterError`.
  /// - Returns: the operation, which can cancel the request.
  /// - Complexity: O(parameters × log parameters). Does not block.
  @discardableResult
  public final func request(
    _ verb: HTTPVerb, _ path: String, parameters: DictionaryBox? = nil,
    completion: @escaping @MainActor (ICRequestOperation.Outcome) -> Void
  ) -> ICRequestOperation {
    request(verb, path, parameters, reading: ResponseReader.object, completion: completion)
  }

  /// Requests JSON, and passes on its bytes: as an `NSData`, nil for an empty response.
  ///
  /// - Parameters:
  ///   - path: as for `request`.
  ///   - completion: as for `request`; the bytes are not checked to be JSON.
  @discardableResult
  package final func data(
    at path: String, completion: @escaping @MainActor (ICRequestOperation.Outcome) -> Void
  ) -> ICRequestOperation {
    request(
      .get, path, nil, reading: { try ResponseReader.body(of: $0).map { DataBox(Data($0)) } },
      completion: completion)
  }

  private func request(
    _ verb: HTTPVerb, _ path: String, _ parameters: DictionaryBox?,
    reading: @escaping @Sendable (RawResponse) throws -> Object?,
    completion: @escaping @MainActor (ICRequestOperation.Outcome) -> Void
  ) -> ICRequestOperation {
    let operation = ICRequestOperation(completion: completion)
    do {
      let request = try RequestBuilder(settings: settings).request(verb, path, parameters)
      try start(request, operation, reading: reading)
    } catch {
      operation.finish(.failure(error))
    }
    return operation
  }

  @TaskLocal static var isSuppressing = false

  /// Runs `body`. Requests that this thread makes meanwhile are not sent, because nobody will wait for their responses.
  package static func suppressingRequests<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $isSuppressing.withValue(true, operation: body)
  }

  private func start(
    _ request: HTTPRequest, _ operation: ICRequestOperation,
    reading: @escaping @Sendable (RawResponse) throws -> Object?
  ) throws {
    if Self.isSuppressing { return }
    let work = operation.origin.work
    work?.begin(operation)
    if let answer = work?.cannedAnswer {
      operation.started(request.url) {}
      if let outcome = answer.outcome(at: request.url) { operation.finish(outcome) }
      return
    }
    // Off this thread, because reading a long response takes time, in which others arrive.
    let completion = { @Sendable (response: Result<RawResponse, any Error>) in
      DispatchQueue.global().async { operation.finish(Self.outcome(of: response, reading)) }
    }
    if let stop = try URLProtocolTransport.start(request, completion: completion) {
      operation.started(request.url, stop: stop)
    } else if request.url.isFileURL {
      operation.started(request.url) {}
      FileTransport.start(request) { completion($0.mapError { $0 }) }
    } else {
      let stop = network.start(request) { completion($0.mapError { $0 }) }
      operation.started(request.url, stop: stop)
    }
  }

  private static func outcome(
    of response: Result<RawResponse, any Error>, _ reading: (RawResponse) throws -> Object?
  ) -> ICRequestOperation.Outcome {
    do {
      return .success(try reading(response.get()))
    } catch {
      return .failure(error)
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICRequestManager.self, "Sends requests to a server.") { manager in
      manager.method("- (instancetype)initWithBaseURL:(NSURL *)url") { (this, url: URL?) in
        if let url, !RequestURL.isUsable(url) {
          throw URLError.failure(
            .unsupportedURL, "\(url.name) is no http, https or file URL", url: url)
        }
        this.settings.baseURL = url
        return this
      }
      manager.property("@property (nonatomic, readonly) NSURL *baseURL") { $0.baseURL }
      manager.property("@property (nonatomic, readonly) double timeoutInterval") {
        $0.timeoutInterval
      }
      manager.property("@property (nonatomic, readonly) NSUInteger cachePolicy") { $0.cachePolicy }
      manager.property("@property (nonatomic, readonly) NSInteger maximumResponseLength") {
        $0.maximumResponseLength
      }
      manager.property("@property (nonatomic, readonly) NSDictionary *HTTPRequestHeaders") {
        DictionaryBox($0.headers.mapValues { StringBox($0) })
      }
      manager.method(
        """
        - (ICRequestOperation *)requestWithVerb:(HTTPVerb *)verb path:(NSString *)path \
        parameters:(NSDictionary *)parameters success:(void (^)(id responseObject))success \
        failure:(void (^)(NSError *error))failure
        """
      ) {
        (
          this, verb: HTTPVerb, path: String?, parameters: DictionaryBox?, success: Block?,
          failure: Block?
        ) in
        let path = path ?? ""
        return this.request(verb, path, parameters: parameters) { outcome in
          let title = "\(verb) \(RequestURL.withoutUser(path))"
          switch outcome {
          case .success(let object): RequestBlocks.call(success, object, of: title)
          case .failure(let error): RequestBlocks.call(failure, ErrorBox.of(error), of: title)
          }
        }
      }
    }
  }
}
