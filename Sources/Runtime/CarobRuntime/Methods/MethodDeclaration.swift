/// A method or a protocol's requirement as Objective-C declares it.
enum MethodDeclaration {
  /// `- (void)configureCell:(UITableViewCell *)cell withUser:(id)user`.
  ///
  /// If the encoding does not parse, or does not fit the selector, it is a comment behind the name.
  ///
  /// - Complexity: O(length).
  static func text(_ selector: Selector, encoding: String, isClassMethod: Bool) -> String {
    pieces(selector, encoding: encoding, isClassMethod: isClassMethod).map(\.text).joined()
  }

  /// The declaration in pieces.
  ///
  /// - Complexity: O(length).
  static func pieces(
    _ selector: Selector, encoding: String, isClassMethod: Bool
  ) -> [DeclarationPiece] {
    let sign = DeclarationPiece(isClassMethod ? "+ " : "- ")
    guard let types = try? MethodEncoding(parsing: encoding),
      types.arguments.count - 2 == selector.argumentCount
    else {
      return [
        sign, DeclarationPiece(selector.name, .selector), DeclarationPiece(" /* \(encoding) */"),
      ]
    }
    var pieces = [sign, DeclarationPiece("(\(types.result.readableName))", .type)]
    if selector.argumentCount == 0 {
      return pieces + [DeclarationPiece(selector.name, .selector)]
    }
    let keywords = selector.name.split(separator: ":", omittingEmptySubsequences: false)
    let arguments = zip(types.arguments.dropFirst(2), ArgumentNames.of(selector))
    for (index, (keyword, argument)) in zip(keywords, arguments).enumerated() {
      if index > 0 { pieces.append(DeclarationPiece(" ")) }
      pieces += [
        DeclarationPiece("\(keyword):", .selector),
        DeclarationPiece("(\(argument.0.readableName))", .type), DeclarationPiece(argument.1),
      ]
    }
    return pieces
  }
}

extension Method {
  /// `readableSignature` in pieces.
  package var declaration: [DeclarationPiece] {
    MethodDeclaration.pieces(selector, encoding: encoding, isClassMethod: isClassMethod)
  }
}

extension MethodDescription {
  /// `readableSignature` in pieces.
  package var declaration: [DeclarationPiece] {
    MethodDeclaration.pieces(selector, encoding: encoding, isClassMethod: isClassMethod)
  }
}
