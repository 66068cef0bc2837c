import CarobRuntime

/// The values of variables such as `$name` while a predicate is evaluated: the given ones, and
/// before them those of the subqueries around.
final class Variables {
  private let name: String
  private let value: Object?
  private let given: DictionaryBox?
  private let outer: Variables?

  /// The values that the program gave, by name.
  init(_ given: DictionaryBox) {
    (self.given, name, value, outer) = (given, "", nil, nil)
  }

  /// A value of a subquery, which hides an outer one of that name.
  init(_ name: String, _ value: Object, outer: Variables?) {
    (given, self.name, self.value, self.outer) = (nil, name, value, outer)
  }

  /// The value of a variable; null stands for nil.
  ///
  /// - Throws: `ObjectiveCException` when it has none.
  static func value(of name: String, in variables: Variables?) throws -> Object? {
    var next = variables
    while let current = next {
      if let given = current.given {
        if let value = given[name] { return value is NullBox ? nil : value }
      } else if current.name == name {
        return current.value
      }
      next = current.outer
    }
    throw ObjectiveCException.invalidArgument("the variable $\(name) has no value")
  }

  /// All variables as a dictionary, for a block or a plugin's predicate; nil when there are none.
  static func dictionary(_ variables: Variables?) -> DictionaryBox? {
    guard let variables else { return nil }
    if let given = variables.given, variables.outer == nil { return given }
    let all = MutableDictionaryBox([:])
    var next: Variables? = variables
    while let current = next {
      if let given = current.given {
        for (key, value) in given.entries where all.object(forKey: key) == nil {
          all.set(value, forKept: key)
        }
      } else if all[current.name] == nil {
        all[current.name] = current.value ?? NullBox.shared
      }
      next = current.outer
    }
    return all
  }
}
