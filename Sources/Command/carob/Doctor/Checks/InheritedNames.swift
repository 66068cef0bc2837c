import CarobRuntime

/// The names of inherited methods in lower case, collected once for each superclass.
final class InheritedNames {
  private var known: [RuntimeClass: [String: String]] = [:]

  /// Returns the name of an inherited method that equals a name, except for case.
  ///
  /// - Complexity: O(depth); the first time for a superclass O(its methods).
  func name(likeWithoutCase name: String, above cls: RuntimeClass) -> String? {
    let lowered = name.lowercased()
    for ancestor in cls.ancestry.dropFirst() {
      if let found = names(of: ancestor)[lowered] { return found }
    }
    return nil
  }

  private func names(of cls: RuntimeClass) -> [String: String] {
    if let names = known[cls] { return names }
    let names = Dictionary(
      cls.methods.map { ($0.selector.name.lowercased(), $0.selector.name) },
      uniquingKeysWith: { first, _ in first })
    known[cls] = names
    return names
  }
}
