import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation

/// Shows a live screen on a terminal: draws its nodes as lines, and turns keys into events.
@MainActor
package final class Browser {
  private(set) var screen: (any LiveScreen)?
  var seen = SeenScreen()
  /// The screen under an alert; nil when there is no alert.
  private(set) var seenBelow: SeenScreen?
  /// The user's position on each screen, by the screen's number.
  private(set) var states: [Int: ScreenState] = [:]
  /// The positions on covered screens and on those of a closed session, by their path in the tree.
  private var remembered: [[Int]: ScreenState] = [:]
  /// The status line at the foot of the terminal.
  private(set) var status = Line()
  /// The messages so far, and the lines that the plugin printed.
  private(set) var messages: [Line] = []
  /// The last line that the plugin printed.
  private(set) var printed: String?
  var page: TextPage?
  var input: InputLine?
  /// The number of the row that the next `d` deletes; nil for none.
  var rowToDelete: Int?
  /// Whether the next key chooses a title of the index.
  var isChoosingTitle = false
  /// The gestures of which the next key chooses one, and the number of their node; nil for none.
  var offered: (node: Int, gestures: [OfferedGesture])?
  /// Whether the user wants to quit.
  package internal(set) var isOver = false

  private(set) var columns: Int
  private(set) var rows: Int
  /// The clickable parts of the terminal.
  var targets: [Target] = []

  /// The user's steps to the screen, to repeat after the plugin was reloaded.
  var way = LiveWay()

  private static let maximumMessages = 1000
  /// A collection gets more points than a row of text needs, because text is smaller than pictures.
  static let pointsPerRow = 40.0

  /// Creates a browser without a screen.
  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// Shows a screen. Close the previous one first.
  package func show(_ screen: any LiveScreen) {
    self.screen = screen
    sendSize()
    update()
  }

  /// Closes the screen. Keeps the user's position for the next one.
  package func close() {
    guard let screen else { return }
    remember(seen)
    // The numbers of elements differ in the next session.
    for path in remembered.keys { remembered[path]?.element = nil }
    way.startAgain()
    screen.close()
    self.screen = nil
    (page, input, states, seen) = (nil, nil, [:], SeenScreen())
    (isChoosingTitle, offered) = (false, nil)
  }

  package func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    sendSize()
    update()
  }

  private func sendSize() {
    guard let screen else { return }
    _ = screen.handle(
      .size(
        width: Double(columns) * 8, height: Double(max(1, listHeight)) * Self.pointsPerRow))
  }

  // MARK: Messages

  /// Shows a message in the status line, and keeps it in the list of messages.
  package func tell(_ text: String, _ role: TextRole? = nil) {
    status = Line(text, role)
    keep(status)
  }

  /// Shows a message in the status line only.
  func say(_ text: String) { status = Line(text, .detail) }

  /// Shows a line that the plugin printed.
  package func print(_ line: String) {
    printed = line
    keep(Line(line, .detail))
  }

  private func keep(_ line: Line) {
    messages.append(line)
    if messages.count > Self.maximumMessages { messages.removeFirst() }
  }

  // MARK: Changes

  /// Applies the screen's changes. Call this after each turn of the loop.
  package func update() {
    guard let screen else { return }
    take(screen.changes())
    goOn()
  }

  /// Sends an event to the screen, and shows its outcome.
  @discardableResult
  func perform(_ event: LiveEvent, isQuiet: Bool = false) -> LiveOutcome? {
    guard let screen else {
      say("there is no screen; the next change of the plugin makes one")
      return nil
    }
    let step = event.step(in: seen.window) { _, at in seen.content.number(of: at) }
    let outcome = send(event, to: screen, isQuiet: isQuiet)
    way.note(step, outcome)
    return outcome
  }

  private func send(
    _ event: LiveEvent, to screen: any LiveScreen, isQuiet: Bool = false
  ) -> LiveOutcome {
    let outcome = screen.handle(event)
    switch outcome.result {
    case .done where isQuiet: break
    case .done:
      status = Line(outcome.sent.last.map(Self.sentence) ?? "", .detail)
    case .nothing, .refused: tell(outcome.reason ?? "nothing was done", .warning)
    case .failed: tell(outcome.reason ?? "the plugin failed", .error)
    }
    take(screen.changes())
    return outcome
  }

  private static func sentence(_ sent: LiveOutcome.Sent) -> String {
    "\(sent.selector) → \(sent.by ?? sent.to ?? "nobody")"
  }

  private func take(_ batches: [LiveBatch]) {
    let changes = batches.flatMap(\.changes)
    // Even without changes of the screen, the terminal's size or contents may have changed.
    if changes.isEmpty && seen.version > 0 { return settle() }
    for change in changes {
      tellMessage(of: change)
      if case .update(seen.list?.id, let diff) = change { follow(diff) }
    }
    guard let screen, !screen.hasEnded else { return }
    read()
    settle()
  }

  private func tellMessage(of change: LiveChange) {
    switch change {
    case .message(let message): tell(message.text, message.kind == .error ? .error : .warning)
    case .ended(let message?): tell(message.text, .error)
    default: break
    }
  }

  private func read() {
    guard let screen else { return }
    let old = seen
    let batch = screen.snapshot()
    guard batch.changes.contains(where: { $0.name == .screen }) else { return }
    let below = seenBelow?.content ?? seen.content
    seen = SeenScreen(batch, keeping: seen.content)
    seenBelow = seen.isAlert ? SeenScreen(batch, keeping: below, underAlerts: true) : nil
    let screens = seen.screens
    // A restarted plugin has greater numbers; a covered stack has no screens.
    if !old.window.children.isEmpty,
      Set(screens.map(\.node.id)).isDisjoint(with: old.screens.map(\.node.id))
    {
      remember(old)
    }
    let ids = Set(screens.map(\.node.id))
    states = states.filter { ids.contains($0.key) }
    for (path, node) in screens where states[node.id] == nil && node.id == seen.screen?.id {
      states[node.id] = remembered.removeValue(forKey: path) ?? ScreenState()
    }
    if let input, !seen.elements.contains(where: { $0.id == input.id }) { self.input = nil }
  }

  private func remember(_ old: SeenScreen) {
    for (path, node) in old.screens {
      guard var state = states[node.id] else { continue }
      state.isComing = true
      remembered[path] = state
    }
  }

  /// The user's position on the visible screen.
  var state: ScreenState {
    get { seen.screen.flatMap { states[$0.id] } ?? ScreenState() }
    set { if let id = seen.screen?.id { states[id] = newValue } }
  }

  private func follow(_ diff: LiveListDiff) {
    let before = seen.content
    var sections = before.sections
    diff.apply(to: &sections)
    seen.content.sections = sections
    func moved(_ number: Int) -> Int {
      before.place(of: number).flatMap(diff.destination).flatMap { seen.content.number(of: $0) }
        ?? number
    }
    let isAtTop = state.top == 0 && state.cursor == 0
    if isAtTop { return }
    (state.cursor, state.top) = (moved(state.cursor), moved(state.top))
  }

  // MARK: The way to the screen

  /// Repeats the next of the user's steps, unless the screen is fetching.
  private func goOn() {
    guard let screen, seen.fetching == nil, let step = way.takeNext() else { return }
    guard let node = seen.window.node(at: step.path), !screen.hasEnded else {
      return way.giveUp()
    }
    // Only a visible row can be tapped.
    if let row = step.row { show(.show(list: node.id, first: row, count: 1)) }
    way.took(step, send(step.event.with(node.id, version: seen.version), to: screen))
  }

  // MARK: Scrolling

  /// Makes the list show the rows around the cursor.
  func settle() {
    guard let list = seen.list else { return }
    // New rows may have other titles or sizes than expected, so the layout may need several rounds.
    for _ in 0..<4 {
      let content = seen.content
      if content.count == 0 { return }
      var state = state
      if state.isComing {
        if state.cursor < content.count {
          state.isComing = false
        }
        // The last row may fetch the next page.
        else if seen.fetching == nil, content.row(content.count - 1) != nil {
          state.isComing = false
        }
      }
      let cursor = max(0, min(state.cursor, content.count - 1))
      if !state.isComing { state.cursor = cursor }
      var wanted: Range<Int>?
      if list.kind == .table {
        state.top = TableLayout(content, height: listHeight).top(showing: cursor, from: state.top)
        let rows = state.top..<min(content.count, state.top + listHeight)
        if rows.contains(where: { content.row($0) == nil }) { wanted = rows }
      } else {
        let grid = GridLayout(content, height: listHeight)
        if grid.band(of: cursor) == nil {
          state.top = cursor
          wanted = cursor..<cursor + 1
        } else {
          state.top = grid.top(showing: cursor, from: state.top)
          let last = content.first + content.rows.count
          if grid.hasRoom(from: state.top), last < content.count, content.first < state.top {
            wanted = state.top..<last
          }
        }
      }
      self.state = state
      guard let wanted else { return }
      let event: LiveEvent =
        list.kind == .collection && wanted.lowerBound == 0
        ? .scroll(list: list.id, x: 0, y: 0)
        : .show(list: list.id, first: wanted.lowerBound, count: min(wanted.count, LiveLimits.rows))
      show(event)
    }
  }

  /// Sends an event that scrolls the list; shows a message only if that fails.
  func show(_ event: LiveEvent) {
    guard let screen else { return }
    let outcome = screen.handle(event)
    if outcome.result != .done { tell(outcome.reason ?? "the list shows nothing", .error) }
    for change in screen.changes().flatMap(\.changes) { tellMessage(of: change) }
    read()
  }
}
