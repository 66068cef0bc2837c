import CarobRuntime
import Foundation

/// Responds to requests instead of a server.
///
/// A subclass decides in `+canInitWithRequest:` which requests it takes, and is registered with
/// `+registerClass:`. Each such request gets an instance. `-startLoading` tells it to begin, and it
/// passes the response to its client. [any-thread, except where it says otherwise]
open class NSURLProtocol: Object, @unchecked Sendable {
  // SAFETY: all three are set once, by the initialiser.
  private var request: Object?
  private var cachedResponse: Object?
  private var client: Object?

  // MARK: Registered classes

  /// A registered class. It is removed when its plugin goes.
  private struct Registered {
    let cls: RuntimeClass
    let owner: RegistrationOwner?

    func isLoaded(_ owners: [RegistrationOwner]) -> Bool {
      owner.map { owner in owners.contains { $0 === owner } } ?? true
    }
  }

  private static let registered = Locked<[Registered]>([])

  /// Adds a class, which is asked before the earlier ones.
  ///
  /// - Returns: whether it is a subclass of `NSURLProtocol`. A class that was added before moves to the front.
  static func add(_ cls: RuntimeClass) -> Bool {
    guard cls != runtimeClass, cls.isSubclass(of: runtimeClass) else { return false }
    let owners = OwnedModule.owners
    registered.withLock { list in
      list.removeAll { $0.cls == cls || !$0.isLoaded(owners) }
      list.append(Registered(cls: cls, owner: cls.owner))
    }
    return true
  }

  /// Removes a class.
  static func remove(_ cls: RuntimeClass) {
    registered.withLock { $0.removeAll { $0.cls == cls } }
  }

  private static let canInit = Message<(Object) -> Bool>("canInitWithRequest:")
  private static let canonical = Message<(Object) -> Object?>("canonicalRequestForRequest:")
  private static let initialize = Message<(Object, Object?, Object) -> Object?>(
    "initWithRequest:cachedResponse:client:")
  private static let start = Message<() -> Void>("startLoading")
  private static let stop = Message<() -> Void>("stopLoading")

  /// Whether no class is registered.
  package static var isEmpty: Bool { registered.withLock { $0.isEmpty } }

  /// Makes the object that responds to a request, of the class registered last among those that take the request.
  ///
  /// - Parameters:
  ///   - request: an `NSURLRequest`.
  ///   - client: the object that gets the response.
  /// - Returns: nil when no class takes it.
  /// - Throws: the error of a class.
  package static func object(for request: Object, client: Object) throws -> Object? {
    let owners = OwnedModule.owners
    let asked = registered.withLock { $0.filter { $0.isLoaded(owners) } }
    for candidate in asked.reversed() where try canInit(candidate.cls.object, request) {
      let made = try candidate.cls.makeInstance()
      return try initialize(made, canonical(candidate.cls.object, request) ?? request, nil, client)
    }
    return nil
  }

  /// Has an object begin to respond.
  ///
  /// - Throws: the object's error.
  package static func startLoading(_ object: Object) throws { try start(object) }

  /// Tells an object that its response is not wanted any more.
  ///
  /// - Throws: the object's error.
  package static func stopLoading(_ object: Object) throws { try stop(object) }

  // MARK: Members

  /// States the members of `NSURLProtocol`.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSURLProtocol.self,
      "Answers requests in place of servers: a subclass says which, and how."
    ) { box in
      box.declareProtocol(
        """
        @protocol NSURLProtocolClient <NSObject>
        @required
        - (void)URLProtocol:(NSURLProtocol *)protocol didFailWithError:(NSError *)error
        - (void)URLProtocol:(NSURLProtocol *)protocol didLoadData:(NSData *)data
        - (void)URLProtocol:(NSURLProtocol *)protocol \
        didReceiveResponse:(NSURLResponse *)response \
        cacheStoragePolicy:(NSURLCacheStoragePolicy)policy
        - (void)URLProtocol:(NSURLProtocol *)protocol \
        wasRedirectedToRequest:(NSURLRequest *)request \
        redirectResponse:(NSURLResponse *)redirectResponse
        - (void)URLProtocolDidFinishLoading:(NSURLProtocol *)protocol
        """,
        "Is told what a class answers in place of a server.")
      _ = RuntimeProtocol.registered("NSURLProtocolClient")
      box.classMethod("+ (BOOL)registerClass:(Class)protocolClass") { (_, cls: ClassObject) in
        add(cls.instanceClass)
      }
      box.classMethod("+ (void)unregisterClass:(Class)protocolClass") { (_, cls: ClassObject) in
        remove(cls.instanceClass)
      }
      box.classMethod("+ (BOOL)canInitWithRequest:(NSURLRequest *)request") {
        (cls, _: Object) throws -> Bool in
        throw abstract(cls.instanceClass, "+", "canInitWithRequest:")
      }
      box.classMethod("+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request") {
        (_, request: Object) in request
      }
      box.method(
        """
        - (instancetype)initWithRequest:(NSURLRequest *)request \
        cachedResponse:(nullable id)cachedResponse \
        client:(nullable id<NSURLProtocolClient>)client
        """
      ) { (this, request: Object, response: Object?, client: Object?) in
        this.request = request
        this.cachedResponse = response
        this.client = client
        return this
      }
      box.property("@property (readonly, copy) NSURLRequest *request") { $0.request }
      box.property("@property (readonly, strong, nullable) id cachedResponse") { $0.cachedResponse }
      box.property("@property (readonly, strong, nullable) id<NSURLProtocolClient> client") {
        $0.client
      }
      box.method("- (void)startLoading") { this throws in
        throw abstract(this.runtimeClass, "-", "startLoading")
      }
      box.method("- (void)stopLoading") { this throws in
        throw abstract(this.runtimeClass, "-", "stopLoading")
      }
    }
  }

  private static func abstract(
    _ cls: RuntimeClass, _ kind: String, _ selector: String
  ) -> any Error {
    ObjectiveCException.invalidArgument(
      "\(kind)[\(cls) \(selector)]: a subclass of NSURLProtocol has to have this method")
  }
}

extension URLRequestBox {
  /// A request that is about to be sent, as an `NSURLProtocol` sees it.
  package convenience init(
    _ url: URL, method: String, headers: [(name: String, value: String)], body: Data?,
    timeout: Double
  ) {
    var contents = Contents()
    contents.url = url
    contents.method = method
    for (name, value) in headers { contents.headers[name] = value }
    contents.body = body
    contents.timeout = timeout
    self.init(contents)
  }
}
