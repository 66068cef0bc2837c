import CarobFoundation
import CarobRenderers
import CarobRuntime
import CarobUIKit

/// What a user does to the rows of a list besides tapping them. The items of a collection can only be moved.
extension ScreenList {
  /// Whether a tap selects rows now: a table that is edited may select none.
  var allowsTaps: Bool {
    switch self {
    case .table(let table): table.allowsTaps
    case .collection(let collection): collection.allowsSelection
    }
  }

  /// Taps one of a row's buttons.
  ///
  /// - Throws: `LiveRefusal` when there is none with this number; the errors of the data source and the delegate.
  func act(_ index: Int, at path: IndexPath) throws -> [LiveOutcome.Sent] {
    let table = try table(at: path)
    let actions = try table.allActions(ofRowAt: path)
    guard actions.indices.contains(index) else {
      throw LiveRefusal.nothing(
        "row \(path.row) of section \(path.section) has no button number \(index)")
    }
    let source = table.dataSource
    try table.perform(actions[index], ofRowAt: path)
    guard actions[index].isCommitted else { return [] }
    return [
      LiveOutcome.Sent(Selector("tableView:commitEditingStyle:forRowAtIndexPath:"), to: source)
    ]
  }

  /// Taps the button at a row's right edge.
  ///
  /// - Throws: `LiveRefusal` when the row has none; the errors of the delegate.
  func tapAccessory(at path: IndexPath) throws -> [LiveOutcome.Sent] {
    let table = try table(at: path)
    let delegate = table.delegate
    guard try table.tapAccessory(ofRowAt: path) else {
      throw LiveRefusal.nothing(
        "row \(path.row) of section \(path.section) has no button at its right edge")
    }
    let selector = Selector("tableView:accessoryButtonTappedForRowWithIndexPath:")
    guard delegate?.responds(to: selector) == true else {
      throw LiveRefusal.nothing("nobody answers \(selector)")
    }
    return [LiveOutcome.Sent(selector, to: delegate)]
  }

  /// Finds the rows of a title in the index.
  ///
  /// - Returns: the number of the first row of its section or of a later one, else of the last row; and the messages.
  /// - Throws: `LiveRefusal` when there is no such title; the errors of the data source.
  func tapIndexTitle(_ index: Int) throws -> (row: Int, sent: [LiveOutcome.Sent]) {
    guard case .table(let table) = self, try table.shownIndexTitles().indices.contains(index)
    else { throw LiveRefusal.nothing("the list has no index title number \(index)") }
    let selector = Selector("tableView:sectionForSectionIndexTitle:atIndex:")
    let source = table.dataSource
    let isAsked = source?.responds(to: selector) == true
    guard let section = try table.section(ofIndexTitle: index) else {
      throw LiveRefusal.nothing("index title number \(index) is of no section")
    }
    let sent = isAsked ? [LiveOutcome.Sent(selector, to: source)] : []
    for section in section..<(try table.sectionCount)
    where try table.rowCount(ofSection: section) > 0 {
      return (try table.rowNumber(of: IndexPath(section: section, row: 0)), sent)
    }
    return (max(0, try table.rowCount - 1), sent)
  }

  /// Moves a row by its handle, or an item.
  ///
  /// - Throws: `LiveRefusal` when there is no such place, or the row cannot be moved; the errors of the data source and
  ///   the delegate.
  func move(_ path: IndexPath, to destination: IndexPath) throws -> [LiveOutcome.Sent] {
    guard destination.section >= 0, destination.section < (try sectionCount) else {
      throw LiveRefusal.nothing("there is no section \(destination.section)")
    }
    let count = try count(ofSection: destination.section)
    let last = destination.section == path.section ? count - 1 : count
    guard (0...max(last, 0)).contains(destination.row) else {
      throw LiveRefusal.nothing(
        "there is no row \(destination.row) in section \(destination.section)")
    }
    let source = view.dataSource
    guard try view.dragRow(at: path, to: destination) else {
      throw LiveRefusal.nothing(
        "row \(path.row) of section \(path.section) cannot be moved; see "
          + "\(selectors.canMove) and \(selectors.move)")
    }
    return [LiveOutcome.Sent(selectors.move, to: source)]
  }

  private func table(at path: IndexPath) throws -> UITableView {
    guard case .table(let table) = self else {
      throw LiveRefusal.nothing("a collection's items are only tapped or moved")
    }
    return table
  }
}
