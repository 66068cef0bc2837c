import CarobRuntime
import InstantCocoa

/// What one class is sent by Instant Cocoa, as far as the roles tell that it plays.
struct ExpectedMessages {
  /// The messages with fixed names, and those with the names of a model's properties.
  let messages: [ExpectedMessage]
  /// The kinds of messages with the name of a model.
  let families: [ModelMessageFamily]
  /// How selectors begin, in lower case, that nobody but Instant Cocoa sends.
  let telltales: [String]

  init(for cls: RuntimeClass) {
    let selectors = cls.methods.map { $0.selector.name.lowercased() }
    let roles = MessageRole.allCases.filter { role in
      role.isDeclared(by: cls)
        || role.telltales.contains { telltale in selectors.contains { $0.hasPrefix(telltale) } }
    }
    let isModel = cls.isSubclass(of: ICModel.runtimeClass)
    messages = roles.flatMap(\.messages) + (isModel ? ModelHooks.messages(for: cls) : [])
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
    messages.first {
      $0.selector == method.selector && $0.isClassMethod == method.isClassMethod
    }
  }

  /// Whether nobody but Instant Cocoa is likely to send a selector.
  func isTelltale(_ selector: Selector) -> Bool {
    let name = selector.name.lowercased()
    return telltales.contains { name.hasPrefix($0) }
  }
}
