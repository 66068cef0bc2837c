/// Objective-C's rules of dispatch in their slow, obvious form: a dictionary of methods for each class, and a walk
/// up. Knows nothing of caches, entries or threads.
///
/// A node is a class or a metaclass. A class is at an even place, its metaclass at the odd one after it.
struct DispatchModel {
  /// What a method answers, which also says of what type it is.
  struct Method: Hashable, Sendable, CustomStringConvertible {
    /// Which of the implementations it has.
    let number: Int

    /// Whether it returns a `double`. Others return an integer.
    var isReal: Bool { number % 4 == 3 }

    /// What comes back.
    var answer: Double { isReal ? Double(number) + 0.5 : Double(number) }

    var description: String { "#\(number)\(isReal ? "d" : "")" }
  }

  struct Node {
    var superclass: Int?
    var methods: [Int: Method] = [:]
  }

  private(set) var nodes: [Node] = []

  /// A model with one class, and its metaclass.
  init() { nodes = [Node(), Node()] }

  /// Adds a class, and its metaclass, below a class.
  mutating func addClass(below superclass: Int) {
    nodes.append(Node(superclass: superclass))
    nodes.append(Node(superclass: superclass + 1))
  }

  /// What a message is answered with, and by whom.
  func find(_ selector: Int, from start: Int?) -> (method: Method, implementor: Int)? {
    var next = start
    while let node = next {
      if let method = nodes[node].methods[selector] { return (method, node) }
      next = nodes[node].superclass
    }
    return nil
  }

  subscript(node: Int, selector: Int) -> Method? {
    get { nodes[node].methods[selector] }
    set { nodes[node].methods[selector] = newValue }
  }

  /// Everything that can be asked, by node and selector.
  func answers(selectors: Int) -> [[Double?]] {
    nodes.indices.map { node in
      (0..<selectors).map { find($0, from: node)?.method.answer }
    }
  }
}
