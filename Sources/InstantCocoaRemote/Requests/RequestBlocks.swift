import CarobRuntime
import InstantCocoa

/// Calling the blocks that somebody passed for an answer. What a block raises, or one that takes other
/// arguments, is reported, since nobody is there to be told. [main-thread]
enum RequestBlocks {
  /// Calls a block with arguments; nil is not called.
  ///
  /// - Parameter request: what was asked for, for people.
  static func call<each Argument: MessageValue>(
    _ block: Block?, _ arguments: repeat each Argument, of request: String
  ) {
    do throws(MessageError) {
      try block?.call(repeat each arguments)
    } catch {
      Diagnostics.report(.callback(CallbackDiagnostic(request: request, reason: error.description)))
    }
  }
}
