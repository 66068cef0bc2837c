/// A method or a protocol's requirement as Objective-C declares it.
enum MethodDeclaration {
  /// `- (void)configureCell:(UITableViewCell *)cell withUser:(id)user`.
  ///
  /// An encoding that does not parse, or does not fit the selector, stands as a comment behind the name.
  ///
  /// - Complexity: O(length).
  static func text(_ selector: Selector, encoding: String, isClassMethod: Bool) -> String {
    let sign = isClassMethod ? "+" : "-"
    guard let types = try? MethodEncoding(parsing: encoding),
      types.arguments.count - 2 == selector.argumentCount
    else { return "\(sign) \(selector.name) /* \(encoding) */" }
    let start = "\(sign) (\(types.result.readableName))"
    if selector.argumentCount == 0 { return start + selector.name }
    let keywords = selector.name.split(separator: ":", omittingEmptySubsequences: false)
    let arguments = zip(types.arguments.dropFirst(2), ArgumentNames.of(selector))
    return start
      + zip(keywords, arguments).map { keyword, argument in
        "\(keyword):(\(argument.0.readableName))\(argument.1)"
      }.joined(separator: " ")
  }
}
