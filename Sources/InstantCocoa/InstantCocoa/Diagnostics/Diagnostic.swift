import CarobRuntime
import CarobUIKit

/// A mistake that stops nothing.
public enum Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A value in the data that was left out.
  case mapping(MappingDiagnostic)
  /// A property that no row of the data fills.
  case shape(ShapeDiagnostic)
  /// A sort key or section key that no object of a list has.
  case key(ShapeDiagnostic)
  /// A height message that returned no valid height.
  case height(HeightDiagnostic)
  /// A length from a delegate that a flow layout cannot use.
  case layout(LayoutDiagnostic)
  /// A list that does not show what its author probably meant.
  case list(ListDiagnostic)
  /// A data source that could not fetch.
  case fetch(FetchDiagnostic)
  /// A response that lacks the expected list of objects. Its content was taken for one object, or for none.
  case content(MappingError)
  /// A block that failed when it was called with a response.
  case callback(CallbackDiagnostic)
  /// An error that came when nobody waited for it.
  case unhandled(UnhandledError)
  /// A route that shows nothing.
  case route(RouteDiagnostic)

  /// One line for people.
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
  /// Whether its cause was not reported before. Only a diagnostic about all rows of the data can be repeated for the
  /// same cause.
  package func isNew(among told: inout Set<String>) -> Bool {
    switch self {
    case .shape(let shape), .key(let shape): told.insert(shape.cause).inserted
    default: true
    }
  }
}

/// A height message that returned no finite number. The table used its own height instead.
public struct HeightDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class that implements the method.
  public let delegate: RuntimeClass
  /// The message.
  public let selector: Selector
  /// The type that the method is declared to return.
  public let encoding: String
  /// The number that it returned; nil for another type.
  public let value: Double?
  /// The height used instead.
  public let rowHeight: Double

  /// One line for people.
  public var description: String {
    let given =
      value.map { "returned \($0)" } ?? "is declared to return \(type), which is no number"
    return "-[\(delegate) \(selector)] \(given); the row is \(rowHeight) high instead"
  }

  private var type: String { (try? TypeEncoding(parsing: encoding))?.readableName ?? encoding }
}

/// A block that raised an error, or takes other arguments, when it was called with a response.
public struct CallbackDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The request.
  public let request: String
  /// The text of the error.
  public let reason: String

  package init(request: String, reason: String) {
    self.request = request
    self.reason = reason
  }

  /// `the block for GET links failed: …`.
  public var description: String { "the block for \(request) failed: \(reason)" }
}

/// A value in the data that a property cannot hold, and that was therefore left out.
public struct MappingDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The row of the data, counted from 0; nil when the object is not from a row.
  public let row: Int?
  /// The class of the object.
  public let className: String
  /// The property; nil when the whole object was to be filled with a value that is no dictionary.
  public let property: String?
  /// The values that fit.
  public let expected: String
  /// The value.
  public let given: String
  /// A way to make the class accept it; nil when there is no advice.
  public let advice: String?

  /// `row 3: SKUser.name takes NSString *, given number 42`.
  public var description: String {
    (row.map { "row \($0): " } ?? "") + "\(cause), given \(given)"
  }

  /// The cause, independent of rows and values: `SKUser.name takes NSString *`.
  package var cause: String {
    (property.map { "\(className).\($0)" } ?? className) + " takes \(expected)"
  }
}

/// Several sections with one title, or text for which a cell has no label.
public struct ListDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class of the data source or the cell.
  public let className: String
  /// The mistake, and how to mend it.
  public let sentence: String

  /// `ICSectionedDataSource: the section "open" is there 2 times; …`.
  public var description: String { "\(className): \(sentence)" }
}

/// A route that was chosen, or redirected to, but showed nothing.
public struct RouteDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The reason why nothing is shown.
  public enum Reason: Hashable, Sendable {
    /// The route names no class of controllers.
    case noClass
    /// The initialiser of the class gave nil.
    case noInstance(of: RuntimeClass)
    /// The delegate does not present controllers, and there is no navigation controller to push one.
    case noPlace
  }

  /// The route, as it describes itself.
  public let route: String
  /// The reason why nothing is shown.
  public let reason: Reason

  /// One line for people.
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
