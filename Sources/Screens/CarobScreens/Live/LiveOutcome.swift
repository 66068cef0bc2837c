/// The outcome of an event. [any-thread]
public struct LiveOutcome: Codable, Hashable, Sendable {
  /// The kinds of outcomes.
  public enum Result: String, Codable, Hashable, Sendable {
    /// A method was called, or the screen performed the action.
    case done
    /// No method implements the action, or there was nothing to do; see `reason`.
    case nothing
    /// The event is about a node or a row that is gone or has changed. Nothing was sent.
    case refused
    /// A method failed; see `reason`.
    case failed
  }

  /// A message sent for the event.
  public struct Sent: Codable, Hashable, Sendable {
    /// The selector.
    public var selector: String
    /// The receiver's class; nil when there is none.
    public var to: String?
    /// The class that implements the method; nil when none does.
    public var by: String?

    /// Creates a message.
    public init(selector: String, to: String?, by: String?) {
      self.selector = selector
      self.to = to
      self.by = by
    }
  }

  /// The result.
  public var result: Result
  /// The messages, in order: the one for the event's target or delegate, and for a row the handlers that it calls.
  public var sent: [Sent]
  /// The kinds of changes so far; `LiveScreen.changes` returns the changes. Those from fetched data come later.
  public var changed: [LiveChange.Name]
  /// A sentence that says why nothing was done; nil on success.
  public var reason: String?
  /// The number of the row to which the list was scrolled; nil when it was not.
  public var row: Int?
  /// The class of the visible controller.
  public var screen: String

  /// Creates an outcome.
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
