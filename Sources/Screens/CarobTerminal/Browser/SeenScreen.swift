import CarobRenderers
import CarobRuntime
import CarobScreens

/// The visible part of a live screen: the top controller, its bars, and its list.
struct SeenScreen {
  var window = LiveNode(id: 0, kind: .window)
  /// The visible controller; nil when there is none.
  var screen: LiveNode?
  var tabs: LiveNode?
  /// The number of the controller that was presented last, and covers the others.
  var presented: Int?
  /// The other nodes of the screen, in order: first the bar buttons.
  var elements: [LiveNode] = []
  /// The first list.
  var list: LiveNode?
  /// Whether the list has a refresh control.
  var canRefresh = false
  var content = ListContent()
  /// The progress text of a fetch.
  var fetching: String?
  /// The number of the batch with this state.
  var version = 0

  init() {}

  /// - Parameters:
  ///   - batch: a snapshot.
  ///   - underAlerts: whether the screen under the alerts is meant.
  init(_ batch: LiveBatch, keeping content: ListContent, underAlerts: Bool = false) {
    version = batch.version
    for case .screen(let window) in batch.changes { self.window = window }
    let top = window.children.last { !underAlerts || !$0.isAlert }
    follow(top)
    if top?.props[.presented]?.flag == true { presented = top?.id }
    for node in screen?.children ?? [] { add(node) }
    // Kept, because computing the sections' starts again takes time.
    self.content = content
    for change in batch.changes {
      switch change {
      case .reload(list?.id, let sections): self.content.sections = sections
      case .rows(list?.id, let first, let rows):
        (self.content.first, self.content.rows) = (first, rows)
      case .fetching(let text): fetching = text
      default: break
      }
    }
    if list == nil { self.content = ListContent() }
  }

  private mutating func follow(_ node: LiveNode?) {
    switch node?.kind {
    case .navigation: follow(node?.children.last)
    case .tabs:
      if node?.props[.bar]?.flag != false { tabs = node }
      let index = node?.props[.selection]?.position ?? 0
      if let children = node?.children, children.indices.contains(index) { follow(children[index]) }
    default: screen = node
    }
  }

  private mutating func add(_ node: LiveNode) {
    switch node.kind {
    case .table, .collection:
      if list == nil { list = node } else { elements.append(node) }
      for child in node.children { add(child) }
    case .refresh: canRefresh = true
    default:
      elements.append(node)
      for child in node.children { add(child) }
    }
  }

  /// Whether the screen is an alert.
  var isAlert: Bool { screen?.isAlert == true }

  /// Whether the screen is fetching, or an indicator is active.
  var isBusy: Bool {
    fetching != nil || elements.contains { $0.props[.active]?.flag == true }
      || content.rows.contains { $0.props[.placeholder]?.text == "loading" }
  }

  /// The controllers of the screen, also covered ones, with their paths in the tree.
  var screens: [(path: [Int], node: LiveNode)] {
    var found: [(path: [Int], node: LiveNode)] = []
    func look(_ node: LiveNode, _ path: [Int]) {
      switch node.kind {
      case .window, .navigation, .tabs:
        for (index, child) in node.children.enumerated() { look(child, path + [index]) }
      case .screen: found.append((path, node))
      default: break
      }
    }
    look(window, [])
    return found
  }
}

extension String {
  /// The text of a field on one line: with a sign for each line feed, or dots for what is secret.
  func asField(isSecret: Bool) -> String {
    isSecret ? asDots : replacing("\n", with: "⏎")
  }
}

extension LiveNode {
  /// Whether the node is a button in the bar at the top.
  var isInHead: Bool { kind == .barButton && props[.side]?.text != "toolbar" }

  /// Draws the node as a line.
  func line(spinner: String) -> Line {
    let text = props[.text]?.text ?? ""
    let system = props[.system]?.text.map { SystemItemTitle($0).text }
    let title =
      props[.title]?.text ?? props[.label]?.text ?? system ?? props[.image]?.text ?? ""
    let role: TextRole? = props[.enabled]?.flag == false ? .detail : nil
    switch kind {
    case .label: return Line(text, role)
    case .image: return Line("[\(named("picture", props[.image]))]", .detail)
    case .drawing: return Line("[\(named("drawing", props[.label]))]", .detail)
    case .area: return Line("[\(named("view", props[.label] ?? props[.class]))]", .detail)
    case .activity: return Line(props[.active]?.flag == true ? spinner : "", .detail)
    case .button, .barButton: return Line("[ \(title) ]", role ?? .type)
    case .toggle: return Line(props[.value]?.flag == true ? "[x]" : "[ ]", role)
    case .textField, .textView, .searchBar: return field(role)
    case .table, .collection: return Line("[another list]", .detail)
    default: return valueLine(role) ?? Line(title, role)
    }
  }

  /// What something is, with its name if it has one.
  private func named(_ kind: String, _ name: LiveValue?) -> String {
    [kind, (name ?? props[.label])?.text].compactMap { $0 }.joined(separator: " ")
  }

  private func field(_ role: TextRole?) -> Line {
    let text = props[.text]?.text ?? ""
    var line = Line(kind == .searchBar ? "Search: " : "> ", .detail)
    if let prompt = props[.prompt]?.text, kind == .searchBar { line = Line("\(prompt): ", .detail) }
    if text.isEmpty {
      line.add(Span(props[.placeholder]?.text ?? "", .detail))
    } else {
      line.add(Span(text.asField(isSecret: props[.secure]?.flag == true), role))
    }
    let selection = props[.selection]?.position
    for (index, scope) in (props[.scopes]?.texts ?? []).enumerated() {
      line.add(Span("  "))
      line.add(Span(scope, index == selection ? .selection : .detail))
    }
    return line
  }
}

/// The user's position on a screen. It is kept while the screen is covered.
struct ScreenState {
  /// The element under the cursor; nil when the cursor is in the list.
  var element: Int?
  /// The row or item under the cursor, and the one at the top.
  var cursor = 0
  var top = 0
  /// The element at the top, when they do not all fit.
  var elementTop = 0
  /// Whether the cursor's row from before a reload is still to be fetched.
  var isComing = false
}
