import CarobLibc
import Foundation

/// A folder with a `carob.json`, and the projects that it depends on.
struct Project {
  /// The folder, as the user or another project wrote it.
  let folder: String
  let file: ProjectFile

  /// Reads the project in a folder.
  ///
  /// - Throws: `CommandError` when the folder or the file cannot be read, or the file has mistakes.
  init(in folder: String) throws(CommandError) {
    self.folder = folder
    file = try ProjectFile(in: folder)
  }

  /// Makes a project with proposed settings.
  ///
  /// - Throws: `CommandError` when the folder cannot be read.
  init(in folder: String, proposal: ProjectProposal) throws(CommandError) {
    self.folder = folder
    file = try ProjectFile(in: folder, text: Array(proposal.text.utf8))
  }

  /// The name of the module, without `lib` and `.so`.
  ///
  /// - Parameter isForTests: whether the module is the one that `carob test` loads.
  func moduleName(isForTests: Bool) -> String {
    isForTests && file.tests != nil ? "\(file.name)Tests" : file.name
  }

  /// Returns what is compiled and linked: the library, the projects that it depends on, each once, and the tests.
  ///
  /// - Throws: `CommandError` when a path does not exist, a pattern matches no source, or links cannot be written.
  func targets(isForTests: Bool) throws(CommandError) -> [BuildTarget] {
    var graph = ProjectGraph()
    let library = try graph.library(of: self)
    let tests = isForTests ? try graph.tests(of: self, library) : []
    let targets = graph.libraries + tests
    guard targets.contains(where: { !$0.sources.isEmpty }) else {
      throw CommandError(
        .noInput, "\(file.path): the project has no sources in \(library.tree.folder)",
        advice: "name their folder in \"folder\"", place: file.path)
    }
    return targets
  }

  /// Returns the library and the tests, without the projects that they depend on.
  ///
  /// - Parameter links: a folder for the links to headers.
  /// - Throws: as `targets(isForTests:)`.
  func ownTargets(linksIn links: String) throws(CommandError) -> [BuildTarget] {
    var graph = ProjectGraph(linksIn: links)
    let library = try graph.library(of: self)
    let own = graph.libraries.suffix(1)
    return own + (try graph.tests(of: self, library))
  }

  /// Returns the path of something that the file names.
  func path(_ relative: String) -> String {
    if relative.hasPrefix("/") { return relative }
    return relative == "." ? folder : "\(folder)/\(relative)"
  }

  /// Returns the path of a file or folder that must exist.
  func path(
    _ place: ProjectFile.Place, _ kind: FileKind?, _ noun: String
  ) throws(CommandError) -> String {
    let path = path(place.path)
    if let reason = FileKind.missing(path, noun) {
      throw failure(place.position, "\(place.path): \(reason)", "check the path")
    }
    if let kind, FileKind(path) != kind {
      throw failure(place.position, "\(place.path) is no \(noun)", "give one")
    }
    return path
  }

  func failure(_ position: String, _ sentence: String, _ advice: String) -> CommandError {
    CommandError(.badPlugin, "\(position): \(sentence)", advice: advice, place: file.path)
  }
}
