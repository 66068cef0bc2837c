import CarobRuntime

extension UITableView {
  /// The identifier under which the table queues its own views for titles.
  static let titleIdentifier = ""

  /// The title above a section, asked from the data source each time; nil when it gives none.
  ///
  /// - Throws: `ListError` when there is no such section, or the data source fails.
  public final func title(ofSection section: Int) throws(ListError) -> String? {
    _ = try rowCount(ofSection: section)
    return try title(Messages.titleForHeader, section)
  }

  /// The title below a section, asked from the data source each time; nil when it gives none.
  ///
  /// - Throws: as `title(ofSection:)`.
  public final func footerTitle(ofSection section: Int) throws(ListError) -> String? {
    _ = try rowCount(ofSection: section)
    return try title(Messages.titleForFooter, section)
  }

  private func title(
    _ message: Message<(UITableView, Int) -> String?>, _ section: Int
  ) throws(ListError) -> String? {
    guard let dataSource, dataSource.responds(to: message) else { return nil }
    return try autoreleasePool { () throws(ListError) in
      try sending { () throws(MessageError) in try message(dataSource, self, section) }
    }
  }

  /// The header of a section; nil when it is not visible.
  ///
  /// - Complexity: O(visible headers and footers).
  public final func headerView(forSection section: Int) -> UIView? {
    visibleHeader(ofSection: section, isFooter: false)
  }

  /// The footer of a section; nil when it is not visible.
  ///
  /// - Complexity: O(visible headers and footers).
  public final func footerView(forSection section: Int) -> UIView? {
    visibleHeader(ofSection: section, isFooter: true)
  }

  private func visibleHeader(ofSection section: Int, isFooter: Bool) -> UIView? {
    guard let position = visibleHeaders.position(ofSection: section, isFooter: isFooter) else {
      return nil
    }
    return visibleHeaders[position].view
  }

  /// The default height of headers or footers.
  private func usualHeaderHeight(isFooter: Bool) -> Double {
    Self.usable(isFooter ? sectionFooterHeight : sectionHeaderHeight) ?? 28
  }

  /// The assumed height of a header or footer until it comes on screen: 0 if neither data source nor delegate could
  /// give it a title, a view or a height.
  ///
  /// - Throws: `ListError` when the delegate, which may estimate them, fails.
  final func estimatedHeaderHeight(
    _ section: Int, isFooter: Bool
  ) throws(ListError) -> Double {
    let hasTitles =
      dataSource?.responds(to: isFooter ? Messages.titleForFooter : Messages.titleForHeader)
    let hasViews =
      delegate?.responds(to: isFooter ? Messages.viewForFooter : Messages.viewForHeader)
    let hasHeights =
      delegate?.responds(to: isFooter ? Messages.heightForFooter : Messages.heightForHeader)
    guard hasTitles == true || hasViews == true || hasHeights == true else { return 0 }
    let message = isFooter ? Messages.estimatedHeightForFooter : Messages.estimatedHeightForHeader
    if let delegate, delegate.responds(to: message),
      let height = Self.usable(
        try sending { () throws(MessageError) in try message(delegate, self, section) })
    {
      return height
    }
    return Self.usable(isFooter ? traits.estimatedFooterHeight : traits.estimatedHeaderHeight)
      ?? usualHeaderHeight(isFooter: isFooter)
  }

  /// Makes a header or footer: the delegate's view, else one with the data source's title.
  ///
  /// - Returns: the height, and the view, inside the table, if there is one. The height is the delegate's if it gives
  ///   one, else the table's if there is a view or a title that is not empty, else 0.
  /// - Throws: `ListError` when a message fails, or the delegate gives an object that is no view or a view that is in use.
  final func makeHeader(
    _ section: Int, isFooter: Bool
  ) throws(ListError) -> (height: Double, view: UIView?) {
    let given = try headerHeight(section, isFooter: isFooter)
    if given == 0 { return (0, nil) }
    guard let view = try headerContent(section, isFooter: isFooter) else {
      return (given ?? 0, nil)
    }
    let height = given ?? usualHeaderHeight(isFooter: isFooter)
    if height == 0 { return (0, nil) }
    if view.superview === self { throw .headerTaken(section, isFooter: isFooter) }
    view.removeFromSuperview()
    view.superview = self
    AppearanceRecords.apply(toNew: view)
    return (height, view)
  }

  /// The delegate's height for a header or footer; nil when it gives no valid one.
  private func headerHeight(_ section: Int, isFooter: Bool) throws(ListError) -> Double? {
    let message = isFooter ? Messages.heightForFooter : Messages.heightForHeader
    guard let delegate, delegate.responds(to: message) else { return nil }
    return Self.usable(
      try sending { () throws(MessageError) in try message(delegate, self, section) })
  }

  private func headerContent(_ section: Int, isFooter: Bool) throws(ListError) -> UIView? {
    let message = isFooter ? Messages.viewForFooter : Messages.viewForHeader
    if let delegate, delegate.responds(to: message) {
      let object = try sending { () throws(MessageError) in try message(delegate, self, section) }
      if let object {
        guard let view = object as? UIView else {
          throw .noHeader(section, isFooter: isFooter, got: object, from: delegate)
        }
        return view
      }
    }
    let title = try title(isFooter ? Messages.titleForFooter : Messages.titleForHeader, section)
    guard let title, !title.isEmpty else { return nil }
    let header = titleQueue.take(Self.titleIdentifier) ?? UITableViewHeaderFooterView.madeByTable()
    header.textLabel.text = title
    return header
  }

  /// Tells the delegate of a new header or footer, and lays it out.
  final func display(_ header: VisibleHeader) throws(ListError) {
    try tell(header, header.isFooter ? Messages.willDisplayFooter : Messages.willDisplayHeader)
    try sending { () throws(MessageError) in try header.view.layOut() }
  }

  /// Tells the delegate of a header or footer that left.
  final func tellDeparture(of header: VisibleHeader) throws(ListError) {
    try tell(
      header, header.isFooter ? Messages.didEndDisplayingFooter : Messages.didEndDisplayingHeader)
  }

  private func tell(
    _ header: VisibleHeader, _ message: Message<(UITableView, UIView, Int) -> Void>
  ) throws(ListError) {
    guard let delegate, delegate.responds(to: message) else { return }
    try sending { () throws(MessageError) in
      try message(delegate, self, header.view, header.section)
    }
  }

  static func defineHeaders(_ table: ClassMembers<UITableView>) {
    table.method("- (UIView *)headerViewForSection:(NSInteger)section") { (this, section: Int) in
      this.headerView(forSection: section)
    }
    table.method("- (UIView *)footerViewForSection:(NSInteger)section") { (this, section: Int) in
      this.footerView(forSection: section)
    }
  }
}
