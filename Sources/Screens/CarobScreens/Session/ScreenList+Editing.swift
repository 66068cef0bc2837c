import CarobFoundation
import CarobRenderers
import CarobRuntime
import CarobUIKit

/// What a user does to the rows of a table besides tapping them. A collection offers none of it.
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

  /// Moves a row by its handle.
  ///
  /// - Throws: `LiveRefusal` when there is no such place, or the row cannot be moved; the errors of the data source and
  ///   the delegate.
  func move(_ path: IndexPath, to destination: IndexPath) throws -> [LiveOutcome.Sent] {
    let table = try table(at: path)
    guard destination.section >= 0, destination.section < (try table.sectionCount) else {
      throw LiveRefusal.nothing("there is no section \(destination.section)")
    }
    let count = try table.rowCount(ofSection: destination.section)
    let last = destination.section == path.section ? count - 1 : count
    guard (0...max(last, 0)).contains(destination.row) else {
      throw LiveRefusal.nothing(
        "there is no row \(destination.row) in section \(destination.section)")
    }
    let source = table.dataSource
    guard try table.dragRow(at: path, to: destination) else {
      throw LiveRefusal.nothing(
        "row \(path.row) of section \(path.section) cannot be moved; see "
          + "tableView:canMoveRowAtIndexPath: and tableView:moveRowAtIndexPath:toIndexPath:")
    }
    return [LiveOutcome.Sent(Selector("tableView:moveRowAtIndexPath:toIndexPath:"), to: source)]
  }

  private func table(at path: IndexPath) throws -> UITableView {
    guard case .table(let table) = self else {
      throw LiveRefusal.nothing("a collection's items are only tapped")
    }
    return table
  }
}
