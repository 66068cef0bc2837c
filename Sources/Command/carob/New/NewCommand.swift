import ArgumentParser
import CarobRenderers
import CarobScreens

/// `carob new`: writes the files of a new plugin.
struct NewCommand: Subcommand {
  static let traits: SubcommandTraits = .writesFiles

  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a plugin to begin with.",
    discussion: """
      The plugin shows a list at once: a model, a handler that fills its rows, one for selections that \
      pushes a second screen, and data. With several models the data has an array for each.

      Names of classes begin with a prefix, which is taken from the first --model (SK of SKUser) or made from \
      NAME; a --model without it gets it.

      With --data, the models are made for that data: it is looked at, up to 10,000 rows, and copied into the plugin. Objects \
      in objects become models too, as arrays do; dates, URLs, numbers and truth values become properties of their types. \
      The list shows the two fields that tell most, the second screen all. Without --key-path, the rows are the array of \
      objects that is nearest to the top.

      EXAMPLES:
        carob new Demo
        carob new Issues --data issues.json
        carob new Packages --data http://localhost:8080/packages --key-path packages
        carob new Library --language objc --model Book --model Author
        carob new Followers --language swift --model SKUser --directory ~/plugins/followers
      """)

  enum Language: String, CaseIterable, ExpressibleByArgument {
    case c
    case objectiveC = "objc"
    case swift
  }

  @Argument(help: "What the plugin is called: letters and digits, the first a capital letter.")
  var name: String

  @Option(help: "What it is written in.")
  var language: Language = .c

  @Option(
    help: ArgumentHelp(
      "What the rows are; Item unless said. May be given several times.", valueName: "class"))
  var model: [String] = []

  @Option(
    help: ArgumentHelp(
      "The JSON to make the models for: a file, - for standard input, or an http:, https: or file: URL.",
      valueName: "file-or-url"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "With --data: where the array is in it, keys with dots between them; \"\" for the top.",
      valueName: "path"))
  var keyPath: String?

  @Option(help: ArgumentHelp("What the names of its classes begin with.", valueName: "letters"))
  var prefix: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write; NAME in the working directory unless said.", valueName: "folder"))
  var directory: String?

  @OptionGroup var location: CarobRoot.Option

  @Flag(help: "Write into a folder that is not empty, over files of the same names.")
  var force = false

  func run() throws {
    let folder = NewPluginFolder(path: GivenFolder.path(directory ?? name))
    let plugin = try plugin(in: folder)
    let files: [NewFile]
    let module: String
    switch language {
    case .c:
      module = PluginSources.moduleName(ofFolder: folder.path)
      files = plugin.filesInC(module: module)
    case .objectiveC:
      module = PluginSources.moduleName(ofFolder: folder.path)
      files = plugin.filesInObjectiveC(module: module)
    case .swift:
      try plugin.checkNameInSwift()
      module = plugin.moduleInSwift
      files = try plugin.filesInSwift(root: location.find().withPackage())
    }
    try folder.write(files, overwriting: force)
    try Output.standard.write(
      report(files, plugin.content, module: "\(folder.path)/\(module)", in: folder))
  }

  /// Returns the plugin's names, and the models for its data.
  private func plugin(in folder: NewPluginFolder) throws -> NewPlugin {
    guard let data else {
      if let keyPath {
        throw CommandError.option("key-path", keyPath, "is for data; give --data FILE")
      }
      return try NewPlugin(name: name, prefix: prefix, models: model)
    }
    if model.count > 1 {
      throw CommandError.option(
        "model", model[1], "with --data there is one, that of the rows; the others are made of it")
    }
    // Checked before anything is fetched.
    _ = try NewPlugin(name: name, prefix: prefix, models: model)
    try folder.refuseContents(overwriting: force)
    // Registers ICModel, whose methods must not have the names of properties.
    _ = PluginHost()
    // A command runs on its process's main thread.
    let sample = try MainActor.assumeIsolated { try SampleData(data, keyPath: keyPath) }
    var plugin = try NewPlugin(name: name, prefix: prefix, models: model)
    if model.isEmpty {
      for name in sample.modelNames {
        guard let named = try? NewPlugin(name: self.name, prefix: plugin.prefix, models: [name])
        else { continue }
        plugin = named
        break
      }
    }
    plugin.content = try DataContent(sample, for: plugin, in: language)
    return plugin
  }

  /// Returns the list of files, and the commands to run next.
  private func report(
    _ files: [NewFile], _ content: DataContent?, module: String, in folder: NewPluginFolder
  ) -> String {
    var table = TextTable()
    for file in files {
      table.addRow([.init("  \(folder.path)/\(file.path)"), .init(file.purpose)])
    }
    let output = Output.standard
    let rows = table.lines(width: output.width, style: output.style)
    let carob = CommandLine.arguments.first ?? "carob"
    let next = [[carob, "build", folder.path], [carob, "show", module]].map(ShellText.command)
    let facts = content.map { [""] + $0.report.map(\.printableText) } ?? []
    let lines =
      ["Wrote \(name):", ""] + rows + facts + ["", "Next:", ""] + next.map { "  \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
