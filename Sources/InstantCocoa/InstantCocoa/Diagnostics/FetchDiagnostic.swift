import CarobFoundation
import CarobRuntime

/// A failure that a data source reported to its controller, which shows the present content; or that one of several
/// children reported, so that only the others are shown. Two with the same text are equal.
public struct FetchDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class of the controller, or of the parent data source.
  public let controller: RuntimeClass
  /// The data source's class.
  public let dataSource: RuntimeClass?
  /// The text of the error.
  public let reason: String
  /// The error, if the data source gave one.
  public let error: (any Error)?

  /// - Parameter failure: the data source's error; nil for none.
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

  /// Whether both have the same text.
  public static func == (one: Self, other: Self) -> Bool {
    one.controller == other.controller && one.dataSource == other.dataSource
      && one.reason == other.reason
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(controller)
    hasher.combine(dataSource)
    hasher.combine(reason)
  }
}

/// An error that came when nobody waited for it, some time after the request that caused it.
public struct UnhandledError: Hashable, Sendable, CustomStringConvertible {
  /// The circumstances of the error. More may be added.
  public struct Situation: Hashable, Sendable {
    let text: String

    /// A delegate raised an error when it was told of the end of a fetch.
    public static let toldOfEnd = Situation(
      text: "who was told of the end of a fetch raised an error")
    /// Code at the beginning of a fetch raised another error than the one that the caller got.
    public static let toldOfBeginning = Situation(
      text: "who was told of the beginning of a fetch raised another error")
    /// A fetch failed, and neither delegate nor task handled the error.
    public static let failed = Situation(text: "a fetch failed, of which nobody wanted to know")
    /// A request could not be cancelled.
    public static let cancelling = Situation(text: "a request could not be cancelled")
  }

  /// The class of the object that caused the error.
  public let sender: RuntimeClass
  /// The circumstances.
  public let situation: Situation
  /// The text of the error.
  public let reason: String

  package init(_ situation: Situation, by sender: RuntimeClass, _ error: String) {
    self.sender = sender
    self.situation = situation
    reason = error
  }

  /// `ICRemoteDataSource: who was told of the end of a fetch raised an error: …`.
  public var description: String { "\(sender.name): \(situation.text): \(reason)" }
}
