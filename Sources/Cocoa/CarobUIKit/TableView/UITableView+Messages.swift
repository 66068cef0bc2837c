import CarobFoundation
import CarobRuntime

extension UITableView {
  /// The messages of a table to its data source, its delegate and its cells.
  package enum Messages {
    typealias Path = IndexPathBox

    static let numberOfSections = Message<(UIScrollView) -> Int>("numberOfSectionsInTableView:")
    static let numberOfRows = Message<(UIScrollView, Int) -> Int>(
      "tableView:numberOfRowsInSection:")
    static let cellForRow = Message<(UITableView, Path) -> Object?>(
      "tableView:cellForRowAtIndexPath:")
    static let titleForHeader = Message<(UITableView, Int) -> String?>(
      "tableView:titleForHeaderInSection:")

    static let titleForFooter = Message<(UITableView, Int) -> String?>(
      "tableView:titleForFooterInSection:")

    static let heightForHeader = Message<(UITableView, Int) -> Double>(
      "tableView:heightForHeaderInSection:")
    static let heightForFooter = Message<(UITableView, Int) -> Double>(
      "tableView:heightForFooterInSection:")
    static let viewForHeader = Message<(UITableView, Int) -> Object?>(
      "tableView:viewForHeaderInSection:")
    static let viewForFooter = Message<(UITableView, Int) -> Object?>(
      "tableView:viewForFooterInSection:")
    static let willDisplayHeader = Message<(UITableView, UIView, Int) -> Void>(
      "tableView:willDisplayHeaderView:forSection:")
    static let willDisplayFooter = Message<(UITableView, UIView, Int) -> Void>(
      "tableView:willDisplayFooterView:forSection:")
    static let didEndDisplayingHeader = Message<(UITableView, UIView, Int) -> Void>(
      "tableView:didEndDisplayingHeaderView:forSection:")
    static let didEndDisplayingFooter = Message<(UITableView, UIView, Int) -> Void>(
      "tableView:didEndDisplayingFooterView:forSection:")

    static let estimatedHeightForRow = Message<(UITableView, Path) -> Double>(
      "tableView:estimatedHeightForRowAtIndexPath:")
    static let heightForRow = Message<(UITableView, Path) -> Double>(
      "tableView:heightForRowAtIndexPath:")
    static let willDisplay = Message<(UITableView, UITableViewCell, Path) -> Void>(
      "tableView:willDisplayCell:forRowAtIndexPath:")
    static let didEndDisplaying = Message<(UITableView, UITableViewCell, Path) -> Void>(
      "tableView:didEndDisplayingCell:forRowAtIndexPath:")
    static let willSelect = Message<(UITableView, Path) -> Path?>(
      "tableView:willSelectRowAtIndexPath:")
    static let willDeselect = Message<(UITableView, Path) -> Path?>(
      "tableView:willDeselectRowAtIndexPath:")
    static let didDeselect = Message<(UIScrollView, Path) -> Void>(
      "tableView:didDeselectRowAtIndexPath:")
    static let didSelect = Message<(UIScrollView, Path) -> Void>(
      "tableView:didSelectRowAtIndexPath:")

    static let canEdit = Message<(UITableView, Path) -> Bool>("tableView:canEditRowAtIndexPath:")
    static let canMove = Message<(UIScrollView, Path) -> Bool>("tableView:canMoveRowAtIndexPath:")
    static let commitEditing = Message<(UITableView, Int, Path) -> Void>(
      "tableView:commitEditingStyle:forRowAtIndexPath:")
    static let moveRow = Message<(UIScrollView, Path, Path) -> Void>(
      "tableView:moveRowAtIndexPath:toIndexPath:")
    static let indexTitles = Message<(UITableView) -> [String]?>("sectionIndexTitlesForTableView:")
    static let sectionForIndexTitle = Message<(UITableView, String, Int) -> Int>(
      "tableView:sectionForSectionIndexTitle:atIndex:")
    static let prefetch = Message<(UIScrollView, ArrayBox) -> Void>(
      "tableView:prefetchRowsAtIndexPaths:")
    static let cancelPrefetching = Message<(UIScrollView, ArrayBox) -> Void>(
      "tableView:cancelPrefetchingForRowsAtIndexPaths:")

    static let editingStyle = Message<(UITableView, Path) -> Int>(
      "tableView:editingStyleForRowAtIndexPath:")
    static let titleForDeleting = Message<(UITableView, Path) -> String?>(
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:")
    static let indentsWhileEditing = Message<(UITableView, Path) -> Bool>(
      "tableView:shouldIndentWhileEditingRowAtIndexPath:")
    static let willBeginEditingRow = Message<(UIScrollView, Path) -> Void>(
      "tableView:willBeginEditingRowAtIndexPath:")
    static let didEndEditingRow = Message<(UIScrollView, Path) -> Void>(
      "tableView:didEndEditingRowAtIndexPath:")
    static let targetForMove = Message<(UIScrollView, Path, Path) -> Path?>(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:")
    static let editActions = Message<(UITableView, Path) -> ArrayBox?>(
      "tableView:editActionsForRowAtIndexPath:")
    static let leadingActions = Message<(UITableView, Path) -> Object?>(
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:")
    static let trailingActions = Message<(UITableView, Path) -> Object?>(
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:")
    static let accessoryTapped = Message<(UIScrollView, Path) -> Void>(
      "tableView:accessoryButtonTappedForRowWithIndexPath:")
    static let indentationLevel = Message<(UITableView, Path) -> Int>(
      "tableView:indentationLevelForRowAtIndexPath:")
    static let shouldHighlight = Message<(UITableView, Path) -> Bool>(
      "tableView:shouldHighlightRowAtIndexPath:")
    static let didHighlight = Message<(UIScrollView, Path) -> Void>(
      "tableView:didHighlightRowAtIndexPath:")
    static let didUnhighlight = Message<(UIScrollView, Path) -> Void>(
      "tableView:didUnhighlightRowAtIndexPath:")
    static let estimatedHeightForHeader = Message<(UITableView, Int) -> Double>(
      "tableView:estimatedHeightForHeaderInSection:")
    static let estimatedHeightForFooter = Message<(UITableView, Int) -> Double>(
      "tableView:estimatedHeightForFooterInSection:")

    static let setEditing = Message<(Bool, Bool) -> Void>("setEditing:animated:")
    static let setHighlighted = Message<(Bool, Bool) -> Void>("setHighlighted:animated:")
    static let willTransition = Message<(UInt) -> Void>("willTransitionToState:")
    static let didTransition = Message<(UInt) -> Void>("didTransitionToState:")
    static let initWithReuseIdentifier = Message<(String?) -> Object?>("initWithReuseIdentifier:")
    static let initWithStyle = Message<(Int, String?) -> Object?>("initWithStyle:reuseIdentifier:")
    static let prepareForReuse = Message<() -> Void>("prepareForReuse")
    static let setSelected = Message<(Bool, Bool) -> Void>("setSelected:animated:")
  }

  /// Runs code that sends messages; the error of a failure names the row.
  func sending<Result>(
    for path: IndexPath? = nil, _ body: () throws(MessageError) -> Result
  ) throws(ListError) -> Result {
    do throws(MessageError) {
      return try body()
    } catch {
      throw Self.nouns.failed(error, at: path)
    }
  }
}

extension UITableView.Messages {
  package static var toDataSource: [InformalMethod] {
    [
      .init(numberOfSections), .init(numberOfRows), .init(cellForRow), .init(titleForHeader),
      .init(titleForFooter), .init(canEdit), .init(canMove), .init(commitEditing), .init(moveRow),
      .init(indexTitles), .init(sectionForIndexTitle), .init(prefetch), .init(cancelPrefetching),
    ]
  }

  package static var toDelegate: [InformalMethod] {
    [
      .init(heightForHeader), .init(heightForFooter), .init(viewForHeader), .init(viewForFooter),
      .init(willDisplayHeader), .init(willDisplayFooter), .init(didEndDisplayingHeader),
      .init(didEndDisplayingFooter), .init(estimatedHeightForRow), .init(heightForRow),
      .init(willDisplay), .init(didEndDisplaying), .init(willSelect), .init(didSelect),
      .init(willDeselect), .init(didDeselect), .init(editingStyle), .init(titleForDeleting),
      .init(indentsWhileEditing), .init(willBeginEditingRow), .init(didEndEditingRow),
      .init(targetForMove), .init(editActions), .init(leadingActions), .init(trailingActions),
      .init(accessoryTapped), .init(indentationLevel), .init(shouldHighlight),
      .init(didHighlight), .init(didUnhighlight), .init(estimatedHeightForHeader),
      .init(estimatedHeightForFooter),
    ]
  }

  package static var toCell: [InformalMethod] {
    [
      .init(initWithStyle), .init(prepareForReuse), .init(setSelected), .init(setEditing),
      .init(setHighlighted), .init(willTransition), .init(didTransition),
    ]
  }
}
