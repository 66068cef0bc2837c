import CarobRuntime

/// Stands for an object of the other process: what it is sent is sent there. Registered as
/// `CarobRemoteObject`, an `NSProxy`.
///
/// `class`, `isEqual:` and `hash` are the proxy's own, as those of any proxy; there is one proxy for an object,
/// as long as somebody keeps it. Every message waits for its answer. [any-thread]
public final class RemoteObject: Proxy {
  private var link: (connection: Connection, number: UInt64)?
  private var remoteClassName = ""

  convenience init(_ number: UInt64, className: String, of connection: Connection) {
    self.init(isa: Self.runtimeClass)
    link = (connection, number)
    remoteClassName = className
  }

  deinit {
    if let link { link.connection.release(link.number) }
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "CarobRemoteObject" }

  /// The class that the object has there.
  public var className: String { remoteClassName }

  /// `<CarobRemoteObject for SKUserList>`, without asking.
  public override var objectDescription: String { "<\(Self.runtimeName) for \(remoteClassName)>" }

  /// Makes this proxy one for nothing, since there is another for the same object.
  func disown() { link = nil }

  /// The number that the object has in the other process; nil when it is one of another connection.
  func number(in connection: Connection) -> UInt64? {
    link?.connection === connection ? link?.number : nil
  }

  /// States that every message is forwarded.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: RemoteObject.self) { remote in
      remote.method("methodSignatureForSelector:") {
        (this, selector: Selector) throws -> MethodSignatureBox? in
        guard let link = this.link else { throw IsolationError.notRunning }
        return try link.connection.signature(
          of: selector, for: link.number, className: this.remoteClassName
        ).map { MethodSignatureBox($0) }
      }
      remote.method("forwardInvocation:") { (this, invocation: Invocation) throws in
        guard let link = this.link else { throw IsolationError.notRunning }
        try link.connection.send(invocation, to: link.number)
      }
    }
  }
}
