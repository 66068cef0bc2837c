import CarobRuntime
import Foundation

/// A function for expressions, under Apple's name.
struct ExpressionFunction: Sendable {
  typealias Body = @Sendable ([Object?]) throws -> Object?

  let name: String
  /// The number of arguments; nil for any number.
  let argumentCount: Int?
  /// The operator between two operands; nil for functions that are called by their names.
  let symbol: String?
  /// The precedence of the symbol; higher ones bind tighter.
  let precedence: Int
  let body: Body

  init(
    _ name: String, _ argumentCount: Int?, symbol: String? = nil, precedence: Int = 0,
    _ body: @escaping Body
  ) {
    self.name = name
    self.argumentCount = argumentCount
    self.symbol = symbol
    self.precedence = precedence
    self.body = body
  }

  /// The function of a name, with colons or, as in `sum(1, 2)`, without.
  ///
  /// - Throws: `ObjectiveCException` when there is none.
  static func named(_ name: String) throws -> ExpressionFunction {
    if let known = all[name] ?? all[name + ":"] { return known }
    throw ObjectiveCException.invalidArgument(
      "there is no function named \(name); there are "
        + all.keys.sorted().joined(separator: ", "))
  }

  /// The function of a symbol between its operands.
  static func operation(_ symbol: String) -> ExpressionFunction? {
    operators[symbol]
  }

  private static let all: [String: ExpressionFunction] = {
    let functions = Arithmetic.functions + Statistics.functions + ObjectFunctions.functions
    return Dictionary(uniqueKeysWithValues: functions.map { ($0.name, $0) })
  }()

  private static let operators: [String: ExpressionFunction] = Dictionary(
    uniqueKeysWithValues: all.values.compactMap { function in
      function.symbol.map { ($0, function) }
    })
}

/// Functions on objects, texts and time.
enum ObjectFunctions {
  static let functions: [ExpressionFunction] = [
    ExpressionFunction("now", 0) { _ in DateBox(Date()) },
    ExpressionFunction("uppercase:", 1) { try text($0[0], "uppercase:") { $0.uppercased() } },
    ExpressionFunction("lowercase:", 1) { try text($0[0], "lowercase:") { $0.lowercased() } },
    ExpressionFunction("canonical:", 1) {
      try text($0[0], "canonical:") {
        $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      }
    },
    ExpressionFunction("length:", 1) { arguments in
      guard let value = arguments[0] else { return NumberBox(0) }
      return NumberBox(try string(value, "length:").utf16.count)
    },
    ExpressionFunction("noindex:", 1) { $0[0] },
    ExpressionFunction("objectFrom:withIndex:", 2) { try element(of: $0[0], at: $0[1]) },
    ExpressionFunction("castObject:toType:", 2) { try cast($0[0], to: $0[1]) },
  ]

  private static func string(_ value: Object, _ function: String) throws -> String {
    guard let string = value as? StringBox else {
      throw ObjectiveCException.invalidArgument(
        "\(function) needs a string, and \(value) is \(value.runtimeClass.withArticle)")
    }
    return string.string
  }

  private static func text(
    _ value: Object?, _ function: String, _ body: (String) -> String
  ) throws -> Object? {
    try value.map { StringBox(body(try string($0, function))) }
  }

  /// The value of `list[0]`, `list[FIRST]`, `list[LAST]`, `list[SIZE]` or `dictionary["key"]`.
  private static func element(of collection: Object?, at index: Object?) throws -> Object? {
    guard let collection, let index else { return nil }
    if let dictionary = collection as? DictionaryBox, !(index is NSSymbolicIndex) {
      return dictionary.object(forKey: index)
    }
    let elements = try ExpressionBox.elements(of: collection, for: "an index")
    switch index {
    case let symbol as NSSymbolicIndex:
      switch symbol.kind {
      case .first: return elements.first
      case .last: return elements.last
      case .size: return NumberBox(elements.count)
      }
    case let number as NumberBox:
      let place = number.integerValue
      guard elements.indices.contains(place) else {
        throw RangeError(index: place, count: elements.count)
      }
      return elements[place]
    default:
      throw ObjectiveCException.invalidArgument("\(index) is no index")
    }
  }

  private static func cast(_ value: Object?, to type: Object?) throws -> Object? {
    guard let value, !(value is NullBox) else { return nil }
    let name = (type as? StringBox)?.string ?? "\(type as Any)"
    switch name {
    case "NSDate":
      if let date = value as? DateBox { return date }
      return DateBox(
        Date(timeIntervalSinceReferenceDate: try Arithmetic.number(value, "CAST").doubleValue))
    case "NSNumber", "NSDecimalNumber":
      if let date = value as? DateBox {
        return NumberBox(date.date.timeIntervalSinceReferenceDate)
      }
      if let string = value as? StringBox {
        return NumberBox(try string.send(Selector("doubleValue"), returning: Double.self))
      }
      return NumberBox(try Arithmetic.number(value, "CAST"))
    case "NSString": return StringBox(value.answeredDescription)
    default:
      if let cls = RuntimeClass(named: name), value.runtimeClass.isSubclass(of: cls) {
        return value
      }
      throw ObjectiveCException.invalidArgument("\(value) cannot be cast to \(name)")
    }
  }
}

/// `FIRST`, `LAST` or `SIZE` as an index.
final class NSSymbolicIndex: Object {
  enum Kind: String {
    case first = "FIRST"
    case last = "LAST"
    case size = "SIZE"
  }

  private(set) var kind = Kind.first

  convenience init(_ kind: Kind) {
    self.init(isa: Self.runtimeClass)
    self.kind = kind
  }

  override var objectDescription: String { kind.rawValue }
}
