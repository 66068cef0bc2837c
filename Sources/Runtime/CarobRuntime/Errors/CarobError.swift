/// An error of Carob: a sentence that says what went wrong, and perhaps advice.
///
/// Most types also have a `code`. Where an error has no advice, the code that shows it may add some.
public protocol CarobError: Error, Sendable, CustomStringConvertible {
  /// The mistake and its place, in lower case, without a full stop and without the advice.
  var sentence: String { get }
  /// Advice on the error, as a clause; nil when that depends on the caller.
  var advice: String? { get }
  /// The error beneath, when another one is the cause.
  var underlying: (any Error)? { get }
  /// Apple's name for an exception of this kind, such as `NSRangeException`, for code in
  /// Objective-C that catches it. If nil, the name of the underlying error counts.
  var exceptionName: String? { get }
}

extension CarobError {
  /// No advice.
  public var advice: String? { nil }

  /// No underlying error.
  public var underlying: (any Error)? { nil }

  /// No name.
  public var exceptionName: String? { nil }

  /// The sentence, and behind a semicolon the advice.
  public var description: String { advice.map { "\(sentence); \($0)" } ?? sentence }
}

extension Error {
  /// The text of the error for the sentence of another error, with its advice apart, since that goes to the end.
  package var words: (sentence: String, advice: String?) {
    guard let error = self as? any CarobError else { return ("\(self)", nil) }
    return (error.sentence, error.advice)
  }
}
