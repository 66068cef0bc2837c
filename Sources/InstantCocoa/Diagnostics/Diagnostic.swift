import CarobRuntime

/// Something that is wrong but stops nothing.
public enum Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A value in the data that was left out.
  case mapping(MappingDiagnostic)
  /// A height message whose result is no height.
  case height(HeightDiagnostic)
  /// A data source that could not fetch.
  case fetch(FetchDiagnostic)
  /// A route that shows nothing.
  case route(RouteDiagnostic)

  /// What to tell a person, in one line.
  public var description: String {
    switch self {
    case .mapping(let diagnostic): diagnostic.description
    case .height(let diagnostic): diagnostic.description
    case .fetch(let diagnostic): diagnostic.description
    case .route(let diagnostic): diagnostic.description
    }
  }
}

/// A height message whose result is no finite number, so that the table's own height was used.
public struct HeightDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class that was asked.
  public let delegate: RuntimeClass
  /// What was sent.
  public let selector: Selector
  /// The type that the method is declared to return.
  public let encoding: String
  /// The number that it returned; nil when it returned none.
  public let value: Double?
  /// The height used instead.
  public let rowHeight: Double

  /// What to tell a person, in one line.
  public var description: String {
    let given =
      value.map { "returned \($0)" } ?? "is declared to return \"\(encoding)\", which is no number"
    return "-[\(delegate) \(selector)] \(given); the row is \(rowHeight) high instead"
  }
}

/// A data source that told its controller of a failure, so that what it has by now is shown.
public struct FetchDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The controller's class.
  public let controller: RuntimeClass
  /// The data source's class.
  public let dataSource: RuntimeClass?
  /// What the error says.
  public let reason: String

  /// `the ICSimpleDataSource of SKList could not fetch: …`.
  public var description: String {
    "the \(dataSource?.name ?? "data source") of \(controller) could not fetch: \(reason)"
  }
}
