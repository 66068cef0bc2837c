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
      - (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section
      - (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section
      """,
      "Gives a table view its rows and sections.")
    table.declareProtocol(
      """
      @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
      @optional
      - (void)tableView:(UITableView *)tableView \
      didDeselectRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell \
      forRowAtIndexPath:(NSIndexPath *)indexPath
      - (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view \
      forSection:(NSInteger)section
      - (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view \
      forSection:(NSInteger)section
      - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
      - (CGFloat)tableView:(UITableView *)tableView \
      estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath
      - (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section
      - (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section
      - (CGFloat)tableView:(UITableView *)tableView \
      heightForRowAtIndexPath:(NSIndexPath *)indexPath
      - (UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section
      - (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section
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
