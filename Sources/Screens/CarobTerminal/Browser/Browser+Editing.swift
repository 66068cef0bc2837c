import CarobScreens

/// Keys that edit the row under the cursor.
extension Browser {
  /// The keys for the buttons of a row.
  static let buttons: ClosedRange<Character> = "1"..."9"

  /// The list, and its row under the cursor; nil when there is none, which is said.
  private var row: (list: LiveNode, row: LiveRow)? {
    guard focusedElement == nil, let list = seen.list, let row = seen.content.row(state.cursor)
    else {
      say("there is no row under the cursor")
      return nil
    }
    return (list, row)
  }

  /// Deletes the row, when it is asked for a second time.
  func deleteRow() {
    guard let (list, row) = row else { return }
    guard let index = row.props[.deletion]?.position,
      let titles = row.props[.actions]?.texts, titles.indices.contains(index)
    else {
      rowToDelete = nil
      return say("this row cannot be deleted")
    }
    guard rowToDelete == row.id else {
      rowToDelete = row.id
      return say("press d again: \(titles[index])")
    }
    rowToDelete = nil
    perform(.action(list: list.id, at: row.at, index: index, version: seen.version))
  }

  /// Taps a button of the row, counted from 1.
  func tapButton(_ digit: Character) {
    guard let (list, row) = row else { return }
    let titles = row.props[.actions]?.texts ?? []
    guard let number = digit.wholeNumberValue, titles.indices.contains(number - 1) else {
      return say(Self.list(titles))
    }
    perform(.action(list: list.id, at: row.at, index: number - 1, version: seen.version))
  }

  private static func list(_ titles: [String]) -> String {
    if titles.isEmpty { return "this row has no buttons" }
    return "the buttons of this row: "
      + titles.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: ", ")
  }

  func tapAccessory() {
    guard let (list, row) = row else { return }
    perform(.accessory(list: list.id, at: row.at, version: seen.version))
  }

  /// Moves the row, and the cursor with it, within its section.
  func moveRow(_ step: Int) {
    guard let (list, row) = row else { return }
    guard row.props[.movable] != nil else { return say("this row cannot be moved now") }
    let destination = LivePlace(row.at.section, row.at.row + step)
    guard destination.row >= 0, destination.row < seen.content.sections[row.at.section].rows else {
      return say("the row is at the end of its section")
    }
    let version = seen.version
    perform(.move(list: list.id, at: row.at, to: destination, version: version))
    if seen.version != version { move(step) }
  }
}
