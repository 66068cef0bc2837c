import CarobFoundation
import CarobRenderers
import CarobRuntime
import InstantCocoa

extension ScreenList {
  /// The messages of the list about what a user does.
  struct Selectors {
    let didSelect: Selector
    let didDeselect: Selector
    let canMove: Selector
    let move: Selector
  }

  /// The messages to the delegate about selections, and those to the data source about moved rows.
  var selectors: Selectors {
    switch self {
    case .table:
      Selectors(
        didSelect: Selector("tableView:didSelectRowAtIndexPath:"),
        didDeselect: Selector("tableView:didDeselectRowAtIndexPath:"),
        canMove: Selector("tableView:canMoveRowAtIndexPath:"),
        move: Selector("tableView:moveRowAtIndexPath:toIndexPath:"))
    case .collection:
      Selectors(
        didSelect: Selector("collectionView:didSelectItemAtIndexPath:"),
        didDeselect: Selector("collectionView:didDeselectItemAtIndexPath:"),
        canMove: Selector("collectionView:canMoveItemAtIndexPath:"),
        move: Selector("collectionView:moveItemAtIndexPath:toIndexPath:"))
    }
  }

  func isSelected(_ path: IndexPath) -> Bool {
    switch self {
    case .table(let table): table.indexPathsForSelectedRows.contains(path)
    case .collection(let collection): collection.indexPathsForSelectedItems.contains(path)
    }
  }

  /// Returns the messages for a selection: the delegate's, and for Instant Cocoa's controllers the
  /// handler of the row's object.
  ///
  /// - Throws: the errors of the controller.
  func selectionMessages(at path: IndexPath) throws -> [LiveOutcome.Sent] {
    guard let delegate = view.delegate else { return [] }
    var sent = [LiveOutcome.Sent(selectors.didSelect, to: delegate)]
    guard let controller = delegate as? any ListViewController, let source = controller.dataSource,
      let object = try DataSourceMessages.object(at: path, of: source)
    else { return sent }
    let explanation = try controller.explanation(for: object)
    if let selector = explanation.selection.selector {
      sent.append(
        LiveOutcome.Sent(
          selector: selector.name, to: explanation.asked?.name,
          by: explanation.selection.implementor?.name))
    }
    return sent
  }
}
