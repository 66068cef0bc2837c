import CCarob
import CarobRuntime

/// The members of `NSExpression`.
extension ExpressionBox {
  static func defineMaking(_ expression: ClassMembers<ExpressionBox>) {
    expression.classMethod(
      "+ (NSExpression *)expressionWithFormat:(NSString *)format, ...", carob_with_format_code(),
      types: "@24@0:8@16")
    expression.classMethod(
      "+ (NSExpression *)expressionWithFormat:(NSString *)format arguments:(va_list)arguments",
      carob_parse_format_code(), types: "@32@0:8@16^v24")
    expression.classMethod(
      """
      + (NSExpression *)expressionWithFormat:(NSString *)format \
      argumentArray:(NSArray *)arguments
      """
    ) { (_, format: String, arguments: ArrayBox?) in
      try FormatParser.expression(format, try arguments?.objects() ?? [])
    }
    expression.classMethod("+ (NSExpression *)expressionForConstantValue:(nullable id)value") {
      (_, value: Object?) in
      try ExpressionBox.combining(.constant(value))
    }
    expression.classMethod("+ (instancetype)expressionForEvaluatedObject") { _ in
      ExpressionBox(.evaluatedObject)
    }
    expression.classMethod("+ (NSExpression *)expressionForVariable:(NSString *)variable") {
      (_, name: String) in
      ExpressionBox(.variable(name))
    }
    expression.classMethod("+ (NSExpression *)expressionForKeyPath:(NSString *)keyPath") {
      (_, path: String) in
      ExpressionBox.keyPath(path)
    }
    expression.classMethod("+ (instancetype)expressionForAnyKey") { _ in ExpressionBox(.anyKey) }
    expression.classMethod(
      "+ (NSExpression *)expressionForFunction:(NSString *)name arguments:(NSArray *)arguments"
    ) { (_, name: String, arguments: [ExpressionBox]) in
      try ExpressionBox.function(name, arguments)
    }
    expression.classMethod(
      """
      + (NSExpression *)expressionForFunction:(NSExpression *)target \
      selectorName:(NSString *)name arguments:(nullable NSArray *)arguments
      """
    ) { (_, target: ExpressionBox, name: String, arguments: [ExpressionBox]?) in
      try ExpressionBox.combining(
        .message(target, try Selector(validating: name), arguments ?? []))
    }
  }

  static func defineCombining(_ expression: ClassMembers<ExpressionBox>) {
    expression.classMethod(
      "+ (NSExpression *)expressionForAggregate:(NSArray<NSExpression *> *)elements"
    ) { (_, elements: [ExpressionBox]) in
      try ExpressionBox.combining(.aggregate(elements))
    }
    func operation(_ name: StaticString, _ operation: SetOperation) {
      expression.classMethod(name) { (_, a: ExpressionBox, b: ExpressionBox) in
        try ExpressionBox.combining(.setOperation(operation, a, b))
      }
    }
    operation(
      "+ (NSExpression *)expressionForUnionSet:(NSExpression *)left with:(NSExpression *)right",
      .union)
    operation(
      """
      + (NSExpression *)expressionForIntersectSet:(NSExpression *)left \
      with:(NSExpression *)right
      """, .intersect)
    operation(
      "+ (NSExpression *)expressionForMinusSet:(NSExpression *)left with:(NSExpression *)right",
      .minus)
    expression.classMethod(
      """
      + (NSExpression *)expressionForSubquery:(NSExpression *)collection \
      usingIteratorVariable:(NSString *)variable predicate:(NSPredicate *)predicate
      """
    ) { (_, collection: ExpressionBox, variable: String, predicate: PredicateBox) in
      try ExpressionBox.combining(.subquery(collection, variable: variable, predicate))
    }
    expression.classMethod(
      """
      + (instancetype)expressionForConditional:(NSPredicate *)conditional \
      trueExpression:(NSExpression *)expression falseExpression:(NSExpression *)other
      """
    ) { (_, condition: PredicateBox, yes: ExpressionBox, no: ExpressionBox) in
      try ExpressionBox.combining(.conditional(condition, yes, no))
    }
    expression.classMethod(
      """
      + (NSExpression *)expressionForBlock:(id _Nonnull (^)(id _Nullable object, NSArray *arguments, NSMutableDictionary *_Nullable context))block \
      arguments:(nullable NSArray<NSExpression *> *)arguments
      """
    ) { (_, block: Block, arguments: [ExpressionBox]?) in
      try ExpressionBox.combining(.block(block, arguments ?? []))
    }
    expression.method(
      """
      - (nullable id)expressionValueWithObject:(nullable id)object \
      context:(nullable NSMutableDictionary *)context
      """
    ) { (this, object: Object?, context: MutableDictionaryBox?) in
      try this.value(of: object, context.map(Variables.init))
    }
    expression.method("- (void)allowEvaluation") { _ in }
  }

