import CarobRuntime

/// Writes types in the syntax of Objective-C, for declarations in headers.
///
/// The types are those of 64-bit Linux, where `NSInteger` is `long` and has the encoding `q`.
struct SourceTypes {
  /// Returns whether a class is declared; objects of others become `id`.
  let isDeclared: (String) -> Bool
  /// Gets each protocol in a type.
  let mentionProtocol: (String) -> Void

  /// Returns a declaration such as `NSString *name`; nil when the type cannot be written in source.
  ///
  /// - Complexity: O(length).
  func declaration(of declarator: String, _ type: TypeEncoding) -> String? {
    switch type {
    case .object(let className, let protocols):
      return object(className, protocols, declarator)
    case .block(nil): return join("id", declarator)
    case .block(let signature?): return block(signature, declarator)
    case .cString: return "const char *\(declarator)"
    case .pointer(let pointee): return pointer(to: pointee, declarator)
    case .structure(let name?, _): return Self.structures[name].map { join($0, declarator) }
    case .qualified(.const, .cString): return "const char *\(declarator)"
    case .qualified(let qualifier, let inner): return qualified(qualifier, inner, declarator)
    default: return Self.simple[type].map { join($0, declarator) }
    }
  }

  private func object(_ name: String?, _ protocols: [String], _ declarator: String) -> String? {
    guard (protocols + (name.map { [$0] } ?? [])).allSatisfy(SourceName.isUsable) else {
      return nil
    }
    for name in protocols { mentionProtocol(name) }
    let list = protocols.isEmpty ? "" : "<\(protocols.joined(separator: ", "))>"
    guard let name, isDeclared(name) else { return join("id\(list)", declarator) }
    return "\(name)\(list) *\(declarator)"
  }

  private func block(_ signature: TypeEncoding.BlockSignature, _ declarator: String) -> String? {
    var arguments: [String] = []
    for type in signature.arguments.dropFirst() {
      guard let argument = declaration(of: "", type) else { return nil }
      arguments.append(argument)
    }
    let list = arguments.isEmpty ? "void" : arguments.joined(separator: ", ")
    return declaration(of: "(^\(declarator))(\(list))", signature.result)
  }

  private func pointer(to pointee: TypeEncoding, _ declarator: String) -> String? {
    switch pointee.unqualified {
    case .array, .unknown, .bitField, .vector: return nil
    default: return declaration(of: "*\(declarator)", pointee)
    }
  }

  private func qualified(
    _ qualifier: TypeEncoding.Qualifier, _ inner: TypeEncoding, _ declarator: String
  ) -> String? {
    declaration(of: declarator, inner).map { "\(qualifier.keyword) \($0)" }
  }

  private func join(_ type: String, _ declarator: String) -> String {
    declarator.isEmpty ? type : "\(type) \(declarator)"
  }

  private static let structures = [
    "_NSRange": "NSRange", "CGPoint": "CGPoint", "CGSize": "CGSize", "CGRect": "CGRect",
    "UIEdgeInsets": "UIEdgeInsets",
  ]

  private static let simple: [TypeEncoding: String] = [
    .void: "void", .bool: "BOOL", .char: "char", .unsignedChar: "unsigned char",
    .short: "short", .unsignedShort: "unsigned short", .int: "int", .unsignedInt: "unsigned int",
    .long: "long", .unsignedLong: "unsigned long", .longLong: "NSInteger",
    .unsignedLongLong: "NSUInteger", .int128: "__int128", .unsignedInt128: "unsigned __int128",
    .float: "float", .double: "double", .longDouble: "long double", .classObject: "Class",
    .selector: "SEL",
  ]
}

enum SourceName {
  /// Returns whether a class, protocol or property can have the name: an ASCII identifier that is no keyword.
  static func isUsable(_ name: String) -> Bool {
    isIdentifier(name) && !ArgumentNames.reserved.contains(name)
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !isDigit(first) else { return false }
    return name.utf8.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") }
  }

  /// Returns whether all parts of a selector are identifiers, or empty after the first. They may be keywords.
  static func isUsable(_ selector: Selector) -> Bool {
    let parts = selector.name.split(separator: ":", omittingEmptySubsequences: false)
    return isIdentifier(String(parts[0]))
      && parts.dropFirst().allSatisfy { $0.isEmpty || isIdentifier(String($0)) }
  }

  /// Returns a name for an argument that is no keyword of C++.
  static func argument(_ name: String) -> String {
    cPlusPlus.contains(name) ? "a\(name.prefix(1).uppercased())\(name.dropFirst())" : name
  }

  private static let cPlusPlus: Set<String> = [
    "catch", "class", "delete", "explicit", "export", "friend", "mutable", "namespace", "new",
    "operator", "private", "protected", "public", "template", "this", "throw", "try", "typename",
    "using", "virtual",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
