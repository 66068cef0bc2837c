/// A protocol that its source states as a header would: `@protocol Name <Inherited>`, then `@required` or `@optional` and
/// the members, each in a line of its own without semicolon.
package struct DeclaredProtocol: Sendable {
  /// A line that declares a member.
  package struct Member {
    package let declaration: String
    package let isRequired: Bool
  }

  package let name: String
  /// The names of the protocols that it inherits from.
  package let inherited: [String]
  /// The lines behind the first, without semicolons.
  package let lines: [String]
  /// A sentence about the protocol, for the reference.
  package let summary: StaticString

  private static let stated = Locked<[(text: StaticString, summary: StaticString)]>([])

  /// Every protocol that was stated so far. [any-thread]
  ///
  /// - Complexity: O(length of all declarations), which are only read here.
  package static var all: [DeclaredProtocol] {
    stated.withLock { $0 }.map { DeclaredProtocol($0.text, $0.summary) }
  }

  /// Keeps the declaration of a protocol. [any-thread]
  fileprivate static func state(_ text: StaticString, _ summary: StaticString) {
    stated.withLock { $0.append((text, summary)) }
  }

  /// - Complexity: O(length).
  fileprivate init(_ text: StaticString, _ summary: StaticString) {
    func parts(_ text: some Sequence<UInt8>, _ separators: String) -> [String] {
      Array(text).split { separators.utf8.contains($0) }.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let lines = text.withUTF8Buffer { parts($0, "\n") }
    let names = parts(lines[0].utf8, " ,<>")
    name = names[1]
    inherited = Array(names.dropFirst(2))
    self.lines = Array(lines.dropFirst())
    self.summary = summary
  }

  /// The members, in order.
  package var members: [Member] {
    var isRequired = true
    return lines.compactMap { line in
      switch line {
      case "@required", "@optional":
        isRequired = line == "@required"
        return nil
      default: return Member(declaration: line, isRequired: isRequired)
      }
    }
  }
}

extension ClassMembers {
  /// Declares a protocol that belongs to the class, for headers. The runtime learns of it from the modules that use it.
  ///
  /// - Parameters:
  ///   - text: the declaration; see `DeclaredProtocol`.
  ///   - summary: a sentence for the reference.
  package func declareProtocol(_ text: StaticString, _ summary: StaticString) {
    DeclaredProtocol.state(text, summary)
  }
}

extension RuntimeProtocol {
  /// Makes and registers a protocol. If one with that name exists, returns that one unchanged.
  ///
  /// - Parameters:
  ///   - text: the declaration; see `DeclaredProtocol`.
  ///   - summary: a sentence for the reference.
  /// - Precondition: every type is one that `DeclaredType` knows.
  @discardableResult
  package static func declared(_ text: StaticString, _ summary: StaticString) -> RuntimeProtocol {
    DeclaredProtocol.state(text, summary)
    let stated = DeclaredProtocol(text, summary)
    do throws(RegistrationError) {
      let made = try RuntimeProtocol.allocate(named: stated.name)
      for name in stated.inherited { try made.inherit(from: .registered(name)) }
      for member in stated.members { try made.add(member) }
      try made.register()
      return made
    } catch {
      precondition(error.code == .protocolNameTaken, "\(text): \(error)")
      return RuntimeProtocol.registered(stated.name)
    }
  }

  private func add(_ member: DeclaredProtocol.Member) throws(RegistrationError) {
    let text = member.declaration
    let selector = try Selector(validating: DeclarationText.selectorName(of: text))
    if text.hasPrefix("@") {
      let name = DeclarationText.propertyName(of: text)
      let attributes = PropertyAttributes(declaring: text)
      try addProperty(name, attributes, isRequired: member.isRequired)
      // The types of methods name no classes.
      let type = attributes.type.prefix { $0 != "\"" }
      try addMethod(selector, types: "\(type)@:", isRequired: member.isRequired)
      if !attributes.isReadOnly {
        let setter = try Selector(validating: Property.setterName(name))
        try addMethod(setter, types: "v@:\(type)", isRequired: member.isRequired)
      }
    } else {
      let types = DeclarationText.types(of: text).map { DeclaredType.encoding(of: $0) }
      try addMethod(
        selector, types: types[0] + "@:" + types.dropFirst().joined(),
        isRequired: member.isRequired, isClassMethod: text.hasPrefix("+"))
    }
  }
}

extension PropertyAttributes {
  /// Reads `@property (nonatomic, copy) NSString *name`.
  fileprivate init(declaring text: String) {
    let words = text.drop { $0 != "(" }.prefix { $0 != ")" }.split { "(, ".contains($0) }
    let name = DeclarationText.propertyName(of: text)
    let type = text.drop { $0 != ")" }.dropFirst().dropLast(name.count)
    self.init(type: DeclaredType.encoding(of: type, withClass: true))
    isReadOnly = words.contains("readonly")
    isNonatomic = words.contains("nonatomic")
    memory =
      words.contains("copy")
      ? .copy : words.contains("weak") ? .weak : words.contains("strong") ? .strong : .assign
  }
}

/// Types as the declarations of protocols name them.
private enum DeclaredType {
  /// The encoding of a type.
  ///
  /// - Parameter withClass: whether it names the class or the protocols of an object, as those of properties do.
  /// - Precondition: the type is an object, a pointer to one, or a simple type of the list below.
  static func encoding(of text: Substring, withClass: Bool = false) -> String {
    let type = text.filter { $0 != " " }
    if let simple = simple[type] { return simple }
    if type.hasSuffix("**") { return "^@" }
    let isObject = type.hasSuffix("*") || type.hasPrefix("id<") || type == "id"
    precondition(isObject, "the type is unknown: \(text)")
    let name = type.hasSuffix("*") ? String(type.dropLast()) : String(type.dropFirst(2))
    return withClass && !name.isEmpty ? "@\"\(name)\"" : "@"
  }

  private static let simple = [
    "void": "v", "BOOL": "B", "NSInteger": "q", "NSUInteger": "Q", "double": "d", "Class": "#",
    "SEL": ":", "instancetype": "@",
  ]
}
