import CarobPlugins
import CarobRuntime

/// The header of what a plugin registers, so that another plugin in Objective-C can use it.
struct PluginHeader {
  /// A name for the file, made of the plugin's: no separator of folders is in it.
  let name: String
  private let plugin: LoadedPlugin
  /// Classes and protocols that the plugin's inherit from, or extend.
  private let needs: Set<String>
  private let classNames: Set<String>
  private let protocolNames: Set<String>

  init(of plugin: LoadedPlugin) {
    self.plugin = plugin
    name = Self.fileName(plugin.descriptor.name)
    classNames = Set(plugin.classes.map(\.name))
    protocolNames = Set(plugin.protocols.map(\.name))
    var needs = Set(plugin.categories.map(\.cls.name))
    for cls in plugin.classes {
      if let superclass = cls.superclass { needs.insert(superclass.name) }
      needs.formUnion(cls.protocols.map(\.name))
    }
    for proto in plugin.protocols { needs.formUnion(proto.protocols.map(\.name)) }
    self.needs = needs
  }

  /// The file's path below the folder.
  var path: String { "\(name).h" }

  /// The header, which imports those of other plugins that it needs.
  func text(among others: [PluginHeader], _ host: HostHeaders) -> String {
    let mentioned = Mentioned()
    let declarations = HeaderDeclarations(
      isDeclared: { name in
        if host.classNames.contains(name) { return true }
        // Classes of Carob's own use have no header.
        if let cls = RuntimeClass(named: name), cls.swiftClass.runtimeClass == cls { return false }
        mentioned.classes.insert(name)
        return true
      }, mentionProtocol: { mentioned.protocols.insert($0) })
    let body = bodies(declarations)
    let imports =
      ["InstantCocoa/InstantCocoa.h"]
      + others.filter { $0.name != name && !$0.offers.isDisjoint(with: needs) }.map(\.path)
    var text = HeaderText(
      path, imports.map { "#import <\($0)>" },
      // What a plugin declares otherwise than its superclass was for its own compiler to say.
      pragmas: ["#pragma clang system_header"])
    text.forward(
      classes: classNames.union(mentioned.classes).filter(SourceName.isUsable).sorted(),
      protocols: protocolNames.union(mentioned.protocols).subtracting(host.protocolNames)
        .filter(SourceName.isUsable).sorted())
    for lines in body { text.add(lines) }
    return text.text
  }

  private var offers: Set<String> { classNames.union(protocolNames) }

  /// Names that declarations have in their types.
  private final class Mentioned {
    var classes: Set<String> = []
    var protocols: Set<String> = []
  }

  private func bodies(_ declarations: HeaderDeclarations) -> [[String]] {
    let protocols = plugin.protocols.sorted { $0.name < $1.name }
      .inheritanceOrder(name: \.name, above: { $0.protocols.map(\.name) })
    let classes = plugin.classes.sorted { $0.name < $1.name }
      .inheritanceOrder(name: \.name, above: { [$0.superclass?.name ?? ""] })
    return protocols.map { declared in
      guard SourceName.isUsable(declared.name) else {
        return [HeaderText.comment("@protocol \(declared.name)")]
      }
      return declarations.lines(for: declared)
    }
      + classes.map { cls in
        guard SourceName.isUsable(cls.name) else {
          return [HeaderText.comment("@interface \(cls.name)")]
        }
        return declarations.lines(for: cls)
      }
      + plugin.categories.map { cls, category in
        guard SourceName.isUsable(cls.name), SourceName.isUsable(category.name) else {
          return [HeaderText.comment("@interface \(cls.name) (\(category.name))")]
        }
        return declarations.lines(for: category, of: cls)
      }
  }

  /// Letters, digits and what else files are named with; anything else becomes `_`.
  private static func fileName(_ name: String) -> String {
    let usable = name.unicodeScalars.map { scalar -> Character in
      let isUsable = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isUsable || "-+_.".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    let text = String(usable)
    return text.hasPrefix(".") || text.isEmpty ? "_" + text : text
  }
}
