import CarobFoundation
import CarobRuntime

/// Reads a visual format such as `H:|-[name(>=50)]-8-[button]|`.
@MainActor
struct VisualFormat {
  private let text: String
  private let options: UInt
  private let metrics: DictionaryBox?
  private let views: DictionaryBox
  private var rest: Substring
  private var isVertical = false

  /// A predicate: `>=50@250`, or the name of a view.
  private struct Predicate {
    var relation = 0
    var constant = 0.0
    var view: Object?
    var priority: Float = 1000
  }

  init(_ text: String, options: UInt, metrics: DictionaryBox?, views: DictionaryBox) {
    (self.text, self.options, self.metrics, self.views) = (text, options, metrics, views)
    rest = text[...]
  }

  /// Makes the constraints of the format.
  ///
  /// - Throws: an exception for a format that cannot be read, or a name without a view or a number.
  mutating func constraints() throws -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var made: [NSLayoutConstraint] = []
    var aligned: [Object] = []
    var previous: NSLayoutConstraint.Side?
    var opening: [Predicate]?
    if take("|") {
      opening = try connection()
      // The superview is known with the first view.
      if opening == nil { throw mistake("a view has to follow the edge") }
    }
    while !rest.isEmpty {
      if take("|") {
        guard let opening, let last = previous, let superview = (last.item as? UIView)?.superview
        else { throw mistake("the last view has no superview") }
        made += relate(.init(item: superview, attribute: trailing), last, opening)
        if rest.isEmpty { return made + alignments(aligned) }
        throw mistake("something is behind the edge")
      }
      let (view, predicates) = try viewInBrackets()
      aligned.append(view)
      for predicate in predicates {
        made.append(size(of: view, predicate))
      }
      let edge = NSLayoutConstraint.Side(item: view, attribute: leading)
      if let opening {
        let from =
          try previous
          ?? {
            guard let superview = (view as? UIView)?.superview else {
              throw mistake("the first view has no superview")
            }
            return NSLayoutConstraint.Side(item: superview, attribute: leading)
          }()
        made += relate(edge, from, opening)
      }
      previous = .init(item: view, attribute: trailing)
      opening = try connection()
      if opening == nil, !rest.isEmpty { throw mistake("a connection is missing") }
    }
    return made + alignments(aligned)
  }

  private var leading: Int { isVertical ? 3 : (options & 1 << 16 != 0 ? 1 : 5) }
  private var trailing: Int { isVertical ? 4 : (options & 1 << 16 != 0 ? 2 : 6) }

  // MARK: Making

  private func relate(
    _ first: NSLayoutConstraint.Side, _ second: NSLayoutConstraint.Side, _ predicates: [Predicate]
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for predicate in predicates {
      let made = NSLayoutConstraint(
        first, predicate.relation, second, constant: predicate.constant)
      made.priority = predicate.priority
      constraints.append(made)
    }
    return constraints
  }

  private func size(of view: Object, _ predicate: Predicate) -> NSLayoutConstraint {
    let attribute = isVertical ? 8 : 7
    let made = NSLayoutConstraint(
      .init(item: view, attribute: attribute), predicate.relation,
      .init(item: predicate.view, attribute: predicate.view == nil ? 0 : attribute),
      constant: predicate.constant)
    made.priority = predicate.priority
    return made
  }

  /// The constraints of the options: each view is aligned with the one before.
  private func alignments(_ views: [Object]) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for attribute in 1...12 where options & 1 << UInt(attribute) != 0 {
      for (view, before) in zip(views.dropFirst(), views) {
        constraints.append(
          NSLayoutConstraint(
            .init(item: view, attribute: attribute), 0,
            .init(item: before, attribute: attribute), constant: 0))
      }
    }
    return constraints
  }

  // MARK: Reading

  /// Reads what is between two views or edges; nil for the end, and for a view that follows at once: then they touch.
  private mutating func connection() throws -> [Predicate]? {
    if rest.isEmpty { return nil }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [Predicate()] }
    guard take("-") else { return nil }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [Predicate(constant: 8)] }
    let predicates = try take("(") ? predicatesInParentheses() : [predicate()]
    guard take("-") else { throw mistake("- is missing") }
    return predicates
  }

  private mutating func viewInBrackets() throws -> (Object, [Predicate]) {
    guard take("[") else { throw mistake("[ is missing") }
    let name = takeName()
    guard let view = views.object(forKey: StringBox(String(name))) else {
      throw mistake("\(name) is not a key in the views dictionary.")
    }
    let predicates = try take("(") ? predicatesInParentheses() : []
    guard take("]") else { throw mistake("] is missing") }
    return (view, predicates)
  }

  private mutating func predicatesInParentheses() throws -> [Predicate] {
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw mistake(") is missing") }
    return predicates
  }

  private mutating func predicate() throws -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = 1
    } else if take("<=") {
      predicate.relation = -1
    } else {
      _ = take("==")
    }
    let word = takeName()
    if let number = Double(word) {
      predicate.constant = number
    } else if let number = metric(word) {
      predicate.constant = number
    } else if let view = views.object(forKey: StringBox(String(word))) {
      predicate.view = view
    } else {
      throw mistake("\(word) is not a key in the metrics dictionary.")
    }
    if take("@") {
      let word = takeName()
      guard let number = Double(word) ?? metric(word) else {
        throw mistake("no priority follows @")
      }
      predicate.priority = Float(number)
    }
    return predicate
  }

  private func metric(_ name: Substring) -> Double? {
    (metrics?.object(forKey: StringBox(String(name))) as? NumberBox)?.doubleValue
  }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest.removeFirst(sign.count)
    return true
  }

  private mutating func takeName() -> Substring {
    var end = rest.startIndex
    while end < rest.endIndex, Self.isInName(rest[end]) { end = rest.index(after: end) }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private func mistake(_ reason: String) -> ObjectiveCException {
    let place = text.distance(from: text.startIndex, to: rest.startIndex)
    return .invalidArgument(
      "Unable to parse constraint format: \(reason)\n\(text)\n\(String(repeating: " ", count: place))^"
    )
  }
}
