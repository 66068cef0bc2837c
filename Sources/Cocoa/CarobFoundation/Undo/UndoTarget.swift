import CarobRuntime

/// Records the next message, for `prepareWithInvocationTarget:`, which is sent when the change is undone.
final class UndoTarget: NSProxy {
  private weak var manager: NSUndoManager?
  private var target: WeakBox?

  convenience init(_ manager: NSUndoManager, _ target: Object) {
    self.init(isa: Self.runtimeClass)
    self.manager = manager
    self.target = WeakBox(target)
  }

  override class var runtimeName: String { "CarobUndoTarget" }

  private static let signature = Message<(Selector) -> MethodSignatureBox?>(
    "methodSignatureForSelector:")

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: UndoTarget.self) { proxy in
      proxy.method("methodSignatureForSelector:") {
        (this, selector: Selector) -> MethodSignatureBox? in
        guard let target = this.target?.object else { return nil }
        return try signature(target, selector)
      }
      proxy.method("forwardInvocation:") { (this, invocation: NSInvocation) in
        guard let target = this.target else { return }
        // Otherwise the invocation would retain this proxy.
        invocation.target = nil
        invocation.retainArguments()
        try this.manager?.register(.invoke(invocation, on: target))
      }
    }
  }
}
