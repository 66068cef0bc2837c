import CarobRuntime
import InstantCocoa

/// What one class is sent by Instant Cocoa, as far as the roles tell that it plays.
struct ExpectedMessages {
  /// The messages with fixed names, and those with the names of a model's properties.
  private let messages: [Key: ExpectedMessage]
  /// The selectors of those for instances.
  let messageNames: Set<String>
  /// The selectors of those for the class.
  let classMessageNames: Set<String>
  /// The kinds of messages with the name of a model.
  let families: [ModelMessageFamily]
  /// How selectors begin, in lower case, that nobody but Instant Cocoa sends.
  let telltales: [String]

  private struct Key: Hashable {
    let selector: Selector
    let isClassMethod: Bool
  }

  init(for cls: RuntimeClass) {
    let selectors = cls.methods.map { $0.selector.name.lowercased() }
    let roles = MessageRole.allCases.filter { role in
      role.isDeclared(by: cls)
        || role.telltales.contains { telltale in selectors.contains { $0.hasPrefix(telltale) } }
    }
    let isModel = cls.isSubclass(of: ICModel.runtimeClass)
    let all = roles.flatMap(\.messages) + (isModel ? ModelHooks.messages(for: cls) : [])
    messages = Dictionary(
      all.map { (Key(selector: $0.selector, isClassMethod: $0.isClassMethod), $0) },
      uniquingKeysWith: { first, _ in first })
    messageNames = Set(all.lazy.filter { !$0.isClassMethod }.map(\.selector.name))
    classMessageNames = Set(all.lazy.filter(\.isClassMethod).map(\.selector.name))
    var families: [ModelMessageFamily] = []
    for family in roles.flatMap(\.families) where !families.contains(family) {
      families.append(family)
    }
    self.families = families
    telltales =
      roles.flatMap(\.telltales).filter { $0.hasSuffix(":") }
      + (families.isEmpty ? [] : ["configurecell:"])
      + (isModel ? ModelHooks.prefixes.map { $0.lowercased() } : [])
  }

  /// The message of a selector.
  func message(_ method: Method) -> ExpectedMessage? {
    messages[Key(selector: method.selector, isClassMethod: method.isClassMethod)]
  }

  /// Whether nobody but Instant Cocoa is likely to send a selector.
  func isTelltale(_ selector: Selector) -> Bool {
    let name = selector.name.lowercased()
    return telltales.contains { name.hasPrefix($0) }
  }
}
