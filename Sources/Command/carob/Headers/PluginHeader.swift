import CarobPlugins
import CarobRuntime

/// The header for a plugin's classes, protocols and categories, for use by other plugins in Objective-C.
struct PluginHeader {
  /// The name of the file, made from the plugin's name, without slashes.
  let name: String
  private let plugin: LoadedPlugin
  /// The superclasses, adopted protocols and extended classes.
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

  /// The path in the output folder.
  var path: String { "\(name).h" }

  /// Returns the header. It imports the needed headers of other plugins.
  func text(among others: [PluginHeader], _ host: HostHeaders) -> String {
    let mentioned = Mentioned()
    let declarations = HeaderDeclarations(
      isDeclared: { name in
        if host.classNames.contains(name) { return true }
        // Carob's internal classes have no header.
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
      // Suppresses warnings about declarations that differ from the superclass's. They concern the plugin's own build.
      pragmas: ["#pragma clang system_header"])
    text.forward(
      classes: classNames.union(mentioned.classes).filter(SourceName.isUsable).sorted(),
      protocols: protocolNames.union(mentioned.protocols).subtracting(host.protocolNames)
        .filter(SourceName.isUsable).sorted())
    for lines in body { text.add(lines) }
    return text.text
  }

  private var offers: Set<String> { classNames.union(protocolNames) }

  /// The names in the types of declarations.
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
      return declarations.lines(forProtocol: declared.name, declared, nil)
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

  /// Replaces all but letters, digits and other common characters of file names by `_`.
  private static func fileName(_ name: String) -> String {
    let usable = name.unicodeScalars.map { scalar -> Character in
      let isUsable = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isUsable || "-+_.".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    let text = String(usable)
    return text.hasPrefix(".") || text.isEmpty ? "_" + text : text
  }
}
