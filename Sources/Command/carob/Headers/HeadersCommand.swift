import ArgumentParser
import CarobLibc
import CarobPlugins
import CarobRuntime
import CarobScreens

/// `carob headers`: prints or writes headers for Objective-C.
struct HeadersCommand: Subcommand {
  static let traits: SubcommandTraits = .startsWorker

  static let configuration = CommandConfiguration(
    commandName: "headers",
    abstract: "Write headers for plugins in Objective-C.",
    discussion: """
      Declares the classes and protocols of Foundation, UIKit and Instant Cocoa that carob has, for a compiler of \
      Objective-C. With plugins, declares the classes, protocols and categories of each plugin instead, in a header \
      with its name, so that other plugins can use them. Plugins are loaded in the order given.

      With --output, writes the headers, and those with the names of Apple's and Instant Cocoa's own, such as \
      Foundation/NSArray.h and ICModel.h, which import all of it. Files that are there are written over.

      With --reference, writes pages in Markdown instead, with a section for each class and protocol of carob.

      EXAMPLES:
        carob headers
        carob headers --output include
        carob headers --output include Followers
        carob headers --reference docs/reference
      """)

  @Option(
    help: ArgumentHelp(
      "The folder to write to. Without it, headers are printed.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write pages about carob's classes to, in place of headers.",
      valueName: "folder"))
  var reference: String?

  @Argument(help: "The paths or the names of plugins.")
  var plugins: [String] = []

  func run() throws {
    if output?.isEmpty == true || reference?.isEmpty == true {
      throw CommandError.option(
        output?.isEmpty == true ? "output" : "reference", "\"\"", "no folder has that name")
    }
    if reference != nil, output != nil || !plugins.isEmpty {
      throw CommandError(
        .usage, "--reference is for pages about carob's own classes",
        advice: "leave out \(output == nil ? "the plugins" : "--output")")
    }
    let host = PluginHost()
    let headers = HostHeaders()
    if let reference {
      return try write(HostReference(of: headers.declarations).files, to: reference, "--reference")
    }
    if plugins.isEmpty {
      return try write(output == nil ? headers.frameworks : headers.files)
    }
    var made: [PluginHeader] = []
    for plugin in plugins {
      let header = PluginHeader(of: try host.load(plugin))
      if made.contains(where: { $0.name == header.name }) {
        throw CommandError(
          .usage, "\(plugin): another plugin's header is \(header.path) as well",
          advice: "pass them in two commands, with two folders")
      }
      made.append(header)
    }
    try write(made.map { ($0.path, $0.text(among: made, headers)) })
  }

  private func write(_ files: [(path: String, text: String)]) throws(CommandError) {
    guard let output else {
      return try Output.standard.write(files.map(\.text).joined(separator: "\n"))
    }
    try write(files, to: StartFolder.path(of: output), "--output")
  }

  private func write(
    _ files: [(path: String, text: String)], to folder: String, _ option: String
  ) throws(CommandError) {
    let advice = "pass another \(option)"
    for file in files {
      let path = "\(GivenFolder.path(folder))/\(file.path)"
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
      try FileSystem.makeFolder(folder, advice: advice)
      try FileSystem.write(Array(file.text.utf8), to: path, advice: advice)
    }
  }
}
