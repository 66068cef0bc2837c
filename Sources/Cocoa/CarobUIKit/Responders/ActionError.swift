import CarobFoundation
import CarobRuntime

/// An error of sending an action.
struct ActionError: CarobError {
  let sentence: String
  let advice: String?
  let underlying: (any Error)?

  private init(_ sentence: String, advice: String? = nil, underlying: (any Error)? = nil) {
    self.sentence = sentence
    self.advice = advice
    self.underlying = underlying
  }

  /// A target that does not implement the action.
  static func unanswered(_ what: String, _ error: MessageError) -> Self {
    let words = error.words
    return Self("the action of \(what): \(words.sentence)", advice: words.advice, underlying: error)
  }

  static func tooManyArguments(_ what: String, _ action: Selector) -> ObjectiveCException {
    .invalidArgument(
      "the action \(action) of \(what) takes \(action.argumentCount) arguments; give one with none, with the "
        + "sender, or with the sender and the event")
  }
}
