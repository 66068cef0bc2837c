extension UITableView.Messages {
  /// What a table asks its data source.
  static var toDataSource: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(numberOfSections), InformalProtocol.Method(numberOfRows),
      InformalProtocol.Method(cellForRow), InformalProtocol.Method(titleForHeader),
      InformalProtocol.Method(titleForFooter),
    ]
  }

  /// What a table tells and asks its delegate.
  static var toDelegate: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(heightForHeader), InformalProtocol.Method(heightForFooter),
      InformalProtocol.Method(viewForHeader), InformalProtocol.Method(viewForFooter),
      InformalProtocol.Method(willDisplayHeader), InformalProtocol.Method(willDisplayFooter),
      InformalProtocol.Method(didEndDisplayingHeader),
      InformalProtocol.Method(didEndDisplayingFooter),
      InformalProtocol.Method(estimatedHeightForRow), InformalProtocol.Method(heightForRow),
      InformalProtocol.Method(willDisplay), InformalProtocol.Method(didEndDisplaying),
      InformalProtocol.Method(willSelect), InformalProtocol.Method(didSelect),
      InformalProtocol.Method(willDeselect),
      InformalProtocol.Method(didDeselect),
    ]
  }

  /// What a table sends to its cells.
  static var toCell: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(initWithStyle), InformalProtocol.Method(prepareForReuse),
      InformalProtocol.Method(setSelected),
    ]
  }
}

extension UICollectionView.Messages {
  /// What a collection asks its data source.
  static var toDataSource: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(numberOfSections), InformalProtocol.Method(numberOfItems),
      InformalProtocol.Method(cellForItem), InformalProtocol.Method(supplement),
    ]
  }

  /// What a collection tells and asks its delegate.
  static var toDelegate: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(willDisplay), InformalProtocol.Method(didEndDisplaying),
      InformalProtocol.Method(willDisplaySupplement),
      InformalProtocol.Method(didEndDisplayingSupplement),
      InformalProtocol.Method(shouldHighlight), InformalProtocol.Method(didHighlight),
      InformalProtocol.Method(didUnhighlight), InformalProtocol.Method(shouldSelect),
      InformalProtocol.Method(didSelect),
      InformalProtocol.Method(shouldDeselect), InformalProtocol.Method(didDeselect),
    ]
  }

  /// What a collection sends to its cells and other views.
  static var toCell: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(initWithFrame), InformalProtocol.Method(prepareForReuse),
      InformalProtocol.Method(apply),
      InformalProtocol.Method(setSelected), InformalProtocol.Method(setHighlighted),
    ]
  }

  /// What a collection asks its layout.
  static var toLayout: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(invalidateLayout), InformalProtocol.Method(prepareLayout),
      InformalProtocol.Method(contentSize), InformalProtocol.Method(elementsInRect),
      InformalProtocol.Method(attributesOfItem), InformalProtocol.Method(attributesOfSupplement),
      InformalProtocol.Method(shouldInvalidate),
    ]
  }
}

extension FlowDelegate.Messages {
  /// What a flow layout asks the collection's delegate.
  static var toDelegate: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(sizeForItem), InformalProtocol.Method(insetForSection),
      InformalProtocol.Method(lineSpacing), InformalProtocol.Method(itemSpacing),
      InformalProtocol.Method(header),
      InformalProtocol.Method(footer),
    ]
  }
}

extension UIViewController.Messages {
  /// What the framework sends to controllers.
  static var toController: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(initWithNibName), InformalProtocol.Method(loadView),
      InformalProtocol.Method(viewDidLoad),
      InformalProtocol.Method(viewWillAppear), InformalProtocol.Method(viewDidAppear),
      InformalProtocol.Method(viewWillDisappear), InformalProtocol.Method(viewDidDisappear),
      InformalProtocol.Method(willMoveToParent), InformalProtocol.Method(didMoveToParent),
    ]
  }
}

extension UINavigationController {
  /// What a navigation controller tells its delegate.
  nonisolated static var messagesToDelegate: [InformalProtocol.Method] {
    [InformalProtocol.Method(willShow), InformalProtocol.Method(didShow)]
  }
}
