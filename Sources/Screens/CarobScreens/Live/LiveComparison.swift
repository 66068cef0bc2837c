/// The changes between two readings of a screen.
struct LiveComparison {
  private(set) var changes: [LiveChange] = []
  /// The numbers of lists that are new in the changes. Clients know none of their rows.
  private(set) var newLists: Set<Int> = []
  private var isAllNew = false

  /// Compares two windows. `old` is nil before the first reading.
  ///
  /// - Complexity: O(nodes).
  init(from old: LiveNode?, to new: LiveNode) {
    if let old { compare(old, new) }
    guard old == nil || isAllNew else { return }
    changes = [.screen(new)]
    newLists = []
    noteLists(in: new)
  }

  /// Compares the parts of a row.
  ///
  /// - Complexity: O(parts).
  init(partsOf row: Int, from old: [LiveNode], to new: [LiveNode]) {
    compareChildren(old, new, of: row)
  }

  private mutating func noteLists(in node: LiveNode) {
    if node.kind == .table || node.kind == .collection { newLists.insert(node.id) }
    for child in node.children { noteLists(in: child) }
  }

  private mutating func compare(_ old: LiveNode, _ new: LiveNode) {
    if old == new { return }
    if old.kind != new.kind { return isAllNew = true }
    compareProperties(old, new)
    switch new.kind {
    case .window, .navigation: compareStack(old, new)
    case .tabs: compareTabs(old, new)
    default: compareChildren(old.children, new.children, of: new.id)
    }
  }

  private mutating func compareProperties(_ old: LiveNode, _ new: LiveNode) {
    let changed = old.props.changes(to: new.props)
    if !changed.isEmpty { changes.append(.set(new.id, changed)) }
  }

  private mutating func compareStack(_ old: LiveNode, _ new: LiveNode) {
    let (before, after) = (old.children, new.children)
    let same = zip(before, after).prefix { $0.id == $1.id }.count
    guard same == min(before.count, after.count), after.count <= before.count + 1,
      let top = after.last, !before.isEmpty
    else {
      if before.isEmpty && after.isEmpty { return }
      return isAllNew = true
    }
    if before.count == after.count {
      for (old, new) in zip(before, after) { compare(old, new) }
      return
    }
    // What is under an alert is still visible.
    let isUnderAlert = (after.count > before.count ? after : before).last?.isAlert == true
    for (old, new) in zip(before, after.dropLast(after.count < before.count ? 1 : 0)) {
      if isUnderAlert { compare(old, new) } else { compareProperties(old, new) }
    }
    noteLists(in: top)
    switch (new.kind == .window, after.count > before.count) {
    case (true, true): changes.append(.present(top))
    case (true, false): changes.append(.dismiss(to: top))
    case (false, true): changes.append(.push(onto: new.id, top))
    case (false, false): changes.append(.pop(of: new.id, to: top))
    }
  }

  private mutating func compareTabs(_ old: LiveNode, _ new: LiveNode) {
    guard old.children.map(\.id) == new.children.map(\.id) else { return isAllNew = true }
    let selection = new.props[.selection]
    guard selection != old.props[.selection], let index = selection?.position,
      new.children.indices.contains(index)
    else {
      for (old, new) in zip(old.children, new.children) { compare(old, new) }
      return
    }
    for (old, new) in zip(old.children, new.children) {
      compareProperties(old, new)
    }
    noteLists(in: new.children[index])
    changes.append(.tab(of: new.id, index: index, new.children[index]))
  }

  private mutating func compareChildren(_ old: [LiveNode], _ new: [LiveNode], of parent: Int) {
    let wanted = Set(new.map(\.id))
    for node in old where !wanted.contains(node.id) { changes.append(.remove(node.id)) }
    var now = old.filter { wanted.contains($0.id) }
    for (index, node) in new.enumerated() {
      if index < now.count, now[index].id == node.id {
        compare(now[index], node)
        continue
      }
      if let place = now.firstIndex(where: { $0.id == node.id }) {
        now.remove(at: place)
        changes.append(.remove(node.id))
      }
      now.insert(node, at: index)
      noteLists(in: node)
      changes.append(.insert(node, into: parent, at: index))
    }
  }
}
