import CarobFoundation
import CarobRuntime
import InstantCocoa

/// Sends messages to a request manager, which may be any object that implements
/// `requestWithVerb:path:parameters:success:failure:`. [main-thread]
enum RequestMessages {
  private static let request = Selector("requestWithVerb:path:parameters:success:failure:")
  private static let cancel = Selector("cancel")

  /// Sends a request.
  ///
  /// - Parameter answer: receives the manager's first response, or its error.
  /// - Returns: the manager's operation, which can cancel the request; nil for none.
  /// - Throws: `MessageError` when libffi has no memory for the blocks.
  static func send(
    _ verb: HTTPVerb, _ path: String, _ parameters: DictionaryBox?, to manager: Object,
    _ answer: PendingAnswer
  ) throws(MessageError) -> Object? {
    let (success, failure) = try answer.blocks()
    do throws(MessageError) {
      return try manager.send(request, verb, path, parameters, success, failure)
    } catch {
      // Before the blocks are released, which would count as a response, too. An earlier response wins.
      answer.give(.failure(ErrorBox.telling(error)))
      return nil
    }
  }

  /// Cancels a request manager's operation, if that is possible. Reports its error.
  ///
  /// - Parameter cls: the class of the object that cancels it, for people.
  static func cancel(_ operation: Object?, by cls: RuntimeClass) {
    guard let operation, operation.responds(to: cancel) else { return }
    do throws(MessageError) {
      try operation.send(cancel)
    } catch {
      Diagnostics.report(.unhandled(UnhandledError(.cancelling, by: cls, "\(error)")))
    }
  }
}

/// Calls the blocks that were passed for a response. Reports an error of a block, or a block with other arguments,
/// because no caller is left. [main-thread]
enum RequestBlocks {
  /// Calls a block with arguments, unless it is nil.
  ///
  /// - Parameter request: the request, for people.
  static func call<each Argument: MessageValue>(
    _ block: Block?, _ arguments: repeat each Argument, of request: String
  ) {
    // Autoreleased, so that arguments that the block does not retain live until the surrounding pool ends, as results do.
    for argument in repeat each arguments { (argument as? Object)?.autoreleased() }
    do throws(MessageError) {
      try block?.call(repeat each arguments)
    } catch {
      Diagnostics.report(.callback(CallbackDiagnostic(request: request, reason: error.description)))
    }
  }
}
