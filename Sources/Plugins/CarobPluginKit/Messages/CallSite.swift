internal import CCarob
import Synchronization

/// A selector in the source, with its family and number of arguments.
///
/// There is one for each literal, found by its address, so that a selector is registered only once.
/// Implementations are cached in the receiver's class. [any-thread]
final class CallSite: @unchecked Sendable {
  // SAFETY: all fields are constant. Selectors and their names last for ever.

  /// The selector; null when its name is malformed. Sending it fails then.
  let selector: SEL?
  let name: String
  let family: MethodFamily
  let argumentCount: Int

  init(selector name: String) {
    self.name = name
    // A malformed name leaves a pending error, as sending the message does later.
    selector = sel_registerName(name)
    family = MethodFamily(of: name)
    argumentCount = name.utf8.count { $0 == UInt8(ascii: ":") }
  }

  /// The addresses of the literals that form a selector: a setter's name, or a name and labels.
  private struct Key: Hashable {
    let isSetter: Bool
    let name: UInt
    let labels: [UInt]
  }

  private static let sites = Mutex<[Key: CallSite]>([:])

  /// Returns the site for a name and the labels of arguments, the first of which is empty.
  static func known(_ name: StaticString, labels: [StaticString]) -> CallSite {
    known(Key(isSetter: false, name: address(of: name), labels: labels.map(address))) {
      name.description + labels.map { $0.description + ":" }.joined()
    }
  }

  /// Returns the site of `setName:` for a property.
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
