import ArgumentParser
import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobScreens
import InstantCocoa

/// `carob inspect`: prints a plugin's descriptor and its registered protocols, classes and
/// categories; or classes and protocols of the host.
struct InspectCommand: Subcommand {
  static let traits: SubcommandTraits = .startsWorker

  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "List the classes of a plugin, or of carob itself.",
    discussion: """
      Prints what the plugin says of itself, then each protocol, class and category that it \
      registers, each in the order of registration: superclass, protocols, instance \
      variables, properties, class methods (+) and instance methods (-). Names of arguments are guessed from the selectors. \
      The language is what the sections and symbols of the file tell.

      The name of a class or protocol of carob, such as UILabel, prints its declaration as in the headers for Objective-C. A \
      plugin of that name comes first; --host looks for classes and protocols only. Without a name, --host prints all of them.

      EXAMPLES:
        carob inspect Followers
        carob inspect ./libFollowers.so
        carob inspect Followers --format json
        carob inspect UITableViewCell
        carob inspect --host
        carob inspect --diff ./libFollowers-1.0.so ./libFollowers.so

      With --diff, prints what differs between the interfaces of two builds of a plugin, and of each difference whether code \
      that was built for the old one notices it.

      docs/inspect.schema.json describes the JSON.
      """)

  @Argument(help: "The path, the folder or the name of a plugin, or the name of a class.")
  var name: String?

  @Flag(help: "Look among the classes and protocols of carob only.")
  var host = false

  @OptionGroup var others: OtherPlugins

  @Option(
    help: ArgumentHelp(
      "Compare the plugin with an older build of it.", valueName: "old"))
  var diff: String?

  @Flag(help: "With --diff: fail when others notice a difference.")
  var strict = false

  @Option(help: "How to print the interface.")
  var format: OutputFormat = .text

  func validate() throws {
    if diff != nil, host || name == nil {
      throw ValidationError("--diff compares two plugins: carob inspect --diff OLD NEW")
    }
    if strict, diff == nil { throw ValidationError("--strict goes with --diff") }
  }

  func run() throws {
    if let diff, let name { return try compare(diff, with: name) }
    if name == nil, !host {
      throw CommandError(
        .usage, "inspect: nothing is named", advice: "name a plugin or a class, or pass --host")
    }
    let plugins = PluginHost()
    let output = Output.standard
    if let declarations = try HostInspection.named(name, isHost: host) {
      return switch format {
      case .json: try output.write(HostInspection.json(declarations))
      case .text: try output.write(HostInspection.text(declarations, style: output.style))
      }
    }
    try plugins.loadOthers(others.names)
    let loaded = try plugins.load(name ?? "")
    let languages: ModuleLanguages
    do throws(PluginError) {
      languages = try ModuleFile(path: loaded.path).languages
    } catch {
      throw CommandError(.badPlugin, error.sentence, advice: error.advice)
    }
    switch format {
    case .json: try output.write(Self.json(loaded, languages))
    case .text: try output.write(Self.text(loaded, languages, style: output.style))
    }
  }

  /// Prints the differences between two builds.
  ///
  /// - Throws: `CommandError` when a build cannot be loaded or unloaded, and for differences with `--strict`.
  private func compare(_ old: String, with new: String) throws {
    let host = PluginHost()
    try host.loadOthers(others.names)
    let before = try host.load(old, copying: true)
    let interface = PluginInterface(before)
    do throws(PluginError) {
      // Both register classes of the same names.
      try host.loader.unload(before)
    } catch {
      throw CommandError(.badPlugin, error.sentence, advice: error.advice)
    }
    let comparison = InterfaceComparison(
      from: interface, to: PluginInterface(try host.load(new, copying: true)))
    let output = Output.standard
    let isFailure = strict && comparison.noticed > 0
    switch format {
    case .json: try output.write(comparison.json, isFailure: isFailure)
    case .text: try output.write(comparison.text(style: output.style), isFailure: isFailure)
    }
    if isFailure {
      throw CommandError(
        .badPlugin,
        "\(new): others notice \("difference".withCount(comparison.noticed)) from \(old)",
        advice: "raise the version, or keep what was there")
    }
  }

  private static func text(
    _ plugin: LoadedPlugin, _ languages: ModuleLanguages, style: TextStyle
  ) -> String {
    var table = TextTable()
    for case (let name, let value?) in fields(of: plugin, languages) {
      table.addRow([.init(name, role: .detail), .init(value)])
    }
    var lines = table.lines(style: style)
    for made in plugin.protocols {
      lines += [""] + ProtocolDeclaration(of: made).lines(style: style)
    }
    for cls in plugin.classes { lines += [""] + ClassDeclaration(of: cls).lines(style: style) }
    for (cls, category) in plugin.categories {
      lines += [""] + CategoryDeclaration(of: category, on: cls).lines(style: style)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func fields(
    of plugin: LoadedPlugin, _ languages: ModuleLanguages
  ) -> [(name: String, value: String?)] {
    let descriptor = plugin.descriptor
    let abi = "\(descriptor.abiVersion)"
    return [
      ("name", descriptor.name), ("version", descriptor.version),
      ("identifier", descriptor.identifier), ("principal class", descriptor.principalClass),
      ("model class", descriptor.modelClass), ("data", descriptor.data),
      ("key path", descriptor.keyPath),
      ("prefixes", list(descriptor.prefixes)), ("needs", list(descriptor.extensions)),
      ("built upon", list(descriptor.dependencies)),
      ("host", descriptor.leastHost.map { "Carob \($0) or newer" }),
      ("vendor", descriptor.vendor), ("license", descriptor.license), ("URL", descriptor.url),
      ("description", descriptor.summary), ("features", list(descriptor.features)),
      ("language", list(languages.names)), ("counting", languages.counting.map(words)),
      ("ABI", languages.counting == nil ? abi : "\(abi), \(ModuleLanguages.objectiveCABI)"),
      ("file", plugin.path),
    ]
  }

  private static func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private static func words(_ counting: ModuleLanguages.Counting) -> String {
    switch counting {
    case .automatic: "ARC"
    case .manual: "manual"
    case .mixed: "ARC in some files, manual in others"
    case .unknown: "not known: no variable of a class tells"
    }
  }

  private static func json(_ plugin: LoadedPlugin, _ languages: ModuleLanguages) -> String {
    let descriptor = plugin.descriptor
    return JSONValue.object([
      ("name", .string(descriptor.name)), ("version", .string(descriptor.version)),
      ("identifier", .string(descriptor.identifier)),
      ("principalClass", JSONValue(descriptor.principalClass)),
      ("modelClass", JSONValue(descriptor.modelClass)), ("data", JSONValue(descriptor.data)),
      ("keyPath", JSONValue(descriptor.keyPath)),
      ("prefixes", .array(descriptor.prefixes.map(JSONValue.string))),
      ("extensions", .array(descriptor.extensions.map(JSONValue.string))),
      ("dependencies", .array(descriptor.dependencies.map(JSONValue.string))),
      ("leastHost", JSONValue(descriptor.leastHost)), ("vendor", JSONValue(descriptor.vendor)),
      ("license", JSONValue(descriptor.license)), ("url", JSONValue(descriptor.url)),
      ("description", JSONValue(descriptor.summary)),
      ("features", .array(descriptor.features.map(JSONValue.string))),
      ("abiVersion", .string("\(descriptor.abiVersion)")),
      ("languages", .array(languages.names.map(JSONValue.string))),
      (
        "objectiveC",
        languages.counting.map {
          .object([
            ("abi", .string(ModuleLanguages.objectiveCABI)), ("counting", .string($0.rawValue)),
          ])
        } ?? .null
      ), ("file", .string(plugin.path)),
      ("protocols", .array(plugin.protocols.map { JSONValue($0) })),
      ("classes", .array(plugin.classes.map { JSONValue($0) })),
      ("categories", .array(plugin.categories.map { JSONValue($0.category, on: $0.cls) })),
    ]).text
  }
}
