import Foundation

/// A folder with links to headers, so that `#import <Lib/Header.h>` finds headers that lie elsewhere, as Xcode's header
/// maps do. Links instead of copies, so that a header which is found in two ways is one file for `#import`.
struct UmbrellaFolder {
  /// The folder for `-I`.
  let parent: String
  let name: String
  /// The paths of the headers. Of two with the same name the first is taken.
  let headers: [String]

  /// Writes the links, and removes those of earlier builds.
  ///
  /// - Throws: `CommandError` when the folder cannot be written.
  func write() throws(CommandError) {
    let folder = "\(parent)/\(name)"
    try FileSystem.makeFolder(folder, advice: BuiltModule.advice)
    var wanted: [String: String] = [:]
    for header in headers {
      let url = URL(fileURLWithPath: header).standardizedFileURL
      if wanted[url.lastPathComponent] == nil { wanted[url.lastPathComponent] = url.path }
    }
    for old in try PluginSources.contents(of: folder) where wanted[old] == nil {
      unlink("\(folder)/\(old)")
    }
    for (name, target) in wanted {
      let link = "\(folder)/\(name)"
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == target { continue }
      unlink(link)
      guard symlink(target, link) == 0 || errno == EEXIST else {
        throw .cannotWrite(link, errno, advice: BuiltModule.advice)
      }
    }
  }

  /// Writes a module for `@import Lib;`, and returns the path of its map; nil when no header has the name of the folder.
  ///
  /// The module has one header, which imports the library's. So only `@import` loads it: `#import` reads the library's
  /// headers as text, as before, with macros that the file defines.
  ///
  /// - Throws: `CommandError` when a file cannot be written.
  func writeModule() throws(CommandError) -> String? {
    guard SourceName.isUsable(name), headers.contains(where: { $0.hasSuffix("/\(name).h") })
    else { return nil }
    // By its place: in angle brackets, Carob's header of an absent framework would be found before that of a stand-in.
    try Self.update("\(parent)/\(name)-import.h", "#import \"\(name)/\(name).h\"\n")
    // Clang mixes up two paths of one map.
    let folder = URL(fileURLWithPath: parent).resolvingSymlinksInPath().path
    let map = "\(folder)/\(name).modulemap"
    try Self.update(map, "module \(name) {\n  header \"\(name)-import.h\"\n  export *\n}\n")
    return map
  }

  /// Writes a file if it does not have that text. Clang compiles a module again when a file of it is newer.
  private static func update(_ path: String, _ text: String) throws(CommandError) {
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try FileSystem.write(Array(text.utf8), to: path, advice: BuiltModule.advice)
  }
}
