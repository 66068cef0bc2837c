import CarobRuntime

/// Lines shared by the declarations of classes, categories and protocols.
enum MemberDeclaration {
  /// `@interface SKUser`: a keyword and what it declares.
  static func heading(_ keyword: String, _ name: String) -> TextLine {
    TextLine([TextRun(keyword, role: .keyword), TextRun(" "), TextRun(name, role: .type)])
  }

  static func keyword(_ text: String) -> TextLine { TextLine([TextRun(text, role: .keyword)]) }

  /// ` <First, Second>` with a leading space; empty without protocols.
  static func list(of protocols: [RuntimeProtocol]) -> [TextRun] {
    if protocols.isEmpty { return [] }
    var runs = [TextRun(" <")]
    for (index, adopted) in protocols.enumerated() {
      if index > 0 { runs.append(TextRun(", ")) }
      runs.append(TextRun(adopted.name, role: .type))
    }
    return runs + [TextRun(">")]
  }

  /// `@property (copy) NSString *name;`.
  static func property(
    _ name: String, _ attributes: PropertyAttributes, isClassProperty: Bool = false
  ) -> TextLine {
    let words = (isClassProperty ? ["class"] : []) + attributes.words
    var line = keyword("@property")
    line.append(TextRun(" "))
    if !words.isEmpty {
      line.append(TextRun("(\(words.joined(separator: ", ")))", role: .keyword))
      line.append(TextRun(" "))
    }
    for run in declaration(of: name, attributes.type) { line.append(run) }
    line.append(TextRun(";"))
    return line
  }

  /// Filters out methods that the compiler adds, such as `.cxx_destruct`.
  static func listed(_ methods: [Method]) -> [Method] {
    methods.filter { !$0.selector.name.hasPrefix(".") }
  }

  /// `- (void)setName:(NSString *)name;`.
  static func method(_ pieces: [DeclarationPiece]) -> TextLine {
    var line = TextLine()
    for piece in pieces {
      switch piece.kind {
      case .plain: line.append(TextRun(piece.text))
      case .type: line.append(TextRun(piece.text, role: .type))
      case .selector: line.append(TextRun(piece.text, role: .selector))
      }
    }
    line.append(TextRun(";"))
    return line
  }

  /// `  __weak id _owner;`.
  static func ivar(_ ivar: Ivar) -> TextLine {
    var line = TextLine([TextRun(spaces: 2)])
    if let ownership = ivar.ownershipKeyword {
      line.append(TextRun(ownership, role: .keyword))
      line.append(TextRun(" "))
    }
    for run in declaration(of: ivar.name, ivar.encoding) { line.append(run) }
    line.append(TextRun(";"))
    return line
  }

  /// Returns a name with its type around it, as in C.
  private static func declaration(of name: String, _ encoding: String) -> [TextRun] {
    guard let type = try? TypeEncoding(parsing: encoding) else {
      return [TextRun(encoding, role: .type), TextRun(" "), TextRun(name)]
    }
    let (before, behind) = type.readableDeclarator
    return [TextRun(before, role: .type), TextRun(name), TextRun(behind, role: .type)]
  }
}

extension PropertyAttributes {
  /// The attributes in the parentheses of a declaration, in order.
  var words: [String] {
    var words: [String] = []
    if isNonatomic { words.append("nonatomic") }
    switch memory {
    case .assign: break
    case .strong: words.append("strong")
    case .copy: words.append("copy")
    case .weak: words.append("weak")
    }
    if isReadOnly { words.append("readonly") }
    if let getter { words.append("getter=\(getter)") }
    if let setter { words.append("setter=\(setter)") }
    return words
  }
}

extension Ivar {
  /// The ownership qualifier, such as `__weak`; nil for the default and for non-objects.
  fileprivate var ownershipKeyword: String? {
    guard isObject else { return nil }
    switch ownership {
    case .strong: return nil
    case .weak: return "__weak"
    case .unretained: return isKeptByHand ? nil : "__unsafe_unretained"
    }
  }
}
