import CarobRuntime

/// What can be done on a server to an object, or to a class as a whole. Registered as
/// `ICResourceGateway`.
///
/// The class, or object, says where it is by answering `resourceEndpoint`; it need not descend from
/// `ICModel`. [main-thread]
open class ICResourceGateway: Object {
  /// The object's class.
  public final private(set) var objectClass: RuntimeClass?

  /// The object; nil of a gateway to the class, and when the object is gone.
  public final private(set) weak var object: Object?

  /// The verb for actions that are none.
  public final var verbForCustomActions = HTTPVerb.put

  /// Whether the object is filled from answers.
  public final var updatesObjectOnCompletion = true

  private final var configuration: Object?
  private final var givenManager: Object?
  private final var givenKeyPath: String?

  /// A gateway to an object, or to a class as a whole.
  ///
  /// - Parameter object: it is not kept alive.
  public convenience init(class objectClass: RuntimeClass, object: Object? = nil) {
    self.init()
    self.objectClass = objectClass
    self.object = object
  }

  /// Where requests go to: the default configuration as it is when this is first read, unless another
  /// was set. Setting it drops a request manager that was set before.
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

  /// What sends the requests: that of the configuration, unless `setRequestManager` gave another.
  ///
  /// - Throws: `MessageError` when the configuration does not answer, or over what it raised, such as
  ///   a `MissingBaseURLError`.
  public final var requestManager: Object {
    get throws(MessageError) {
      if let givenManager { return givenManager }
      return try ConfigurationMessages.requestManager(of: remoteConfiguration)
    }
  }

  /// Gives an object that sends the requests: one that answers
  /// `requestWithVerb:path:parameters:success:failure:`. Nil goes back to that of the configuration.
  public final func setRequestManager(_ manager: Object?) { givenManager = manager }

  /// Where in an answer the object is, keys with dots between them; "" when the answer is the object.
  /// What `+remoteKeyPath` of the class gives, unless `setRemoteKeyPath` gave another.
  ///
  /// - Throws: `MessageError` over what the class raised.
  public final var remoteKeyPath: String {
    get throws(MessageError) {
      if let givenKeyPath { return givenKeyPath }
      guard let cls = objectClass?.object,
        cls.responds(to: GatewayMessages.remoteKeyPath.selector)
      else { return "" }
      return try GatewayMessages.remoteKeyPath(cls) ?? ""
    }
  }

  /// Says where in an answer the object is; nil goes back to what the class says.
  public final func setRemoteKeyPath(_ keyPath: String?) { givenKeyPath = keyPath }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICResourceGateway.self) { gateway in
      gateway.method("initWithClass:modelObject:") {
        (this, cls: RuntimeClass?, object: Object?) in
        this.objectClass = cls ?? object?.runtimeClass
        this.object = object
        return this
      }
      gateway.property("object") { $0.object }
      gateway.property("objectClass") { $0.objectClass }
      gateway.property("remoteConfiguration") { (this) -> Object? in
        this.remoteConfiguration
      } set: {
        $0.configuration = $1
        $0.givenManager = nil
      }
      gateway.property("networkRequestManager") { (this) -> Object? in
        try this.requestManager
      } set: {
        $0.setRequestManager($1)
      }
      gateway.property("HTTPVerbForCustomActions", \.verbForCustomActions)
      gateway.property("updateObjectOnCompletion", \.updatesObjectOnCompletion)
      gateway.property("remoteKeypath") { (this) -> String? in
        try this.remoteKeyPath
      } set: {
        $0.setRemoteKeyPath($1)
      }
      gateway.method("performAction:successBlock:failureBlock:") {
        (this, action: String, success: Block?, failure: Block?) in
        try GatewayMessages.perform(action, DictionaryBox([:]), success, failure, on: this)
      }
      gateway.method("performAction:queryParameters:successBlock:failureBlock:") {
        (this, action: String, parameters: DictionaryBox?, success: Block?, failure: Block?) in
        try this.start(action, parameters, success, failure)
      }
    }
  }
}
