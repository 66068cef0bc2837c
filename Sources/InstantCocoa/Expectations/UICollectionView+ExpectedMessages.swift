extension UICollectionView.Messages {
  /// What a collection asks its data source.
  static var toDataSource: [ExpectedMessage] {
    [
      ExpectedMessage(numberOfSections), ExpectedMessage(numberOfItems),
      ExpectedMessage(cellForItem), ExpectedMessage(supplement),
    ]
  }

  /// What a collection tells and asks its delegate.
  static var toDelegate: [ExpectedMessage] {
    [
      ExpectedMessage(willDisplay), ExpectedMessage(didEndDisplaying),
      ExpectedMessage(willDisplaySupplement), ExpectedMessage(didEndDisplayingSupplement),
      ExpectedMessage(shouldHighlight), ExpectedMessage(didHighlight),
      ExpectedMessage(didUnhighlight), ExpectedMessage(shouldSelect), ExpectedMessage(didSelect),
      ExpectedMessage(shouldDeselect), ExpectedMessage(didDeselect),
    ]
  }

  /// What a collection sends to its cells and other views.
  static var toCell: [ExpectedMessage] {
    [
      ExpectedMessage(initWithFrame), ExpectedMessage(prepareForReuse), ExpectedMessage(apply),
      ExpectedMessage(setSelected), ExpectedMessage(setHighlighted),
    ]
  }

  /// What a collection asks its layout.
  static var toLayout: [ExpectedMessage] {
    [
      ExpectedMessage(invalidateLayout), ExpectedMessage(prepareLayout),
      ExpectedMessage(contentSize), ExpectedMessage(elementsInRect),
      ExpectedMessage(attributesOfItem), ExpectedMessage(attributesOfSupplement),
      ExpectedMessage(shouldInvalidate),
    ]
  }
}

extension FlowDelegate.Messages {
  /// What a flow layout asks the collection's delegate.
  static var toDelegate: [ExpectedMessage] {
    [
      ExpectedMessage(sizeForItem), ExpectedMessage(insetForSection),
      ExpectedMessage(lineSpacing), ExpectedMessage(itemSpacing), ExpectedMessage(header),
      ExpectedMessage(footer),
    ]
  }
}
