import CarobRuntime
import Foundation

extension ExpressionBox {
  /// The text in a format.
  var text: String {
    switch form {
    case .constant(let value): Self.text(of: value)
    case .evaluatedObject: "SELF"
    case .variable(let name): "$\(name)"
    case .keyPath(_, let path, nil): FormatKeywords.escaped(path)
    case .keyPath(_, let path, let operand?): "\(operand.enclosedText).\(path)"
    case .function(let function, let arguments): Self.text(of: function, arguments)
    case .message(let target, let selector, let arguments):
      "FUNCTION("
        + ([target.text, "\"\(selector.name)\""] + arguments.map(\.text)).joined(separator: ", ")
        + ")"
    case .aggregate(let elements): "{" + elements.map(\.text).joined(separator: ", ") + "}"
    case .setOperation(let operation, let a, let b):
      "\(a.enclosedText) \(operation.rawValue) \(b.enclosedText)"
    case .subquery(let collection, let name, let predicate):
      "SUBQUERY(\(collection.text), $\(name), \(predicate.format))"
    case .conditional(let condition, let yes, let no):
      "TERNARY(\(condition.format), \(yes.innerText), \(no.innerText))"
    case .block(let block, let arguments):
      "BLOCK(\(block.address)"
        + arguments.map { ", \($0.text)" }.joined() + ")"
    case .anyKey: "ANYKEY"
    }
  }

  /// The text as an operand: in parentheses for a calculation, and for a number with a sign.
  private var enclosedText: String {
    switch form {
    case .function(let function, _) where function.symbol != nil: "(\(text))"
    case .setOperation: "(\(text))"
    case .constant(is NumberBox) where text.hasPrefix("-"): "(\(text))"
    default: text
    }
  }

  /// The text within a calculation.
  private var innerText: String {
    if case .constant(let number as NumberBox) = form { return Self.operandText(of: number) }
    return text
  }

  private static func text(
    of function: ExpressionFunction, _ arguments: [ExpressionBox]
  ) -> String {
    if let symbol = function.symbol, arguments.count == 2 {
      let left = arguments[0].text(inside: function, isRight: false)
      return "\(left) \(symbol) \(arguments[1].text(inside: function, isRight: true))"
    }
    switch function.name {
    case "objectFrom:withIndex:": return "\(arguments[0].enclosedText)[\(arguments[1].text)]"
    case "castObject:toType:":
      return "CAST(\(arguments.map(\.text).joined(separator: ", ")))"
    default: return "\(function.name)(\(arguments.map(\.innerText).joined(separator: ", ")))"
    }
  }

  /// The text as an operand of a calculation: in parentheses where their absence would change the calculation.
  private func text(inside outer: ExpressionFunction, isRight: Bool) -> String {
    if case .constant(let number as NumberBox) = form {
      let text = Self.operandText(of: number)
      // A sign has a lower precedence than a power.
      return text.hasPrefix("-") && outer.precedence > FormatParser.precedenceOfSign
        ? "(\(text))" : text
    }
    guard case .function(let function, _) = form, function.symbol != nil else {
      return enclosedText
    }
    let needs =
      isRight ? function.precedence <= outer.precedence : function.precedence < outer.precedence
    return needs ? "(\(text))" : text
  }

  /// The text of a number in a calculation whose result would differ with whole numbers: 5 / 2.0.
  private static func operandText(of number: NumberBox) -> String {
    if case .floating(let value) = number.scalar, value.isFinite, value == value.rounded() {
      return "\(value)"
    }
    return text(of: number)
  }

  /// The text of a constant in a format.
  static func text(of value: Object?) -> String {
    switch value {
    case nil: "nil"
    case let string as StringBox: quoted(string.string)
    case let array as ArrayBox:
      "{" + ((try? array.objects()) ?? []).map { text(of: $0) }.joined(separator: ", ") + "}"
    case let set as SetBox:
      "{" + set.objects.map { text(of: $0) }.sorted().joined(separator: ", ") + "}"
    case let date as DateBox:
      "CAST(\(date.date.timeIntervalSinceReferenceDate.fixedText), \"NSDate\")"
    case let number as NumberBox where number.doubleValue.isInfinite:
      // The parser reads it as a number beyond all others.
      number.doubleValue < 0 ? "-1e999" : "1e999"
    case is NullBox: "<null>"
    case let value?: value.description
    }
  }

  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Double {
  /// The text with six digits behind the point, as `%f` writes it.
  fileprivate var fixedText: String { String(format: "%f", self) }
}
