extension TypeEncoding: CustomStringConvertible {
  /// The encoding in canonical form, which parses to an equal value: no frame offsets, `?` for an
  /// absent name.
  ///
  /// - Complexity: O(length).
  public var encoding: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The encoding.
  public var description: String { encoding }

  func write(to text: inout String) {
    switch self {
    case .object(let className, let protocols):
      text += "@"
      guard className != nil || !protocols.isEmpty else { return }
      text += "\"\(className ?? "")"
      for name in protocols { text += "<\(name)>" }
      text += "\""
    case .block(let signature):
      text += "@?"
      guard let signature else { return }
      text += "<"
      signature.result.write(to: &text)
      for argument in signature.arguments { argument.write(to: &text) }
      text += ">"
    case .pointer(let pointee):
      text += "^"
      pointee.write(to: &text)
    case .array(let count, let element):
      text += "[\(count)"
      element.write(to: &text)
      text += "]"
    case .vector(let size, let alignment, let element):
      text += "![\(size),\(alignment)"
      element.write(to: &text)
      text += "]"
    case .structure(let name, let fields):
      text += "{"
      Self.write(name, fields, to: &text)
      text += "}"
    case .union(let name, let fields):
      text += "("
      Self.write(name, fields, to: &text)
      text += ")"
    case .bitField(let width, nil):
      text += "b\(width)"
    case .bitField(let width, let declaration?):
      text += "b\(declaration.position)\(declaration.type.encoding)\(width)"
    case .complex(let part):
      text += "j"
      part.write(to: &text)
    case .qualified(let qualifier, let type):
      text.unicodeScalars.append(Unicode.Scalar(qualifier.letter))
      type.write(to: &text)
    case .unknown where text.utf8.last == UInt8(ascii: "@"):
      // The other spelling of `?`, since `@?` is a block.
      text += " "
    default:
      guard let simple = SimpleType[self] else {
        preconditionFailure("a type encoding without parts has no letter")
      }
      text.unicodeScalars.append(Unicode.Scalar(simple.letter))
    }
  }

  private static func write(_ name: String?, _ fields: [Field]?, to text: inout String) {
    text += name ?? "?"
    guard let fields else { return }
    text += "="
    for field in fields {
      if let name = field.name { text += "\"\(name)\"" }
      field.type.write(to: &text)
    }
  }
}
