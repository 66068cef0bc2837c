import CarobFoundation
import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobUIKit
import InstantCocoa
import InstantCocoaRemote

/// A plugin's screen on a navigation controller in a window, or a launched app, and the user's actions on it.
///
/// Each action waits for the fetches and requests that it starts. Meanwhile the main actor does nothing else.
@MainActor
public final class ScreenSession {
  /// The plugin.
  public let plugin: LoadedPlugin
  /// The names that errors give to the parts of the request.
  let naming: ScreenRequest.Naming
  let calls: PluginCalls
  let fetches: FetchWait
  /// Whether actions wait for responses. False in a live session, where they come later, and in the
  /// state `loading`, where they never come.
  let waits: Bool
  private let isLive: Bool
  /// The rows that the screen was made with, until `judgeRows` has checked them.
  private var unjudged: MappedArray?
  /// Messages that no handler answered, and the warnings about them.
  var unanswered = UnansweredMessages()
  private let navigation = UINavigationController()
  /// Only this property retains the window.
  private let window = UIWindow()
  /// The app, which has its own screens and windows; nil when the session shows a plugin's screen.
  private var app: ScreenApp?

  /// Loads a plugin, unless the host has loaded it, and shows its screen.
  ///
  /// - Parameters:
  ///   - host: loads the plugin; nil for a new host. Sessions of the same plugin must share a host.
  ///   - progress: gets events; nil to log warnings.
  /// - Throws: `ScreenError`.
  public static func open(
    _ request: ScreenRequest, in host: PluginHost? = nil,
    progress: (any ScreenProgress)? = nil
  ) throws(ScreenError) -> ScreenSession {
    let host = host ?? PluginHost()
    let plugin = try host.plugin(for: request)
    return try ScreenSession(
      request, of: plugin, data: ScreenData.data(for: plugin, request), in: host,
      progress: progress ?? LoggedProgress())
  }

  /// Makes the controller with the data, shows it, and starts its fetch.
  ///
  /// - Parameter liveWork: counts the requests of a live session, which does not wait; nil to wait,
  ///   and count with the host.
  package init(
    _ request: ScreenRequest, of plugin: LoadedPlugin, data: ScreenData?, in host: PluginHost,
    progress: any ScreenProgress, liveWork: PendingWork? = nil
  ) throws(ScreenError) {
    try Self.useServer(of: request)
    let app = try ScreenApp(of: plugin, request)
    let opening = app == nil ? try ScreenOpening(of: plugin, request, data: data) : nil
    let warnings = ScreenWarnings(progress: progress, dataName: data?.name)
    let work = liveWork ?? request.cannedAnswer.map(PendingWork.init) ?? host.work
    let calls = PluginCalls(
      plugin: plugin, naming: request.naming, warnings: warnings, work: work)
    isLive = liveWork != nil
    waits = !isLive && request.state != .loading
    let makeGiven = try opening?.given()
    let given = try calls.reporting { try makeGiven?() }
    self.plugin = plugin
    self.calls = calls
    self.app = app
    unjudged = given as? MappedArray
    naming = request.naming
    var timeout = RemoteData.timeout
    var advice = ""
    if case .remote? = data {
      timeout = request.timeout ?? timeout
      advice = "; give them more time with \(request.naming.name(.timeout))"
    }
    fetches = FetchWait(
      remote: given as? FetchingDataSource,
      ownRequests: OwnRequests(calls.work, timeout: timeout, advice: advice, warnings),
      warnings: warnings)
    if let opening {
      try load {
        let first = try opening.make(with: given)
        if isLive, first is UITabBarController {
          // Each tab may have its own stack.
          try window.setRootViewController(first)
        } else {
          try navigation.pushViewController(first, animated: false)
          try window.setRootViewController(navigation)
        }
        try window.makeKeyAndVisible()
      }
    } else {
      try launchApp()
    }
    judgeState(of: request, data)
  }

  /// Tells the app that it ends, as when a user quits it. An error of the app is logged.
  func endApp() {
    guard let app else { return }
    do throws(ScreenError) {
      try calls.reporting { try app.end() }
    } catch {
      RuntimeLog.warning("the app ends with an error: \(error)")
    }
  }

  /// Warns of a requested state that changed nothing.
  private func judgeState(of request: ScreenRequest, _ data: ScreenData?) {
    guard let state = request.state, !calls.work.hasHadRequests else { return }
    if state == .empty, case .rows? = data { return }
    calls.warnings.tell(
      "\(naming.name(.state)) \(state.rawValue) changed nothing: \(top.runtimeClass) has asked no server yet"
    )
  }

