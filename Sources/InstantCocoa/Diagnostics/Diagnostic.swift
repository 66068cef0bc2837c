import CarobRuntime

/// Something that is wrong but stops nothing.
public enum Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A value in the data that was left out.
  case mapping(MappingDiagnostic)
  /// A height message whose result is no height.
  case height(HeightDiagnostic)
  /// A length that a delegate gave a flow layout and that cannot be one.
  case layout(LayoutDiagnostic)
  /// A data source that could not fetch.
  case fetch(FetchDiagnostic)
  /// An answer without a list of objects where there should be one. What is there was taken for one object, or for
  /// none.
  case content(MappingError)
  /// A block that was to be told of an answer and failed.
  case callback(CallbackDiagnostic)
  /// An error that came when nobody waited for it.
  case unhandled(UnhandledError)
  /// A route that shows nothing.
  case route(RouteDiagnostic)

  /// What to tell a person, in one line.
  public var description: String {
    switch self {
    case .mapping(let diagnostic): diagnostic.description
    case .height(let diagnostic): diagnostic.description
    case .layout(let diagnostic): diagnostic.description
    case .fetch(let diagnostic): diagnostic.description
    case .content(let error): error.description
    case .callback(let diagnostic): diagnostic.description
    case .unhandled(let error): error.description
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

/// A block that raised an error, or takes other arguments, when it was told of an answer.
public struct CallbackDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public let request: String
  /// What the error says.
  public let reason: String

  /// A block that failed.
  package init(request: String, reason: String) {
    self.request = request
    self.reason = reason
  }

  /// `the block for GET links failed: …`.
  public var description: String { "the block for \(request) failed: \(reason)" }
}
