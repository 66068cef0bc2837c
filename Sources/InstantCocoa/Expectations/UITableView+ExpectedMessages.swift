extension UITableView.Messages {
  /// What a table asks its data source.
  static var toDataSource: [ExpectedMessage] {
    [
      ExpectedMessage(numberOfSections), ExpectedMessage(numberOfRows),
      ExpectedMessage(cellForRow), ExpectedMessage(titleForHeader),
      ExpectedMessage(titleForFooter),
    ]
  }

  /// What a table tells and asks its delegate.
  static var toDelegate: [ExpectedMessage] {
    [
      ExpectedMessage(heightForHeader), ExpectedMessage(heightForFooter),
      ExpectedMessage(viewForHeader), ExpectedMessage(viewForFooter),
      ExpectedMessage(willDisplayHeader), ExpectedMessage(willDisplayFooter),
      ExpectedMessage(didEndDisplayingHeader), ExpectedMessage(didEndDisplayingFooter),
      ExpectedMessage(estimatedHeightForRow), ExpectedMessage(heightForRow),
      ExpectedMessage(willDisplay), ExpectedMessage(didEndDisplaying),
      ExpectedMessage(willSelect), ExpectedMessage(didSelect), ExpectedMessage(willDeselect),
      ExpectedMessage(didDeselect),
    ]
  }

  /// What a table sends to its cells.
  static var toCell: [ExpectedMessage] {
    [
      ExpectedMessage(initWithStyle), ExpectedMessage(prepareForReuse),
      ExpectedMessage(setSelected),
    ]
  }
}
