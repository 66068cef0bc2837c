import CCarob

/// Blocks whose code is one C function for all types: it gets the addresses of the arguments.
package enum BodyBlock {
  /// The body's type: takes the context, the arguments' addresses (the block's first), and room for the result.
  package typealias Body =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UnsafeMutableRawPointer?>?, UnsafeMutableRawPointer?
    ) -> Void

  /// Called when the context is not needed any more.
  package typealias Dispose = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The context of a block, disposed of with it.
  private final class Context {
    let pointer: UnsafeMutableRawPointer?
    private let body: Body
    private let dispose: Dispose?

    /// The address of the code.
    let function: UInt

    init(_ pointer: UnsafeMutableRawPointer?, _ body: @escaping Body, _ dispose: Dispose?) {
      self.pointer = pointer
      self.body = body
      self.dispose = dispose
      // SAFETY: a C function is its address.
      function = UInt(bitPattern: unsafeBitCast(body, to: UnsafeRawPointer.self))
      // The block's own code is the host's, so only this count tells that the module is needed.
      carob_count_block(function, 1)
    }

    deinit {
      dispose?(pointer)
      carob_count_block(function, -1)
    }

    func run(_ frame: ArgumentFrame, hasResult: Bool) {
      body(pointer, frame.arguments, hasResult ? frame.result : nil)
    }
  }

  /// Makes a block; the caller owns the result.
  ///
  /// If the body leaves an error pending, the call returns zero with that error pending.
  ///
  /// - Throws: `MessageError` when a block cannot have these types; the context is not disposed of.
  /// - Safety: the body must leave a result of these types, for which there is room.
  package static func make(
    types: String, body: @escaping Body, context: UnsafeMutableRawPointer?, dispose: Dispose?
  ) throws(MessageError) -> UnsafeMutableRawPointer {
    let interface = try BlockInterface.interned(types)
    let context = Context(context, body, dispose)
    let hasResult = interface.resultSize > 0
    return interface.makeBlock(
      ClosureBody(resultSize: interface.resultSize, calling: context.function) { frame in
        context.run(frame, hasResult: hasResult)
        if let error = PendingError.take() { throw error }
      })
  }
}
