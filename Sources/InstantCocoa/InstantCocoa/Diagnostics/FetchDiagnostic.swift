import CarobFoundation
import CarobRuntime

/// A data source that told its controller of a failure, so that what it has by now is shown; or one of
/// several that are shown together, so that the others are shown. Two that say the same are equal.
public struct FetchDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class of the controller, or of the data source that shows several.
  public let controller: RuntimeClass
  /// The data source's class.
  public let dataSource: RuntimeClass?
  /// What the error says.
  public let reason: String
  /// The error, if the data source gave one.
  public let error: (any Error)?

  /// - Parameter failure: what the data source gave as its error; nil for nothing.
  init(controller: RuntimeClass, dataSource: RuntimeClass?, failure: Object?) {
    self.controller = controller
    self.dataSource = dataSource
    reason = failure?.description ?? "no reason given"
    error = failure.map { ($0 as? ErrorBox)?.thrown ?? RaisedError($0.description) }
  }

  /// `the ICSimpleDataSource of SKList could not fetch: …`.
  public var description: String {
    "the \(dataSource?.name ?? "data source") of \(controller) could not fetch: \(reason)"
  }

  /// Whether both say the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.controller == other.controller && one.dataSource == other.dataSource
      && one.reason == other.reason
  }

  /// Hashes what is said.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(controller)
    hasher.combine(dataSource)
    hasher.combine(reason)
  }
}

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
