import CarobFoundation
import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobUIKit
import InstantCocoa
import InstantCocoaRemote

/// A plugin's screen that is shown, on a navigation controller in a window of its own, or an app that was launched, and what a
/// user does with it.
///
/// Everything waits for what the screen then fetches, and for other requests of the plugin, and only for these. The main
/// actor does nothing else meanwhile.
@MainActor
public final class ScreenSession {
  /// The plugin.
  public let plugin: LoadedPlugin
  /// What errors call the parts of the request.
  let naming: ScreenRequest.Naming
  let calls: PluginCalls
  /// Waits for what the screens fetch.
  let fetches: FetchWait
  /// Whether answers are waited for: in a live session they arrive later, and none arrives at a screen that is to be loading.
  let waits: Bool
  private let isLive: Bool
  /// The rows that the screen was made with; nil when there are none, and once it was said what they lack.
  private var unjudged: MappedArray?
  /// What nobody answers, and what was said of it.
  var unanswered = UnansweredMessages()
  private let navigation = UINavigationController()
  /// Nobody else keeps it.
  private let window = UIWindow()
  /// The app, which has screens and windows of its own; nil when the session shows a screen of a plugin.
  private var app: ScreenApp?

  /// Loads a plugin, unless the host has it, and shows its screen.
  ///
  /// - Parameters:
  ///   - host: where it is loaded; nil for a new one. Sessions that show the same plugin have the same host.
  ///   - progress: whom to tell what happens; nil to have warnings logged.
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

  /// Makes the controller with the data, shows it, and has it fetch.
  ///
  /// - Parameter liveWork: where requests count when nothing is waited for; nil to wait, and count where the host does.
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
          // Each of its tabs may have a stack.
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

  /// Tells of a state that changed nothing.
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

  /// Has requests go to the server of a request, if it names one.
  private static func useServer(of request: ScreenRequest) throws(ScreenError) {
    guard let text = request.server else { return ServerReplacement.set(nil) }
    guard let server = ServerReplacement(text) else {
      throw request.naming.error(
        .server, text, "is no http: or https: URL; give one such as http://localhost:8080")
    }
    ServerReplacement.set(server)
  }

  /// What all screens are on: a navigation controller of the session's, a tab bar controller in its place, or what the app's
  /// window shows.
  var root: UIViewController { app?.root ?? window.rootViewController ?? navigation }

  /// The screen that is shown: what covers all others, and of a stack what is on top of it; of an app's tabs the one that is
  /// selected.
  public var top: UIViewController {
    var top = presented ?? root
    while let next = below(top) { top = next }
    return top
  }

  private func below(_ controller: UIViewController) -> UIViewController? {
    if let stack = controller as? UINavigationController { return stack.topViewController }
    return app == nil && !isLive ? nil : (controller as? UITabBarController)?.selectedViewController
  }

  /// What was presented last, and covers the others; nil when nothing does.
  public var presented: UIViewController? {
    var presented = root.presentedViewController
    while let next = presented?.presentedViewController { presented = next }
    return presented
  }

  /// Selects a row or item of the screen on top, as a user's tap does. Pages before it are fetched first.
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
        // The last row may be one that stands for the next page.
        return try list.count(ofSection: path.section) - 1 > path.row
      }
      return list
    }
    try acting {
      do {
        // A user taps what is visible.
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

  /// Takes the screen on top away: from its stack, or what was presented.
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

  /// Has the screen on top fetch the page behind its last row, as scrolling there does.
  ///
  /// - Returns: false when there is none.
  /// - Throws: `ScreenError` when it cannot be fetched.
  @discardableResult
  public func fetchMore() throws(ScreenError) -> Bool {
    try calls.reporting { try top.view().firstList.map { try fetchPage(of: $0) } ?? false }
  }

  /// Has the screen on top fetch its data anew; a list whose data source fetches nothing asks for its rows again.
  ///
  /// - Throws: `ScreenError` when the plugin fails, or a fetch does after which there is nothing to show.
  public func reload() throws(ScreenError) {
    try acting { _ = try ScreenReload.send(to: top) }
  }

  /// Tells, once, which rows that were shown so far are blank because nobody configured their cells, which screen has no
  /// rows because nobody had them fetched, and which properties of the models none of the rows filled.
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

  /// Runs what a user does, waits for what is fetched then, and tells when another screen is on top.
  func acting(_ body: () throws -> Void) throws(ScreenError) {
    let old = top
    try calls.reporting { try wait(body) }
    if top !== old { calls.warnings.progress.report(.shown(top.runtimeClass.name)) }
  }
}
