import CarobRuntime
import Foundation

/// An operation that calls blocks. [any-thread]
public final class NSBlockOperation: NSOperation, @unchecked Sendable {
  // SAFETY: as its superclass; its blocks are behind a lock.
  private let blocks = Locked<[ScheduledCall]>([])

  private func add(_ block: Block) throws {
    let hasBegun = state.withLock { $0.isExecuting || $0.isFinished }
    if hasBegun {
      throw ObjectiveCException.invalidArgument(
        "-[NSBlockOperation addExecutionBlock:]: blocks cannot be added after the operation has started "
          + "executing or finished")
    }
    blocks.withLock { $0.append(ScheduledCall(.block(block))) }
  }

  override func heldValues(by holder: String) -> [HeldValue] {
    super.heldValues(by: holder) + blocks.withLock { $0 }.flatMap { $0.held(by: holder) }
  }

  /// Calls the blocks, several at the same time, and waits for all of them.
  public override func performMain() throws {
    let blocks = blocks.withLock { blocks in
      defer { blocks = [] }
      return blocks
    }
    try ParallelCalls.run(count: blocks.count) { try blocks[$0].run() }
  }

  /// States the members of `NSBlockOperation`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSBlockOperation.self, "An operation that calls blocks.") { operation in
      operation.classMethod("+ (instancetype)blockOperationWithBlock:(void (^)(void))block") {
        (cls, block: Block) in
        let made = try cls.instanceClass.make()
        try (made as? NSBlockOperation)?.add(block)
        return made
      }
      operation.method("- (void)addExecutionBlock:(void (^)(void))block") { (this, block: Block) in
        try this.add(block)
      }
      operation.property("@property (readonly, copy) NSArray *executionBlocks") { this in
        ArrayBox(
          this.blocks.withLock { $0 }.compactMap {
            if case .block(let block) = $0.way { NSBlock(block) } else { nil }
          })
      }
    }
  }
}

/// An operation that sends a message. [any-thread]
public final class NSInvocationOperation: NSOperation, @unchecked Sendable {
  // SAFETY: as its superclass; the invocation and its outcome are behind a lock.
  private struct Sending {
    var invocation: NSInvocation?
    var call: ScheduledCall?
    var error: (any Error)?
  }

  private let sending = Locked(Sending())

  override func heldValues(by holder: String) -> [HeldValue] {
    super.heldValues(by: holder) + (sending.withLock { $0.call }?.held(by: holder) ?? [])
  }

  private func set(_ invocation: NSInvocation) {
    let call = ScheduledCall(.invocation(invocation))
    sending.set(\.self, to: Sending(invocation: invocation, call: call))
  }

  /// Sends the message. Callers that read the result get its error.
  public override func performMain() throws {
    do {
      try sending.withLock { $0.call }?.run()
    } catch {
      sending.set(\.error, to: error)
    }
  }

  private static let resultMessage = Selector("getReturnValue:")

  /// The result, as an object; nil for none.
  private func result() throws -> Object? {
    let sending = sending.withLock { $0 }
    if let error = sending.error { throw error }
    if state.withLock({ $0.isCancelled }) {
      throw ObjectiveCException(
        "NSInvocationOperationCancelledException",
        "-[NSInvocationOperation result]: the operation was cancelled")
    }
    guard let invocation = sending.invocation, state.withLock({ $0.isFinished }) else { return nil }
    let result = invocation.signature.encoding.result.unqualified
    if case .void = result {
      throw ObjectiveCException(
        "NSInvocationOperationVoidResultException",
        "-[NSInvocationOperation result]: the method returns nothing")
    }
    guard case .object = result else {
      return invocation.resultBytes.withUnsafeBytes { bytes -> Object? in
        guard let start = bytes.baseAddress else { return nil }
        return Scalar(result, at: start).map { NumberBox.number($0, PassingKind(result)) }
          ?? ValueBox(result, at: start)
      }
    }
    var id: UnsafeMutableRawPointer?
    try withUnsafeMutablePointer(to: &id) { id in
      _ = try invocation.send(Self.resultMessage, Pointer(UnsafeMutableRawPointer(id)))
    }
    return try Object?.argument(id)
  }

  /// States the members of `NSInvocationOperation`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSInvocationOperation.self, "An operation that sends a message."
    ) { operation in
      operation.method("- (instancetype)initWithInvocation:(NSInvocation *)invocation") {
        (this, invocation: NSInvocation) -> Object? in
        this.set(invocation)
        return this
      }
      operation.method(
        """
        - (nullable instancetype)initWithTarget:(id)target selector:(SEL)selector \
        object:(nullable id)argument
        """
      ) { (this, target: Object, selector: Selector, argument: Object?) -> Object? in
        this.set(try message(target, selector, argument))
        return this
      }
      operation.property("@property (readonly, retain) NSInvocation *invocation") {
        $0.sending.withLock { $0.invocation }
      }
      operation.property("@property (nullable, readonly, retain) id result") { try $0.result() }
    }
  }

  private static let signatureMessage = Message<(Selector) -> MethodSignatureBox?>(
    "methodSignatureForSelector:")
  private static let setArgument = Selector("setArgument:atIndex:")

  /// The message as an invocation.
  private static func message(
    _ target: Object, _ selector: Selector, _ argument: Object?
  ) throws -> NSInvocation {
    guard let types = try signatureMessage(target, selector) else {
      throw ObjectiveCException.invalidArgument(
        "-[NSInvocationOperation initWithTarget:selector:object:]: \(target.runtimeClass) does not answer "
          + "\(selector)")
    }
    guard selector.argumentCount <= 1 else {
      throw ObjectiveCException.invalidArgument(
        "-[NSInvocationOperation initWithTarget:selector:object:]: \(selector) takes "
          + "\(selector.argumentCount) arguments, where one is passed at most")
    }
    let invocation = try NSInvocation(types.signature)
    invocation.target = target
    invocation.selector = selector
    guard selector.argumentCount == 1 else { return invocation }
    guard case .object = types.signature.encoding.arguments[2].unqualified else {
      throw ObjectiveCException.invalidArgument(
        "-[NSInvocationOperation initWithTarget:selector:object:]: \(selector) takes no object")
    }
    var id = argument?.id
    try withUnsafeMutablePointer(to: &id) { id in
      _ = try invocation.send(setArgument, Pointer(UnsafeMutableRawPointer(id)), 2)
    }
    invocation.retainArguments()
    return invocation
  }
}