  private func launchApp() throws(ScreenError) {
    try load { try app?.launch() }
    guard let app, app.opensURL else { return }
    try acting { if let warning = try app.openURL() { calls.warnings.tell(warning) } }
  }

  /// Redirects requests to the server of a request, if it names one.
  private static func useServer(of request: ScreenRequest) throws(ScreenError) {
    guard let text = request.server else { return ServerReplacement.set(nil) }
    guard let server = ServerReplacement(text) else {
      throw request.naming.error(
        .server, text, "is no http: or https: URL; give one such as http://localhost:8080")
    }
    ServerReplacement.set(server)
  }

  /// The root controller: the session's navigation controller, a tab bar controller in its place,
  /// or that of the app's window.
  var root: UIViewController { app?.root ?? window.rootViewController ?? navigation }

  /// The visible screen: the top of the stack of the controller presented last. In an app's tabs the selected one.
  public var top: UIViewController {
    var top = presented ?? root
    while let next = below(top) { top = next }
    return top
  }

  private func below(_ controller: UIViewController) -> UIViewController? {
    if let stack = controller as? UINavigationController { return stack.topViewController }
    return app == nil && !isLive ? nil : (controller as? UITabBarController)?.selectedViewController
  }

  /// The controller that was presented last and covers the others. Alerts cover nothing.
  public var presented: UIViewController? {
    var presented = root.presentedViewController
    while let next = presented?.presentedViewController { presented = next }
    while presented is UIAlertController {
      let below = presented?.presentingViewController
      presented = below === root ? nil : below
    }
    return presented
  }

  /// Selects a row or item of the top screen, as a tap does. Fetches the pages before it first.
  ///
  /// - Throws: `ScreenError` when there is no such row, or the plugin or a fetch fails.
  public func select(_ path: IndexPath) throws(ScreenError) {
    let list = try calls.reporting { () -> ScreenList in
      guard let list = try top.view().firstList else {
        throw naming.error(
          .select, "\(path.section),\(path.row)",
          "\(top.runtimeClass) has no table; leave \(naming.name(.select)) out")
      }
      try fetchPages(of: list) { (list) in
        guard path.section < (try list.sectionCount) else { return false }
        // The last row may stand for the next page.
        return try list.count(ofSection: path.section) - 1 > path.row
      }
      return list
    }
    try acting {
      do {
        // Only a visible row can be tapped.
        try list.show(try list.number(of: path))
      } catch let error as SnapshotError {
        throw naming.error(
          .select, "\(path.section),\(path.row)", "\(error); sections and rows count from 0")
      }
      let warning = try unanswered.selection(at: path, in: list)
      try list.tap(path)
      if let warning { calls.warnings.tell(warning) }
    }
  }

  /// Pops or dismisses the top screen.
  ///
  /// - Returns: false when it is the first one.
  /// - Throws: `ScreenError` when the plugin or a fetch fails.
  @discardableResult
  public func back() throws(ScreenError) -> Bool {
    let old = top
    try acting {
      if try top.navigationController?.popViewController(animated: false) == nil {
        try presented?.dismiss(animated: false)
      }
    }
    return top !== old
  }

  /// Makes the top screen fetch the next page, as scrolling to the last row does.
  ///
  /// - Returns: false when there is none.
  /// - Throws: `ScreenError` when it cannot be fetched.
  @discardableResult
  public func fetchMore() throws(ScreenError) -> Bool {
    try calls.reporting { try top.view().firstList.map { try fetchPage(of: $0) } ?? false }
  }

  /// Makes the top screen fetch its data again; without fetched data, reloads its list.
  ///
  /// - Throws: `ScreenError` when the plugin fails, or a fetch fails and there is nothing to show.
  public func reload() throws(ScreenError) {
    try acting { _ = try Self.reload(top) }
  }

  /// Warns once of rows whose cells no handler configured, of a screen that never fetched its rows,
  /// and of model properties that no row filled.
  func judgeRows() throws(ScreenError) {
    try calls.reporting {
      for warning in try unanswered.takeBlankRows(on: top) { calls.warnings.tell(warning) }
      if let warning = try unanswered.fetching(by: top) { calls.warnings.tell(warning) }
    }
    guard let rows = unjudged, rows.madeCount > 0 else { return }
    unjudged = nil
    try calls.reporting {
      for diagnostic in try rows.shapeDiagnostics() { calls.warnings.tell(.shape(diagnostic)) }
    }
  }

  /// Runs an action, waits for its fetches, and reports a new top screen.
  func acting(_ body: () throws -> Void) throws(ScreenError) {
    let old = top
    try calls.reporting { try wait(body) }
    if top !== old { calls.warnings.progress.report(.shown(top.runtimeClass.name)) }
  }
}
