import CarobRuntime

/// The protocols of a collection view's data source, its delegate, and the delegate of its layout.
extension UICollectionView {
  static func declareProtocols(_ collection: ClassMembers<UICollectionView>) {
    collection.declareProtocol(
      """
      @protocol UICollectionViewDataSource <NSObject>
      @required
      - (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView \
      cellForItemAtIndexPath:(NSIndexPath *)indexPath
      - (NSInteger)collectionView:(UICollectionView *)collectionView \
      numberOfItemsInSection:(NSInteger)section
      @optional
      - (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView \
      viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath
      - (BOOL)collectionView:(UICollectionView *)collectionView \
      canMoveItemAtIndexPath:(NSIndexPath *)indexPath
      - (void)collectionView:(UICollectionView *)collectionView \
      moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath \
      toIndexPath:(NSIndexPath *)destinationIndexPath
      - (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView
      """,
      "Gives a collection view its items and sections.")
    collection.declareProtocol(
      """
      @protocol UICollectionViewDataSourcePrefetching <NSObject>
      @required
      - (void)collectionView:(UICollectionView *)collectionView \
      prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
      @optional
      - (void)collectionView:(UICollectionView *)collectionView \
      cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
      """,
      "Prepares items that are likely to be shown soon.")
    collection.declareProtocol(
      """
      @protocol UICollectionViewDelegate <NSObject, UIScrollViewDelegate>
      @optional
      - (void)collectionView:(UICollectionView *)collectionView \
      didDeselectItemAtIndexPath:(NSIndexPath *)indexPath
      - (void)collectionView:(UICollectionView *)collectionView \
      didEndDisplayingCell:(UICollectionViewCell *)cell \
      forItemAtIndexPath:(NSIndexPath *)indexPath
      - (void)collectionView:(UICollectionView *)collectionView \
      didEndDisplayingSupplementaryView:(UICollectionReusableView *)view \
      forElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath
      - (void)collectionView:(UICollectionView *)collectionView \
      didHighlightItemAtIndexPath:(NSIndexPath *)indexPath
      - (void)collectionView:(UICollectionView *)collectionView \
      didSelectItemAtIndexPath:(NSIndexPath *)indexPath
      - (void)collectionView:(UICollectionView *)collectionView \
      didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath
      - (BOOL)collectionView:(UICollectionView *)collectionView \
      shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath
      - (BOOL)collectionView:(UICollectionView *)collectionView \
      shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath
      - (BOOL)collectionView:(UICollectionView *)collectionView \
      shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath
      - (BOOL)collectionView:(UICollectionView *)collectionView \
      shouldShowMenuForItemAtIndexPath:(NSIndexPath *)indexPath
      - (BOOL)collectionView:(UICollectionView *)collectionView canPerformAction:(SEL)action \
      forItemAtIndexPath:(NSIndexPath *)indexPath withSender:(id)sender
      - (void)collectionView:(UICollectionView *)collectionView performAction:(SEL)action \
      forItemAtIndexPath:(NSIndexPath *)indexPath withSender:(id)sender
      - (UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView \
      contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point
      - (NSIndexPath *)indexPathForPreferredFocusedViewInCollectionView:\
      (UICollectionView *)collectionView
      - (CGPoint)collectionView:(UICollectionView *)collectionView \
      targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
      - (NSIndexPath *)collectionView:(UICollectionView *)collectionView \
      targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath *)originalIndexPath \
      toProposedIndexPath:(NSIndexPath *)proposedIndexPath
      - (void)collectionView:(UICollectionView *)collectionView \
      willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath
      - (void)collectionView:(UICollectionView *)collectionView \
      willDisplaySupplementaryView:(UICollectionReusableView *)view \
      forElementKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath
      """,
      "Is asked before and told after something happens to a collection view's items.")
    collection.declareProtocol(
      """
      @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
      @optional
      - (UIEdgeInsets)collectionView:(UICollectionView *)collectionView \
      layout:(UICollectionViewLayout *)layout insetForSectionAtIndex:(NSInteger)section
      - (CGFloat)collectionView:(UICollectionView *)collectionView \
      layout:(UICollectionViewLayout *)layout \
      minimumInteritemSpacingForSectionAtIndex:(NSInteger)section
      - (CGFloat)collectionView:(UICollectionView *)collectionView \
      layout:(UICollectionViewLayout *)layout \
      minimumLineSpacingForSectionAtIndex:(NSInteger)section
      - (CGSize)collectionView:(UICollectionView *)collectionView \
      layout:(UICollectionViewLayout *)layout referenceSizeForFooterInSection:(NSInteger)section
      - (CGSize)collectionView:(UICollectionView *)collectionView \
      layout:(UICollectionViewLayout *)layout referenceSizeForHeaderInSection:(NSInteger)section
      - (CGSize)collectionView:(UICollectionView *)collectionView \
      layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath
      """,
      "Is asked for the sizes and distances of a flow layout.")
  }
}
