/// The attributes of a declared property, as the attribute string spells them
/// (Apple, "Objective-C Runtime Programming Guide", Declared Properties).
public struct PropertyAttributes: Hashable, Sendable {
  /// How the accessor keeps an object.
  public enum Memory: Hashable, Sendable {
    /// Not at all (no letter).
    case assign
    /// Retained (`&`).
    case strong
    /// Copied (`C`).
    case copy
    /// Zeroed when the object goes (`W`).
    case weak
  }

  /// The type's encoding (`T`).
  public var type: String
  /// Whether there is no setter (`R`).
  public var isReadOnly = false
  /// How an object is kept.
  public var memory: Memory = .assign
  /// Whether accessors need not be atomic (`N`).
  public var isNonatomic = false
  /// Whether the accessors are provided in another way (`D`).
  public var isDynamic = false
  /// A getter of another name (`G`).
  public var getter: String?
  /// A setter of another name (`S`).
  public var setter: String?
  /// The instance variable behind it (`V`).
  public var ivar: String?

  /// Attributes with a type and no more.
  public init(type: String) {
    self.type = type
  }

  /// Reads attributes as `class_addProperty` passes them: a letter and what follows it.
  ///
  /// - Throws: a reason, as the end of a sentence.
  package init(_ list: [(name: String, value: String)]) throws(MalformedAttributes) {
    type = ""
    for (name, value) in list {
      switch name {
      case "T": type = value
      case "R": isReadOnly = true
      case "C": memory = .copy
      case "&": memory = .strong
      case "W": memory = .weak
      case "N": isNonatomic = true
      case "D": isDynamic = true
      case "G": getter = value
      case "S": setter = value
      case "V": ivar = value
      case "P", "?": break
      default: throw MalformedAttributes(reason: "\"\(name)\" is no property attribute")
      }
    }
    if type.isEmpty { throw MalformedAttributes(reason: "the type (attribute T) is missing") }
    if memory != .assign, type.utf8.first != UInt8(ascii: "@") {
      throw MalformedAttributes(
        reason: "type \"\(type)\" is no object, which alone can be copied, strong or weak")
    }
  }

  /// The attribute string, such as `T@"NSString",C,V_name`.
  public var string: String {
    var parts = ["T\(type)"]
    if isReadOnly { parts.append("R") }
    switch memory {
    case .assign: break
    case .strong: parts.append("&")
    case .copy: parts.append("C")
    case .weak: parts.append("W")
    }
    if isNonatomic { parts.append("N") }
    if isDynamic { parts.append("D") }
    if let getter { parts.append("G\(getter)") }
    if let setter { parts.append("S\(setter)") }
    if let ivar { parts.append("V\(ivar)") }
    return parts.joined(separator: ",")
  }

  /// The class that the type names, as in `@"NSString"`; nil for other types and for `id`.
  public var className: String? {
    guard let parsed = try? TypeEncoding(parsing: type),
      case .object(let name, _) = parsed.unqualified
    else { return nil }
    return name
  }
}

/// Why property attributes make no sense.
package struct MalformedAttributes: Error {
  package let reason: String
}