  static func defineReading(_ expression: ClassMembers<ExpressionBox>) {
    expression.property("@property (nonatomic, readonly) NSExpressionType expressionType") {
      $0.type
    }
    expression.property("@property (nonatomic, readonly, nullable) id constantValue") {
      this -> Object? in
      guard case .constant(let value) = this.form else { throw this.hasNo("constant value") }
      return value
    }
    expression.property("@property (nonatomic, readonly) NSString *keyPath") { this -> String in
      guard case .keyPath(_, let path, _) = this.form else { throw this.hasNo("key path") }
      return path
    }
    expression.property("@property (nonatomic, readonly) NSString *variable") { this -> String in
      switch this.form {
      case .variable(let name), .subquery(_, let name, _): return name
      default: throw this.hasNo("variable")
      }
    }
    expression.property("@property (nonatomic, readonly) NSString *function") { this -> String in
      switch this.form {
      case .function(let function, _): return function.name
      case .message(_, let selector, _): return selector.name
      default: throw this.hasNo("function")
      }
    }
    expression.property(
      """
      @property (nonatomic, readonly) id _Nonnull \
      (^expressionBlock)(id _Nullable, NSArray *, NSMutableDictionary *_Nullable)
      """
    ) { this -> Block in
      guard case .block(let block, _) = this.form else { throw this.hasNo("block") }
      return block
    }
  }

  static func defineParts(_ expression: ClassMembers<ExpressionBox>) {
    expression.property("@property (nonatomic, readonly) NSExpression *operand") {
      this -> ExpressionBox in
      switch this.form {
      case .message(let target, _, _): return target
      case .keyPath(_, _, let operand): return operand ?? ExpressionBox(.evaluatedObject)
      default: throw this.hasNo("operand")
      }
    }
    expression.property(
      "@property (nonatomic, readonly, nullable, copy) NSArray<NSExpression *> *arguments"
    ) { this -> [ExpressionBox] in
      switch this.form {
      case .function(_, let arguments), .message(_, _, let arguments), .block(_, let arguments):
        return arguments
      default: throw this.hasNo("arguments")
      }
    }
    expression.property("@property (nonatomic, readonly) id collection") { this -> Object in
      switch this.form {
      case .aggregate(let elements): return ArrayBox(elements)
      case .subquery(let collection, _, _): return collection
      default: throw this.hasNo("collection")
      }
    }
    expression.property("@property (nonatomic, readonly) NSPredicate *predicate") {
      this -> PredicateBox in
      switch this.form {
      case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
      default: throw this.hasNo("predicate")
      }
    }
    func operand(_ name: StaticString, _ part: @escaping (Form) -> ExpressionBox?) {
      expression.property(name) { this -> ExpressionBox in
        guard let operand = part(this.form) else { throw this.hasNo(name.description) }
        return operand
      }
    }
    operand("@property (nonatomic, readonly) NSExpression *leftExpression") {
      if case .setOperation(_, let a, _) = $0 { a } else { nil }
    }
    operand("@property (nonatomic, readonly) NSExpression *rightExpression") {
      if case .setOperation(_, _, let b) = $0 { b } else { nil }
    }
    operand("@property (nonatomic, readonly) NSExpression *trueExpression") {
      if case .conditional(_, let yes, _) = $0 { yes } else { nil }
    }
    operand("@property (nonatomic, readonly) NSExpression *falseExpression") {
      if case .conditional(_, _, let no) = $0 { no } else { nil }
    }
  }

  private func hasNo(_ part: String) -> ObjectiveCException {
    .invalidArgument("the expression \(text) has no \(part)")
  }

  /// `NSExpressionType`.
  private var type: UInt {
    switch form {
    case .constant: 0
    case .evaluatedObject: 1
    case .variable: 2
    case .keyPath: 3
    case .function, .message: 4
    case .setOperation(.union, _, _): 5
    case .setOperation(.intersect, _, _): 6
    case .setOperation(.minus, _, _): 7
    case .subquery: 13
    case .aggregate: 14
    case .anyKey: 15
    case .block: 19
    case .conditional: 20
    }
  }
}
