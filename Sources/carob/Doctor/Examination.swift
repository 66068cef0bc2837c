import CarobPlugins
import CarobRuntime
import CarobScreens
import Foundation

/// A plugin that is looked at, as far as it could be loaded.
struct Examination {
  /// The module's file.
  let path: String
  /// What the file says to the dynamic linker; nil when it is not whole.
  let module: ELFModule?
  /// The plugin; nil when it cannot be loaded.
  let plugin: LoadedPlugin?
  /// What to look at instead of the plugin's own data.
  let data: String?

  private let failure: ScreenError?

  /// Loads a plugin.
  ///
  /// - Parameter name: a path, or a name on the search path.
  /// - Throws: `ScreenError` when there is no file to look at.
  init(_ name: String, data: String?) throws(ScreenError) {
    let host = PluginHost()
    path = try host.file(for: name)
    self.data = data
    do throws(ScreenError) {
      plugin = try host.load(name)
      failure = nil
    } catch {
      if error.code == .noInput { throw error }
      plugin = nil
      failure = error
    }
    // Why a file is none was said by what failed to load it.
    module = try? ELFModule(path: path)
  }

  /// Everything that was found, the worst first, else in the order of the checks.
  var findings: [Finding] {
    var all: [Finding] = []
    if let failure { all.append(loadFailure(failure)) }
    if let plugin {
      all += DescriptorCheck(plugin).findings
      all += DataCheck(plugin, data: data).findings
      let members = PluginMembers(of: plugin)
      all += PrefixCheck(members).findings
      all += HandlerCheck(members).findings
      all += ModelCheck(members).findings
    }
    all += ObjectiveCCheck(path: path, isLoaded: plugin != nil)?.findings ?? []
    if let module { all += ModuleCheck(module, path: path).findings }
    return Finding.worstFirst(all)
  }

  /// The error with the place in front taken off.
  private func loadFailure(_ error: ScreenError) -> Finding {
    let place = "\(path): "
    let sentence =
      error.sentence.hasPrefix(place)
      ? String(error.sentence.dropFirst(place.count)) : error.sentence
    return Finding(.loadFailed, .file(path), sentence, error.advice ?? "correct the plugin")
  }
}
