import CarobFoundation
import CarobRuntime
import InstantCocoa

/// Talking to a request manager, which may be any object that answers
/// `requestWithVerb:path:parameters:success:failure:`. [main-thread]
enum RequestMessages {
  private static let request = Selector("requestWithVerb:path:parameters:success:failure:")
  private static let cancel = Selector("cancel")

  /// Asks for a request.
  ///
  /// - Parameter answer: gets the first answer that the manager gives, or what it raises.
  /// - Returns: what the manager gave, which cancels the request; nil for nothing.
  /// - Throws: `MessageError` when libffi has no memory for the blocks.
  static func send(
    _ verb: HTTPVerb, _ path: String, _ parameters: DictionaryBox?, to manager: Object,
    _ answer: PendingAnswer
  ) throws(MessageError) -> Object? {
    let (success, failure) = try answer.blocks()
    do throws(MessageError) {
      return try manager.send(request, verb, path, parameters, success, failure)
    } catch {
      // Before the blocks go, which would be an answer, too. One that was given already counts.
      answer.give(.failure(ErrorBox.telling(error)))
      return nil
    }
  }

  /// Cancels what a request manager gave, if that can be cancelled. What it raises is reported.
  ///
  /// - Parameter cls: of whoever wants it cancelled, for people.
  static func cancel(_ operation: Object?, by cls: RuntimeClass) {
    guard let operation, operation.responds(to: cancel) else { return }
    do throws(MessageError) {
      try operation.send(cancel)
    } catch {
      Diagnostics.report(.unhandled(UnhandledError(.cancelling, by: cls, "\(error)")))
    }
  }
}

/// Calling the blocks that somebody passed for an answer. What a block raises, or one that takes other
/// arguments, is reported, since nobody is there to be told. [main-thread]
enum RequestBlocks {
  /// Calls a block with arguments; nil is not called.
  ///
  /// - Parameter request: what was asked for, for people.
  static func call<each Argument: MessageValue>(
    _ block: Block?, _ arguments: repeat each Argument, of request: String
  ) {
    // What a block does not keep lasts as long as the pool around, as everything that a message gives.
    for argument in repeat each arguments { (argument as? Object)?.autoreleased() }
    do throws(MessageError) {
      try block?.call(repeat each arguments)
    } catch {
      Diagnostics.report(.callback(CallbackDiagnostic(request: request, reason: error.description)))
    }
  }
}
