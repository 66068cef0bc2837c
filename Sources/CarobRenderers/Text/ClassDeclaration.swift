import CarobRuntime

/// A class as Objective-C declares one: superclass, protocols, properties and methods.
///
/// ```
/// @interface SKUser : ICModel
/// @property (copy) NSString *name;
/// - (NSString *)name;
/// - (void)setName:(NSString *)name;
/// @end
/// ```
///
/// Only what the class itself has is listed; methods are sorted by name, class methods first. [any-thread]
public struct ClassDeclaration: Sendable {
  private let declared: RuntimeClass

  /// The declaration of a class as it is when `lines` is read.
  public init(of declared: RuntimeClass) {
    self.declared = declared
  }

  /// The declaration's lines.
  ///
  /// - Complexity: O(members).
  public var lines: [String] {
    var heading = "@interface \(declared.name)"
    if let superclass = declared.superclass { heading += " : \(superclass.name)" }
    let protocols = declared.protocols.map(\.name)
    if !protocols.isEmpty { heading += " <\(protocols.joined(separator: ", "))>" }
    return [heading] + declared.properties.map(Self.line)
      + (declared.metaclass.methods + declared.methods).map { $0.readableSignature + ";" }
      + ["@end"]
  }

  private static func line(_ property: Property) -> String {
    let attributes = property.attributes
    var words: [String] = []
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
    return "@property \(list)\(type)\(type.hasSuffix("*") ? "" : " ")\(property.name);"
  }
}
