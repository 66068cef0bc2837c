import CarobRuntime

extension ExpressionBox {
  /// The value for an object.
  ///
  /// - Throws: the errors of keys, functions and blocks; `ObjectiveCException` for a variable without value.
  func value(of object: Object?, _ variables: Variables?) throws -> Object? {
    switch form {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .variable(let name): return try Variables.value(of: name, in: variables)
    case .keyPath(let path, _, let operand):
      let start = try operand.map { try $0.value(of: object, variables) } ?? object
      return try start.flatMap { try path.value(of: $0) }
    case .function(let function, let arguments):
      return try function.body(arguments.map { try $0.value(of: object, variables) })
    case .message(let target, let selector, let arguments):
      return try Self.send(
        selector, to: target.value(of: object, variables),
        arguments.map { try $0.value(of: object, variables) })
    case .aggregate(let elements):
      return ArrayBox(try elements.map { try $0.value(of: object, variables) ?? NullBox.shared })
    case .setOperation(let operation, let a, let b):
      return try Self.combine(
        operation, a.value(of: object, variables), b.value(of: object, variables))
    case .subquery(let collection, let name, let predicate):
      return try Self.subquery(
        collection.value(of: object, variables), name, predicate, object, variables)
    case .conditional(let condition, let yes, let no):
      return try (condition.test(object, variables) ? yes : no).value(of: object, variables)
    case .block(let block, let arguments):
      let values = try arguments.map { try $0.value(of: object, variables) ?? NullBox.shared }
      return try block.call(
        object?.autoreleased(), ArrayBox(values).autoreleased(),
        Variables.dictionary(variables)?.autoreleased(), returning: Object?.self)
    case .anyKey:
      throw ObjectiveCException.invalidArgument("ANYKEY has no value")
    }
  }

  private static func send(
    _ selector: Selector, to target: Object?, _ arguments: [Object?]
  ) throws -> Object? {
    guard let target else { return nil }
    switch arguments.count {
    case 0: return try target.send(selector)
    case 1: return try target.send(selector, arguments[0])
    case 2: return try target.send(selector, arguments[0], arguments[1])
    case 3: return try target.send(selector, arguments[0], arguments[1], arguments[2])
    default:
      throw ObjectiveCException.invalidArgument(
        "a function in a predicate takes three arguments at most; \(selector) is given "
          + "\(arguments.count)")
    }
  }

  private static func combine(
    _ operation: SetOperation, _ a: Object?, _ b: Object?
  ) throws -> Object? {
    guard let a else { return nil }
    let mine = try elements(of: a, for: operation.rawValue)
    let others = try b.map { try elements(of: $0, for: operation.rawValue) } ?? []
    let members = ObjectSet(others)
    switch operation {
    case .union: return SetBox(mine + others)
    case .intersect: return SetBox(mine.filter(members.contains))
    case .minus: return SetBox(mine.filter { !members.contains($0) })
    }
  }

  private static func subquery(
    _ collection: Object?, _ name: String, _ predicate: PredicateBox, _ object: Object?,
    _ variables: Variables?
  ) throws -> Object? {
    guard let collection else { return nil }
    let found = try elements(of: collection, for: "SUBQUERY").filter {
      try predicate.test(object, Variables(name, $0, outer: variables))
    }
    return collection is SetBox ? SetBox(found) : ArrayBox(found)
  }

  /// The elements of a collection; of a dictionary its values.
  ///
  /// - Throws: `ObjectiveCException` for other objects.
  static func elements(of object: Object, for operation: String) throws -> [Object] {
    if let elements = try elementsIfCollection(object) { return elements }
    throw ObjectiveCException.invalidArgument(
      "\(operation) needs a collection, and \(object) is \(object.runtimeClass.withArticle)")
  }

  /// The elements of a collection; nil for other objects.
  static func elementsIfCollection(_ object: Object) throws -> [Object]? {
    switch object {
    case let array as ArrayBox: try array.objects()
    case let set as SetBox: set.objects
    case let set as OrderedSetBox: set.objects
    case let dictionary as DictionaryBox: dictionary.values
    default: nil
    }
  }

  /// A copy with values in the places of variables.
  func substituting(_ values: DictionaryBox) throws -> ExpressionBox {
    func all(_ expressions: [ExpressionBox]) throws -> [ExpressionBox] {
      try expressions.map { try $0.substituting(values) }
    }
    switch form {
    case .constant, .evaluatedObject, .anyKey: return self
    case .variable(let name):
      guard let value = values[name] else { return self }
      if let expression = value as? ExpressionBox { return expression }
      return try .combining(.constant(value is NullBox ? nil : value))
    case .keyPath(_, let path, let operand):
      return try operand.map { try .keyPath(path, of: $0.substituting(values)) } ?? self
    case .function(let function, let arguments):
      return try .combining(.function(function, try all(arguments)))
    case .message(let target, let selector, let arguments):
      return try .combining(
        .message(try target.substituting(values), selector, try all(arguments)))
    case .aggregate(let elements): return try .combining(.aggregate(try all(elements)))
    case .setOperation(let operation, let a, let b):
      return try .combining(
        .setOperation(operation, try a.substituting(values), try b.substituting(values)))
    case .subquery(let collection, let name, let predicate):
      // The variable of the subquery hides a given one of that name.
      let others = MutableDictionaryBox(copying: values)
      others[name] = nil
      return try .combining(
        .subquery(
          try collection.substituting(values), variable: name, try predicate.substituting(others)))
    case .conditional(let condition, let yes, let no):
      return try .combining(
        .conditional(
          try condition.substituting(values), try yes.substituting(values),
          try no.substituting(values)))
    case .block(let block, let arguments):
      return try .combining(.block(block, try all(arguments)))
    }
  }
}
