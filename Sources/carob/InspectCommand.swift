import ArgumentParser
import CarobPlugins
import CarobRenderers
import CarobRuntime

/// `carob inspect`: prints what a plugin says of itself, and the protocols, classes and categories it registers.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "List the classes of a plugin.",
    discussion: """
      Prints what the plugin says of itself, then each protocol, class and category that it \
      registers, each in the order of registration: superclass, protocols, properties, class \
      methods (+) and instance methods (-). Names of arguments are guessed from the selectors.

      EXAMPLES:
        carob inspect Followers
        carob inspect ./libFollowers.so
      """)

  @Argument(help: "The path or the name of a plugin.")
  var plugin: String

  func run() throws {
    let loaded = try PluginHost().load(plugin)
    var lines = Self.description(of: loaded)
    for made in loaded.protocols { lines += [""] + ProtocolDeclaration(of: made).lines }
    for cls in loaded.classes { lines += [""] + ClassDeclaration(of: cls).lines }
    for (cls, category) in loaded.categories {
      lines += [""] + CategoryDeclaration(of: category, on: cls).lines
    }
    try Output.standard.write(lines.map { $0.printableText + "\n" }.joined())
  }

  private static func description(of plugin: LoadedPlugin) -> [String] {
    let descriptor = plugin.descriptor
    let fields: [(name: String, value: String?)] = [
      ("name", descriptor.name), ("version", descriptor.version),
      ("identifier", descriptor.identifier), ("principal class", descriptor.principalClass),
      ("model class", descriptor.modelClass), ("data", descriptor.data),
      ("key path", descriptor.keyPath),
      (
        "prefixes",
        descriptor.prefixes.isEmpty ? nil : descriptor.prefixes.joined(separator: ", ")
      ),
      ("file", plugin.path),
    ]
    var table = TextTable()
    for case (let name, let value?) in fields { table.addRow([.init(name), .init(value)]) }
    return table.lines()
  }
}
