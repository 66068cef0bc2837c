import CarobRuntime

/// Handwritten Objective-C declarations of what type encodings do not contain: variable arguments,
/// the types of blocks, attributes. The file has the form of a header.
///
/// A declaration replaces the generated one of the same member, and is ignored if the runtime has no such member.
struct DeclarationOverrides {
  /// The member that a declaration replaces.
  enum Member: Hashable {
    case instanceMethod(String)
    case classMethod(String)
  }

  /// The declarations for a class or a protocol.
  struct Members {
    /// Further adopted protocols.
    var adopted: [String] = []
    var methods: [Member: String] = [:]
    /// The properties, in order.
    var properties: [PropertyText] = []
    /// All lines, for a protocol of which the runtime has only the name.
    var lines: [String] = []
  }

  /// The declarations by class name.
  private(set) var classes: [String: Members] = [:]
  private(set) var protocols: [String: Members] = [:]
  /// The declarations for members of all classes.
  var anyClass: Members { classes["*"] ?? Members() }

  static let host = DeclarationOverrides(
    parsing: String(decoding: PackageResources.Overrides_h, as: UTF8.self))

  /// Parses declarations, one per line. The text is part of the command.
  init(parsing text: String) {
    var members = Members()
    var name = ""
    var isProtocol = false
    for line in text.split(separator: "\n").map(String.init) {
      let words = line.split { " ,<>".contains($0) }.map(String.init)
      switch words.first {
      case "@interface", "@protocol":
        (name, isProtocol) = (words[1], words[0] == "@protocol")
        members = Members(adopted: Array(words.dropFirst(2)))
      case "@end":
        if isProtocol { protocols[name] = members } else { classes[name] = members }
      case "@property":
        members.properties.append(PropertyText(parsing: line))
        members.lines.append(line)
      case "@required", "@optional": members.lines.append(line)
      case "-", "+":
        let selector = DeclarationText.selector(of: line)
        members.methods[line.hasPrefix("-") ? .instanceMethod(selector) : .classMethod(selector)] =
          line
        members.lines.append(line)
      default: assert(line.hasPrefix("//"), "an override is no declaration: \(line)")
      }
    }
  }
}

struct PropertyText: Hashable {
  let name: String
  let getter: String
  /// The setter; nil for a read-only property.
  let setter: String?
  let declaration: String

  /// - Parameter line: `@property (…) type name;`, or with a block's type around the name.
  init(parsing line: String) {
    declaration = line
    let attributes = line.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split(separator: ",").map { $0.filter { $0 != " " } }
    let declarator = line.dropFirst(line.prefix { $0 != ")" }.count + 1)
    let block = declarator.split(separator: "^", maxSplits: 1)
    name =
      block.count == 2
      ? String(block[1].prefix { $0 != ")" })
      : String(declarator.split { " *;".contains($0) }.last ?? "")
    func value(_ key: String) -> String? {
      attributes.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
    }
    getter = value("getter") ?? name
    setter =
      attributes.contains("readonly")
      ? nil : value("setter") ?? Property.setterName(name)
  }

}

/// Parses declarations.
enum DeclarationText {
  /// Returns the selector of a method: `configureCell:withUser:`.
  static func selector(of declaration: String) -> String {
    var rest = declaration.dropFirst()
    skipType(&rest)
    var selector = ""
    while true {
      let part = rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let behind = rest.drop { $0 == " " }.dropFirst(part.count)
      guard behind.first == ":" else { return selector.isEmpty ? String(part) : selector }
      selector += "\(part):"
      rest = behind.dropFirst()
      skipType(&rest)
      rest = rest.drop { $0 == " " }.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// Skips a type in parentheses.
  private static func skipType(_ text: inout Substring) {
    text = text.drop { $0 == " " }
    guard text.first == "(" else { return }
    var depth = 0
    repeat {
      let character = text.removeFirst()
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
    } while depth > 0 && !text.isEmpty
  }
}

/// The type parameters of Foundation's collections, for `NSArray<NSString *> *`. Only the compiler knows them.
enum TypeParameters {
  /// Returns the text after a class's name in its declaration.
  static func declared(by name: String) -> String {
    switch name {
    case "NSArray", "NSSet", "NSEnumerator", "NSOrderedSet": "<__covariant ObjectType>"
    case "NSMutableArray", "NSMutableSet", "NSCountedSet", "NSMutableOrderedSet": "<ObjectType>"
    case "NSDictionary": "<__covariant KeyType, __covariant ObjectType>"
    case "NSMutableDictionary", "NSCache": "<KeyType, ObjectType>"
    default: ""
    }
  }

  /// Returns the text after a superclass's name, if the subclass has the same parameters.
  static func passed(to superclass: String, by name: String) -> String {
    declared(by: name).isEmpty
      ? "" : declared(by: superclass).replacing("__covariant ", with: "")
  }
}
