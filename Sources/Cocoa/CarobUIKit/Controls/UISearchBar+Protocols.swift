import CarobRuntime

/// The protocols of a search bar's delegate.
extension UISearchBar {
  static func declareProtocols(_ bar: ClassMembers<UISearchBar>) {
    bar.declareProtocol(
      "@protocol UIBarPositioningDelegate <NSObject>",
      "The delegate of a bar. It says nothing here, since nobody sees where bars are.")
    bar.declareProtocol(
      """
      @protocol UISearchBarDelegate <UIBarPositioningDelegate>
      @optional
      - (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar
      - (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar
      - (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar
      - (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar
      - (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText
      - (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range \
      replacementText:(NSString *)text
      - (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar
      - (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar
      - (void)searchBar:(UISearchBar *)searchBar \
      selectedScopeButtonIndexDidChange:(NSInteger)selectedScope
      """,
      "What a search bar asks and tells about what is searched for.")
  }
}
