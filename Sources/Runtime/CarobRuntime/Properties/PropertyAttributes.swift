/// The attributes of a declared property, as the attribute string spells them
/// (Apple, "Objective-C Runtime Programming Guide", Declared Properties).
public struct PropertyAttributes: Hashable, Sendable {
  /// The way in which the accessor keeps an object.
  public enum Memory: Hashable, Sendable {
    /// Not retained (no letter).
    case assign
    /// Retained (`&`).
    case strong
    /// Copied (`C`).
    case copy
    /// Zeroed when the object goes (`W`).
    case weak
  }

  /// The type's encoding (`T`); empty for a property that tells none, which gets no accessors.
  public var type: String
  /// Whether there is no setter (`R`).
  public var isReadOnly = false
  /// The memory attribute of an object property.
  public var memory: Memory = .assign
  /// Further memory attributes of the declaration, which have no effect.
  private var contradictions: Set<Memory> = []
  /// Whether accessors need not be atomic (`N`).
  public var isNonatomic = false
  /// Whether the accessors are provided elsewhere (`D`).
  public var isDynamic = false
  /// A getter of another name (`G`).
  public var getter: String?
  /// A setter of another name (`S`).
  public var setter: String?
  /// The instance variable behind it (`V`).
  public var ivar: String?
  /// Whether the property is optional in the protocol that declares it (`?`).
  public var isOptional = false
  /// Whether a garbage collector might take its values (`P`). Has no effect.
  public var isCollectable = false
  /// The type in an older encoding of compilers (`t`). Has no effect.
  public var oldStyleType: String?

  /// Makes attributes that only have a type.
  public init(type: String) {
    self.type = type
  }

  /// Reads attributes as `class_addProperty` passes them: a letter and a value.
  ///
  /// - Parameters:
  ///   - isCompiled: whether a compiler wrote them. Its accessors also keep classes and other types that are no `@`.
  ///   - needsType: whether the type must be among them.
  /// - Throws: a reason, as the end of a sentence.
  package init(
    _ list: [(name: String, value: String)], isCompiled: Bool = false, needsType: Bool = true
  ) throws(MalformedAttributes) {
    type = ""
    for (name, value) in list {
      switch name {
      case "T": type = value
      case "R": isReadOnly = true
      case "C": keep(.copy)
      case "&": keep(.strong)
      case "W": keep(.weak)
      case "N": isNonatomic = true
      case "D": isDynamic = true
      case "G": getter = value
      case "S": setter = value
      case "V": ivar = value
      case "P": isCollectable = true
      case "?": isOptional = true
      case "t": oldStyleType = value
      default: throw MalformedAttributes(reason: "\"\(name)\" is no property attribute")
      }
    }
    if type.isEmpty, needsType {
      throw MalformedAttributes(reason: "the type (attribute T) is missing")
    }
    if !isCompiled, !type.isEmpty, memory != .assign, type.utf8.first != UInt8(ascii: "@") {
      throw MalformedAttributes(
        reason: "type \"\(type)\" is no object, which alone can be copied, strong or weak")
    }
  }

  /// Sets the memory attribute; the last one counts.
  private mutating func keep(_ new: Memory) {
    if memory != .assign { contradictions.insert(memory) }
    memory = new
  }

  /// The attributes one by one, in the order in which clang writes them; flags have an empty value.
  private var list: [(name: String, value: String)] {
    var list = type.isEmpty ? [] : [("T", type)]
    if isOptional { list.append(("?", "")) }
    if isReadOnly { list.append(("R", "")) }
    for (kind, letter) in [(Memory.strong, "&"), (.copy, "C"), (.weak, "W")]
    where memory == kind || contradictions.contains(kind) { list.append((letter, "")) }
    if isDynamic { list.append(("D", "")) }
    if isNonatomic { list.append(("N", "")) }
    if let getter { list.append(("G", getter)) }
    if let setter { list.append(("S", setter)) }
    if isCollectable { list.append(("P", "")) }
    if let oldStyleType { list.append(("t", oldStyleType)) }
    if let ivar { list.append(("V", ivar)) }
    return list
  }

  /// The attribute string, such as `T@"NSString",C,V_name`.
  public var string: String { list.map { $0.name + $0.value }.joined(separator: ",") }

  /// The attributes in an attribute string, one by one. Commas inside a type, as a C++ template may have
  /// them, are part of it.
  ///
  /// - Complexity: O(length).
  package static func pairs(in string: String) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    var depth = 0
    var isQuoted = false
    var start = string.startIndex
    func take(_ part: Substring) {
      if !part.isEmpty { pairs.append((String(part.prefix(1)), String(part.dropFirst()))) }
    }
    for index in string.indices {
      switch string[index] {
      case "\"": isQuoted.toggle()
      case "{", "(", "[", "<": depth += 1
      case "}", ")", "]", ">": depth -= 1
      case "," where depth <= 0 && !isQuoted:
        take(string[start..<index])
        start = string.index(after: index)
      default: break
      }
    }
    take(string[start...])
    return pairs
  }

  /// The class that the type names, as in `@"NSString"`; nil for other types and for `id`.
  public var className: String? {
    guard let parsed = try? TypeEncoding(parsing: type),
      case .object(let name, _) = parsed.unqualified
    else { return nil }
    return name
  }
}

/// The reason why property attributes make no sense.
package struct MalformedAttributes: Error {
  package let reason: String
}
