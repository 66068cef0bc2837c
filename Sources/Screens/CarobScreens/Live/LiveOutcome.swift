/// What came of an event. [any-thread]
public struct LiveOutcome: Codable, Hashable, Sendable {
  /// How it ended.
  public enum Result: String, Codable, Hashable, Sendable {
    /// Somebody answered, or the screen did what was asked of it.
    case done
    /// Nobody answered, or there was nothing to do: `reason` says why.
    case nothing
    /// What the event is about has gone, or is not what it was: nothing was sent.
    case refused
    /// Whoever was asked failed: `reason` says how.
    case failed
  }

  /// A message that was sent because of the event.
  public struct Sent: Codable, Hashable, Sendable {
    /// What was sent.
    public var selector: String
    /// The class of whom it was for; nil for nobody.
    public var to: String?
    /// The class that implements it; nil when nobody answers.
    public var by: String?

    /// A message.
    public init(selector: String, to: String?, by: String?) {
      self.selector = selector
      self.to = to
      self.by = by
    }
  }

  /// How it ended.
  public var result: Result
  /// What was sent, in order: the message that is for whoever follows the event, and for a row also what that sent to find a
  /// handler.
  public var sent: [Sent]
  /// What is other than it was, so far; `LiveScreen.changes` has the changes themselves. What is fetched comes later.
  public var changed: [LiveChange.Name]
  /// Why nothing was done, in a sentence; nil when something was.
  public var reason: String?
  /// The class of the controller that is seen now.
  public var screen: String

  /// An outcome.
  public init(
    _ result: Result, sent: [Sent] = [], changed: [LiveChange.Name] = [], reason: String? = nil,
    screen: String = ""
  ) {
    self.result = result
    self.sent = sent
    self.changed = changed
    self.reason = reason
    self.screen = screen
  }
}
