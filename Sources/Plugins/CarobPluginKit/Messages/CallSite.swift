internal import CCarob
import Synchronization

/// A selector as it is written at places that send it.
///
/// One for each literal, found by its address. Who answers is in the cache of the receiver's class, which the
/// host keeps; what the site adds is that no selector is made of text twice. [any-thread]
final class CallSite: @unchecked Sendable {
  // SAFETY: all fields are constant. Selectors and their names last for ever.

  /// The selector; null when its name is none, in which case sending says so.
  let selector: SEL?
  let name: String
  let family: MethodFamily
  let argumentCount: Int

  init(selector name: String) {
    self.name = name
    // A name that is none leaves an error, which is left again when the message is sent.
    selector = sel_registerName(name)
    family = MethodFamily(of: name)
    argumentCount = name.utf8.count { $0 == UInt8(ascii: ":") }
  }

  /// Where the words of a selector are in the module: a setter's name, or a name and labels.
  private struct Key: Hashable {
    let isSetter: Bool
    let name: UInt
    let labels: [UInt]
  }

  private static let sites = Mutex<[Key: CallSite]>([:])

  /// The site of a name and the labels of arguments, the first of them empty.
  static func known(_ name: StaticString, labels: [StaticString]) -> CallSite {
    known(Key(isSetter: false, name: address(of: name), labels: labels.map(address))) {
      name.description + labels.map { $0.description + ":" }.joined()
    }
  }

  /// The site of `setName:` for a property.
  static func setter(of name: StaticString) -> CallSite {
    known(Key(isSetter: true, name: address(of: name), labels: [])) {
      let name = name.description
      return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    }
  }

  private static func address(of literal: StaticString) -> UInt {
    UInt(bitPattern: literal.utf8Start)
  }

  private static func known(_ key: Key, selector: () -> String) -> CallSite {
    if let site = sites.withLock({ $0[key] }) { return site }
    let site = CallSite(selector: selector())
    if site.selector != nil { sites.withLock { $0[key] = site } }
    return site
  }

  static let isEqual = CallSite(selector: "isEqual:")
  static let description = CallSite(selector: "description")
  static let localizedDescription = CallSite(selector: "localizedDescription")
}
