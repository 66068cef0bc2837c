/// A change of classes, methods or objects, made in the runtime and in the model.
///
/// To add one: a case, how it is drawn (`random`), and what it does (`DispatchWorld.apply`).
enum DispatchOperation: CustomStringConvertible {
  case add(node: Int, selector: Int, DispatchModel.Method)
  case replace(node: Int, selector: Int, DispatchModel.Method)
  case setImplementation(node: Int, selector: Int, DispatchModel.Method)
  case exchange(node: Int, Int, Int)
  case remove(node: Int, selector: Int)
  case newClass(below: Int, initializer: DispatchModel.Addition?)
  case duplicate(node: Int)
  case dispose(node: Int)
  case setSuperclass(node: Int, Int)
  case addCategory(node: Int, DispatchModel.Addition)
  case revokeCategory
  case toggleResolver(node: Int, DispatchModel.Addition)
  case toggleForwarding(node: Int)
  case respond(wanderer: Int, DispatchModel.Addition)
  case setClass(wanderer: Int, node: Int)
  case toggleTrace(node: Int)

  /// Draws an operation.
  ///
  /// - Parameters:
  ///   - nodes: how many there are.
  ///   - isShared: whether other threads send meanwhile, who must be told when an object changes its class.
  static func random(
    _ world: DispatchWorld.Size, nodes: Int, isShared: Bool,
    using generator: inout some RandomNumberGenerator
  ) -> DispatchOperation {
    let node = Int.random(in: 0..<nodes, using: &generator)
    let selector = Int.random(in: 0..<world.selectors, using: &generator)
    let method = DispatchModel.Method(
      number: .random(in: 0..<world.implementations, using: &generator))
    let addition = DispatchModel.Addition(selector: selector, method: method)
    let (cls, wanderer) = (node / 2 * 2, Int.random(in: 0..<world.wanderers, using: &generator))
    let isFull = nodes / 2 >= world.classes
    switch Int.random(in: 0..<(isShared ? 24 : 33), using: &generator) {
    case 0..<5: return .add(node: node, selector: selector, method)
    case 5..<8: return .replace(node: node, selector: selector, method)
    case 8..<10: return .setImplementation(node: node, selector: selector, method)
    case 10..<13:
      return .exchange(
        node: node, selector, .random(in: 0..<world.selectors, using: &generator))
    case 13..<17: return .remove(node: node, selector: selector)
    case 17 where !isFull:
      return .newClass(
        below: cls, initializer: Bool.random(using: &generator) ? addition : nil)
    case 18 where !isShared: return .setClass(wanderer: wanderer, node: cls)
    case 19: return .toggleTrace(node: node)
    case 20: return .addCategory(node: node, addition)
    case 21: return .revokeCategory
    case 22, 23:
      return .setSuperclass(node: cls, .random(in: 0..<nodes / 2, using: &generator) * 2)
    case 24 where !isFull: return .duplicate(node: cls)
    case 25 where Bool.random(using: &generator): return .dispose(node: cls)
    case 26, 27: return .toggleResolver(node: cls, addition)
    case 28: return .toggleForwarding(node: cls)
    case 29, 30: return .respond(wanderer: wanderer, addition)
    case 31: return .setClass(wanderer: wanderer, node: cls)
    default: return .remove(node: node, selector: selector)
    }
  }

  /// The nodes that it changes or starts from.
  var nodes: [Int] {
    switch self {
    case .add(let node, _, _), .replace(let node, _, _), .setImplementation(let node, _, _),
      .exchange(let node, _, _), .remove(let node, _), .newClass(let node, _),
      .setClass(_, let node), .toggleTrace(let node), .duplicate(let node), .dispose(let node),
      .addCategory(let node, _), .toggleResolver(let node, _), .toggleForwarding(let node):
      [node]
    case .setSuperclass(let node, let new): [node, new]
    case .revokeCategory, .respond: []
    }
  }

  /// Whether it adds, changes or takes away methods that may be a category's.
  var changesMethods: Bool {
    switch self {
    case .add, .replace, .setImplementation, .exchange, .remove, .dispose, .addCategory: true
    default: false
    }
  }

  var description: String {
    switch self {
    case .add(let node, let selector, let method): "add \(method) to \(node) as s\(selector)"
    case .replace(let node, let selector, let method):
      "replace s\(selector) of \(node) by \(method)"
    case .setImplementation(let node, let selector, let method):
      "set the implementation of s\(selector), as \(node) has it, to \(method)"
    case .exchange(let node, let one, let other): "exchange s\(one) and s\(other) of \(node)"
    case .remove(let node, let selector): "remove s\(selector) from \(node)"
    case .newClass(let node, let initializer):
      "make a class below \(node)" + (initializer.map { ", which adds \($0)" } ?? "")
    case .duplicate(let node): "make a class like \(node)"
    case .dispose(let node): "dispose of \(node)"
    case .setSuperclass(let node, let new): "put \(node) below \(new)"
    case .addCategory(let node, let addition): "add a category to \(node) with \(addition)"
    case .revokeCategory: "revoke the category"
    case .toggleResolver(let node, let addition): "have \(node) resolve, or not, \(addition)"
    case .toggleForwarding(let node): "have \(node) forward, or not"
    case .respond(let wanderer, let addition): "give wanderer \(wanderer) \(addition)"
    case .setClass(let wanderer, let node): "make wanderer \(wanderer) an instance of \(node)"
    case .toggleTrace(let node): "begin or end tracing \(node)"
    }
  }
}
