import CarobRuntime

/// Lines that declarations of classes, categories and protocols share.
enum MemberDeclaration {
  /// ` <First, Second>`, with a space in front; empty for no protocols.
  static func list(of protocols: [RuntimeProtocol]) -> String {
    protocols.isEmpty ? "" : " <\(protocols.map(\.name).joined(separator: ", "))>"
  }

  /// `@property (copy) NSString *name;`.
  static func property(
    _ name: String, _ attributes: PropertyAttributes, isClassProperty: Bool = false
  ) -> String {
    var words: [String] = []
    if isClassProperty { words.append("class") }
    if attributes.isNonatomic { words.append("nonatomic") }
    switch attributes.memory {
    case .assign: break
    case .strong: words.append("strong")
    case .copy: words.append("copy")
    case .weak: words.append("weak")
    }
    if attributes.isReadOnly { words.append("readonly") }
    if let getter = attributes.getter { words.append("getter=\(getter)") }
    if let setter = attributes.setter { words.append("setter=\(setter)") }
    let list = words.isEmpty ? "" : "(\(words.joined(separator: ", "))) "
    let type = (try? TypeEncoding(parsing: attributes.type))?.readableName ?? attributes.type
    return "@property \(list)\(type)\(type.hasSuffix("*") ? "" : " ")\(name);"
  }
}
