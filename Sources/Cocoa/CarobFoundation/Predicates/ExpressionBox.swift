import CarobRuntime

/// An operand of predicates: a constant, a key path, a function … Registered as `NSExpression`. Immutable. [any-thread]
public final class ExpressionBox: Object {
  /// The kind and the parts of an expression.
  indirect enum Form {
    case constant(Object?)
    case evaluatedObject
    case variable(String)
    /// A path from the object, or from the value of another expression.
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

  /// An operation that makes one collection of two.
  enum SetOperation: String {
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"
  }

  /// Constant once it is made.
  private(set) var form = Form.constant(nil)
  /// The number of levels of expressions. Constant once it is made.
  private(set) var depth = 1

  /// An expression without parts, such as a constant.
  convenience init(_ form: Form) {
    self.init(isa: Self.runtimeClass)
    self.form = form
  }

  /// An expression of a form that has parts.
  ///
  /// - Throws: `ObjectiveCException` when the parts are too deep.
  static func combining(_ form: Form) throws -> ExpressionBox {
    let depth = try NestingLimit.depth(around: form.depths)
    let made = ExpressionBox(form)
    made.depth = depth
    return made
  }

  /// A key path from the object that a predicate is about.
  static func keyPath(_ path: String) -> ExpressionBox {
    ExpressionBox(.keyPath(PreparedKeyPath(path), path, of: nil))
  }

  /// A key path from the value of an expression.
  ///
  /// - Throws: `ObjectiveCException` when the expression is too deep.
  static func keyPath(_ path: String, of operand: ExpressionBox?) throws -> ExpressionBox {
    guard let operand else { return keyPath(path) }
    if case .keyPath(_, let start, let first) = operand.form {
      return try keyPath("\(start).\(path)", of: first)
    }
    return try .combining(.keyPath(PreparedKeyPath(path), path, of: operand))
  }

  /// A function, found by its name.
  ///
  /// - Throws: `ObjectiveCException` when there is no such function, it takes another number of arguments, or these are too deep.
  static func function(_ name: String, _ arguments: [ExpressionBox]) throws -> ExpressionBox {
    let function = try ExpressionFunction.named(name)
    if let count = function.argumentCount, count != arguments.count {
      throw ObjectiveCException.invalidArgument(
        "the function \(name) takes \("argument".withCount(count)), given \(arguments.count)")
    }
    return try .combining(.function(function, arguments))
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSExpression" }

  /// Whether the other has the same text.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? ExpressionBox else { return false }
    if case .constant(let mine) = form, case .constant(let theirs) = other.form {
      return (try? Equality.isEqual(mine, theirs)) ?? false
    }
    return text == other.text
  }

  /// A hash of the text.
  public override var hash: Int { text.hashValue }

  /// The text in a format.
  public override var objectDescription: String { text }

  /// States the members of `NSExpression`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ExpressionBox.self, "What a predicate compares: a constant, a key path, a function."
    ) { expression in
      PredicateFormats.install()
      expression.isImmutable()
      defineMaking(expression)
      defineCombining(expression)
      defineReading(expression)
      defineParts(expression)
    }
  }
}

extension ExpressionBox.Form {
  /// The depths of the parts.
  fileprivate var depths: [Int] {
    switch self {
    case .evaluatedObject, .variable, .anyKey: []
    case .constant(let expression as ExpressionBox): [expression.depth]
    case .constant(let predicate as PredicateBox): [predicate.depth]
    case .constant: []
    case .keyPath(_, _, let operand): operand.map { [$0.depth] } ?? []
    case .function(_, let parts), .aggregate(let parts), .block(_, let parts): parts.map(\.depth)
    case .message(let target, _, let arguments): [target.depth] + arguments.map(\.depth)
    case .setOperation(_, let a, let b): [a.depth, b.depth]
    case .subquery(let collection, _, let predicate): [collection.depth, predicate.depth]
    case .conditional(let condition, let yes, let no): [condition.depth, yes.depth, no.depth]
    }
  }
}
