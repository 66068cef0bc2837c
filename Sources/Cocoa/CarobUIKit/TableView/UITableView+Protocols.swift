import CarobRuntime

/// The protocols of a table's data source and delegate.
extension UITableView {
  static func declareProtocols(_ table: ClassMembers<UITableView>) {
    table.declareProtocol(
      """
      @protocol UITableViewDataSource <NSObject>
      @required
      - (UITableViewCell *)tableView:(UITableView *)tableView \
      cellForRowAtIndexPath:(NSIndexPath *)indexPath
      - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
      @optional
      - (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView
      - (NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView
      - (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath
      - (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView \
      commitEditingStyle:(UITableViewCellEditingStyle)editingStyle \
      forRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView \
      moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath \
      toIndexPath:(NSIndexPath *)destinationIndexPath
      - (NSInteger)tableView:(UITableView *)tableView \
      sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index
      - (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section
      - (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section
      """,
      "Gives a table view its rows and sections.")
    table.declareProtocol(
      """
      @protocol UITableViewDataSourcePrefetching <NSObject>
      @required
      - (void)tableView:(UITableView *)tableView \
      prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
      @optional
      - (void)tableView:(UITableView *)tableView \
      cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
      """,
      "Prepares rows that are likely to be shown soon.")
    table.declareProtocol(
      """
      @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
      @optional
      - (void)tableView:(UITableView *)tableView \
      accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView \
      didDeselectRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView \
      didHighlightRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView \
      didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView \
      didEndEditingRowAtIndexPath:(NSIndexPath *)indexPath
      - (NSArray<UITableViewRowAction *> *)tableView:(UITableView *)tableView \
      editActionsForRowAtIndexPath:(NSIndexPath *)indexPath
      - (UITableViewCellEditingStyle)tableView:(UITableView *)tableView \
      editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell \
      forRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view \
      forSection:(NSInteger)section
      - (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view \
      forSection:(NSInteger)section
      - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
      - (CGFloat)tableView:(UITableView *)tableView \
      estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath
      - (CGFloat)tableView:(UITableView *)tableView \
      estimatedHeightForFooterInSection:(NSInteger)section
      - (CGFloat)tableView:(UITableView *)tableView \
      estimatedHeightForHeaderInSection:(NSInteger)section
      - (NSInteger)tableView:(UITableView *)tableView \
      indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath
      - (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView \
      leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
      - (BOOL)tableView:(UITableView *)tableView \
      shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath
      - (BOOL)tableView:(UITableView *)tableView \
      shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath
      - (NSIndexPath *)tableView:(UITableView *)tableView \
      targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath \
      toProposedIndexPath:(NSIndexPath *)proposedDestinationIndexPath
      - (NSString *)tableView:(UITableView *)tableView \
      titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath
      - (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView \
      trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
      - (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section
      - (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section
      - (CGFloat)tableView:(UITableView *)tableView \
      heightForRowAtIndexPath:(NSIndexPath *)indexPath
      - (UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section
      - (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section
      - (void)tableView:(UITableView *)tableView \
      willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath
      - (NSIndexPath *)tableView:(UITableView *)tableView \
      willDeselectRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell \
      forRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view \
      forSection:(NSInteger)section
      - (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view \
      forSection:(NSInteger)section
      - (NSIndexPath *)tableView:(UITableView *)tableView \
      willSelectRowAtIndexPath:(NSIndexPath *)indexPath
      """,
      "Is asked before and told after something happens to a table view's rows.")
  }
}
