/// Whether something can be put inside another: a view inside a view, a layer inside a layer. [any-thread]
enum Nesting {
  /// Why it cannot.
  enum Refusal {
    case insideItself, tooDeep
  }

  /// The reason why something cannot be put inside another; nil when it can.
  ///
  /// - Parameters:
  ///   - maximum: the maximum number inside one another, the outermost included.
  ///   - outer: what is around one of them; nil for nothing.
  ///   - inner: what is directly inside one of them.
  /// - Complexity: O(depth + number inside the new one).
  @MainActor
  static func refusal<Node: AnyObject>(
    _ node: Node, inside parent: Node, maximum: Int, outer: (Node) -> Node?,
    inner: (Node) -> [Node]
  ) -> Refusal? {
    var depth = 0
    var next: Node? = parent
    while let this = next {
      if this === node { return .insideItself }
      depth += 1
      next = outer(this)
    }
    // Counts no further than is needed.
    var level = [node]
    while !level.isEmpty {
      depth += 1
      if depth > maximum { return .tooDeep }
      var all: [Node] = []
      for this in level { all += inner(this) }
      level = all
    }
    return nil
  }
}
