import CarobRuntime
import InstantCocoa

/// Calling the blocks that somebody passed for an answer. Either may be nil.
enum RequestBlocks {
  /// Calls the block for an outcome. What a block raises, or one that takes other arguments, is
  /// reported, since nobody is there to be told.
  ///
  /// - Parameter request: what was asked for, for people.
  static func call(
    _ success: Block?, _ failure: Block?, with outcome: ICRequestOperation.Outcome,
    of request: String
  ) {
    do throws(MessageError) {
      switch outcome {
      case .success(let object): try success?.call(object)
      case .failure(let error): try failure?.call(ErrorBox(error))
      }
    } catch {
      Diagnostics.report(.callback(CallbackDiagnostic(request: request, reason: error.description)))
    }
  }
}
