import CCarob
import CarobLibc
import Foundation

/// The search for the file of a plugin by its identifier: beside the plugin that depends on it, then on the search path.
struct DependencySearch {
  private let folder: String
  private let searchPath: PluginSearchPath

  /// - Parameter path: the module that depends on others.
  init(of path: String, _ searchPath: PluginSearchPath) {
    folder =
      URL(fileURLWithPath: StartFolder.path(of: path)).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    self.searchPath = searchPath
  }

  /// Returns the file; nil when there is none. Runs no code of the files.
  ///
  /// The identifier is read from the file. A plugin in Swift has it in code, so its file is found by name: that of
  /// `org.example.Base` is `libBase.so`.
  ///
  /// - Throws: `PluginError` when other users can have written the file, unless the search path is trusted.
  /// - Complexity: O(bytes of the modules in the folders)
  func file(of identifier: String) throws(PluginError) -> String? {
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    let own = "lib\(last).so"
    for directory in [folder] + searchPath.directories {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      // The usual name first, so that most files need not be read.
      let modules = names.filter { $0.hasSuffix(".so") }.sorted { a, b in
        (a == own ? 0 : 1, a) < (b == own ? 0 : 1, b)
      }
      for name in modules {
        let path = "\(directory)/\(name)"
        guard let file = try? ModuleFile(path: path) else { continue }
        switch file.pluginIdentifier {
        case .written(identifier): break
        case .inCode where name == own: break
        default: continue
        }
        return searchPath.isTrusted ? path : try PluginTrust.file(path, in: directory)
      }
    }
    return nil
  }
}

extension ModuleFile {
  /// What a file tells of its plugin's identifier.
  enum PluginIdentifier: Equatable {
    case written(String)
    /// A function of the module makes the entry.
    case inCode
    /// The file is no plugin.
    case none
  }

  /// The identifier of the plugin in the file.
  ///
  /// - Complexity: O(symbols and relocations)
  var pluginIdentifier: PluginIdentifier {
    guard let entry = dynamic.address(ofExported: "carob_plugin_entry") else {
      return dynamic.address(ofExported: "carob_plugin_make_entry") == nil ? .none : .inCode
    }
    let offset = MemoryLayout<carob_plugin_entry>.offset(of: \.identifier) ?? 0
    let identifier = ELFMemory(self).string(at: entry &+ UInt64(offset))
    return identifier.map(PluginIdentifier.written) ?? .none
  }
}
