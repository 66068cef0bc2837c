import CarobFoundation
import CarobRuntime
import InstantCocoa

/// Fetches a list of objects from a server. Registered as `ICCollectionFetcher`.
///
/// A fetch supersedes the one before, so that there is one request at a time. Exactly one of the two blocks of a fetch
/// is called, once, on the main queue, never within the call. A fetcher is retained while it waits for a response.
/// [main-thread]
open class ICCollectionFetcher: Object, RemoteCollection {
  /// The settings of requests.
  public final var settings = RemoteSettings()

  /// The whole response while a success block runs; nil at other times, and for an empty response.
  public private(set) final var responseObject: Object?

  private final var fetches = FetchLifecycle()
  private final var waiting: [FetchLifecycle.Fetch: Waiting] = [:]
  private final var operation: Object?
  private final weak var answer: PendingAnswer?

  /// The blocks that wait for a fetch, and the mapping of its response.
  private struct Waiting {
    let success: Block?
    let failure: Block?
    var mapping = CollectionMapping()
  }

  private static let fetch = Message<(Block?, Block?) -> Void>(
    "fetchCollectionWithSuccessBlock:failureBlock:")
  private static let cancel = Message<() -> Void>("cancelFetch")

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICCollectionFetcher.self, "Fetches a list of models from a server."
    ) { fetcher in
      fetcher.remoteSettings()
      fetcher.property("@property (nonatomic, readonly) id responseObject") { $0.responseObject }
      fetcher.method(
        """
        - (void)fetchCollectionWithSuccessBlock:(void (^)(NSArray *objects))success \
        failureBlock:(void (^)(NSError *error))failure
        """
      ) { (this, success: Block?, failure: Block?) in
        this.begin(Waiting(success: success, failure: failure))
      }
      fetcher.method("- (void)cancelFetch") { this in
        if let fetch = this.fetches.withdraw() { this.stop(fetch) }
      }
    }
  }

  /// Begins a fetch: sends `fetchCollectionWithSuccessBlock:failureBlock:`.
  ///
  /// - Parameters:
  ///   - success: receives the objects.
  ///   - failure: receives the error, an `NSError` unless the request manager uses other errors; code -999 of
  ///     `NSURLErrorDomain` when the fetch was cancelled or superseded.
  /// - Throws: `MessageError` when an override raises; a request that cannot be made is a failure.
  public final func fetchCollection(
    success: @escaping (ArrayBox) -> Void, failure: @escaping (Object?) -> Void
  ) throws(MessageError) {
    try Self.fetch(
      self, Block { (objects: ArrayBox?) in success(objects ?? ArrayBox([])) },
      Block { (error: Object?) in failure(error) })
  }

  /// Cancels the running fetch, if there is one: sends `cancelFetch`. Its failure block is called later.
  ///
  /// - Throws: `MessageError` when an override raises.
  public final func cancelFetch() throws(MessageError) { try Self.cancel(self) }

  /// The fetch whose response is awaited; nil when there is none.
  final var runningFetch: FetchLifecycle.Fetch? { fetches.current }

  private func begin(_ new: Waiting) {
    let superseded = fetches.withdraw()
    let fetch = fetches.begin()
    waiting[fetch] = new
    if let superseded { stop(superseded) }
    // Cancelling a request calls foreign code, which may have begun another fetch.
    guard fetches.current == fetch else { return }
    do throws(MessageError) {
      let operation = try ask(for: fetch)
      if fetches.current == fetch {
        self.operation = operation
      } else {
        cancel(operation)
      }
    } catch {
      MainQueue.later { self.answered(fetch, .failure(ErrorBox.telling(error))) }
    }
  }

  /// Passes a request to the request manager. An error of the manager counts as the response.
  ///
  /// - Returns: the operation.
  /// - Throws: `MessageError` when no request can be made.
  private func ask(for fetch: FetchLifecycle.Fetch) throws(MessageError) -> Object? {
    let settings = try RemoteSettings.asked(of: self)
    guard let manager = settings.networkRequestManager else {
      throw .handlerFailed(FetchError.noRequestManager(self))
    }
    // A plugin may override the settings.
    guard fetches.current == fetch else { return nil }
    waiting[fetch]?.mapping = CollectionMapping(
      keyPath: settings.keyPath, mappingClass: settings.mappingClass,
      source: settings.apiPath.map(RequestURL.withoutUser))
    let answer = PendingAnswer(from: manager.runtimeClass) { self.answered(fetch, $0) }
    self.answer = answer
    return try RequestMessages.send(
      .get, settings.apiPath ?? "", settings.queryParameters, to: manager, answer)
  }

  /// Ends a withdrawn fetch: cancels its request, and reports the end later.
  private func stop(_ fetch: FetchLifecycle.Fetch) {
    answer?.forget()
    answer = nil
    let operation = operation
    self.operation = nil
    MainQueue.later { self.tellWithdrawn(fetch) }
    cancel(operation)
  }

  private func cancel(_ operation: Object?) {
    RequestMessages.cancel(operation, by: runtimeClass)
  }

  private func tellWithdrawn(_ fetch: FetchLifecycle.Fetch) {
    guard fetches.take(.cancelled, of: fetch), let waiting = waiting.removeValue(forKey: fetch)
    else { return }
    call(waiting.failure, FetchCancellation.makeError())
  }

  /// Handles a response. [main queue]
  final func answered(_ fetch: FetchLifecycle.Fetch, _ answer: FetchAnswer) {
    // The fetch is over, even if the response cannot be mapped.
    guard fetches.take(.finished, of: fetch), let waiting = waiting.removeValue(forKey: fetch)
    else { return }
    operation = nil
    switch answer {
    case .failure(let error): call(waiting.failure, error)
    case .success(let response):
      do throws(MessageError) {
        let objects = try waiting.mapping.objects(in: response)
        responseObject = response
        call(waiting.success, objects)
        responseObject = nil
      } catch {
        call(waiting.failure, ErrorBox.telling(error))
      }
    }
  }

  private func call(_ block: Block?, _ object: Object) {
    RequestBlocks.call(block, object, of: "a collection")
  }
}
