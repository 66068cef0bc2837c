import CarobPlugins
import CarobRuntime
import CarobScreens
import Foundation

/// A plugin that is looked at, as far as it could be loaded.
@MainActor struct Examination {
  /// The module's file.
  let path: String
  /// What is in the file; nil when it is not whole.
  let file: ModuleFile?
  /// The plugin; nil when it cannot be loaded.
  let plugin: LoadedPlugin?
  /// What to look at instead of the plugin's own data.
  let data: String?
  /// The screen that is shown instead of the plugin's principal class.
  let screen: String?

  private let failure: ScreenError?
  private let endOfScreen: Finding?
  private let host = PluginHost()

  /// Loads a plugin.
  ///
  /// - Parameters:
  ///   - name: a path, or a name on the search path.
  ///   - endOfScreen: what showing its screen did to another process; it is not shown again then.
  /// - Throws: `ScreenError` when there is no file to look at.
  init(
    _ name: String, data: String?, screen: String?, endOfScreen: Finding?
  ) throws(ScreenError) {
    self.endOfScreen = endOfScreen
    self.screen = screen
    path = try PluginHost.file(for: name)
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
    file = try? ModuleFile(path: path)
  }

  /// Everything that was found, the worst first, else in the order of the checks.
  ///
  /// - Throws: `ScreenError` when there is no such screen.
  func findings() throws(ScreenError) -> [Finding] {
    var all: [Finding] = []
    if let failure { all.append(loadFailure(failure)) }
    if let plugin {
      let isInObjectiveC = file?.isInObjectiveC ?? false
      // Other checks make objects.
      all += RegistrationCheck(plugin).findings
      all += DescriptorCheck(plugin: plugin, isInObjectiveC: isInObjectiveC).findings
      all += DataCheck(plugin, data: data).findings
      let members = PluginMembers(of: plugin, isInObjectiveC: isInObjectiveC)
      all += PrefixCheck(members).findings
      all += HandlerCheck(members).findings
      all += ModelCheck(members).findings
      all += file.map(SendCheck.init)?.findings ?? []
    }
    all += file.flatMap { ObjectiveCCheck($0, isLoaded: plugin != nil) }?.findings ?? []
    if let endOfScreen {
      all.insert(endOfScreen, at: 0)
    } else if let plugin, !all.contains(where: { $0.severity == .error }) {
      // A screen whose errors are known says them again.
      ExaminingWorker.willShow()
      all += try ScreenCheck(plugin, in: host, data: data, screen: screen, after: all).findings()
    }
    all += Zombies.uses.map { Finding(.freedObject, .file(path), $0, Zombies.advice) }
    all += file.map(ModuleCheck.init)?.findings ?? []
    return Finding.worstFirst(all)
  }

  /// The error with the place in front taken off.
  private func loadFailure(_ error: ScreenError) -> Finding {
    Finding(
      .loadFailed, .file(path), error.sentence(without: path), error.advice ?? "correct the plugin")
  }
}

extension ScreenError {
  /// The sentence without a place that it begins with.
  func sentence(without place: String) -> String {
    sentence.hasPrefix("\(place): ") ? String(sentence.dropFirst(place.count + 2)) : sentence
  }
}
