import CarobScreens
import Testing

/// A front-end without a screen: it applies changes, and knows nothing else.
struct LiveMirror {
  /// A list as it was told.
  struct List: Equatable {
    var sections: [LiveSection] = []
    var first = 0
    var rows: [LiveRow] = []
  }

  private(set) var version = 0
  private(set) var root: LiveNode?
  private(set) var lists: [Int: List] = [:]
  private(set) var fetching: String?
  private(set) var messages: [LiveMessage] = []
  private(set) var hasEnded = false
  private(set) var changes: [LiveChange] = []

  init(_ batch: LiveBatch) {
    version = batch.version - 1
    apply(batch)
  }

  /// Applies batches, all of them in order.
  mutating func apply(_ batches: [LiveBatch]) {
    changes = []
    for batch in batches where batch.version > version { apply(batch) }
  }

  private mutating func apply(_ batch: LiveBatch) {
    #expect(batch.version == version + 1)
    version = batch.version
    for change in batch.changes { apply(change) }
    changes += batch.changes
  }

  private mutating func apply(_ change: LiveChange) {
    switch change {
    case .screen(let node): (root, lists) = (node, [:])
    case .push(let id, let node):
      update(id) { stack in
        stack.children[stack.children.count - 1].children = []
        stack.children.append(node)
      }
    case .pop(let id, let node): update(id) { Self.uncover(&$0, node) }
    case .tab(let id, let index, let node):
      update(id) { tabs in
        for index in tabs.children.indices { tabs.children[index].children = [] }
        tabs.children[index] = node
      }
    case .present(let node):
      update(1) { window in
        if !node.isAlert { window.children[window.children.count - 1].children = [] }
        window.children.append(node)
      }
    case .dismiss(let node): update(1) { Self.uncover(&$0, node) }
    case .set(let id, let props):
      if !setRow(id, { $0.props.apply(props) }) { update(id) { $0.props.apply(props) } }
    case .insert(let node, let id, let place):
      if !setRow(id, { $0.parts.insert(node, at: place) }) {
        update(id) { $0.children.insert(node, at: place) }
      }
    case .remove(let id): #expect(remove(id))
    case .reload(let list, let sections): lists[list] = List(sections: sections)
    case .update(let id, let diff): updateList(id) { diff.apply(to: &$0.sections) }
    case .titles(let id, let titles):
      updateList(id) { list in
        for title in titles {
          list.sections[title.section].title = title.title
          list.sections[title.section].footer = title.footer
          list.sections[title.section].titleFrame = title.titleFrame
          list.sections[title.section].footerFrame = title.footerFrame
        }
      }
    case .rows(let id, let first, let rows): updateList(id) { ($0.first, $0.rows) = (first, rows) }
    case .fetching(let text): fetching = text
    case .message(let message): messages.append(message)
    case .ended: hasEnded = true
    }
  }

  private static func uncover(_ stack: inout LiveNode, _ node: LiveNode) {
    guard let place = stack.children.firstIndex(where: { $0.id == node.id }) else {
      Issue.record("\(node.id) is not in \(stack.id)")
      return
    }
    stack.children.removeSubrange(place...)
    stack.children.append(node)
  }

  private mutating func update(_ id: Int, _ body: (inout LiveNode) -> Void) {
    func update(_ node: inout LiveNode) -> Bool {
      if node.id == id {
        body(&node)
        return true
      }
      for index in node.children.indices where update(&node.children[index]) { return true }
      return false
    }
    let isFound = root.map { root in
      var root = root
      defer { self.root = root }
      return update(&root) || updateParts(update)
    }
    #expect(isFound == true, "there is no node \(id)")
  }

  private mutating func updateParts(_ update: (inout LiveNode) -> Bool) -> Bool {
    for (id, list) in lists {
      for (row, content) in list.rows.enumerated() {
        for part in content.parts.indices {
          var node = content.parts[part]
          if update(&node) {
            lists[id]?.rows[row].parts[part] = node
            return true
          }
        }
      }
    }
    return false
  }

  private mutating func setRow(_ id: Int, _ body: (inout LiveRow) -> Void) -> Bool {
    for (list, content) in lists {
      if let row = content.rows.firstIndex(where: { $0.id == id }) {
        var changed = content.rows[row]
        body(&changed)
        lists[list]?.rows[row] = changed
        return true
      }
    }
    return false
  }

  private mutating func updateList(_ id: Int, _ body: (inout List) -> Void) {
    guard var list = lists[id] else {
      Issue.record("list \(id) was never told")
      return
    }
    body(&list)
    lists[id] = list
  }

  private mutating func remove(_ id: Int) -> Bool {
    func remove(_ nodes: inout [LiveNode]) -> Bool {
      if let place = nodes.firstIndex(where: { $0.id == id }) {
        nodes.remove(at: place)
        return true
      }
      for index in nodes.indices where remove(&nodes[index].children) { return true }
      return false
    }
    if var root {
      if remove(&root.children) {
        self.root = root
        return true
      }
    }
    for (list, content) in lists {
      for (row, shown) in content.rows.enumerated() {
        var parts = shown.parts
        if remove(&parts) {
          lists[list]?.rows[row].parts = parts
          return true
        }
      }
    }
    return false
  }

  // MARK: What it shows

  /// All nodes, outer ones first.
  var nodes: [LiveNode] {
    func all(_ node: LiveNode) -> [LiveNode] { [node] + node.children.flatMap(all) }
    return root.map(all) ?? []
  }

  /// The nodes of a kind.
  func nodes(_ kind: LiveNode.Kind) -> [LiveNode] { nodes.filter { $0.kind == kind } }

  /// The first node of a kind.
  func first(_ kind: LiveNode.Kind) throws -> LiveNode { try #require(nodes(kind).first) }

  /// The only list that is seen.
  var list: (id: Int, List) {
    get throws {
      let node = try #require(nodes.first { $0.kind == .table || $0.kind == .collection })
      return (node.id, try #require(lists[node.id]))
    }
  }

  /// What the rows of that list say.
  var texts: [String] { get throws { try list.1.rows.map { $0.props[.text]?.text ?? "" } } }

  /// The lists that are seen, and nothing of what is covered.
  var seenLists: [Int: List] {
    let seen = Set(nodes.map(\.id))
    return lists.filter { seen.contains($0.key) }
  }
}
