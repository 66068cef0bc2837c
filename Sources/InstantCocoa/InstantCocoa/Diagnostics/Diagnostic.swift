import CarobRuntime
import CarobUIKit

/// Something that is wrong but stops nothing.
public enum Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A value in the data that was left out.
  case mapping(MappingDiagnostic)
  /// A property that no row of the data fills.
  case shape(ShapeDiagnostic)
  /// A key to sort or to cut a list by that none of its objects has.
  case key(ShapeDiagnostic)
  /// A height message whose result is no height.
  case height(HeightDiagnostic)
  /// A length that a delegate gave a flow layout and that cannot be one.
  case layout(LayoutDiagnostic)
  /// A list that does not show what somebody meant it to.
  case list(ListDiagnostic)
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
    case .shape(let diagnostic): diagnostic.description
    case .key(let diagnostic): diagnostic.description
    case .height(let diagnostic): diagnostic.description
    case .layout(let diagnostic): diagnostic.description
    case .list(let diagnostic): diagnostic.description
    case .fetch(let diagnostic): diagnostic.description
    case .content(let error): error.description
    case .callback(let diagnostic): diagnostic.description
    case .unhandled(let error): error.description
    case .route(let diagnostic): diagnostic.description
    }
  }
}

extension Diagnostic {
  /// Whether it is about something else than those that were told before. Only what is about all rows of the data can be told
  /// again for the same cause.
  package func isNew(among told: inout Set<String>) -> Bool {
    switch self {
    case .shape(let shape), .key(let shape): told.insert(shape.cause).inserted
    default: true
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
      value.map { "returned \($0)" } ?? "is declared to return \(type), which is no number"
    return "-[\(delegate) \(selector)] \(given); the row is \(rowHeight) high instead"
  }

  private var type: String { (try? TypeEncoding(parsing: encoding))?.readableName ?? encoding }
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

/// A value in the data that a property cannot hold, and that was therefore left out.
public struct MappingDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The row of the data, counted from 0, when the object was made for one.
  public let row: Int?
  /// The class of the object.
  public let className: String
  /// The property; nil when the whole object was to be filled with something that is no dictionary.
  public let property: String?
  /// What would fit.
  public let expected: String
  /// What was given.
  public let given: String
  /// What the class lacks to take it; nil when that is not known.
  public let advice: String?

  /// `row 3: SKUser.name takes NSString *, given number 42`.
  public var description: String {
    (row.map { "row \($0): " } ?? "") + "\(cause), given \(given)"
  }

  /// The same for all rows and values: `SKUser.name takes NSString *`.
  package var cause: String {
    (property.map { "\(className).\($0)" } ?? className) + " takes \(expected)"
  }
}

/// Sections that occur several times, or text that a cell has no label for.
public struct ListDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class of the data source or the cell.
  public let className: String
  /// What is wrong, and what to do about it.
  public let sentence: String

  /// `ICSectionedDataSource: the section "open" is there 2 times; …`.
  public var description: String { "\(className): \(sentence)" }
}

/// A route that was chosen, or shown for another one, and for which nothing came on the screen.
public struct RouteDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Why nothing is shown.
  public enum Reason: Hashable, Sendable {
    /// The route names no class of controllers.
    case noClass
    /// The initialiser of the class gave nil.
    case noInstance(of: RuntimeClass)
    /// The delegate does not present controllers, and there is nothing that could push one.
    case noPlace
  }

  /// The route, as it describes itself.
  public let route: String
  /// Why nothing is shown.
  public let reason: Reason

  /// What to tell a person, in one line.
  public var description: String {
    let because =
      switch reason {
      case .noClass: "it has no viewControllerClass"
      case .noInstance(let cls): "making a \(cls) for it gave nil"
      case .noPlace: "no navigation controller is there to push its controller"
      }
    return "nothing is shown for the route \(route): \(because)"
  }
}
