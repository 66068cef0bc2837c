import CarobRuntime

/// An error that came when nobody waited for it: on its own, some time after what it is about was asked
/// for.
public struct UnhandledError: Hashable, Sendable, CustomStringConvertible {
  /// What happened. More may be added.
  public struct Situation: Hashable, Sendable {
    let text: String

    /// A delegate that was told of the end of a fetch raised an error.
    public static let toldOfEnd = Situation(
      text: "who was told of the end of a fetch raised an error")
    /// Who had to do with the beginning of a fetch raised an error besides the one that its caller got.
    public static let toldOfBeginning = Situation(
      text: "who was told of the beginning of a fetch raised another error")
    /// A fetch failed, and neither delegate nor task wanted to know.
    public static let failed = Situation(text: "a fetch failed, of which nobody wanted to know")
    /// A request could not be cancelled.
    public static let cancelling = Situation(text: "a request could not be cancelled")
  }

  /// The class of the object that did it.
  public let sender: RuntimeClass
  /// What happened.
  public let situation: Situation
  /// What the error says.
  public let reason: String

  /// An error for `Diagnostics`.
  package init(_ situation: Situation, by sender: RuntimeClass, _ error: String) {
    self.sender = sender
    self.situation = situation
    reason = error
  }

  /// `ICRemoteDataSource: who was told of the end of a fetch raised an error: …`.
  public var description: String { "\(sender.name): \(situation.text): \(reason)" }
}
