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
    error = failure.map { ($0 as? ErrorBox)?.error ?? RaisedError($0.description) }
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
