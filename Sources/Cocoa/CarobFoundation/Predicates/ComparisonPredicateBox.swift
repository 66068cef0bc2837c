import CarobRuntime

/// A predicate that compares two values. Registered as `NSComparisonPredicate`. [any-thread]
public final class ComparisonPredicateBox: PredicateBox {
  /// Whether values are compared, or the members of a collection: `NSComparisonPredicateModifier`.
  enum Modifier: UInt {
    case direct
    case all
    case any
  }

  private(set) var left = ExpressionBox(.evaluatedObject)
  private(set) var right = ExpressionBox(.evaluatedObject)
  private(set) var modifier = Modifier.direct
  private var comparison: Comparison?
  private var depthOfParts = 1

  /// A comparison of the values of two expressions.
  ///
  /// - Throws: `ObjectiveCException` for an invalid pattern, and for expressions that are too deep.
  convenience init(
    _ left: ExpressionBox, _ operation: ComparisonOperator, _ right: ExpressionBox,
    _ modifier: Modifier = .direct, _ options: ComparisonOptions = [], selector: Selector? = nil
  ) throws {
    self.init(isa: Self.runtimeClass)
    try set(left, operation, right, modifier, options, selector)
  }

  private func set(
    _ left: ExpressionBox, _ operation: ComparisonOperator, _ right: ExpressionBox,
    _ modifier: Modifier, _ options: ComparisonOptions, _ selector: Selector?
  ) throws {
    var constant: Object??
    if case .constant(let value) = right.form { constant = .some(value) }
    if case .aggregate = right.form, let list = try Self.constants(of: right) { constant = list }
    depthOfParts = try NestingLimit.depth(around: [left.depth, right.depth])
    comparison = try Comparison(operation, options, selector: selector, right: constant)
    (self.left, self.right, self.modifier) = (left, right, modifier)
  }

  /// The list in `{1, 2}`; nil when an element is no constant.
  private static func constants(of aggregate: ExpressionBox) throws -> ArrayBox? {
    guard case .aggregate(let elements) = aggregate.form else { return nil }
    var values: [Object] = []
    for element in elements {
      guard case .constant(let value) = element.form else { return nil }
      values.append(value ?? NullBox.shared)
    }
    return ArrayBox(values)
  }

  public override class var runtimeName: String { "NSComparisonPredicate" }

  override var depth: Int { depthOfParts }

  override func holds(_ object: Object?, _ variables: Variables?) throws -> Bool {
    guard let comparison else { return false }
    let a = try left.value(of: object, variables)
    let b = try right.value(of: object, variables)
    if modifier == .direct { return try comparison.holds(a, b) }
    let isAny = modifier == .any
    guard let a, !(a is NullBox) else { return !isAny }
    guard let members = try ExpressionBox.elementsIfCollection(a) else {
      throw ObjectiveCException.invalidArgument(
        "\(isAny ? "ANY" : "ALL") needs a collection, and \(left.text) is "
          + "\(a.runtimeClass.withArticle)")
    }
    for member in members where try comparison.holds(member, b) == isAny { return isAny }
    return !isAny
  }

  override var format: String {
    let word =
      switch modifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    guard let comparison else { return "FALSEPREDICATE" }
    let symbol = comparison.selector?.name ?? comparison.operation.symbol
    return "\(word)\(left.text) \(symbol)\(comparison.options.text) \(right.text)"
  }

  override func substituting(_ values: DictionaryBox) throws -> PredicateBox {
    guard let comparison else { return self }
    return try ComparisonPredicateBox(
      try left.substituting(values), comparison.operation, try right.substituting(values), modifier,
      comparison.options, selector: comparison.selector)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ComparisonPredicateBox.self, "A predicate that compares two values."
    ) { predicate in
      predicate.classMethod(

        """
        + (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)left \
        rightExpression:(NSExpression *)right \
        modifier:(NSComparisonPredicateModifier)modifier type:(NSPredicateOperatorType)type \
        options:(NSComparisonPredicateOptions)options
        """
      ) {
        (
          _, left: ExpressionBox, right: ExpressionBox, modifier: UInt, type: UInt, options: UInt
        ) throws -> ComparisonPredicateBox in
        let made = ComparisonPredicateBox()
        try made.set(left, right, modifier, type, options)
        return made
      }
      predicate.classMethod(
        """
        + (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)left \
        rightExpression:(NSExpression *)right customSelector:(SEL)selector
        """
      ) { (_, left: ExpressionBox, right: ExpressionBox, selector: Selector) in
        try ComparisonPredicateBox(left, .custom, right, selector: selector)
      }
      predicate.method(
        """
        - (instancetype)initWithLeftExpression:(NSExpression *)left \
        rightExpression:(NSExpression *)right modifier:(NSComparisonPredicateModifier)modifier \
        type:(NSPredicateOperatorType)type options:(NSComparisonPredicateOptions)options
        """
      ) {
        (
          this, left: ExpressionBox, right: ExpressionBox, modifier: UInt, type: UInt, options: UInt
        ) throws -> ComparisonPredicateBox in
        try this.set(left, right, modifier, type, options)
        return this
      }
      predicate.method(
        """
        - (instancetype)initWithLeftExpression:(NSExpression *)left \
        rightExpression:(NSExpression *)right customSelector:(SEL)selector
        """
      ) { (this, left: ExpressionBox, right: ExpressionBox, selector: Selector) in
        try this.set(left, .custom, right, .direct, [], selector)
        return this
      }
      defineReading(predicate)
    }
  }

  private static func defineReading(_ predicate: ClassMembers<ComparisonPredicateBox>) {
    predicate.property("@property (nonatomic, readonly) NSExpression *leftExpression") { $0.left }
    predicate.property("@property (nonatomic, readonly) NSExpression *rightExpression") { $0.right }
    predicate.property(
      "@property (nonatomic, readonly) NSComparisonPredicateModifier comparisonPredicateModifier"
    ) { $0.modifier.rawValue }
    predicate.property(
      "@property (nonatomic, readonly) NSPredicateOperatorType predicateOperatorType"
    ) { $0.comparison?.operation.rawValue ?? 4 }
    predicate.property("@property (nonatomic, readonly) NSComparisonPredicateOptions options") {
      $0.comparison?.options.rawValue ?? 0
    }
    predicate.property("@property (nonatomic, readonly, nullable) SEL customSelector") {
      OptionalSelector($0.comparison?.selector)
    }
  }

  private func set(
    _ left: ExpressionBox, _ right: ExpressionBox, _ modifier: UInt, _ type: UInt, _ options: UInt
  ) throws {
    guard let operation = ComparisonOperator(rawValue: type), operation != .custom else {
      throw ObjectiveCException.invalidArgument("\(type) is no operator of a comparison")
    }
    guard let modifier = Modifier(rawValue: modifier) else {
      throw ObjectiveCException.invalidArgument("\(modifier) is no modifier of a comparison")
    }
    try set(left, operation, right, modifier, ComparisonOptions(rawValue: options), nil)
  }
}
