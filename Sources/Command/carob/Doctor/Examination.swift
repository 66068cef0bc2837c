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
  private let earlier: ExaminingWorker.Earlier
  /// The state of the process before the plugin was loaded.
  private let state: ProcessState
  private let streams: StandardStreams
  private let host = PluginHost()
  private let mistakes: SilentMistakes

  /// Loads a plugin.
  ///
  /// - Parameters:
  ///   - name: a path, or the name of a plugin or of a folder here.
  ///   - others: the plugins to load before; nothing is said of them.
  ///   - streams: the standard streams before the plugin was loaded.
  ///   - earlier: what earlier processes came to, and what is left out because of it.
  /// - Throws: `ScreenError` when there is no such file.
  init(
    _ name: String, with others: [String], data: String?, screen: String?,
    streams: StandardStreams,
    after earlier: ExaminingWorker.Earlier
  ) throws(ScreenError) {
    self.earlier = earlier
    self.streams = streams
    self.screen = screen
    path = try PluginHost.file(for: name)
    self.data = data
    try host.loadOthers(others)
    mistakes = SilentMistakes()
    MainThreadChecker.start()
    LeakCheck.prepare()
    state = ProcessState()
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
    // Objects that the checks autorelease would be in the way of unloading.
    var all = autoreleasePool { staticFindings }
    all.insert(contentsOf: earlier.findings, at: 0)
    if let plugin { all += try running(plugin, after: all) }
    all += StandardStreamsCheck(path, streams).findings
    // First, since it explains crashes.
    all.insert(contentsOf: freedObjects, at: 0)
    all += MainThreadChecker.uses.map {
      Finding(.otherThread, .file(path), $0, MainThreadChecker.advice)
    }
    all += file.map(ModuleCheck.init)?.findings ?? []
    all += file.map(PermanentModuleCheck.init)?.findings ?? []
    return Finding.worstFirst(all)
  }

  /// The uses of objects that were freed, each once.
  private var freedObjects: [Finding] {
    Set(Zombies.uses).sorted().map { Finding(.freedObject, .file(path), $0, Zombies.advice) }
  }

  /// The findings about the classes, the data and the file.
  private var staticFindings: [Finding] {
    var all: [Finding] = []
    if let failure { all.append(loadFailure(failure)) }
    if let plugin {
      let isInObjectiveC = file?.isInObjectiveC ?? false
      // First, because other checks make objects.
      all += RegistrationCheck(plugin).findings
      all += IdentifierCheck(plugin).findings
      all += ReplacedMethodsCheck(plugin).findings
      all += DescriptorCheck(plugin: plugin, isInObjectiveC: isInObjectiveC).findings
      all += DataCheck(plugin, data: data).findings
      let members = PluginMembers(of: plugin, isInObjectiveC: isInObjectiveC)
      all += PrefixCheck(members).findings
      all += HandlerCheck(members).findings
      all += ModelCheck(members).findings
      all += file.map(SendCheck.init)?.findings ?? []
      all += file.map { FunctionCheck(plugin, $0) }?.findings ?? []
    }
    return all + (file.flatMap { ObjectiveCCheck($0, isLoaded: plugin != nil) }?.findings ?? [])
  }

  /// What was found while the screen was shown, which names classes of the plugin.
  private var silentMistakes: [Finding] {
    mistakes.all.map { mistake in
      let cls = mistake.cls
      return Finding(
        .silentMistake,
        .method(mistake.selector.name, of: cls.name, isClassMethod: cls.isMetaclass, in: path),
        mistake.fact, mistake.advice)
    }
  }

  /// Shows the screen, and then unloads the plugin and loads it again, as far as no earlier process ended there.
  private func running(
    _ plugin: LoadedPlugin, after known: [Finding]
  ) throws(ScreenError) -> [Finding] {
    var found: [Finding] = []
    let isSound = !known.contains {
      $0.severity == .error && ![.crash, .hang].contains($0.kind)
    }
    let check = ScreenCheck(plugin, in: host, data: data, screen: screen, after: known)
    // With errors, the screen would only repeat them.
    if isSound, earlier.mayShow {
      ExaminingWorker.willShow()
      found += try autoreleasePool { () throws(ScreenError) in try check.findings() }
      if earlier.mayRepeat, !found.contains(where: { $0.severity == .error }) {
        ExaminingWorker.willRepeat()
        // The main function of an app is called once.
        if !plugin.isApp { found += LeakCheck(path).findings { _ = check.shown() } }
        found += CopyCheck(plugin).findings
      }
    }
    found += silentMistakes
    found += ProcessStateCheck(path, since: state).findings
    guard earlier.mayUnload, !plugin.isApp else { return found }
    ExaminingWorker.willUnload()
    let shows =
      isSound && earlier.mayShow && earlier.mayRepeat && !found.contains { $0.severity == .error }
    return found
      + LifeCycleCheck(path, in: host, isInSwift: file?.isInSwift ?? false)
      .findings(of: plugin) { plugin in
        guard shows else { return nil }
        return ScreenCheck(plugin, in: host, data: data, screen: screen, after: known).shown()
      }
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
