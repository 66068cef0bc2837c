import CarobRuntime

/// One name that was considered when a message for an object was looked for, and what came of it.
public struct CandidateStep: Hashable, Sendable, CustomStringConvertible {
  /// Where a name comes from.
  public enum Source: String, Hashable, Sendable {
    /// No name: the message that a placeholder has for itself.
    case placeholder
    /// The object is an error.
    case error
    /// What `+modelName` of the object's class gives.
    case modelName
    /// The name of the object's class.
    case className
    /// What fits every object.
    case object
  }

  /// What came of a name.
  public enum Outcome: Hashable, Sendable {
    /// The delegate answers, by a method of this class, or hands the message on to an object of it.
    case answered(by: RuntimeClass)
    /// The delegate was asked and does not answer.
    case notAnswered
    /// There is no delegate to ask.
    case noDelegate
    /// The object's class does not answer `modelName`.
    case noModelName
    /// `+modelName` gave nil or no string.
    case notAString
    /// The name is empty, has a colon, or consists of separators only.
    case unusableName
    /// The selector was considered already.
    case equalToEarlier
    /// An earlier one was answered.
    case notReached
  }

  /// Where the name comes from.
  public let source: Source
  /// The name; nil for a placeholder's own message, and when there is none.
  public let name: String?
  /// The selector built from it; nil when none can be.
  public let selector: String?
  /// What came of it.
  public let outcome: Outcome

  /// Whether the delegate was asked for it.
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
