import CarobLibc
import CarobRuntime
import Foundation
import InstantCocoa

enum PluginSources {
  /// Files in C and C++, in the order of their names.
  case c([String])
  /// Files in Objective-C or Objective-C++, and others in C and C++, in the order of their names.
  case objectiveC([String])
  /// A Swift package.
  case swiftPackage
  /// A folder with a `carob.json`.
  case project(Project)

  private static let manifest = "Package.swift"
  private static let endingsOfC = ["c"]
  private static let endingsOfCPlusPlus = ["cc", "cpp", "cxx"]
  private static let endingOfObjectiveC = "m"
  private static let endingOfObjectiveCPlusPlus = "mm"
  static let endings =
    endingsOfC + endingsOfCPlusPlus + [endingOfObjectiveC, endingOfObjectiveCPlusPlus]

  static let endingsOfHeaders = ["h", "hh", "hpp", "hxx", "inc", "def"]

  /// Reads the files of a folder, without subfolders unless a `carob.json` names them.
  ///
  /// - Throws: `CommandError` when the folder cannot be read, has no sources, or has both a package and other sources.
  init(in folder: String) throws(CommandError) {
    let files = try Self.contents(of: folder).sorted()
    if ProjectFile.exists(in: folder) {
      self = .project(try Project(in: folder))
      return
    }
    let sources = files.filter { Self.ending(of: $0, isIn: Self.endings) }
    for file in sources { try Self.checkKind(of: "\(folder)/\(file)") }
    switch (files.contains(Self.manifest), sources.first) {
    case (true, let source?):
      throw CommandError(
        .badPlugin,
        "\(folder): has both \(Self.manifest) and \(source); move the other sources into a target of the package"
      )
    case (true, nil): self = .swiftPackage
    case (false, _?):
      self = sources.contains(where: Self.isObjectiveC) ? .objectiveC(sources) : .c(sources)
    case (false, nil):
      if let below = Self.notCompiled(below: folder).first {
        throw CommandError(
          .noInput, "\(folder): has no sources but in subfolders, such as \(below)",
          advice:
            "carob new --from \(folder) writes a \(ProjectFile.fileName) that says where they are")
      }
      throw CommandError(
        .noInput,
        "\(folder): has no .m, .mm, .c, .cc, .cpp or .cxx file and no \(Self.manifest); give the folder of a plugin, "
          + "or write one with carob new")
    }
  }

  /// Returns sources in subfolders, which are not compiled; at most a few.
  static func notCompiled(below folder: String) -> [String] {
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") }
    return folders.flatMap { name in
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).sorted()
        .filter { ending(of: $0, isIn: endings) }.prefix(3).map { "\(name)/\($0)" }
    }
  }

  static func isCPlusPlus(_ file: String) -> Bool {
    ending(of: file, isIn: endingsOfCPlusPlus + [endingOfObjectiveCPlusPlus])
  }

  static func isObjectiveC(_ file: String) -> Bool {
    ending(of: file, isIn: [endingOfObjectiveC, endingOfObjectiveCPlusPlus])
  }

  /// Returns the name of the module for a folder: `libDemo.so` in `Demo`.
  static func moduleName(ofFolder folder: String) -> String {
    "lib\(name(ofFolder: folder)).so"
  }

  /// Returns the name for what is built from a folder: the folder's own.
  static func name(ofFolder folder: String) -> String {
    let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    return name == "/" ? "plugin" : name
  }

  /// Returns whether a file is compiled, by its name.
  static func isSource(_ file: String) -> Bool { ending(of: file, isIn: endings) }

  /// Returns whether a file is included by others, by its name.
  static func isHeader(_ file: String) -> Bool { ending(of: file, isIn: endingsOfHeaders) }

  private static func ending(of file: String, isIn endings: [String]) -> Bool {
    endings.contains(URL(fileURLWithPath: file).pathExtension) && !file.hasPrefix(".")
  }

  /// Refuses special files: a compiler waits for ever for a named pipe without a writer, and reads a device without end.
  static func checkKind(of path: String) throws(CommandError) {
    // The compiler reports missing files and broken links.
    guard let kind = FileKind(path), kind != .regular else { return }
    throw CommandError(
      .badPlugin, "\(path): is no regular file",
      advice: "remove it, or give its name another ending", place: path)
  }

  /// Returns the names of the files in a folder.
  ///
  /// - Throws: `CommandError` when there is no such folder, or it cannot be read.
  static func contents(of folder: String) throws(CommandError) -> [String] {
    if let reason = FileKind.missing(folder, "folder") {
      throw CommandError(
        .noInput, "\(folder): \(reason); check the path, or write a plugin with carob new")
    }
    guard FileKind(folder) == .directory else {
      throw CommandError(.noInput, "\(folder): is a file; give the folder that it is in")
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandError(.noInput, "\(folder): cannot be read; give a folder that can be read")
    }
  }
}
