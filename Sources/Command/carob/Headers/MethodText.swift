import CarobRuntime

struct MethodText {
  let types: SourceTypes
  /// The class or protocol that has the method.
  let owner: String

  /// Returns `- (void)configureCell:(UITableViewCell *)cell withUser:(SKUser *)user;`; nil when it
  /// cannot be written in source.
  func declaration(_ selector: Selector, encoding: String, isClassMethod: Bool) -> String? {
    guard SourceName.isUsable(selector), let parsed = try? MethodEncoding(parsing: encoding),
      parsed.arguments.count - 2 == selector.argumentCount,
      let result = result(parsed.result, selector, isClassMethod: isClassMethod)
    else { return nil }
    let head = "\(isClassMethod ? "+" : "-") (\(result))"
    if selector.argumentCount == 0 { return "\(head)\(selector.name);" }
    let keywords = selector.name.split(separator: ":", omittingEmptySubsequences: false)
    let names = ArgumentNames.of(selector)
    var pieces: [String] = []
    for (index, type) in parsed.arguments.dropFirst(2).enumerated() {
      guard let type = types.declaration(of: "", type) else { return nil }
      pieces.append("\(keywords[index]):(\(type))\(SourceName.argument(names[index]))")
    }
    return "\(head)\(pieces.joined(separator: " "));"
  }

  /// Returns the type of the result: `instancetype` for initializers and factories.
  private func result(
    _ type: TypeEncoding, _ selector: Selector, isClassMethod: Bool
  ) -> String? {
    if case .object(let className, _) = type.unqualified {
      let makes =
        isClassMethod
        ? className == owner || Self.factories.contains(selector.name)
        : Self.isInitializer(selector.name) || selector.name == "self"
      if makes { return "instancetype" }
    }
    return types.declaration(of: "", type)
  }

  private static let factories: Set<String> = ["alloc", "new", "allocWithZone:"]

  /// Returns whether the compiler counts a method as an initializer: `initWith…`, not `initialize`.
  private static func isInitializer(_ name: String) -> Bool {
    let name = name.drop { $0 == "_" }
    guard name.hasPrefix("init") else { return false }
    return name.dropFirst(4).first?.isLowercase != true
  }
}
