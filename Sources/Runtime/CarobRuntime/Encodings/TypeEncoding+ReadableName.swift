extension TypeEncoding {
  /// The type in C's spelling, for people: `NSString *`, `id<P>`, `CGRect`, `int (*)[12]`.
  ///
  /// - Complexity: O(length).
  public var readableName: String { declaration(of: "") }

  /// The text before and behind the name in a declaration of that type: `NSString *` and nothing, `int ` and `[12]`.
  ///
  /// - Complexity: O(length).
  package var readableDeclarator: (before: String, behind: String) {
    // No type contains this character.
    let parts = declaration(of: "\0").split(separator: "\0", omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.dropFirst().joined())
  }

  /// A declaration of something with that type, as C nests them: `int (*name)[12]`.
  private func declaration(of declarator: String) -> String {
    switch self {
    case .object(let className, let protocols):
      let list = protocols.isEmpty ? "" : "<\(protocols.joined(separator: ", "))>"
      guard let className else { return Self.join("id\(list)", declarator) }
      return "\(className)\(list) *\(declarator)"
    case .block(nil):
      return Self.join("block", declarator)
    case .block(let signature?):
      // The block itself, its first argument, is not written in source either.
      let arguments = signature.arguments.dropFirst().map(\.readableName)
      let list = arguments.isEmpty ? "void" : arguments.joined(separator: ", ")
      return signature.result.declaration(of: "(^\(declarator))(\(list))")
    case .cString:
      return "char *\(declarator)"
    case .pointer(let pointee):
      switch pointee.unqualified {
      case .array, .unknown: return pointee.declaration(of: "(*\(declarator))")
      default: return pointee.declaration(of: "*\(declarator)")
      }
    case .unknown:
      return declarator.isEmpty ? "unknown" : "unknown \(declarator)()"
    case .array(let count, let element):
      return element.declaration(of: "\(declarator)[\(count)]")
    case .vector(let size, _, let element):
      return Self.join("\(element.readableName) __attribute__((vector_size(\(size))))", declarator)
    case .structure(let name, let fields):
      return Self.join(name ?? "struct" + Self.body(fields), declarator)
    case .union(let name, let fields):
      return Self.join("union" + (name.map { " \($0)" } ?? Self.body(fields)), declarator)
    case .bitField(let width, let declaration):
      let type = declaration?.type ?? (width <= 32 ? .unsignedInt : .unsignedLongLong)
      return "\(type.declaration(of: declarator)) : \(width)"
    case .complex(let part):
      return Self.join("\(part.readableName) _Complex", declarator)
    case .qualified(let qualifier, let type):
      return "\(qualifier.keyword) \(type.declaration(of: declarator))"
    default:
      return Self.join(SimpleType[self]?.readableName ?? encoding, declarator)
    }
  }

  private static func join(_ type: String, _ declarator: String) -> String {
    declarator.isEmpty ? type : "\(type) \(declarator)"
  }

  private static func body(_ fields: [Field]?) -> String {
    guard let fields else { return "" }
    let members = fields.map { "\($0.type.declaration(of: $0.name ?? "")); " }
    return " { \(members.joined())}"
  }
}
