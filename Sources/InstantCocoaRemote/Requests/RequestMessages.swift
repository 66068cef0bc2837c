import CarobRuntime
import InstantCocoa

/// Talking to a request manager, which may be any object that answers
/// `requestWithVerb:path:parameters:success:failure:`. [main-thread]
enum RequestMessages {
  private static let request = Selector("requestWithVerb:path:parameters:success:failure:")
  private static let cancel = Selector("cancel")

  /// Asks for a request.
  ///
  /// - Parameter answer: gets the first answer that the manager gives.
  /// - Returns: what the manager gave, which cancels the request; nil for nothing.
  /// - Throws: `MessageError` when the manager does not answer, or over what it raised.
  static func send(
    _ verb: HTTPVerb, _ path: String, _ parameters: DictionaryBox?, to manager: Object,
    _ answer: PendingAnswer
  ) throws(MessageError) -> Object? {
    let (success, failure) = try answer.blocks()
    return try manager.send(request, verb, path, parameters, success, failure)
  }

  /// Cancels what a request manager gave, if that can be cancelled. What it raises is reported.
  ///
  /// - Parameter cls: of whoever wants it cancelled, for people.
  static func cancel(_ operation: Object?, by cls: RuntimeClass) {
    guard let operation, operation.responds(to: cancel) else { return }
    do throws(MessageError) {
      try operation.send(cancel)
    } catch {
      Diagnostics.report(.unheard(UnheardError(.cancelling, by: cls, "\(error)")))
    }
  }
}
