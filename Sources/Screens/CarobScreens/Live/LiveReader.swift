import CarobRenderers
import CarobRuntime
import CarobUIKit
import struct Foundation.CGPoint

/// Reads the visible controllers, bars and views as nodes, without the rows of lists.
///
/// Reads texts with messages, because a plugin's class may override the getters.
@MainActor
struct LiveReader {
  private(set) var numbers: LiveNumbers
  /// The lists of the last reading, in order.
  private(set) var lists: [(id: Int, list: ScreenList, screen: UIViewController)] = []
  /// Whether the screen has more nodes than `LiveLimits.nodes`.
  private(set) var isCutOff = false
  /// The first error of what a list can be shown without.
  private(set) var failure: (any Error)?
  private var covered: Set<Int> = []
  private var left = 0

  /// - Parameter first: the numbers of nodes are greater than this one.
  init(numbersFrom first: Int = 0) { numbers = LiveNumbers(from: first) }

  /// Reads the window.
  ///
  /// - Parameter root: the root controller of the window.
  /// - Throws: the errors of a controller, a view or a label.
  mutating func read(_ root: UIViewController) throws -> LiveNode {
    numbers.beginLook()
    (lists, covered, left, isCutOff) = ([], [], LiveLimits.nodes, false)
    failure = nil
    let controllers =
      Array(sequence(first: root, next: Self.presented))
      + UIAlertController.standalone(over: root.viewIfLoaded?.window)
    var window = LiveNode(id: LiveNumbers.window, kind: .window)
    // What is under alerts is visible.
    let bottom = controllers.lastIndex { !($0 is UIAlertController) } ?? 0
    for (index, controller) in controllers.enumerated() {
      var node = try node(controller, isSeen: index >= bottom)
      if index > 0 { node.props[.presented] = .flag(true) }
      window.children.append(node)
    }
    numbers.endLook(covered: covered)
    return window
  }

  /// Returns the controller that a root or presented controller has presented.
  private static func presented(_ controller: UIViewController) -> UIViewController? {
    controller.presentedViewController
  }

  /// Returns a number for a row or a part of a cell.
  mutating func nextNumber() -> Int { numbers.next() }

  // MARK: Controllers

  private mutating func node(_ controller: UIViewController, isSeen: Bool) throws -> LiveNode {
    var node = LiveNode(id: numbers.number(of: controller), kind: .screen)
    node.props[.title] = try controller.askedTitle().map(LiveValue.text)
    node.props[.class] = .text(controller.runtimeClass.name)
    if let stack = controller as? UINavigationController {
      node.kind = .navigation
      node.children = try children(stack.viewControllers, isSeen) { $0 === stack.topViewController }
      try addBackTitles(of: stack, to: &node)
    } else if let tabs = controller as? UITabBarController {
      node.kind = .tabs
      node.children = try children(tabs.viewControllers, isSeen) {
        $0 === tabs.selectedViewController
      }
      for (index, tab) in tabs.viewControllers.enumerated() {
        Self.describeTab(of: tab, &node.children[index].props)
      }
      if Self.isBarHidden(of: tabs) { node.props[.bar] = .flag(false) }
      if let index = tabs.selectedIndex { node.props[.selection] = .number(Double(index)) }
    } else if isSeen {
      if let alert = controller as? UIAlertController {
        node.props[.alert] = .text(alert.preferredStyle == .alert ? "alert" : "actionSheet")
      }
      try addContent(of: controller, to: &node)
    } else {
      covered.insert(node.id)
    }
    // Covered nodes were read only to keep their numbers.
    if !isSeen { node.children = [] }
    return node
  }

  private mutating func children(
    _ controllers: [UIViewController], _ isSeen: Bool, isShown: (UIViewController) -> Bool
  ) throws -> [LiveNode] {
    var nodes: [LiveNode] = []
    for child in controllers { nodes.append(try node(child, isSeen: isSeen && isShown(child))) }
    return nodes
  }

  private func addBackTitles(of stack: UINavigationController, to node: inout LiveNode) throws {
    for index in node.children.indices {
      node.children[index].props[.back] = try stack.backTitle(of: index).map(LiveValue.text)
    }
  }

