import CarobPlugins
import CarobRenderers
import CarobScreens
import Foundation

/// Shows a plugin's screen, and reports its warnings.
@MainActor struct ScreenCheck {
  private let plugin: LoadedPlugin
  private let host: PluginHost
  private let data: String?
  private let screen: String?
  private let known: [Finding]

  /// - Parameters:
  ///   - screen: the class of the screen; nil for the principal class.
  ///   - known: the findings so far.
  init(
    _ plugin: LoadedPlugin, in host: PluginHost, data: String?, screen: String?,
    after known: [Finding]
  ) {
    self.plugin = plugin
    self.host = host
    self.data = data
    self.screen = screen
    self.known = known
  }

  private static let maximumRows = 1000

  /// The request of the screen; nil when the plugin has none.
  private var request: ScreenRequest? {
    guard plugin.isApp || screen ?? plugin.descriptor.principalClass != nil else { return nil }
    var request = ScreenRequest(plugin: plugin.path, data: data)
    request.screen = screen
    request.naming = .options
    return request
  }

  /// Shows the screen, and returns what it shows; nil when it cannot be shown.
  func shown() -> String? {
    guard let request else { return nil }
    ExaminingWorker.goesOn()
    var text: String?
    do throws(ScreenError) {
      _ = try ScreenSession.rehearse(request, of: plugin, in: host, rows: Self.maximumRows) {
        text = JSONRenderer().text($0)
      }
    } catch {
      return nil
    }
    return text
  }

  /// Returns the findings. Leaves out warnings about the data, because `DataCheck` reads all rows,
  /// and about blank rows of models without handlers, which are known.
  func findings() throws(ScreenError) -> [Finding] {
    guard let request else { return [] }
    do throws(ScreenError) {
      let warnings = try ScreenSession.rehearse(
        request, of: plugin, in: host, rows: Self.maximumRows)
      var subjects = known.filter { [.unhandledModel, .unregisteredPrefix].contains($0.kind) }
        .compactMap(\.place.className)
      if let file = data ?? plugin.descriptor.data.flatMap({ plugin.resource(named: $0) }) {
        subjects.append(file)
      }
      return warnings.filter { $0.subject.map(subjects.contains) != true }
        .map {
          Finding(.screenWarning, .file(plugin.path), $0.description, "correct what it names")
        }
    } catch {
      // Missing things, such as data, were found by other checks or can be given as options of carob show.
      if screen != nil, error.code == .badRequest { throw error }
      guard error.code == .badPlugin else { return [] }
      return [
        Finding(
          .screenFailed, .file(plugin.path), error.sentence(without: plugin.path),
          error.advice ?? "correct the plugin")
      ]
    }
  }
}
