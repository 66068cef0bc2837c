/// Reads the text that states a member: its declaration in Objective-C, as a header has it but for the semicolon, or its
/// name alone.
///
/// `- (nullable id)objectForKey:(id)key` is a method, and so is `@property (readonly) NSUInteger count`, by its getter.
package enum DeclarationText {
  /// Whether the text is a declaration, not a name.
  package static func isDeclaration(_ text: StaticString) -> Bool {
    // SAFETY: the pointer is to the text, which lives for ever.
    text.hasPointerRepresentation && text.utf8CodeUnitCount > 0
      && Kind(text.utf8Start.pointee) != .name
  }

  /// The selector of a method, or of a property's getter.
  package static func selectorName(of text: StaticString) -> String {
    isDeclaration(text) ? text.withUTF8Buffer(selectorName) : text.description
  }

  /// The name of a property.
  package static func propertyName(of text: StaticString) -> String {
    isDeclaration(text) ? text.withUTF8Buffer(propertyName) : text.description
  }

  /// The getter that a property declares under another name; nil when it has that of the property.
  package static func otherGetter(of text: StaticString) -> String? {
    isDeclaration(text) ? text.withUTF8Buffer(getterName) : nil
  }

  /// The selector of a method, or of a property's getter.
  ///
  /// - Complexity: O(length).
  package static func selectorName(of text: String) -> String {
    var text = text
    return text.withUTF8(selectorName)
  }

  /// The name of a property.
  ///
  /// - Complexity: O(length).
  package static func propertyName(of text: String) -> String {
    var text = text
    return text.withUTF8(propertyName)
  }

  /// The types of a method's result and arguments, as they stand in parentheses.
  ///
  /// - Complexity: O(length).
  package static func types(of method: String) -> [Substring] {
    var types: [Substring] = []
    var depth = 0
    var start = method.startIndex
    for index in method.indices {
      if method[index] == "(" {
        depth += 1
        if depth == 1 { start = method.index(after: index) }
      } else if method[index] == ")" {
        depth -= 1
        if depth == 0 { types.append(method[start..<index]) }
      }
    }
    return types
  }

  /// What a text states, by its first character.
  enum Kind {
    case instanceMethod, classMethod, property, name

    init(_ first: UInt8) {
      switch first {
      case UInt8(ascii: "-"): self = .instanceMethod
      case UInt8(ascii: "+"): self = .classMethod
      case UInt8(ascii: "@"): self = .property
      default: self = .name
      }
    }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func selectorName(_ text: Bytes) -> String {
    guard Kind(text[0]) == .property else { return methodName(text) }
    return getterName(text) ?? propertyName(text)
  }

  /// Joins the words before colons that are outside of types; without a colon it is the first word.
  private static func methodName(_ text: Bytes) -> String {
    String(unsafeUninitializedCapacity: text.count) { name in
      var length = 0, wordStart = 1, depth = 0, hasWord = false
      for index in 1..<text.count {
        switch text[index] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"):
          depth -= 1
          wordStart = index + 1
        case _ where depth > 0: break
        case UInt8(ascii: ":"):
          for byte in text[wordStart...index] {
            name[length] = byte
            length += 1
          }
        case let byte where isIdentifier(byte): hasWord = true
        default:
          if length == 0, hasWord { return copy(text[wordStart..<index], to: name) }
          wordStart = index + 1
        }
      }
      return length == 0 ? copy(text[wordStart...], to: name) : length
    }
  }

  private static func copy(_ word: Slice<Bytes>, to name: UnsafeMutableBufferPointer<UInt8>) -> Int
  {
    _ = name.update(fromContentsOf: word)
    return word.count
  }

  /// The last word, or that behind the caret of a block's type.
  private static func propertyName(_ text: Bytes) -> String {
    let start = endOfAttributes(text)
    var end = text.count
    if let caret = text[start...].firstIndex(of: UInt8(ascii: "^")) {
      end = text[caret...].firstIndex(of: UInt8(ascii: ")")) ?? end
    }
    return word(endingAt: end, in: text)
  }

  /// The value of the attribute `getter`; nil without one.
  private static func getterName(_ text: Bytes) -> String? {
    let end = endOfAttributes(text)
    guard let equals = text[..<end].firstIndex(of: UInt8(ascii: "=")),
      word(endingAt: equals, in: text) == "getter"
    else { return nil }
    return String(decoding: text[(equals + 1)..<end].prefix(while: isIdentifier), as: UTF8.self)
  }

  /// The index of the parenthesis behind a property's attributes; 0 when it has none.
  private static func endOfAttributes(_ text: Bytes) -> Int {
    let start = "@property".utf8.count
    guard text.dropFirst(start).first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "(")
    else { return 0 }
    return text.firstIndex(of: UInt8(ascii: ")")) ?? 0
  }

  private static func word(endingAt end: Int, in text: Bytes) -> String {
    var start = end
    while start > 0, isIdentifier(text[start - 1]) { start -= 1 }
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
