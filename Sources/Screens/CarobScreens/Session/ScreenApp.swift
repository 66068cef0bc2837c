import CarobPlugins
import CarobRuntime
import Foundation
import CarobUIKit
import InstantCocoaRemote

/// The app of a request for an app.
@MainActor
struct ScreenApp {
  private let plugin: LoadedPlugin
  private let naming: ScreenRequest.Naming
  /// The URL to open after the launch.
  private let url: URL?
  private var running: RunningApp?

  /// Returns nil when the request is for a screen of a plugin.
  ///
  /// - Throws: `ScreenError` when the request has options for the other kind, or a malformed URL.
  init?(of plugin: LoadedPlugin, _ request: ScreenRequest) throws(ScreenError) {
    let naming = request.naming
    guard plugin.isApp, request.screen == nil else {
      if let url = request.url {
        throw naming.error(
          .url, url,
          plugin.isApp
            ? "is for the app, and not for a screen of it; leave \(naming.name(.screen)) out"
            : "is for an app, and \(plugin.descriptor.name) is none; leave \(naming.name(.url)) out"
        )
      }
      return nil
    }
    for (part, value) in [
      (ScreenRequest.Part.data, request.data), (.model, request.model),
      (.keyPath, request.keyPath),
    ] {
      guard let value else { continue }
      throw naming.error(
        part, value,
        "is for a screen, and \(plugin.descriptor.name) is an app, which has its own; name the screen with "
          + "\(naming.name(.screen)), or leave \(naming.name(part)) out")
    }
    self.plugin = plugin
    self.naming = naming
    url = try request.url.map { (text) throws(ScreenError) in
      guard let url = URL(string: text), url.scheme != nil else {
        throw naming.error(.url, text, "is no URL; give one such as app:///users/1")
      }
      return url
    }
  }

  /// Calls `main` and launches the app.
  ///
  /// - Throws: `ScreenError` when `main` starts no app or no window has a root controller; the app's errors.
  mutating func launch() throws {
    running = try plugin.whileRegistering {
      let status = try plugin.callMain() ?? 0
      guard let start = AppStart.take() else {
        throw ScreenError(
          .badPlugin, at: plugin.path,
          "its main returned \(status) without a call of UIApplicationMain",
          advice:
            "return UIApplicationMain(argc, argv, nil, @\"…\") from main, with the class of the delegate"
        )
      }
      return try RunningApp(start)
    }
    guard root == nil else { return }
    let delegate = running?.delegateClass.map { "\($0)" } ?? "no delegate"
    throw ScreenError(
      .badPlugin, at: plugin.path,
      running?.window == nil
        ? "its app shows no window; its delegate is \(delegate)"
        : "its window has no rootViewController; its delegate is \(delegate)",
      advice: "have application:didFinishLaunchingWithOptions: set one, and send makeKeyAndVisible")
  }

  /// The root controller of the front window.
  var root: UIViewController? { running?.window?.rootViewController }

  /// Tells the app that it ends.
  ///
  /// - Throws: the app's errors.
  func end() throws { try running?.end() }

  /// Whether there is a URL to open.
  var opensURL: Bool { url != nil }

  /// Asks the app to open the request's URL.
  ///
  /// - Returns: a warning, when the app refuses.
  /// - Throws: `ScreenError` when the delegate has no method for URLs; the app's errors.
  func openURL() throws -> ScreenWarning? {
    guard let url, let running else { return nil }
    switch try running.open(url) {
    case .opened: return nil
    case .refused:
      let delegate = running.delegateClass.map { "\($0)" } ?? "the delegate"
      return ScreenWarning("\(delegate) did not open \(url.absoluteString)")
    case .unanswered(let selectors):
      let names = selectors.map { "\($0)" }.joined(separator: ", ")
      throw ScreenError(
        .badPlugin, at: plugin.path,
        "\(running.delegateClass.map { "its delegate \($0)" } ?? "it has no delegate, and so") answers none of "
          + "\(names)", advice: "implement one of them, or leave \(naming.name(.url)) out")
    }
  }
}
