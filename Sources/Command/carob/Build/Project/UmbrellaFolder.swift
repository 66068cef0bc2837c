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
}
