import CCarob

/// A message as an object: receiver, selector and arguments, and after sending the result.
///
/// Arguments are numbered from 0, the receiver; 1 is the selector. Objects and C strings that Swift
/// code sets are retained or copied. Arguments that C code sets (`setArgument:atIndex:`), and those of
/// a forwarded message, are borrowed until `retainArguments`. An invocation that outlives its
/// `forwardInvocation:` retains them itself. Results are retained, except for those of `init…`, `new…` and `copy` that C code
/// gets or sets: C code counts their references, as in Cocoa. Used by one thread at a time.
public final class NSInvocation: Object {
  private(set) var storage: InvocationStorage

  /// Whether C code set the result, or sent the message that gave it. Its references are that code's then, as in Cocoa:
  /// a result of `init…`, `new…` or `copy` goes to the sender with the reference that it has.
  var isResultOfC = false

  /// Whether arguments are retained, also those that C code sets.
  public private(set) var argumentsRetained = false

  /// The receiver of the forwarded message that became this invocation, once `keep(receiver:)` was called.
  private weak var receiver: Object?
  private var receiverID: UnsafeMutableRawPointer?

  /// An invocation of a method without arguments and result, as `+alloc` makes it.
  public required init(isa: RuntimeClass) {
    storage = InvocationStorage(.plain, Self.plainInterface)
    super.init(isa: isa)
  }

  /// An invocation of a method of that signature; all its arguments are zero.
  ///
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  public convenience init(_ signature: MethodSignature) throws(MessageError) {
    let interface = try signature.callInterface(for: Selector("invocationWithMethodSignature:"))
    self.init(isa: Self.runtimeClass)
    storage = InvocationStorage(signature, interface)
  }

  /// An invocation of a message that is being sent, with arguments borrowed from the sender.
  convenience init(
    _ signature: MethodSignature, _ frame: ArgumentFrame, for target: Object
  ) throws(MessageError) {
    try self.init(signature)
    // The object that takes the message may tell more arguments than the sender passed: those are zero.
    let selector = Selector(frame.argument(1, as: SEL?.self))
    let passed = 2 + (selector?.argumentCount ?? 0)
    for number in 1..<min(storage.argumentCount, passed) {
      guard let address = frame.address(ofArgument: number) else { continue }
      // SAFETY: the frame is of a call of this signature.
      storage.store(address, in: number, owning: false)
    }
    setTarget(target, owning: false)
  }

  private static let plainInterface: CallInterface = {
    do {
      return try MethodSignature.plain.callInterface(for: Selector("invoke"))
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// The types of the message.
  public var signature: MethodSignature { storage.signature }

  /// The receiver, or the block that is called. The setter retains it. Nil, also after it was set, for a function whose first
  /// argument is neither.
  public var target: Object? {
    get {
      forgetReleasedReceiver()
      return hasTarget ? Object.from(storage.word(in: 0)) : nil
    }
    set { setTarget(newValue, owning: true) }
  }

  /// Whether the first argument can be a target.
  private var hasTarget: Bool {
    switch signature.encoding.arguments.first?.unqualified {
    case .object, .block, .classObject: true
    default: false
    }
  }

  /// The selector of the message; nil until it is set, and for a block, which has none.
  public var selector: Selector? {
    get {
      guard signature.encoding.isMethod else { return nil }
      // SAFETY: the second argument of a method is its selector.
      return Selector(storage.address(of: 1).load(as: SEL?.self))
    }
    set {
      guard signature.encoding.isMethod else { return }
      var sel = newValue?.sel
      storage.store(&sel, in: 1, owning: false)
    }
  }

  /// Keeps all arguments from now on: objects are retained, C strings are copied.
  public func retainArguments() {
    guard !argumentsRetained else { return }
    argumentsRetained = true
    for slot in 0..<storage.argumentCount { storage.own(slot) }
  }

  /// Keeps the arguments of a forwarded message for code that keeps the invocation.
  ///
  /// - Parameter receiver: the object that got the message. It is not retained, as such code often belongs to it; the
  ///   target is nil once that object is gone.
  func keep(receiver: Object) {
    guard !argumentsRetained, hasTarget, storage.word(in: 0) == receiver.id else {
      return retainArguments()
    }
    argumentsRetained = true
    for slot in 1..<storage.argumentCount { storage.own(slot) }
    self.receiver = receiver
    receiverID = receiver.id
  }

  /// Sets the target to nil if it was not retained and is gone.
  func forgetReleasedReceiver() {
    guard let receiverID, receiver == nil else { return }
    if storage.word(in: 0) == receiverID { setTarget(nil, owning: false) } else { forgetReceiver() }
  }

  /// Notes that the first argument was set, so that it is no longer the object that got the message.
  func forgetReceiver() {
    receiver = nil
    receiverID = nil
  }

  func setTarget(_ target: Object?, owning: Bool) {
    guard hasTarget else { return }
    forgetReceiver()
    withExtendedLifetime(target) {
      var id = target?.id
      storage.store(&id, in: 0, owning: owning || argumentsRetained)
    }
  }

  public override var objectDescription: String {
    let name = selector?.name ?? "no selector"
    return "<\(runtimeClass): \(name), \"\(signature.encoding.encoding)\">"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSInvocation.self,
      "A message as an object, with its target, its arguments and its result."
    ) { InvocationMembers.define($0) }
  }
}
