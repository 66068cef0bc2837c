/// A change of classes, methods or objects, made in the runtime and in the model.
///
/// To add one: a case, how it is drawn (`random`), and what it does (`DispatchWorld.apply`).
enum DispatchOperation: CustomStringConvertible {
  case add(node: Int, selector: Int, DispatchModel.Method)
  case replace(node: Int, selector: Int, DispatchModel.Method)
  case setImplementation(node: Int, selector: Int, DispatchModel.Method)
  case exchange(node: Int, Int, Int)
  case remove(node: Int, selector: Int)
  case newClass(below: Int)
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
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<5: return .add(node: node, selector: selector, method)
    case 5..<8: return .replace(node: node, selector: selector, method)
    case 8..<10: return .setImplementation(node: node, selector: selector, method)
    case 10..<13:
      return .exchange(
        node: node, selector, .random(in: 0..<world.selectors, using: &generator))
    case 13..<17: return .remove(node: node, selector: selector)
    case 17 where nodes / 2 < world.classes: return .newClass(below: node / 2 * 2)
    case 18 where !isShared:
      return .setClass(
        wanderer: .random(in: 0..<world.wanderers, using: &generator), node: node / 2 * 2)
    case 19: return .toggleTrace(node: node)
    default: return .remove(node: node, selector: selector)
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
    case .newClass(let node): "make a class below \(node)"
    case .setClass(let wanderer, let node): "make wanderer \(wanderer) an instance of \(node)"
    case .toggleTrace(let node): "begin or end tracing \(node)"
    }
  }
}
