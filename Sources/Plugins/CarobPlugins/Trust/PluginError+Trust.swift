import CarobLibc
import CarobRuntime
import Foundation

/// Errors about missing and untrusted files for a plugin's name.
extension PluginError {
  static func notOnSearchPath(
    _ name: String, _ tried: [String], isPrivileged: Bool, takesFolders: Bool
  ) -> Self {
    var places =
      tried.isEmpty ? "no such plugin" : "no lib\(name).so in \(tried.joined(separator: ", "))"
    if takesFolders, !isPrivileged { places += ", and no folder of that name here" }
    let nearest = nearest(to: name, in: tried)
    let advice =
      FileKind(name) == .directory
      ? "for the folder of that name give ./\(name)"
      : isPrivileged
        ? "give its path, since a set-uid program does not look at CAROB_PLUGIN_PATH"
        : !nearest.isEmpty
          ? "nearest: \(nearest.joined(separator: ", "))"
          : "set CAROB_PLUGIN_PATH to where \(tried.isEmpty || takesFolders ? "lib\(name).so" : "it") is"
    return Self(.notFound, name, places, advice: advice)
  }

  private static func nearest(to name: String, in directories: [String]) -> [String] {
    let files = directories.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    let names = files.filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
      .map { String($0.dropFirst(3).dropLast(3)) }
    return NearestNames.to(name, among: Set(names), tolerance: max(1, name.utf8.count / 4))
  }

  /// - Parameters:
  ///   - modules: the modules in the folder, none with the folder's name.
  ///   - tried: the directories that do not have the name of the folder; nil when the user gave a path.
  static func noModule(
    in folder: String, of modules: [String], afterTrying tried: [String]?
  ) -> Self {
    let first = modules.first.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    var fault = "is a folder with\(modules.isEmpty ? "out a module" : " several modules")"
    if let tried, !tried.isEmpty {
      fault += ", and there is no lib\(folder.dropFirst(2)).so in \(tried.joined(separator: ", "))"
    }
    return Self(
      .notFound, folder, fault,
      advice: first.map { "name one of them, such as \($0)" } ?? "make one with carob build")
  }

  static func fileOfSomebodyElse(_ file: String, owner: UInt32) -> Self {
    untrusted(
      file, "belongs to user \(owner), not to you or root", "copy it, so that it is yours")
  }

  static func fileForEverybody(_ file: String) -> Self {
    untrusted(file, "can be written by everybody", "take that away with chmod o-w")
  }

  static func directoryOfSomebodyElse(_ file: String, _ directory: String, owner: UInt32) -> Self {
    untrusted(
      file, "is found in \(directory), which belongs to user \(owner)",
      "put it into a directory of your own")
  }

  static func directoryForEverybody(_ file: String, _ directory: String) -> Self {
    untrusted(
      file, "is found in \(directory), which everybody can write to",
      "put it into a directory that only you can write to")
  }

  static func belowDirectoryForEverybody(_ file: String, _ directory: String) -> Self {
    untrusted(
      file, "is found below \(directory), which everybody can write to and which has no sticky bit",
      "take that away with chmod o-w")
  }

  private static func untrusted(_ file: String, _ fault: String, _ advice: String) -> Self {
    Self(.untrusted, file, fault, advice: "\(advice), or give the path of the file")
  }
}

extension PluginError.Code {
  /// The plugin was found by its name, but users other than this one and root could have put it there.
  public static let untrusted = PluginError.Code(rawValue: "untrusted")
}
