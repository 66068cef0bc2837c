import CarobRenderers
import CarobScreens

extension Browser {
  /// The rows per step of the mouse wheel.
  private static let rowsOfWheel = 3

  package func handle(_ key: Key) {
    if screen != nil { way.giveUp() }
    if page != nil { return handleInPage(key) }
    if let input { return type(key, in: input) }
    if isChoosingTitle { return chooseTitle(key) }
    if let offered { return choose(key, of: offered.gestures, in: offered.node) }
    if key != .character("d") { rowToDelete = nil }
    switch key {
    case .character("q"): isOver = true
    case .character("?"): page = TextPage("Keys", Self.help, width: columns)
    case .character("m"): showMessages()
    case .character("t"): showTrace()
    case .character("r"): reload()
    case .character("/"): search()
    case .character(" "): tapPart()
    case .character("d"): deleteRow()
    case .character("a"): tapAccessory()
    case .character("i"): showIndex()
    case .character("g"): offerGestures()
    case .character("["): moveRow(-1)
    case .character("]"): moveRow(1)
    case .character(let digit) where Self.buttons.contains(digit): tapButton(digit)
    case .enter: activate()
    case .escape, .backspace: goBack()
    case .left where seen.isAlert, .backTab where seen.isAlert: move(-1)
    case .right where seen.isAlert, .tab where seen.isAlert: move(1)
    case .left where focusedElement?.use == .value: step(-1)
    case .right where focusedElement?.use == .value: step(1)
    case .character("-"): step(-1)
    case .character("+"): step(1)
    case .left where isInGrid: walk(after: false)
    case .right where isInGrid: walk(after: true)
    case .left: goBack()
    case .tab: chooseTab(1)
    case .backTab: chooseTab(-1)
    case .up: move(-1)
    case .down: move(1)
    case .wheelUp: for _ in 0..<Self.rowsOfWheel { move(-1) }
    case .wheelDown: for _ in 0..<Self.rowsOfWheel { move(1) }
    case .pageUp: movePage(-1)
    case .pageDown: movePage(1)
    case .home: moveToEnd(first: true)
    case .end: moveToEnd(first: false)
    case .click(let column, let row): click(column, row)
    case .character, .right, .delete: say("this key does nothing here; ? lists the keys")
    }
  }

  private var isInGrid: Bool { seen.list?.kind == .collection && focusedElement == nil }

  // MARK: Pages of text

  /// The keys, as `?` lists them.
  private static let help: [Line] = [
    ("Up, Down", "to the row, button or field above or below"),
    ("Left, Right", "in a grid: to the item beside; on a control: change its value"),
    ("Page Up, Page Down", "a page up or down"),
    ("Home, End", "to the first or the last row"),
    ("Enter", "selects the row, taps the button, or edits the field or the value"),
    ("Space", "taps the first button or switch in the row"),
    ("+, -", "change the first value in the row"),
    ("d", "deletes the row, where it can be deleted, when pressed twice"),
    ("1 to 9", "taps a button of the row, as a swipe shows them"),
    ("a", "taps the (i) at the right edge of the row"),
    ("[, ]", "moves the row up or down, while the table is edited"),
    ("Escape, Backspace, Left", "back; in a grid, Left goes to the item beside"),
    ("Tab, Shift-Tab", "the next or the previous tab"),
    ("i", "the index: the next key goes to the section of the title with that letter"),
    ("g", "gestures: the next key makes one of the view or row under the cursor, or of the screen"),
    ("/", "searches, where there is a search bar; Escape ends it"),
    ("r", "reloads"),
    ("t", "how the row came about: who was asked, who answered"),
    ("m", "messages: what was said, and what the plugin printed"),
    ("?", "this list"),
    ("q", "ends; from a list such as this it leads back"),
    ("Ctrl-Z", "stops, until fg goes on"),
    ("Mouse", "a click does what Enter does; the wheel scrolls"),
  ].map { key, text in
    var line = Line(key, .heading)
    line.pad(to: 25)
    line.add(Span(text))
    return line
  }

  private func handleInPage(_ key: Key) {
    if page?.handle(key, height: pageHeight) == true { return }
    page = nil
  }

  private func showMessages() {
    let lines = messages.isEmpty ? [Line("nothing was said", .detail)] : messages
    page = TextPage("Messages", lines, width: columns)
    _ = page?.handle(.end, height: pageHeight)
  }

  private func showTrace() {
    guard let screen, let list = seen.list, focusedElement == nil,
      let row = seen.content.row(state.cursor)
    else { return say("there is no row under the cursor to trace") }
    do throws(ScreenError) {
      let inspection = try screen.inspect(row.at, of: list.id)
      let section = ScreenSnapshot.Section(title: "", rows: [inspection.row])
      let snapshot = ScreenSnapshot(screen: "", title: "", sections: [section])
      var lines = TraceRenderer().lines(snapshot).map { Line($0) }
      for (name, chain) in [
        ("model", inspection.modelClasses), ("cell", inspection.cellClasses),
        ("screen", inspection.screenClasses),
      ] where !chain.isEmpty {
        lines.append(Line("  \(name): \(chain.joined(separator: " : "))", .detail))
      }
      page = TextPage("Trace", lines, width: columns)
    } catch {
      tell("\(error)", .error)
    }
  }

