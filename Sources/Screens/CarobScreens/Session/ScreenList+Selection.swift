import CarobFoundation
import CarobRenderers
import CarobRuntime
import InstantCocoa

extension ScreenList {
  /// The messages to the delegate about selections.
  var selectors: (didSelect: Selector, didDeselect: Selector) {
    switch self {
    case .table:
      (
        Selector("tableView:didSelectRowAtIndexPath:"),
        Selector("tableView:didDeselectRowAtIndexPath:")
      )
    case .collection:
      (
        Selector("collectionView:didSelectItemAtIndexPath:"),
        Selector("collectionView:didDeselectItemAtIndexPath:")
      )
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
