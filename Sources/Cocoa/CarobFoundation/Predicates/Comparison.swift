import CarobRuntime
import Foundation

/// A comparison of two values, with a prepared form of the right one if that is a constant. [any-thread]
struct Comparison {
  let operation: ComparisonOperator
  let options: ComparisonOptions
  let selector: Selector?
  /// The prepared form of a constant on the right; nil when there is none.
  private let prepared: Prepared?

  enum Prepared {
    case text(TextPattern)
    case like(LikePattern)
    case expression(NSRegularExpression)
    case members(ObjectSet)
  }

  /// - Parameter right: the constant on the right side, if there is one.
  /// - Throws: `ObjectiveCException` for an invalid pattern.
  init(
    _ operation: ComparisonOperator, _ options: ComparisonOptions, selector: Selector?,
    right: Object??
  ) throws {
    self.operation = operation
    self.options = options
    self.selector = selector
    prepared = try right.flatMap { try $0.flatMap { try Self.prepare($0, operation, options) } }
  }

  private static func prepare(
    _ right: Object, _ operation: ComparisonOperator, _ options: ComparisonOptions
  ) throws -> Prepared? {
    switch operation {
    case .isIn where options.folding.isEmpty:
      guard !(right is StringBox), let members = try ExpressionBox.elementsIfCollection(right)
      else { return nil }
      // A mutable collection may have changed when the predicate is evaluated.
      if right is MutableArrayBox || right is MutableSetBox || right is MutableDictionaryBox {
        return nil
      }
      return .members(ObjectSet(members))
    case .equal, .notEqual:
      guard !options.folding.isEmpty else { return nil }
      return (right as? StringBox).map { .text(TextPattern($0.string, options)) }
    case .matches, .like, .beginsWith, .endsWith, .contains:
      return try (right as? StringBox).map { try pattern($0.string, operation, options) }
    default: return nil
    }
  }

  private static func pattern(
    _ text: String, _ operation: ComparisonOperator, _ options: ComparisonOptions
  ) throws -> Prepared {
    switch operation {
    case .matches: return .expression(try expression(text, options))
    case .like: return .like(LikePattern(text, options))
    default: return .text(TextPattern(text, options))
    }
  }

  private static func expression(
    _ pattern: String, _ options: ComparisonOptions
  ) throws -> NSRegularExpression {
    let pattern = TextPattern.folded(pattern, options.intersection(.diacriticInsensitive))
    do {
      return try NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    } catch {
      throw ObjectiveCException.invalidArgument(
        "\"\(pattern)\" is no regular expression, which MATCHES needs")
    }
  }

  /// Whether the comparison holds.
  ///
  /// - Throws: the error of comparing; `ObjectiveCException` for values that the operator does not take.
  func holds(_ left: Object?, _ right: Object?) throws -> Bool {
    let (left, right) = (present(left), present(right))
    switch operation {
    case .equal: return try isEqual(left, right)
    case .notEqual: return try !isEqual(left, right)
    case .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual:
      return try isOrdered(left, right)
    case .between: return try isBetween(left, right)
    case .isIn: return try right.map { try contains($0, left, isIn: true) } ?? false
    case .contains: return try left.map { try contains($0, right, isIn: false) } ?? false
    case .matches, .like, .beginsWith, .endsWith:
      guard let left, let right else { return false }
      return try matches(text(left, "left"), right)
    case .custom:
      guard let left, let selector else { return false }
      return try left.send(selector, right, returning: Bool.self)
    }
  }

  /// The value; nil for null.
  private func present(_ value: Object?) -> Object? { value is NullBox ? nil : value }

  private func isEqual(_ a: Object?, _ b: Object?) throws -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if !options.folding.isEmpty, let a = a as? StringBox, let b = b as? StringBox {
      if case .text(let pattern) = prepared { return pattern.matches(.whole, of: a.string) }
      return TextPattern(b.string, options).matches(.whole, of: a.string)
    }
    return try Equality.isEqual(a, b)
  }

  private func isOrdered(_ a: Object?, _ b: Object?) throws -> Bool {
    guard let a, let b else {
      // Nil is neither less nor greater than anything, as on Apple's systems.
      return a == nil && b == nil && operation != .lessThan && operation != .greaterThan
    }
    let order = try order(a, b)
    switch operation {
    case .lessThan: return order < 0
    case .lessThanOrEqual: return order <= 0
    case .greaterThan: return order > 0
    default: return order >= 0
    }
  }

  private func order(_ a: Object, _ b: Object) throws -> Int {
    if !options.folding.isEmpty, let a = a as? StringBox, let b = b as? StringBox {
      return try ValueOrder.compare(
        StringBox(TextPattern.folded(a.string, options)),
        StringBox(TextPattern.folded(b.string, options)))
    }
    return try ValueOrder.compare(a, b)
  }

  private func isBetween(_ value: Object?, _ bounds: Object?) throws -> Bool {
    guard let bounds = bounds as? ArrayBox, bounds.count == 2 else {
      throw ObjectiveCException.invalidArgument(
        "BETWEEN needs an array of two bounds, given \(bounds?.description ?? "nil")")
    }
    let (low, high) = (present(try bounds.object(at: 0)), present(try bounds.object(at: 1)))
    guard let value, let low, let high else { return false }
    return try order(low, value) <= 0 && order(value, high) <= 0
  }

  private func contains(_ whole: Object, _ part: Object?, isIn: Bool) throws -> Bool {
    if let whole = whole as? StringBox {
      guard let part else { return false }
      if !isIn, case .text(let pattern) = prepared {
        return pattern.matches(.any, of: whole.string)
      }
      return TextPattern(try text(part, isIn ? "left" : "right"), options)
        .matches(.any, of: whole.string)
    }
    if isIn, case .members(let members) = prepared {
      return members.contains(part ?? NullBox.shared)
    }
    guard let members = try ExpressionBox.elementsIfCollection(whole) else {
      throw ObjectiveCException.invalidArgument(
        "\(operation.symbol) needs a collection or a string, and \(whole) is "
          + "\(whole.runtimeClass.withArticle)")
    }
    if part != nil, options.folding.isEmpty, let part, let set = whole as? SetBox {
      return set.member(part) != nil
    }
    return try members.contains { try isEqual(present($0), part) }
  }

  private func text(_ value: Object, _ side: String) throws -> String {
    guard let string = value as? StringBox else {
      throw ObjectiveCException.invalidArgument(
        "\(operation.symbol) needs strings, and on the \(side) is \(value), "
          + "\(value.runtimeClass.withArticle)")
    }
    return string.string
  }

  private func matches(_ left: String, _ right: Object) throws -> Bool {
    let pattern =
      try prepared ?? Self.pattern(text(right, "right"), operation, options)
    switch pattern {
    case .text(let text):
      return text.matches(operation == .beginsWith ? .beginning : .end, of: left)
    case .like(let like): return like.matches(left)
    case .expression(let expression):
      let left = TextPattern.folded(left, options.intersection(.diacriticInsensitive))
      let range = NSRange(location: 0, length: left.utf16.count)
      return expression.firstMatch(in: left, options: .anchored, range: range) != nil
    case .members: return false
    }
  }
}
