extension HeightTree {
  /// Changes the height of an item.
  ///
  /// - Precondition: there is such an item.
  mutating func setHeight(_ height: Double, at index: Int) {
    if self.height(at: index) == height { return }
    let (before, rest) = split(root, at: index)
    let (item, after) = split(rest, at: 1)
    discard(item)
    join(before, Run(height: height, length: 1), after)
  }

  /// Inserts items of one height before an item, or at the end.
  ///
  /// - Precondition: the index is from 0 to `count`, and the number of all items fits into an `Int`.
  mutating func insert(_ run: Run, at index: Int) {
    precondition(index >= 0 && index <= count, "an item that is there, or the end")
    if run.length == 0 { return }
    let (before, after) = split(root, at: index)
    join(before, run, after)
  }

  mutating func append(_ run: Run) { insert(run, at: count) }

  /// Removes items.
  ///
  /// - Precondition: they exist.
  /// - Complexity: O(log runs + runs taken out).
  mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "items that are there")
    if range.isEmpty { return }
    let (before, rest) = split(root, at: range.lowerBound)
    let (items, after) = split(rest, at: range.count)
    discard(items)
    // The new neighbours may be of one height.
    guard let last = lastRun(of: before) else { return root = after }
    let (shorter, end) = split(before, at: count(of: before) - last.length)
    discard(end)
    join(shorter, last, after)
  }

  /// Makes one tree of two and a run between them. Merges neighbouring runs of one height.
  private mutating func join(_ before: Int, _ run: Run, _ after: Int) {
    var (before, run, after) = (before, run, after)
    if let last = lastRun(of: before), last.height == run.height {
      let (shorter, end) = split(before, at: count(of: before) - last.length)
      discard(end)
      before = shorter
      run.length += last.length
    }
    if let first = firstRun(of: after), first.height == run.height {
      let (start, shorter) = split(after, at: first.length)
      discard(start)
      after = shorter
      run.length += first.length
    }
    let node = makeNode(run)
    root = merge(merge(before, node), after)
  }

  private func firstRun(of branch: Int) -> Run? {
    if branch == Self.none { return nil }
    var node = branch
    while nodes[node].left != Self.none { node = nodes[node].left }
    return nodes[node].run
  }

  private func lastRun(of branch: Int) -> Run? {
    if branch == Self.none { return nil }
    var node = branch
    while nodes[node].right != Self.none { node = nodes[node].right }
    return nodes[node].run
  }

  /// Splits a branch in two. The first gets `index` items; a run may be cut.
  private mutating func split(_ branch: Int, at index: Int) -> (Int, Int) {
    guard branch != Self.none else { return (branch, branch) }
    let left = nodes[branch].left
    let right = nodes[branch].right
    let before = count(of: left)
    let run = nodes[branch].run
    if index <= before {
      let (first, second) = split(left, at: index)
      nodes[branch].left = second
      update(branch)
      return (first, branch)
    }
    if index >= before + run.length {
      let (first, second) = split(right, at: index - before - run.length)
      nodes[branch].right = first
      update(branch)
      return (branch, second)
    }
    nodes[branch].run.length = index - before
    nodes[branch].right = Self.none
    update(branch)
    let rest = makeNode(Run(height: run.height, length: before + run.length - index))
    return (branch, merge(rest, right))
  }

  /// Joins two branches.
  private mutating func merge(_ first: Int, _ second: Int) -> Int {
    if first == Self.none { return second }
    if second == Self.none { return first }
    if nodes[first].priority > nodes[second].priority {
      let right = merge(nodes[first].right, second)
      nodes[first].right = right
      update(first)
      return first
    }
    let left = merge(first, nodes[second].left)
    nodes[second].left = left
    update(second)
    return second
  }

  private mutating func update(_ node: Int) {
    let left = nodes[node].left
    let right = nodes[node].right
    let run = nodes[node].run
    nodes[node].count = count(of: left) + run.length + count(of: right)
    nodes[node].total = total(of: left) + run.height * Double(run.length) + total(of: right)
  }

  /// Frees the nodes of a branch.
  private mutating func discard(_ branch: Int) {
    var pending = [branch]
    while let node = pending.popLast() {
      if node == Self.none { continue }
      pending.append(nodes[node].left)
      pending.append(nodes[node].right)
      unused.append(node)
    }
  }
}
