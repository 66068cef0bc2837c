import CCarob

/// A block behind an IMP: passes the receiver and the arguments on, and leaves the selector out.
final class BlockForwarder: @unchecked Sendable {
  // SAFETY: all fields are constant; a block is called on any thread that sends the message.

  let block: Block
  private let interface: BlockInterface

  /// The functions made of blocks, by address, which live until they are removed.
  private static let made = Locked<[UInt: Made]>([:])

  private struct Made {
    let forwarder: BlockForwarder
    let closure: MadeFunction
    /// The owner that made it, and revokes it; nil for the host.
    let owner: RegistrationOwner?
    /// Whether the code was ever added to a class.
    var wasMethod = false
    /// Whether the code was removed while a class had it. It then stays, with its block, until its owner is discarded.
    var isRemoved = false
  }

  private init(_ block: Block, _ interface: BlockInterface) {
    self.block = block
    self.interface = interface
  }

  /// Makes the function of a block.
  ///
  /// - Throws: `MessageError` when the block does not tell its types, or takes no receiver.
  static func make(_ block: Block) throws(MessageError) -> Implementation {
    let interface = try BlockInterface.of(block.address)
    guard let calls = interface.methodCalls else {
      throw .blockTakesNoReceiver(interface.signature)
    }
    let forwarder = BlockForwarder(block, interface)
    let context = Unmanaged.passUnretained(forwarder).toOpaque()
    let closure = MadeFunction(calls, context: context) { _, result, arguments, context in
      guard let arguments, let context else { return }
      // SAFETY: `made` keeps the context as long as the function exists, and callers keep the
      // function. The reference taken here lets the block remove its own function.
      let this = Unmanaged<BlockForwarder>.fromOpaque(context).takeUnretainedValue()
      withExtendedLifetime(this) { this.forward(arguments, result) }
    }
    guard let closure else { throw .noClosure(interface.signature) }
    let owner = RegistrationOwner.current
    made.withLock {
      $0[closure.implementation.address] = Made(
        forwarder: forwarder, closure: closure, owner: owner)
    }
    owner?.record(.blockFunction(closure.implementation))
    return closure.implementation
  }

  static func block(of implementation: Implementation) -> Block? {
    made.withLock { made in
      made[implementation.address].flatMap { $0.isRemoved ? nil : $0.forwarder.block }
    }
  }

  /// Refuses a method's types when its code was made of a block that is called in another way. The block
  /// may take fewer arguments. It may also have a result where the method is void, if that fits a register.
  static func check(
    _ implementation: Implementation, _ member: @autoclosure () -> String,
    _ types: MethodEncoding
  ) throws(RegistrationError) {
    let known = made.withLock { $0[implementation.address]?.forwarder.interface }
    guard let method = known?.method else { return }
    let resultFits =
      method.result.isPassedLike(types.result)
      || types.result.unqualified == .void && PassingKind(method.result).isInRegister
    guard resultFits, method.arguments.count <= types.arguments.count,
      zip(method.arguments, types.arguments).allSatisfy({ $0.isPassedLike($1) })
    else { throw .encodingMismatch(member(), method.encoding, types.encoding) }
  }

  /// The number of blocks with code in a range that only these functions keep. References to a
  /// global block count one by one.
  ///
  /// - Parameter functions: functions that `make` returned and that still exist.
  static func blocks(in code: Range<UInt>, keptBy functions: [Implementation]) -> Int {
    var references: [UnsafeMutableRawPointer: Set<ObjectIdentifier>] = [:]
    made.withLock { made in
      for function in functions {
        guard let forwarder = made[function.address]?.forwarder,
          code.contains(forwarder.code)
        else { continue }
        references[forwarder.block.address, default: []].insert(
          ObjectIdentifier(forwarder.block))
      }
    }
    return references.reduce(0) { total, references in
      // SAFETY: a function keeps its block, and these functions exist until their owner removes them.
      let flags = Int(references.key.load(as: Block_layout.self).flags)
      let count = references.value.count
      if flags & Int(BLOCK_IS_GLOBAL) != 0 { return total + count }
      return total + (flags & Int(BLOCK_REFCOUNT_MASK) == 2 * count ? 1 : 0)
    }
  }

  /// The functions that were made of blocks whose code is in a range.
  static func functions(of code: Range<UInt>) -> Set<Implementation> {
    made.withLock { made in
      Set(
        made.values.filter { code.contains($0.forwarder.code) }
          .map(\.closure.implementation))
    }
  }

  /// The address of the code that the block runs.
  private var code: UInt { interface.code(of: block) }

  /// The function that a call of the block runs.
  private var function: Implementation {
    // SAFETY: a block begins with its layout, and is alive as long as this.
    Implementation(block.address.load(as: Block_layout.self).invoke)
  }

  /// Remembers that a class has the code, if it is a block's. The runtime's lock is held.
  static func noteMethod(_ implementation: Implementation) {
    made.withLock { $0[implementation.address]?.wasMethod = true }
  }

  /// Frees the code. While a class has it, it is kept: a message would jump into whatever takes its place.
  static func remove(_ implementation: Implementation) -> Bool {
    let wasMethod = made.withLock { $0[implementation.address]?.wasMethod }
    if wasMethod == true, RuntimeLock.withLock({ $0.methodTable.has(implementation) }) {
      return made.withLock { made in
        guard made[implementation.address]?.isRemoved == false else { return false }
        made[implementation.address]?.isRemoved = true
        return true
      }
    }
    // The block goes after the lock, because what it captured may run code.
    let removed = made.withLock { $0.removeValue(forKey: implementation.address) }
    // The next function may get the same address.
    removed?.owner?.forget(implementation)
    return removed != nil
  }

  private func forward(
    _ arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ result: UnsafeMutableRawPointer?
  ) {
    let count = interface.signature.arguments.count
    TemporaryMemory.with(
      bytes: 16 + interface.calls.resultBufferSize, pointers: count
    ) { (base, addresses) in
      // SAFETY: the block goes where the receiver was, and the receiver where the selector was; the method
      // has as many arguments as the block.
      base.storeBytes(of: block.address, as: UnsafeMutableRawPointer.self)
      addresses[0] = base
      addresses[1] = arguments[0]
      for number in 2..<max(count, 2) { addresses[number] = arguments[number] }
      // The caller of a void function may pass no room for a result.
      interface.calls.call(
        function, arguments: addresses, result: result ?? base + 16)
    }
  }
}
