import CarobRuntime
import InstantCocoa

/// The methods that Instant Cocoa may call on a class, by the informal protocols that the class implements.
struct InformalProtocols {
  /// The methods with fixed names, and those with the names of a model's properties.
  private let messages: [Key: InformalProtocol.Method]
  /// The selectors of instance methods.
  let messageNames: Set<String>
  /// The selectors of class methods.
  let classMessageNames: Set<String>
  /// The families of methods with the name of a model.
  let families: [ModelMessageFamily]
  /// The beginnings, in lower case, of selectors that hardly anything but Instant Cocoa sends.
  let selectorPrefixes: [String]

  private struct Key: Hashable {
    let selector: Selector
    let isClassMethod: Bool
  }

  init(for cls: RuntimeClass) {
    let selectors = cls.methods.map { $0.selector.name.lowercased() }
    let protocols = InformalProtocol.allCases.filter { candidate in
      candidate.isDeclared(by: cls)
        || candidate.selectorPrefixes.contains { prefix in
          selectors.contains { $0.hasPrefix(prefix) }
        }
    }
    let isModel = cls.isSubclass(of: ICModel.runtimeClass)
    let all = protocols.flatMap(\.methods) + (isModel ? ModelHooks.messages(for: cls) : [])
    messages = Dictionary(
      all.map { (Key(selector: $0.selector, isClassMethod: $0.isClassMethod), $0) },
      uniquingKeysWith: { first, _ in first })
    messageNames = Set(all.lazy.filter { !$0.isClassMethod }.map(\.selector.name))
    classMessageNames = Set(all.lazy.filter(\.isClassMethod).map(\.selector.name))
    var families: [ModelMessageFamily] = []
    for family in protocols.flatMap(\.families) where !families.contains(family) {
      families.append(family)
    }
    self.families = families
    selectorPrefixes =
      protocols.flatMap(\.selectorPrefixes).filter { $0.hasSuffix(":") }
      + (families.isEmpty ? [] : ["configurecell:"])
      + (isModel ? ModelHooks.prefixes.map { $0.lowercased() } : [])
  }

  /// Returns the known method with a method's selector.
  func message(_ method: Method) -> InformalProtocol.Method? {
    messages[Key(selector: method.selector, isClassMethod: method.isClassMethod)]
  }

  /// Returns whether a selector begins like one that Instant Cocoa sends.
  func hasKnownPrefix(_ selector: Selector) -> Bool {
    let name = selector.name.lowercased()
    return selectorPrefixes.contains { name.hasPrefix($0) }
  }
}
