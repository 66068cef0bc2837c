import ArgumentParser
import CarobRenderers

/// `carob new`: writes a plugin to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a plugin to begin with.",
    discussion: """
      The plugin shows a list at once: a model, a handler that fills its rows, one for selections that \
      pushes a second screen, and data. With several models the data has an array for each.

      Names of classes begin with a prefix, which is taken from the first --model (SK of SKUser) or made from \
      NAME; a --model without it gets it.

      EXAMPLES:
        carob new Demo
        carob new Library --language objc --model Book --model Author
        carob new Followers --language swift --model SKUser --directory ~/plugins/followers
      """)

  /// What a plugin is written in.
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
    let plugin = try NewPlugin(name: name, prefix: prefix, models: model)
    let folder = NewPluginFolder(path: GivenFolder.path(directory ?? name))
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
    try Output.standard.write(report(files, module: "\(folder.path)/\(module)", in: folder))
  }

  /// What was written, and what to type next.
  private func report(_ files: [NewFile], module: String, in folder: NewPluginFolder) -> String {
    var table = TextTable()
    for file in files {
      if let purpose = file.purpose {
        table.addRow([.init("  \(folder.path)/\(file.path)"), .init(purpose)])
      }
    }
    let output = Output.standard
    let rows = table.lines(width: output.width, style: output.style)
    let carob = CommandLine.arguments.first ?? "carob"
    let next = [[carob, "build", folder.path], [carob, "show", module]].map(ShellText.command)
    let lines = ["Wrote \(name):", ""] + rows + ["", "Next:", ""] + next.map { "  \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
