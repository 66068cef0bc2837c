import ArgumentParser
import CarobRenderers
import CarobScreens

/// `carob new`: writes the files of a new plugin.
struct NewCommand: Subcommand {
  static let traits: SubcommandTraits = .writesFiles

  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a plugin or a program to begin with, or a carob.json for sources.",
    discussion: """
      The plugin shows a list at once: a model, a handler that fills its rows, one for selections that \
      pushes a second screen, and data. With several models the data has an array for each.

      Names of classes begin with a prefix, which is taken from the first --model (SK of SKUser) or made from \
      NAME; a --model without it gets it.

      With --data, the models are made for that data: it is looked at, up to 10,000 rows, and copied into the plugin. Objects \
      in objects become models too, as arrays do; dates, URLs, numbers and truth values become properties of their types. \
      The list shows the two fields that tell most, the second screen all. Without --key-path, the rows are the array of \
      objects that is nearest to the top.

      With --tool it is a program in Objective-C instead, for carob run: a main, a class that does the work, and a test of that, \
      for carob test.

      With --from, the folder of a library or an app that was written for Xcode gets a carob.json, which says where its sources \
      and tests are. It is proposed from their paths and texts; read it before you build.

      EXAMPLES:
        carob new Demo
        carob new Issues --data issues.json
        carob new Demo --build cmake
        carob new Packages --data http://localhost:8080/packages --key-path packages
        carob new Library --language objc --model Book --model Author
        carob new Count --tool
        carob new --from Shelf
        carob new Followers --language swift --model SKUser --directory ~/plugins/followers
      """)

  enum Language: String, CaseIterable, ExpressibleByArgument {
    case c
    case objectiveC = "objc"
    case swift
  }

  @Argument(
    help: "What the plugin or program is called: letters and digits, the first a capital letter.")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Instead of a plugin: write a carob.json for the sources in this folder.", valueName: "folder"
    ))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "With --from: the file to write, or - for standard output (default: carob.json in the folder).",
      valueName: "file"))
  var output: String?

  @Option(help: "The language of the sources (default: c; objc with --tool).")
  var language: Language?

  @Flag(help: "Write a program with a main and a test of it, instead of a plugin.")
  var tool = false

  @Option(
    help: ArgumentHelp(
      "The class of the rows (default: Item). May be given several times.", valueName: "class"))
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
      "The folder to write (default: NAME in the working directory).", valueName: "folder"))
  var directory: String?

  @Option(help: "With C: a build system, whose file is written as well.")
  var build: BuildSystem?

  @OptionGroup var location: CarobRoot.Option

  @Flag(help: "Write into a folder that is not empty, over files of the same names.")
  var force = false

  func validate() throws {
    if from == nil, name == nil {
      throw ValidationError("give the name of the plugin, or --from FOLDER for a carob.json")
    }
    if from == nil, output != nil { throw ValidationError("--output is for --from; leave it out") }
    let others =
      name != nil || data != nil || keyPath != nil || directory != nil || prefix != nil
      || language != nil || tool || !model.isEmpty || build != nil
    if from != nil, others {
      throw ValidationError(
        "--from cannot be combined with a plugin's name and options; it writes a carob.json only")
    }
    if tool { try validateTool() }
    if build != nil, tool || language ?? .c != .c {
      throw ValidationError("--build is for plugins in C; carob build builds the others")
    }
  }

  private func validateTool() throws {
    if let language, language != .objectiveC {
      throw ValidationError(
        "--language \(language.rawValue) cannot be combined with --tool, which writes Objective-C; leave it out"
      )
    }
    let others = [("model", !model.isEmpty), ("data", data != nil), ("key-path", keyPath != nil)]
    if let (option, _) = others.first(where: \.1) {
      throw ValidationError(
        "--\(option) cannot be combined with --tool, whose program shows no rows; leave it out")
    }
  }

  func run() throws {
    if let from {
      return try NewProject(
        folder: GivenFolder.path(from), output: output, overwrites: force
      ).write()
    }
    guard let name else {
      preconditionFailure("validate() refuses a command without a name and without --from")
    }
    let language = language ?? .c
    let folder = NewPluginFolder(path: GivenFolder.path(directory ?? name))
    let plugin = try plugin(name, in: folder, language)
    let files: [NewFile]
    let next: [[String]]
    if tool {
      files = plugin.filesOfTool()
      next = [["run", folder.path, "\(folder.path)/README.md"], ["test", folder.path]]
    } else {
      let module: String
      (files, module) = try self.files(of: plugin, in: folder, language)
      next = [["build", folder.path], ["show", "\(folder.path)/\(module)"]]
    }
    try folder.write(files, overwriting: force)
    try Output.standard.write(report(name, files, plugin.content, next, in: folder))
  }

  /// Returns the files of a plugin, and the name that `carob build` gives its module.
  private func files(
    of plugin: NewPlugin, in folder: NewPluginFolder, _ language: Language
  ) throws(CommandError) -> (files: [NewFile], module: String) {
    let module = PluginSources.moduleName(ofFolder: folder.path)
    switch language {
    case .c: return (plugin.filesInC(module: module, build), module)
    case .objectiveC: return (plugin.filesInObjectiveC(module: module), module)
    case .swift:
      try plugin.checkNameInSwift()
      let files = plugin.filesInSwift(root: try location.find().withPackage())
      return (files, plugin.moduleInSwift)
    }
  }

  /// Returns the plugin's names, and the models for its data.
  private func plugin(
    _ name: String, in folder: NewPluginFolder, _ language: Language
  ) throws -> NewPlugin {
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
      for model in sample.modelNames {
        guard let named = try? NewPlugin(name: plugin.name, prefix: plugin.prefix, models: [model])
        else { continue }
        plugin = named
        break
      }
    }
    plugin.content = try DataContent(sample, for: plugin, in: language)
    return plugin
  }

  /// Returns the list of files, and the commands to run next.
  ///
  /// - Parameter next: the subcommands and their arguments.
  private func report(
    _ name: String, _ files: [NewFile], _ content: DataContent?, _ next: [[String]],
    in folder: NewPluginFolder
  ) -> String {
    var table = TextTable()
    for file in files {
      table.addRow([.init("  \(folder.path)/\(file.path)"), .init(file.purpose)])
    }
    let output = Output.standard
    let rows = table.lines(width: output.width, style: output.style)
    let carob = CommandLine.arguments.first ?? "carob"
    let next = next.map { ShellText.command([carob] + $0) }
    let facts = content.map { [""] + $0.report.map(\.printableText) } ?? []
    let lines =
      ["Wrote \(name):", ""] + rows + facts + ["", "Next:", ""] + next.map { "  \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
