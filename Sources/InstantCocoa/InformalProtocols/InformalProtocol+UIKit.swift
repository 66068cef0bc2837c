extension UITableView.Messages {
  /// What a table asks its data source.
  static var toDataSource: [InformalProtocol.Method] {
    [
      .init(numberOfSections), .init(numberOfRows), .init(cellForRow), .init(titleForHeader),
      .init(titleForFooter),
    ]
  }

  /// What a table tells and asks its delegate.
  static var toDelegate: [InformalProtocol.Method] {
    [
      .init(heightForHeader), .init(heightForFooter), .init(viewForHeader), .init(viewForFooter),
      .init(willDisplayHeader), .init(willDisplayFooter), .init(didEndDisplayingHeader),
      .init(didEndDisplayingFooter), .init(estimatedHeightForRow), .init(heightForRow),
      .init(willDisplay), .init(didEndDisplaying), .init(willSelect), .init(didSelect),
      .init(willDeselect), .init(didDeselect),
    ]
  }

  /// What a table sends to its cells.
  static var toCell: [InformalProtocol.Method] {
    [.init(initWithStyle), .init(prepareForReuse), .init(setSelected)]
  }
}

extension UICollectionView.Messages {
  /// What a collection asks its data source.
  static var toDataSource: [InformalProtocol.Method] {
    [.init(numberOfSections), .init(numberOfItems), .init(cellForItem), .init(supplement)]
  }

  /// What a collection tells and asks its delegate.
  static var toDelegate: [InformalProtocol.Method] {
    [
      .init(willDisplay), .init(didEndDisplaying), .init(willDisplaySupplement),
      .init(didEndDisplayingSupplement), .init(shouldHighlight), .init(didHighlight),
      .init(didUnhighlight), .init(shouldSelect), .init(didSelect), .init(shouldDeselect),
      .init(didDeselect),
    ]
  }

  /// What a collection sends to its cells and other views.
  static var toCell: [InformalProtocol.Method] {
    [
      .init(initWithFrame), .init(prepareForReuse), .init(apply), .init(setSelected),
      .init(setHighlighted),
    ]
  }

  /// What a collection asks its layout.
  static var toLayout: [InformalProtocol.Method] {
    [
      .init(invalidateLayout), .init(prepareLayout), .init(contentSize), .init(elementsInRect),
      .init(attributesOfItem), .init(attributesOfSupplement), .init(shouldInvalidate),
    ]
  }
}

extension FlowDelegate.Messages {
  /// What a flow layout asks the collection's delegate.
  static var toDelegate: [InformalProtocol.Method] {
    [
      .init(sizeForItem), .init(insetForSection), .init(lineSpacing), .init(itemSpacing),
      .init(header), .init(footer),
    ]
  }
}

extension UIViewController.Messages {
  /// What the framework sends to controllers.
  static var toController: [InformalProtocol.Method] {
    [
      .init(initWithNibName), .init(loadView), .init(viewDidLoad), .init(viewWillAppear),
      .init(viewDidAppear), .init(viewWillDisappear), .init(viewDidDisappear),
      .init(willMoveToParent), .init(didMoveToParent),
    ]
  }
}

extension UINavigationController {
  /// What a navigation controller tells its delegate.
  nonisolated static var messagesToDelegate: [InformalProtocol.Method] {
    [.init(willShow), .init(didShow)]
  }
}
