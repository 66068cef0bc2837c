import CarobPlugins
import CarobRuntime
import CarobScreens
import Foundation

/// Unloads a plugin, loads it again, and unloads it once more.
@MainActor struct LifeCycleCheck {
  private let host: PluginHost
  private let path: String
  private let isInSwift: Bool

  init(_ path: String, in host: PluginHost, isInSwift: Bool) {
    self.host = host
    self.path = path
    self.isInSwift = isInSwift
  }

  /// Returns the findings.
  ///
  /// - Parameter show: what the screen shows; nil when it shows none. Called with the plugin that was loaded again.
  func findings(
    of plugin: LoadedPlugin, showing show: (LoadedPlugin) -> String?
  ) -> [Finding] {
    let before = autoreleasePool { show(plugin) }
    // A screen may show the time, or how often it was shown.
    let isSteady = before == autoreleasePool { show(plugin) }
    let classes = Set(plugin.classes.map(\.name))
    // Code that clang makes for literals in arrays counts wrong, and the module stays for that.
    let countsLiterals = !plugin.miscountsLiterals
    var findings = unload(plugin)
    if !countsLiterals { findings.removeAll { $0.kind == .moduleStays } }
    guard !host.loader.plugins.contains(where: { $0 === plugin }) else { return findings }
    let left = classes.filter { RuntimeClass(named: $0) != nil }.sorted()
    if !left.isEmpty {
      findings.append(
        finding(
          .unloading, "after unloading, the class \(left[0]) is still registered",
          "register it in load, and nowhere else"))
    }
    if !countsLiterals
      || findings.contains(where: { $0.kind == .moduleStays || $0.kind == .threadLeft })
    {
      return findings
    }
    ExaminingWorker.goesOn()
    do throws(ScreenError) {
      let again = try host.load(path)
      let after = autoreleasePool { show(again) }
      if isSteady, before != after {
        findings.append(
          finding(
            .secondLoad, "loaded again, its screen shows something else than the first time",
            "reset static variables in unload, or set them in load"))
      }
      let second = unload(again)
      findings += second.filter { found in !findings.contains { $0.message == found.message } }
    } catch {
      findings.append(
        finding(
          .secondLoad, "it cannot be loaded a second time: \(error.sentence(without: path))",
          error.advice ?? "undo in unload what load did outside of the runtime"))
    }
    return findings
  }

  /// The number of turns of the main loop in which objects can still be released, and the length of a turn in seconds.
  private static let turns = 20
  private static let turn = 0.01

  private func unload(_ plugin: LoadedPlugin) -> [Finding] {
    for _ in 0..<Self.turns {
      guard let blockers = try? host.loader.blockers(of: plugin), !blockers.isEmpty else { break }
      autoreleasePool { _ = RunLoop.main.run(mode: .default, before: Date() + Self.turn) }
    }
    // Each part of the life cycle has the whole deadline.
    ExaminingWorker.goesOn()
    do throws(PluginError) {
      let unloading = try host.loader.unload(plugin)
      var findings: [Finding] = []
      if let error = unloading.error {
        findings.append(finding(.unloading, "its unload failed: \(error)", "correct unload"))
      }
      if let why = unloading.moduleStays, !isInSwift, !why.hasPrefix("the dynamic linker") {
        findings.append(
          plugin.runsThreads
            ? finding(
              .threadLeft, "a thread of it is running after unload", "end its threads in unload")
            : finding(
              .moduleStays, "its module stays in memory: \(why)", "let go of that in unload"))
      }
      return findings
    } catch {
      return [
        finding(
          .unloading, error.reason,
          error.code == .notNow
            ? "be ready when no screen is shown"
            : "let go of that in prepare_to_unload")
      ]
    }
  }

  private func finding(_ kind: Finding.Kind, _ message: String, _ advice: String) -> Finding {
    Finding(kind, .file(path), message, advice)
  }
}
