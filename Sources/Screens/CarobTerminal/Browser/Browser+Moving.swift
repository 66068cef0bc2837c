import CarobRenderers
import CarobScreens

extension Browser {
  /// The element under the cursor; nil when the cursor is in the list.
  var focusedElement: LiveNode? {
    if let id = state.element, let found = seen.elements.first(where: { $0.id == id }) {
      return found
    }
    if seen.list != nil, seen.content.count > 0 { return nil }
    return seen.elements.first { $0.use != nil } ?? seen.elements.first
  }

  /// Moves the cursor one step up or down.
  func move(_ step: Int) {
    let elements = seen.elements
    guard let element = focusedElement else { return moveInList(step) }
    let index = (elements.firstIndex { $0.id == element.id } ?? 0) + step
    if elements.indices.contains(index) {
      state.element = elements[index].id
    } else if index >= elements.count, seen.content.count > 0 {
      state.element = nil
    }
  }

  private func moveInList(_ step: Int) {
    let count = seen.content.count
    let cursor = state.cursor
    if seen.list?.kind == .collection {
      if let next = neighbour(below: step > 0) { return put(next) }
    } else if (0..<count).contains(cursor + step) {
      return put(cursor + step)
    }
    if step < 0, let last = seen.elements.last, seen.list?.kind == .table || cursor == 0 {
      state.element = last.id
    }
  }

  func put(_ row: Int) {
    state.isComing = false
    state.cursor = max(0, min(row, seen.content.count - 1))
    settle()
  }

  func movePage(_ step: Int) {
    guard focusedElement == nil else {
      for _ in 0..<listHeight { move(step) }
      return
    }
    if seen.list?.kind == .collection {
      let length = GridLayout(seen.content, height: listHeight).pageLength(from: state.top)
      for _ in 0..<length {
        guard let next = neighbour(below: step > 0) else { return }
        put(next)
      }
      return
    }
    let length = TableLayout(seen.content, height: listHeight).pageLength(from: state.top)
    state.top = max(0, min(state.top + step * length, seen.content.count - 1))
    put(state.cursor + step * length)
  }

  func moveToEnd(first: Bool) {
    if focusedElement != nil, let end = first ? seen.elements.first : seen.elements.last {
      state.element = end.id
    } else {
      put(first ? 0 : seen.content.count - 1)
    }
  }

  // MARK: Grids

  /// Moves the cursor to the next item on the left or right.
  func walk(after: Bool) {
    let grid = GridLayout(seen.content, height: listHeight)
    if let next = grid.neighbour(of: state.cursor, after: after) { return put(next) }
    let next = state.cursor + (after ? 1 : -1)
    if (0..<seen.content.count).contains(next) { put(next) }
  }

  /// Returns the item above or below the cursor, after scrolling the collection if necessary.
  private func neighbour(below: Bool) -> Int? {
    let grid = GridLayout(seen.content, height: listHeight)
    if let next = grid.neighbour(of: state.cursor, below: below) { return next }
    let last = seen.content.first + seen.content.rows.count
    guard let list = seen.list, below ? last < seen.content.count : seen.content.first > 0,
      let frame = seen.content.row(state.cursor)?.frame
    else { return nil }
    // This scrolls the item to the middle.
    let height = Double(listHeight) * Self.pointsPerRow
    show(.scroll(list: list.id, x: 0, y: max(0, frame.y + frame.height / 2 - height / 2)))
    return GridLayout(seen.content, height: listHeight).neighbour(of: state.cursor, below: below)
  }

  // MARK: The index of a table. One key shows its titles, the next one chooses the title that begins with it.

  private var indexTitles: [String] { seen.list?.props[.index]?.texts ?? [] }

  func showIndex() {
    guard !indexTitles.isEmpty else { return say("this screen has no index") }
    isChoosingTitle = true
    say("index: " + indexTitles.joined(separator: " "))
  }

  func chooseTitle(_ key: Key) {
    isChoosingTitle = false
    guard case .character(let letter) = key else { return say("no title was chosen") }
    let index = indexTitles.firstIndex { title in
      title.first?.lowercased() == letter.lowercased()
    }
    guard let list = seen.list, let index else { return say("no title begins with \(letter)") }
    guard let row = perform(.indexTitle(list: list.id, index: index))?.row else { return }
    (state.element, state.top) = (nil, row)
    put(row)
  }
}
