import CarobPlugins
import CarobRuntime
import InstantCocoa

/// Checks the prefixes of a plugin's classes, which are removed to get the names of models.
struct PrefixCheck {
  private let members: PluginMembers
  private var plugin: LoadedPlugin { members.plugin }

  init(_ members: PluginMembers) { self.members = members }

  var findings: [Finding] {
    unused + members.models.compactMap(unregistered)
  }

  private var unused: [Finding] {
    let descriptor = plugin.descriptor
    return descriptor.prefixes.filter { prefix in
      !members.classes.contains { $0.name.hasPrefix(prefix) } || prefix.isEmpty
    }.map { prefix in
      Finding(
        .unusedPrefix, .file(plugin.path),
        prefix.isEmpty
          ? "one of its prefixes is empty, which is ignored"
          : "no class of it begins with its prefix \(prefix)",
        "correct .prefixes")
    }
  }

  private func unregistered(_ cls: RuntimeClass) -> Finding? {
    guard let prefix = prefix(missingFor: cls), let whole = selectorName(cls.name),
      let short = selectorName(String(cls.name.dropFirst(prefix.count)))
    else { return nil }
    return Finding(
      .unregisteredPrefix, .cls(cls.name, in: plugin.path),
      "its prefix \(prefix) is not in .prefixes, so cells are configured by \(whole), not by \(short)",
      "add \"\(prefix)\" to .prefixes")
  }

  /// Returns the prefix of a model whose handlers are looked up with its full name, because the
  /// prefix is not registered. Nil when a class of the plugin has a handler with the full name.
  func prefix(missingFor cls: RuntimeClass) -> String? {
    guard let prefix = Self.prefix(of: cls.name),
      let names = try? ModelMessageFamily.configureCell.selectorNames(forObjectsOf: cls),
      // A registered prefix or a `+modelName` gives a shorter name.
      let whole = names.first, whole == selectorName(cls.name), !members.answers(whole)
    else { return nil }
    return prefix
  }

  /// The selectors that would be sent for the plugin's models if their prefixes were registered.
  var meantSelectors: Set<String> {
    var selectors: Set<String> = []
    for cls in members.models {
      guard let prefix = prefix(missingFor: cls) else { continue }
      let name = String(cls.name.dropFirst(prefix.count))
      for family in ModelMessageFamily.allCases {
        let selector = family.selectorName(forModelNamed: name, ICInflector.shared.inflector)
        if let selector { selectors.insert(selector) }
      }
    }
    return selectors
  }

  private func selectorName(_ name: String) -> String? {
    ModelMessageFamily.configureCell.selectorName(
      forModelNamed: name, ICInflector.shared.inflector)
  }

  /// Returns the capitals at the start of a name except the last one, which begins a word: `SK` of
  /// `SKUser`. Nil for fewer than two.
  private static func prefix(of name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name[capitals.endIndex...]
    guard capitals.count > 2, rest.first?.isLowercase == true else { return nil }
    return String(capitals.dropLast())
  }
}
