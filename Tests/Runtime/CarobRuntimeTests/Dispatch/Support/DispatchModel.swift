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
    /// Whether the class was disposed of. An instance that is left has what it inherits.
    var isGone = false
    /// What the class's own `+initialize` adds to the class that it is sent to.
    var initializer: Addition?
    /// What the class's own `+resolveInstanceMethod:` adds to the class that is asked.
    var resolver: Addition?
    /// Whether the class's own `-forwardingTargetForSelector:` names the helper.
    var forwards = false
  }

  /// A method that a class adds to itself.
  struct Addition: Hashable, CustomStringConvertible {
    let selector: Int
    let method: Method

    var description: String { "\(method) as s\(selector)" }
  }

  /// What the helper answers everything with.
  static let helped = Method(number: 100)

  private(set) var nodes: [Node] = []

  /// A model with one class, and its metaclass.
  init() { nodes = [Node(), Node()] }

  /// Adds a class, and its metaclass, below a class, and sends it `+initialize`.
  mutating func addClass(below superclass: Int, initializer: Addition? = nil) {
    nodes.append(Node(superclass: superclass, initializer: initializer))
    nodes.append(Node(superclass: superclass + 1))
    let made = nodes.count - 2
    if let addition = nearest(\.initializer, from: made) {
      nodes[made].methods[addition.selector] = addition.method
    }
  }

  /// Adds a class, and its metaclass, like another one.
  mutating func addDuplicate(of node: Int) {
    nodes += [nodes[node], nodes[node + 1]]
  }

  /// Takes a class away; false when it has subclasses.
  mutating func dispose(_ node: Int) -> Bool {
    if nodes.contains(where: { $0.superclass == node && !$0.isGone }) { return false }
    for place in [node, node + 1] {
      nodes[place] = Node(superclass: nodes[place].superclass, isGone: true)
    }
    return true
  }

  /// Puts a class below another one; false when that is the class or below it.
  mutating func setSuperclass(_ node: Int, _ new: Int) -> Bool {
    if ancestry(of: new).contains(node) { return false }
    nodes[node].superclass = new
    nodes[node + 1].superclass = new + 1
    return true
  }

  /// Lets a class add what it does not answer, as whoever asks it does.
  mutating func resolve(_ selector: Int, in node: Int) {
    guard node.isMultiple(of: 2), !nodes[node].isGone, find(selector, from: node) == nil,
      let addition = nearest(\.resolver, from: node), addition.selector == selector
    else { return }
    nodes[node].methods[selector] = addition.method
  }

  /// A class or metaclass and what is above it.
  func ancestry(of node: Int) -> some Sequence<Int> {
    sequence(first: node) { nodes[$0].superclass }
  }

  private func nearest<Value>(_ value: KeyPath<Node, Value?>, from node: Int) -> Value? {
    ancestry(of: node).lazy.compactMap { nodes[$0][keyPath: value] }.first
  }

  /// What a message to an object of a class is answered with, when the search starts at `start`.
  func answer(_ selector: Int, of node: Int, from start: Int?) -> Method? {
    if let found = find(selector, from: start) { return found.method }
    return ancestry(of: node).contains { nodes[$0].forwards } ? Self.helped : nil
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

  subscript(node: Int) -> Node {
    get { nodes[node] }
    set { nodes[node] = newValue }
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
