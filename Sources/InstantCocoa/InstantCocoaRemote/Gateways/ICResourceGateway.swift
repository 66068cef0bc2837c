import CarobFoundation
import CarobRuntime

/// Performs actions on a server, on an object or on a class as a whole. Registered as `ICResourceGateway`.
///
/// The class, or object, gives its place by `resourceEndpoint`; it need not descend from `ICModel`. [main-thread]
open class ICResourceGateway: Object {
  /// The object's class.
  public final private(set) var objectClass: RuntimeClass?

  /// The object; nil for a gateway to the class, and after the object was deallocated.
  public final private(set) weak var object: Object?

  /// The verb for actions that are not verbs.
  public final var verbForCustomActions = HTTPVerb.put

  /// Whether responses fill the object.
  public final var updatesObjectOnCompletion = true

  private final var configuration: Object?
  private final var givenManager: Object?
  private final var givenKeyPath: String?

  /// Makes a gateway to an object, or to a class as a whole.
  ///
  /// - Parameter object: held weakly.
  public convenience init(class objectClass: RuntimeClass, object: Object? = nil) {
    self.init()
    self.objectClass = objectClass
    self.object = object
  }

  /// The configuration of requests: by default the default configuration at the first read. Setting it resets the
  /// request manager.
  public final var remoteConfiguration: Object {
    get {
      if let configuration { return configuration }
      let current = ICRemoteConfiguration.default
      configuration = current
      return current
    }
    set {
      configuration = newValue
      givenManager = nil
    }
  }

  /// The sender of requests: the configuration's, unless `setRequestManager` set another.
  ///
  /// - Throws: `MessageError` when the configuration lacks the method, or raises, such as a `MissingBaseURLError`.
  public final var requestManager: Object {
    get throws(MessageError) {
      if let givenManager { return givenManager }
      return try ConfigurationMessages.requestManager(of: remoteConfiguration)
    }
  }

  /// Sets the sender of requests, which implements `requestWithVerb:path:parameters:success:failure:`. Nil restores the
  /// configuration's.
  public final func setRequestManager(_ manager: Object?) { givenManager = manager }

  /// The key path of the object in a response; "" when the response is the object. It comes from the class's
  /// `+remoteKeyPath`, unless `setRemoteKeyPath` set another.
  ///
  /// - Throws: `MessageError` when the class raises.
  public final var remoteKeyPath: String {
    get throws(MessageError) {
      if let givenKeyPath { return givenKeyPath }
      guard let cls = objectClass?.object,
        cls.responds(to: GatewayMessages.remoteKeyPath.selector)
      else { return "" }
      return try GatewayMessages.remoteKeyPath(cls) ?? ""
    }
  }

  /// Sets the key path of the object in a response; nil restores the class's.
  public final func setRemoteKeyPath(_ keyPath: String?) { givenKeyPath = keyPath }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICResourceGateway.self, "Sends actions of a model, or of a class of models, to a server."
    ) { gateway in
      gateway.method(
        "- (instancetype)initWithClass:(Class)objectClass modelObject:(id<ICRemoteObject>)object"
      ) { (this, cls: RuntimeClass?, object: Object?) in
        this.objectClass = cls ?? object?.runtimeClass
        this.object = object
        return this
      }
      gateway.property("@property (nonatomic, readonly) id<ICRemoteObject> object") { $0.object }
      gateway.property("@property (nonatomic, readonly) Class objectClass") { $0.objectClass }
      gateway.property("@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration") {
        (this) -> Object? in
        this.remoteConfiguration
      } set: {
        $0.configuration = $1
        $0.givenManager = nil
      }
      gateway.property(
        "@property (nonatomic, strong) ICRequestManager *networkRequestManager",
        get: { (this) -> Object? in try this.requestManager },
        set: { $0.setRequestManager($1) })
      gateway.property(
        "@property (nonatomic, copy) HTTPVerb *HTTPVerbForCustomActions", \.verbForCustomActions)
      gateway.property(
        "@property (nonatomic) BOOL updateObjectOnCompletion", \.updatesObjectOnCompletion)
      gateway.property(
        "@property (nonatomic, copy) NSString *remoteKeypath",
        get: { (this) -> String? in try this.remoteKeyPath },
        set: { $0.setRemoteKeyPath($1) })
      gateway.method(
        """
        - (id)performAction:(NSString *)action successBlock:(void (^)(id object))success \
        failureBlock:(void (^)(id object, NSError *error))failure
        """
      ) { (this, action: String, success: Block?, failure: Block?) in
        try GatewayMessages.perform(action, DictionaryBox([:]), success, failure, on: this)
      }
      gateway.method(
        """
        - (id)performAction:(NSString *)action queryParameters:(NSDictionary *)parameters \
        successBlock:(void (^)(id object))success \
        failureBlock:(void (^)(id object, NSError *error))failure
        """
      ) { (this, action: String, parameters: DictionaryBox?, success: Block?, failure: Block?) in
        try this.start(action, parameters, success, failure)
      }
    }
  }
}
