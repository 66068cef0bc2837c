import CarobRuntime

/// A proxy for an object of the other process. Messages to it are sent there, and wait for the
/// answer. Registered as `CarobRemoteObject`, an `NSProxy`.
///
/// `class`, `isEqual:` and `hash` are the proxy's, as with any `NSProxy`. Each object has only one
/// proxy at a time. [any-thread]
public final class RemoteObject: NSProxy {
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

  /// The class of the object in its process.
  public var className: String { remoteClassName }

  /// `<CarobRemoteObject for SKUserList>`. Does not ask the other process.
  public override var objectDescription: String { "<\(Self.runtimeName) for \(remoteClassName)>" }

  /// Cuts the proxy off, because there is another one for the object.
  func disown() { link = nil }

  /// Returns the object's number in the other process; nil for an object of another connection.
  func number(in connection: Connection) -> UInt64? {
    link?.connection === connection ? link?.number : nil
  }

  /// Registers the methods that forward messages.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: RemoteObject.self) { remote in
      remote.method("methodSignatureForSelector:") {
        (this, selector: Selector) throws -> MethodSignatureBox? in
        guard let link = this.link else { throw IsolationError.notRunning }
        return try link.connection.signature(
          of: selector, for: link.number, className: this.remoteClassName
        ).map { MethodSignatureBox($0) }
      }
      remote.method("forwardInvocation:") { (this, invocation: NSInvocation) throws in
        guard let link = this.link else { throw IsolationError.notRunning }
        try link.connection.send(invocation, to: link.number)
      }
    }
  }
}
