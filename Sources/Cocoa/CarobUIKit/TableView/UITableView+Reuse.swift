import CarobFoundation
import CarobRuntime

extension UITableView {
  /// See `ListView`.
  public final func cellClass(forReuseIdentifier identifier: String) -> RuntimeClass? {
    queues.registeredClass(for: identifier)
  }

  /// See `ListView`.
  public final func register(
    _ cls: RuntimeClass?, forCellReuseIdentifier identifier: String
  ) throws(ListError) {
    try queues.register(cls, for: identifier)
  }

  /// A queued cell, after `prepareForReuse`, else a new one of the registered class.
  ///
  /// - Returns: nil when no cell is queued and no class is registered.
  /// - Throws: `ListError` when a cell's handler fails, or `initWithStyle:reuseIdentifier:` gives no
  ///   cell.
  /// - Complexity: O(1), besides the handlers.
  public final func dequeueReusableCell(
    withIdentifier identifier: String
  ) throws(ListError) -> UITableViewCell? {
    if let cell = queues.take(identifier) {
      try sending { () throws(MessageError) in
        if cell.isSelected { try Messages.setSelected(cell, false, false) }
        try Messages.prepareForReuse(cell)
      }
      return cell
    }
    guard let cls = queues.registeredClass(for: identifier) else { return nil }
    return try make(cls, by: Messages.initWithStyle) { (instance) throws(MessageError) in
      try Messages.initWithStyle(instance, UITableViewCell.CellStyle.default.rawValue, identifier)
    }
  }

  /// A queued cell for a row, else a new one of the registered class.
  ///
  /// - Throws: as the method without a path; also when no class is registered and no cell is queued.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) throws(ListError) -> UITableViewCell {
    guard let cell = try dequeueReusableCell(withIdentifier: identifier) else {
      throw .notRegistered(identifier, path)
    }
    return cell
  }

  /// Registers the class of new headers and footers for an identifier. Nil revokes the registration, and drops the
  /// queued ones.
  ///
  /// - Throws: `ListError` when the class is not `UITableViewHeaderFooterView` or a subclass.
  public final func register(
    _ cls: RuntimeClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) throws(ListError) {
    try headerQueues.register(cls, for: identifier)
  }

  /// A queued header or footer, after `prepareForReuse`, else a new one of the registered class.
  ///
  /// - Returns: nil when none is queued and no class is registered.
  /// - Throws: `ListError` when a handler of the view fails, or `initWithReuseIdentifier:` gives none.
  /// - Complexity: O(1), besides the handlers.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) throws(ListError) -> UITableViewHeaderFooterView? {
    if let view = headerQueues.take(identifier) {
      try sending { () throws(MessageError) in try Messages.prepareForReuse(view) }
      return view
    }
    guard let cls = headerQueues.registeredClass(for: identifier) else { return nil }
    return try make(cls, by: Messages.initWithReuseIdentifier) { (instance) throws(MessageError) in
      try Messages.initWithReuseIdentifier(instance, identifier)
    }
  }

  /// Queues the visible cells, headers and footers. Nothing is visible afterwards.
  final func recycleVisibleRows() {
    let rows = visibleRows
    let headers = visibleHeaders
    visibleRows = []
    visibleHeaders = []
    for row in rows { recycle(row.cell) }
    for header in headers { recycle(header) }
  }

  final func recycle(_ cell: UITableViewCell) {
    cell.superview = nil
    queues.add(cell, under: cell.reuseIdentifier)
  }

  final func recycle(_ header: VisibleHeader) {
    header.view.superview = nil
    guard let view = header.view as? UITableViewHeaderFooterView else { return }
    if view.isMadeByTable {
      titleQueue.add(view, under: Self.titleIdentifier)
    } else {
      headerQueues.add(view, under: view.reuseIdentifier)
    }
  }

  static func defineReuse(_ table: ClassMembers<UITableView>) {
    table.method(
      "- (void)registerClass:(Class)cellClass forCellReuseIdentifier:(NSString *)identifier"
    ) { (this, cls: RuntimeClass?, identifier: String) in
      try this.register(cls, forCellReuseIdentifier: identifier)
    }
    table.method("- (id)dequeueReusableCellWithIdentifier:(NSString *)identifier") {
      (this, identifier: String?) -> Object? in
      guard let identifier else { return nil }
      return try this.dequeueReusableCell(withIdentifier: identifier)
    }
    table.method(
      """
      - (id)dequeueReusableCellWithIdentifier:(NSString *)identifier \
      forIndexPath:(NSIndexPath *)indexPath
      """
    ) { (this, identifier: String, path: IndexPath) in
      try this.dequeueReusableCell(withIdentifier: identifier, for: path)
    }
    table.method(
      """
      - (void)registerClass:(Class)aClass \
      forHeaderFooterViewReuseIdentifier:(NSString *)identifier
      """
    ) { (this, cls: RuntimeClass?, identifier: String) in
      try this.register(cls, forHeaderFooterViewReuseIdentifier: identifier)
    }
    table.method("- (id)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier") {
      (this, identifier: String?) -> Object? in
      guard let identifier else { return nil }
      return try this.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
  }
}
