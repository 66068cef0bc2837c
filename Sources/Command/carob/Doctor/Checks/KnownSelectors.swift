import CarobRuntime
import InstantCocoa

/// The selectors of all methods that this process knows.
enum KnownSelectors {
  /// All selectors that a class implements or a protocol declares.
  ///
  /// - Complexity: O(methods).
  static var all: Set<String> {
    var names: Set<String> = []
    for cls in RuntimeClass.all {
      for method in cls.methods + cls.metaclass.methods { names.insert(method.selector.name) }
    }
    for declared in RuntimeProtocol.all {
      for method in declared.methods { names.insert(method.selector.name) }
    }
    for informal in InformalProtocol.allCases {
      for method in informal.methods { names.insert(method.selector.name) }
    }
    return names
  }
}
