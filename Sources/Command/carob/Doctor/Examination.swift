import CarobPlugins
import CarobRuntime
import CarobScreens
import Foundation

/// The examination of a plugin, as far as it can be loaded.
@MainActor struct Examination {
  let path: String
  /// The content of the file; nil when it is malformed.
  let file: ModuleFile?
  /// The plugin; nil when it cannot be loaded.
  let plugin: LoadedPlugin?
  /// The data file to check instead of the plugin's.
  let data: String?
  /// The class of the screen to show instead of the principal class.
  let screen: String?

  private let failure: ScreenError?
  private let endOfScreen: Finding?
  private let host = PluginHost()
  private let mistakes: SilentMistakes

  /// Loads a plugin.
  ///
  /// - Parameters:
  ///   - name: a path, or a name on the search path.
  ///   - endOfScreen: the finding about an earlier process that showing the screen ended. The
  ///     screen is not shown again then.
  /// - Throws: `ScreenError` when there is no such file.
  init(
    _ name: String, data: String?, screen: String?, endOfScreen: Finding?
  ) throws(ScreenError) {
    self.endOfScreen = endOfScreen
    self.screen = screen
    path = try PluginHost.file(for: name)
    self.data = data
    mistakes = SilentMistakes()
    do throws(ScreenError) {
      plugin = try host.load(name)
      failure = nil
    } catch {
      if error.code == .noInput { throw error }
      plugin = nil
      failure = error
    }
    // Loading has reported why the file is malformed.
    file = try? ModuleFile(path: path)
  }

  /// Returns all findings, the worst first, else in the order of the checks.
  ///
  /// - Throws: `ScreenError` when there is no such screen.
  func findings() throws(ScreenError) -> [Finding] {
    var all: [Finding] = []
    if let failure { all.append(loadFailure(failure)) }
    if let plugin {
      let isInObjectiveC = file?.isInObjectiveC ?? false
      // First, because other checks make objects.
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
      // With errors, the screen would only repeat them.
      ExaminingWorker.willShow()
      all += try ScreenCheck(plugin, in: host, data: data, screen: screen, after: all).findings()
    }
    all += mistakes.all.map { mistake in
      let cls = mistake.cls
      return Finding(
        .silentMistake,
        .method(
          mistake.selector.name, of: cls.name, isClassMethod: cls.isMetaclass, in: path),
        mistake.fact, mistake.advice)
    }
    all += Zombies.uses.map { Finding(.freedObject, .file(path), $0, Zombies.advice) }
    all += file.map(ModuleCheck.init)?.findings ?? []
    return Finding.worstFirst(all)
  }

  /// Converts the error, without the place at its beginning.
  private func loadFailure(_ error: ScreenError) -> Finding {
    Finding(
      .loadFailed, .file(path), error.sentence(without: path), error.advice ?? "correct the plugin")
  }
}

extension ScreenError {
  /// Returns the sentence without the place at its beginning.
  func sentence(without place: String) -> String {
    sentence.hasPrefix("\(place): ") ? String(sentence.dropFirst(place.count + 2)) : sentence
  }
}
