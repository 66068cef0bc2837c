import ArgumentParser
import CarobLibc
import Foundation

/// What follows `carob run`: the sources, and the arguments of the program.
struct ProgramWords {
  enum Sources {
    case folder(String)
    case files([String])
  }

  let sources: Sources
  /// The first source or the folder, which the program gets as its name.
  let name: String
  let arguments: [String]

  /// Splits the words: sources are the first one, and those after it that are files with the ending of a source.
  ///
  /// - Throws: `CommandError` when the first is neither a file nor a folder, or an option that `carob run` does not have.
  init(_ words: [String]) throws(CommandError) {
    var words = words[...]
    let isAfterOptions = words.first == "--"
    if isAfterOptions { words = words.dropFirst() }
    guard let first = words.popFirst() else {
      throw .usage("name a source or a folder")
    }
    name = first
    if let reason = FileKind.missing(first) {
      // The parser takes the options of others for words of the program.
      if first.hasPrefix("-"), first != "-", !isAfterOptions { throw .unknownOption(first) }
      throw CommandError(.noInput, "\(first): \(reason); give a source, or a folder with sources")
    }
    if FileKind(first) == .directory {
      sources = .folder(GivenFolder.path(first))
    } else {
      try PluginSources.checkKind(of: first)
      if Script.begins(first) {
        (sources, arguments) = (.files([first]), Array(words))
        return
      }
      var files = [first]
      while let word = words.first, FileKind(word) == .regular,
        PluginSources.isSource(URL(fileURLWithPath: word).lastPathComponent)
      {
        files.append(word)
        words = words.dropFirst()
      }
      sources = .files(files)
    }
    arguments = Array(words.first == "--" ? words.dropFirst() : words)
  }
}

extension CommandError {
  fileprivate static func unknownOption(_ option: String) -> CommandError {
    let options = Carob.helpMessage(for: RunCommand.self).matches(of: /--[a-z-]+/)
    let names = Set(options.map { String($0.output) })
    return .usage("unknown option '\(option)'\(Carob.question(about: option, among: names))")
  }
}
