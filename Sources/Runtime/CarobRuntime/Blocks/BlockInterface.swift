import CCarob

/// The call interfaces that all blocks of one signature share: for the block's function and for methods made of blocks.
///
/// Interned, and kept for ever: a block may outlive everything else. [any-thread]
package final class BlockInterface: @unchecked Sendable {
  // SAFETY: all fields are constant; the descriptor is filled in `init` and only read afterwards.

  package let signature: TypeEncoding.BlockSignature

  /// The interface of the block's function.
  let calls: CallInterface

  /// The method that such a block can implement; nil when it takes no receiver.
  let method: TypeEncoding.BlockSignature?

  /// The interface of that method.
  let methodCalls: CallInterface?

  /// Bytes of a result, 0 for void.
  let resultSize: Int

  private let descriptor: UnsafeMutablePointer<carob_block_descriptor>

  /// The function of blocks with a Swift closure.
  private let trampoline: MadeFunction

  private static let known = Locked<[ExactString: BlockInterface]>([:])

  private init(_ signature: TypeEncoding.BlockSignature) throws(MessageError) {
    self.signature = signature
    let method = signature.method
    self.method = method
    do throws(UnpassableType) {
      calls = try CallInterface(result: signature.result, arguments: signature.arguments)
      methodCalls =
        if let method {
          try CallInterface(result: method.result, arguments: method.arguments)
        } else {
          nil
        }
    } catch {
      throw .unpassable(signature, error)
    }
    resultSize = signature.result.unqualified == .void ? 0 : calls.resultBufferSize
    descriptor = .init(allocating: carob_block_descriptor())
    carob_fill_block_descriptor(descriptor, CStringTable.shared.interned(signature.encoding))
    let made = MadeFunction(calls, context: nil) { _, result, arguments, _ in
      // SAFETY: the first argument is the block, whose context is the body that `makeBlock` retained.
      guard let arguments,
        let block = arguments[0]?.load(as: UnsafeMutableRawPointer?.self),
        let context = carob_block_context(block)
      else { return }
      Unmanaged<ClosureBody>.fromOpaque(context)._withUnsafeGuaranteedRef {
        $0.run(ArgumentFrame(arguments: arguments, result: result))
      }
    }
    guard let made else { throw .noClosure(signature) }
    trampoline = made
  }

  /// The interface of a signature such as `v@?@`.
  ///
  /// - Complexity: O(length); a look-up when it is known already.
  /// - Throws: `MessageError` when it does not parse, or a type cannot be passed.
  static func interned(_ types: String) throws(MessageError) -> BlockInterface {
    try known.withLock { (known) throws(MessageError) -> BlockInterface in
      let key = ExactString(types)
      if let interface = known[key] { return interface }
      // Blocks declare the encoding as it is written here, regardless of its spelling at creation.
      let signature = try parsed(types)
      let written = ExactString(signature.encoding)
      let interface: BlockInterface
      if let other = known[written] {
        interface = other
      } else {
        interface = try BlockInterface(signature)
      }
      known[written] = interface
      known[key] = interface
      return interface
    }
  }

  /// The interface that a block declares.
  ///
  /// - Throws: `MessageError` when it declares none, or one that cannot be used.
  package static func of(_ block: UnsafeMutableRawPointer) throws(MessageError) -> BlockInterface {
    guard let types = carob_block_signature(block) else { throw .blockWithoutSignature }
    return try interned(String(cString: types))
  }

  private static func parsed(
    _ types: String
  ) throws(MessageError) -> TypeEncoding.BlockSignature {
    do throws(EncodingError) {
      return try TypeEncoding.BlockSignature(parsing: types)
    } catch {
      throw .blockSignature(error)
    }
  }

  /// The address of the code that a block of this signature needs: its function, or the function that its closure calls.
  func code(of block: Block) -> UInt {
    // SAFETY: a block begins with its layout, and the caller keeps it alive.
    let function = Implementation(block.address.load(as: Block_layout.self).invoke)
    guard function == trampoline.implementation, let context = carob_block_context(block.address)
    else { return function.address }
    // SAFETY: the context of a block with this function is the body that `makeBlock` retained.
    return Unmanaged<ClosureBody>.fromOpaque(context)._withUnsafeGuaranteedRef(\.function)
      ?? function.address
  }

  /// A block with a Swift closure; the caller owns the result.
  func makeBlock(_ body: ClosureBody) -> UnsafeMutableRawPointer {
    makeBlock(
      trampoline.implementation.imp, context: Unmanaged.passRetained(body).toOpaque()
    ) { context in
      guard let context else { return }
      // SAFETY: the context is the body retained above.
      Unmanaged<ClosureBody>.fromOpaque(context).release()
    }
  }

  /// A block with a C function of this signature; the caller owns the result.
  func makeBlock(
    _ function: IMP, context: UnsafeMutableRawPointer?,
    dispose: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  ) -> UnsafeMutableRawPointer {
    guard let block = carob_make_block(descriptor, function, context, dispose) else {
      fatalError("out of memory for a block")
    }
    return block
  }
}

extension TypeEncoding.BlockSignature {
  /// The types of the method that such a block can implement: its first argument is the receiver,
  /// and the method also has a selector. Nil when the block takes no receiver.
  fileprivate var method: TypeEncoding.BlockSignature? {
    guard arguments.count > 1 else { return nil }
    switch PassingKind(arguments[1]) {
    case .object, .pointer:
      return .init(result: result, arguments: [.anyObject, .selector] + arguments.dropFirst(2))
    default:
      return nil
    }
  }
}
