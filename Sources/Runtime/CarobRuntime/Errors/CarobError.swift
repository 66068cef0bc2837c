/// The shape of Carob's errors: what went wrong as a sentence, and maybe what to do about it.
///
/// Most have a `code` of their own besides. Whoever shows an error adds advice where it gives none.
public protocol CarobError: Error, Sendable, CustomStringConvertible {
  /// What went wrong and where, in lower case, without a full stop and without the advice.
  var sentence: String { get }
  /// What to do about it, as a clause; nil when that depends on who asks.
  var advice: String? { get }
  /// The error beneath, when another one is the cause.
  var underlying: (any Error)? { get }
  /// Apple's name for an exception of this kind, such as `NSRangeException`, for code in Objective-C that catches it.
  /// Nil when there is none; then that of the error beneath counts.
  var exceptionName: String? { get }
}

extension CarobError {
  /// None.
  public var advice: String? { nil }

  /// None.
  public var underlying: (any Error)? { nil }

  /// None.
  public var exceptionName: String? { nil }

  /// The sentence, and behind a semicolon the advice.
  public var description: String { advice.map { "\(sentence); \($0)" } ?? sentence }
}

extension Error {
  /// What the error says, for another error that says it in its own sentence: its advice goes to the end.
  package var words: (sentence: String, advice: String?) {
    guard let error = self as? any CarobError else { return ("\(self)", nil) }
    return (error.sentence, error.advice)
  }
}