  // MARK: Actions

  private func goBack() {
    if let screen = seen.screen, screen.props[.back] != nil {
      perform(.back(from: screen.id))
    } else if let presented = seen.presented {
      // An alert is cancelled.
      perform(.dismiss(presented))
    } else {
      say("there is no way back from this screen; q ends")
    }
  }

  private func chooseTab(_ step: Int) {
    guard let tabs = seen.tabs, !tabs.children.isEmpty else { return say("there are no tabs") }
    let index = (tabs.props[.selection]?.position ?? 0) + step
    perform(.tab(of: tabs.id, index: (index + tabs.children.count) % tabs.children.count))
  }

  private func reload() {
    if let list = seen.list, seen.canRefresh {
      perform(.refresh(list: list.id))
    } else if let screen = seen.screen {
      perform(.reload(screen.id))
    } else {
      say("there is no screen to reload")
    }
  }

  private func search() {
    guard let bar = seen.elements.first(where: { $0.kind == .searchBar }) else {
      return say("this screen has no search bar")
    }
    state.element = bar.id
    input = InputLine(bar)
  }

  private func tapPart() {
    guard focusedElement == nil, let row = seen.content.row(state.cursor),
      let part = row.parts.first(where: { $0.use == .tap })
    else { return say("there is no button in the row under the cursor") }
    perform(.tap(part.id))
  }

  private func activate() {
    if let element = focusedElement { return activate(element) }
    guard let list = seen.list, let row = seen.content.row(state.cursor) else {
      return say("there is nothing under the cursor")
    }
    perform(.select(list: list.id, at: row.at, version: seen.version))
  }

  private func activate(_ element: LiveNode) {
    switch element.use {
    case .text, .value: input = InputLine(element)
    case .tap: perform(.tap(element.id))
    case nil: say("there is nothing to tap under the cursor")
    }
  }

  /// Changes the value under the cursor, or the first one in its row.
  private func step(_ steps: Int) {
    let parts = seen.content.row(state.cursor)?.parts ?? []
    guard let node = focusedElement ?? parts.first(where: { $0.use == .value }),
      let value = node.value(after: steps)
    else { return say("there is no value under the cursor") }
    perform(.value(node.id, value))
  }

  private func click(_ column: Int, _ row: Int) {
    guard let target = targets.first(where: { $0.row == row && $0.columns.contains(column) }) else {
      return
    }
    switch target.what {
    case .back: goBack()
    case .tab(let index): if let tabs = seen.tabs { perform(.tab(of: tabs.id, index: index)) }
    case .element(let id):
      guard let element = seen.elements.first(where: { $0.id == id }) else { return }
      state.element = id
      activate(element)
    case .row(let number):
      state.element = nil
      state.cursor = number
      settle()
      activate()
    }
  }

  // MARK: Typing

  private func type(_ key: Key, in line: InputLine) {
    var line = line
    switch key {
    case .character(let character): line.text.append(character)
    case .backspace, .delete: _ = line.text.popLast()
    case .enter where line.kind == .textView: line.text.append("\n")
    case .enter: return submit(line)
    case .escape: return cancel(line)
    case .left: return chooseScope(-1, of: line)
    case .right: return chooseScope(1, of: line)
    case .up, .down, .tab, .backTab:
      input = nil
      return handle(key)
    default: return
    }
    input = line
    if line.isValue { return }
    perform(.text(line.id, line.text), isQuiet: true)
    // A delegate may have changed the text.
    if let node = seen.elements.first(where: { $0.id == line.id }) {
      input?.text = node.props[.text]?.text ?? ""
    }
  }

  private func submit(_ line: InputLine) {
    input = nil
    guard line.isValue else {
      perform(.submit(line.id))
      return
    }
    guard let node = seen.elements.first(where: { $0.id == line.id }) else { return }
    if node.kind == .datePicker {
      perform(.text(node.id, line.text))
      return
    }
    guard let value = node.value(typed: line.text) else {
      return tell("\(line.text) is no value; \(node.valueAdvice)", .warning)
    }
    perform(.value(line.id, value))
  }

  private func cancel(_ line: InputLine) {
    input = nil
    if line.isValue { return }
    if line.kind == .searchBar, !line.text.isEmpty { perform(.text(line.id, ""), isQuiet: true) }
    perform(.cancel(line.id), isQuiet: true)
    if seen.content.count > 0 { state.element = nil }
  }

  private func chooseScope(_ step: Int, of line: InputLine) {
    guard let node = seen.elements.first(where: { $0.id == line.id }),
      let scopes = node.props[.scopes]?.texts, !scopes.isEmpty
    else { return }
    let index = (node.props[.selection]?.position ?? 0) + step
    if scopes.indices.contains(index) { perform(.value(line.id, Double(index))) }
  }
}
