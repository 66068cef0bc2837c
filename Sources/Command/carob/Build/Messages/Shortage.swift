/// What a file does not find, or may not use, by the compiler's message.
struct Shortage: Hashable {
  enum Kind: String, CaseIterable {
    case header, module
    case cls = "class"
    case proto = "protocol"
    case method, property, function, macro, type, name, feature
  }

  /// A feature of the language that a file uses otherwise than it is compiled.
  enum Feature: String {
    case imports = "@import"
    case manual = "code without ARC"
    case automatic = "code with ARC"
    case casts = "casts without __bridge"
  }

  let kind: Kind
  /// The name: `CoreData/CoreData.h`, `NSScanner`, `-[NSString foo:]`; for a feature that has none the message.
  let name: String
  /// The class of a method or a property, if the message says it.
  let owner: String?

  init(_ kind: Kind, _ name: String, owner: String? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  var feature: Feature? { kind == .feature ? Feature(rawValue: name) : nil }

  /// Whether there is something to do but to correct the line. A variable that is not declared mostly follows from an
  /// earlier error.
  var saysWhatToDo: Bool {
    switch kind {
    case .feature: feature != nil
    case .name: name.contains(/^k?[A-Z]/)
    default: true
    }
  }

  /// Reads an error; nil for other messages.
  init?(_ message: CompilerMessage) {
    guard message.isError else { return nil }
    let text = message.text
    if let found = Self.named(text) ?? Self.feature(text) {
      self = found
    } else if let name = Self.undeclared(text) {
      self.init(Self.kind(of: name, in: message, isType: text.contains("type")), name)
    } else if let macro = message.macroAtCaret {
      self.init(.macro, macro)
    } else {
      // Without the names, so that the same mistake in two files is one.
      self.init(.feature, text.replacing(/'[^']*'/, with: "…"))
    }
  }

  /// Messages that name what is missing.
  private static func named(_ text: String) -> Shortage? {
    if let match = text.firstMatch(of: /^'([^']+)' file not found/) {
      return Shortage(.header, String(match.1))
    }
    if let match = text.firstMatch(of: /[Mm]odule '([^']+)' not found/) {
      return Shortage(.module, String(match.1))
    }
    if let match = text.firstMatch(
      of: /no visible @interface for '([^']+)' declares the selector '([^']+)'/)
    {
      return Shortage(.method, "-[\(match.1) \(match.2)]", owner: String(match.1))
    }
    if let match = text.firstMatch(of: /no known class method for selector '([^']+)'/) {
      return Shortage(.method, "+\(match.1)")
    }
    if let match = text.firstMatch(of: /no known instance method for selector '([^']+)'/) {
      return Shortage(.method, "-\(match.1)")
    }
    if let match = text.firstMatch(of: /[Pp]roperty '([^']+)' not found on object of type '(\w+)/) {
      return Shortage(.property, "\(match.2).\(match.1)", owner: String(match.2))
    }
    if let match = text.firstMatch(of: /call to undeclared (?:library )?function '([^']+)'/) {
      return Shortage(.function, String(match.1))
    }
    if let match = text.firstMatch(
      of: /(?:cannot find protocol declaration for|no type or protocol named) '([^']+)'/)
    {
      return Shortage(.proto, String(match.1))
    }
    let ofClass = [
      /unknown receiver '([^']+)'/, /cannot find interface declaration for '([^']+)'/,
      /forward class '([^']+)' as superclass/, /unknown class name '([^']+)'/,
      /receiver '([^']+)' for class message is a forward declaration/,
      /receiver type '(\w+)[^']*' for instance message is a forward declaration/,
    ]
    for pattern in ofClass {
      if let match = text.firstMatch(of: pattern) { return Shortage(.cls, String(match.1)) }
    }
    return nil
  }

  private static func feature(_ text: String) -> Shortage? {
    let feature: Feature? =
      if text.contains(/use of '@import' when/) {
        .imports
      } else if text.contains(
        /ARC forbids|not available in (ARC|automatic reference counting) mode|unavailable in ARC/)
      {
        .manual
      } else if text.contains(/requires a bridged cast/) {
        .casts
      } else if text.contains(
        /using manual reference counting|-fobjc-arc|([Rr]equires?|with|[Nn]eeds|without) ARC/)
      {
        .automatic
      } else {
        nil
      }
    return feature.map { Shortage(.feature, $0.rawValue) }
  }

  private static func undeclared(_ text: String) -> String? {
    let pattern = /(?:unknown type name|use of undeclared identifier) '([^']+)'/
    // The headers are there as a module, which the file does not import.
    let unimported = /'(\w+)' must be (?:declared before it is used|imported from module)/
    return (text.firstMatch(of: pattern) ?? text.firstMatch(of: unimported)).map { String($0.1) }
  }

  /// Tells macros, classes and functions from their names, as people do.
  private static func kind(of name: String, in message: CompilerMessage, isType: Bool) -> Kind {
    if CompilerMessage.isMacro(name) { return .macro }
    if name.contains(/^[A-Z]{2,}[a-z]\w*$/), !name.hasPrefix("CG"), !name.hasPrefix("CF") {
      let uses = ["[\(name) ", "\(name) *", "\(name)<"]
      return message.lines.contains { line in uses.contains { line.contains($0) } }
        ? .cls : isType ? .type : .name
    }
    if isType { return .type }
    return message.lines.contains { $0.contains("\(name)(") } ? .function : .name
  }
}

extension CompilerMessage {
  private static let keywords: Set = [
    "__attribute__", "__autoreleasing", "__block", "__bridge", "__extension__", "__kindof",
    "__strong", "__typeof", "__typeof__", "__unsafe_unretained", "__weak",
  ]

  /// Whether a name is written as macros are.
  static func isMacro(_ name: String) -> Bool {
    !keywords.contains(name) && name.contains(/^(__[a-z_]+|_?[A-Z][A-Z0-9]*_[A-Z0-9_]+|[A-Z]{5,})$/)
  }

  /// The macro at the place of the message, or the next one after it in the line. The compiler then says only what it
  /// expected there.
  var macroAtCaret: String? {
    guard let index = lines.indices.first(where: { lines[$0].contains(/^ *\d* \| *~*\^/) }),
      index > lines.startIndex
    else { return nil }
    let caret = lines[index].prefix { $0 != "^" }.utf16.count
    var start = 0
    var names: [(start: Int, name: String)] = []
    for word in lines[index - 1].split(
      omittingEmptySubsequences: false,
      whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    {
      names.append((start, String(word)))
      start += word.utf16.count + 1
    }
    return names.first { $0.start + $0.name.utf16.count >= caret && Self.isMacro($0.name) }?.name
  }
}
