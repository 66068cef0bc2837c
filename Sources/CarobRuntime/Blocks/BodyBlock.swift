/// Blocks whose code is one C function for all types: it gets the addresses of the arguments.
package enum BodyBlock {
  /// Takes the context, the arguments' addresses, the block's first, and room for the result.
  package typealias Body =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UnsafeMutableRawPointer?>?, UnsafeMutableRawPointer?
    ) -> Void

  /// Is told that the context is not needed any more.
  package typealias Dispose = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The context of a block, disposed of with it.
  private final class Context {
    let pointer: UnsafeMutableRawPointer?
    private let dispose: Dispose?

    init(_ pointer: UnsafeMutableRawPointer?, _ dispose: Dispose?) {
      self.pointer = pointer
      self.dispose = dispose
    }

    deinit { dispose?(pointer) }
  }

  /// Makes a block; the caller owns the result.
  ///
  /// An error that the body leaves pending is the call's, and its result zero.
  ///
  /// - Throws: `MessageError` when the types cannot be those of a block; the context is not disposed of.
  /// - Safety: the body must leave a result of these types, for which there is room.
  package static func make(
    types: String, body: @escaping Body, context: UnsafeMutableRawPointer?, dispose: Dispose?
  ) throws(MessageError) -> UnsafeMutableRawPointer {
    let interface = try BlockInterface.interned(types)
    let context = Context(context, dispose)
    let hasResult = interface.resultSize > 0
    return interface.makeBlock(
      ClosureBody(resultSize: interface.resultSize) { frame in
        body(context.pointer, frame.arguments, hasResult ? frame.result : nil)
        if let error = PendingError.take() { throw error }
      })
  }
}
