import CarobRuntime

/// What predicates compare: a constant, a key path, a function … Registered as `NSExpression`. It never changes. [any-thread]
public final class ExpressionBox: Object {
  /// What it is made of.
  indirect enum Form {
    case constant(Object?)
    case evaluatedObject
    case variable(String)
    /// A path from the object, or from what another expression gives.
    case keyPath(PreparedKeyPath, String, of: ExpressionBox?)
    case function(ExpressionFunction, [ExpressionBox])
    /// A message that an object is sent.
    case message(ExpressionBox, Selector, [ExpressionBox])
    case aggregate([ExpressionBox])
    case setOperation(SetOperation, ExpressionBox, ExpressionBox)
    case subquery(ExpressionBox, variable: String, PredicateBox)
    case conditional(PredicateBox, ExpressionBox, ExpressionBox)
    case block(Block, [ExpressionBox])
    case anyKey
  }

  /// How two collections become one.
  enum SetOperation: String {
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"
  }

  /// Constant once it is made.
  private(set) var form = Form.constant(nil)

  /// An expression of a form.
  convenience init(_ form: Form) {
    self.init(isa: Self.runtimeClass)
    self.form = form
  }

  /// A key path from the object that a predicate is about, or from what an expression gives.
  static func keyPath(_ path: String, of operand: ExpressionBox? = nil) -> ExpressionBox {
    if let operand, case .keyPath(_, let start, let first) = operand.form {
      return keyPath("\(start).\(path)", of: first)
    }
    return ExpressionBox(.keyPath(PreparedKeyPath(path), path, of: operand))
  }

  /// A function of the ones that are known by name.
  ///
  /// - Throws: `ObjectiveCException` when there is no such function, or it takes another number of arguments.
  static func function(_ name: String, _ arguments: [ExpressionBox]) throws -> ExpressionBox {
    let function = try ExpressionFunction.named(name)
    if let count = function.argumentCount, count != arguments.count {
      throw ObjectiveCException.invalidArgument(
        "the function \(name) takes \(count) argument\(count == 1 ? "" : "s"), given "
          + "\(arguments.count)")
    }
    return ExpressionBox(.function(function, arguments))
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSExpression" }

  /// Whether the other is written the same.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? ExpressionBox else { return false }
    if case .constant(let mine) = form, case .constant(let theirs) = other.form {
      return (try? Equality.isEqual(mine, theirs)) ?? false
    }
    return text == other.text
  }

  /// The same for equal expressions.
  public override var hash: Int { text.hashValue }

  /// As it is written in a format.
  public override var objectDescription: String { text }

  /// States the members of `NSExpression`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ExpressionBox.self) { expression in
      PredicateFormats.install
      expression.isImmutable()
      defineMaking(expression)
      defineCombining(expression)
      defineReading(expression)
      defineParts(expression)
    }
  }

}
