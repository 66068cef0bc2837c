import CarobRuntime

/// A name considered in the search for an object's message, and its outcome.
public struct CandidateStep: Hashable, Sendable, CustomStringConvertible {
  /// The origin of a name.
  public enum Source: String, Hashable, Sendable {
    /// No name: the message for a placeholder.
    case placeholder
    /// The object is an error.
    case error
    /// The result of `+modelName` of the object's class.
    case modelName
    /// The name of the object's class.
    case className
    /// The name `object`, for every object.
    case object
  }

  /// The outcome of a name.
  public enum Outcome: Hashable, Sendable {
    /// The delegate responds, by a method of this class, or by forwarding to an object of it.
    case answered(by: RuntimeClass)
    /// The delegate does not respond.
    case notAnswered
    /// There is no delegate.
    case noDelegate
    /// The object's class lacks `modelName`.
    case noModelName
    /// `+modelName` returned nil or an object that is no string.
    case notAString
    /// The name is empty, has a colon, or consists of separators only.
    case unusableName
    /// The selector was tried already.
    case equalToEarlier
    /// The delegate responds to an earlier one.
    case notReached
  }

  /// The origin of the name.
  public let source: Source
  /// The name; nil for a placeholder's message, and when there is none.
  public let name: String?
  /// The selector built from the name; nil when that is impossible.
  public let selector: String?
  /// The outcome.
  public let outcome: Outcome

  /// Whether the selector was tried.
  var wasAsked: Bool {
    switch outcome {
    case .answered, .notAnswered, .noDelegate: true
    default: false
    }
  }

  /// `configureCell:withUser: (from +modelName) is answered by SKList`, in one line.
  public var description: String {
    "\(subject) (\(origin)) \(verdict)"
  }

  private var subject: String { selector ?? name?.debugDescription ?? "no name" }

  private var origin: String {
    switch source {
    case .placeholder: "the placeholder's own"
    case .error: "the object is an error"
    case .modelName: "from +modelName"
    case .className: "from the class name"
    case .object: "for any object"
    }
  }

  private var verdict: String {
    switch outcome {
    case .answered(let cls): "is answered by \(cls)"
    case .notAnswered: "is not answered"
    case .noDelegate: "has no delegate to answer it"
    case .noModelName: "is skipped: the class has no +modelName"
    case .notAString: "is skipped: +modelName gave no string"
    case .unusableName: "is skipped: the name makes no selector"
    case .equalToEarlier: "is skipped: it was considered already"
    case .notReached: "is not needed"
    }
  }
}