  private mutating func addContent(of controller: UIViewController, to node: inout LiveNode) throws
  {
    let item = controller.navigationItem
    if let title = item.title { node.props[.title] = .text(title) }
    node.props[.prompt] = item.prompt.map(LiveValue.text)
    var place = Place(controller: controller, id: node.id)
    Self.describeBar(of: controller, &node.props)
    if node.props[.bar] == nil {
      for button in item.leftBarButtonItems where !button.isSpace {
        node.children.append(try barButton(button, side: "left", at: place))
      }
      // The first one is at the edge.
      for button in item.rightBarButtonItems.reversed() where !button.isSpace {
        node.children.append(try barButton(button, side: "right", at: place))
      }
      if let view = item.titleView { try add(view, at: place, to: &node.children) }
    }
    for button in Self.toolbarItems(of: controller) {
      node.children.append(try barButton(button, side: "toolbar", at: place))
    }
    let view = try controller.view()
    LiveViews.describeGestures(of: view, &node.props)
    place.origin = CGPoint(x: -view.frame.origin.x, y: -view.frame.origin.y)
    try add(view, at: place, to: &node.children)
  }

  private mutating func barButton(
    _ button: UIBarButtonItem, side: String, at place: Place
  ) throws -> LiveNode {
    var node = LiveNode(id: numbers.number(of: button, on: place.id), kind: .barButton)
    node.props[.side] = .text(side)
    node.props[.title] = button.title.map(LiveValue.text)
    node.props[.image] = button.image.map { .text($0.name) }
    node.props[.system] = button.systemItemName.map(LiveValue.text)
    node.props[.label] = button.accessibilityLabel.map(LiveValue.text)
    if !button.isEnabled { node.props[.enabled] = .flag(false) }
    if let view = button.customView { try add(view, at: place, to: &node.children) }
    return node
  }

  // MARK: Views

  private struct Place {
    let controller: UIViewController
    let id: Int
    /// The origin of the superview, in the screen's coordinates.
    var origin = CGPoint.zero
  }

  private mutating func add(
    _ view: UIView, at place: Place, to nodes: inout [LiveNode]
  ) throws {
    if view.isHidden { return }
    try view.arrange()
    let (kind, props) = try LiveViews.describe(view)
    var inside = place
    inside.origin.x += view.frame.origin.x
    inside.origin.y += view.frame.origin.y
    guard let kind else { return try addPlain(view, at: inside, to: &nodes) }
    guard var node = newNode(of: view, kind, props, at: inside) else { return }
    if let list = ScreenList(view) {
      lists.append((node.id, list, place.controller))
      describeIndex(of: list, &node.props)
      let footer = (view as? UITableView)?.tableFooterView
      for view in view.addedSubviews {
        let first = node.children.count
        try add(view, at: inside, to: &node.children)
        if view !== footer { continue }
        for index in first..<node.children.count {
          node.children[index].props[.side] = .text("bottom")
        }
      }
    }
    nodes.append(node)
    // A view that draws may have others inside, which are over its drawing.
    if kind == .drawing {
      for view in view.subviews { try add(view, at: inside, to: &nodes) }
    }
  }

  /// Adds the views in a view that shows nothing. Where there are none, the view has a node if gestures act in it.
  private mutating func addPlain(
    _ view: UIView, at place: Place, to nodes: inout [LiveNode]
  ) throws {
    let count = nodes.count
    for view in view.subviews { try add(view, at: place, to: &nodes) }
    if nodes.count > count || view.ownGestures.isEmpty { return }
    let name = LiveProperties(dictionaryLiteral: (.class, .text(view.runtimeClass.name)))
    if let node = newNode(of: view, .area, name, at: place) { nodes.append(node) }
  }

  /// Makes a node of a view at a place; nil when there are too many.
  private mutating func newNode(
    of view: UIView, _ kind: LiveNode.Kind, _ props: LiveProperties, at place: Place
  ) -> LiveNode? {
    if left == 0 {
      isCutOff = true
      return nil
    }
    left -= 1
    let id = numbers.number(of: view, on: place.id)
    var node = LiveNode(id: id, kind: kind, props: props)
    LiveViews.describeExtras(of: view, &node.props)
    LiveViews.describeGestures(of: view, isTapped: view.takesTaps, &node.props)
    let frame = view.frame
    if frame.size != .zero {
      node.props.set(
        .frame, [place.origin.x, place.origin.y, frame.size.width, frame.size.height])
    }
    return node
  }

  private mutating func describeIndex(of list: ScreenList, _ props: inout LiveProperties) {
    guard case .table(let table) = list else { return }
    do {
      let titles = try table.shownIndexTitles()
      if !titles.isEmpty { props[.index] = .texts(titles) }
    } catch {
      if failure == nil { failure = error }
    }
  }
}

extension UIView {
  /// Whether a tap on the view is its own.
  fileprivate var takesTaps: Bool {
    self is UIControl || controlContent != nil || self is any TextEditing || self is UIScrollView
  }
}
