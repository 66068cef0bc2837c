import CarobPlugins
import CarobRuntime
import Foundation

/// A difference between the interfaces of two builds of a plugin.
struct InterfaceChange {
  enum Way: String {
    case removed, added, changed
  }

  let item: PluginInterface.Item
  let way: Way
  /// The fact, as a clause that follows the place.
  let message: String
  /// The reason why code that was built for the old build notices it; nil when it does not.
  let consequence: String?

  init(removed item: PluginInterface.Item) {
    self.item = item
    way = .removed
    let inherited = item.inheritedFrom
    message = inherited.map { "removed, and inherited from \($0)" } ?? "removed"
    consequence =
      switch item.kind {
      case .field: "hosts read it"
      case .prefix: "cells and routes of its models are asked for by the names with the prefix"
      case .requiredExtension, .dependency: nil
      case .cls:
        "nobody finds the class, and subclasses and categories of others are not registered"
      case .declaredProtocol: "nobody finds the protocol"
      case .adoption: "conformsToProtocol: answers NO"
      case .method: inherited == nil ? "messages fail" : nil
      case .property: "key-value coding and JSON do not find it by this name"
      case .requirement: "classes with the method are not asked for it by the protocol"
      }
  }

  init(added item: PluginInterface.Item) {
    self.item = item
    way = .added
    message = "added"
    consequence =
      switch item.kind {
      case .prefix: "cells and routes of its models are asked for by the names without the prefix"
      case .requiredExtension: "hosts without it refuse the plugin"
      case .dependency: "hosts that do not find it refuse the plugin"
      case .requirement where item.isRequired: "classes that adopt the protocol lack it"
      default: nil
      }
  }

  /// Returns nil when nothing changed.
  init?(from old: PluginInterface.Item, to new: PluginInterface.Item) {
    guard old.value != new.value || old.isRequired != new.isRequired else { return nil }
    item = new
    way = .changed
    message =
      old.value != new.value
      ? "was \(old.words), and is \(new.words)"
      : new.isRequired ? "was optional, and is required" : "was required, and is optional"
    consequence = Self.consequence(old, new)
  }

  private static func consequence(
    _ old: PluginInterface.Item, _ new: PluginInterface.Item
  ) -> String? {
    if new.isRequired, !old.isRequired { return "classes that adopt the protocol may lack it" }
    switch new.kind {
    case .field where new.place == "identifier": return "hosts take it for another plugin"
    case .field where new.place == "ABI":
      return new.value.compare(old.value, options: .numeric) == .orderedDescending
        ? "hosts with ABI \(old.value) refuse the plugin" : nil
    case .field where new.place == "least host":
      let isNewer = new.value.compare(old.value, options: .numeric) == .orderedDescending
      return new.value != "none" && (old.value == "none" || isNewer)
        ? "older versions of Carob refuse the plugin" : nil
    case .cls:
      let isBelow = RuntimeClass(named: new.place)?.ancestry.contains { $0.name == old.value }
      return isBelow == true ? nil : "it inherits other methods"
    case .method, .requirement:
      guard let before = try? MethodEncoding(parsing: old.value),
        let after = try? MethodEncoding(parsing: new.value), before.isCalledLike(after)
      else { return "code that was compiled before passes or expects the earlier types" }
      return nil
    case .property:
      guard let before = try? TypeEncoding(parsing: old.value),
        let after = try? TypeEncoding(parsing: new.value), before.isPassedLike(after)
      else { return "code that was compiled before passes or expects the earlier type" }
      return nil
    default: return nil
    }
  }
}

extension PluginInterface.Item {
  /// The class of which the class inherits a removed method; nil when it does not. Both builds' classes have the same names.
  fileprivate var inheritedFrom: String? {
    guard kind == .method, let selector, let cls = owner.flatMap({ RuntimeClass(named: $0) }) else {
      return nil
    }
    let found = (isClassMethod ? cls.metaclass : cls).ancestry.first { cls in
      cls.methods.contains { $0.selector == selector }
    }
    return found?.name
  }

  fileprivate var words: String {
    switch kind {
    case .method, .requirement, .property: "\"\(value)\""
    case .cls: value.isEmpty ? "a root class" : "a subclass of \(value)"
    default: value
    }
  }
}
