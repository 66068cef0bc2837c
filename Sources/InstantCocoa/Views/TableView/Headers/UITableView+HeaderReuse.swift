import CarobRuntime

extension UITableView {
  /// Under which the views are kept that the table made for titles.
  static let titleIdentifier = ""

  /// Sets which class new headers and footers of an identifier have; nil for none any more, which
  /// drops the queued ones too.
  ///
  /// - Throws: `TableViewError` when the class is not `UITableViewHeaderFooterView` or a subclass.
  public final func register(
    _ cls: RuntimeClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) throws(TableViewError) {
    if let cls, !cls.isSubclass(of: UITableViewHeaderFooterView.runtimeClass) {
      throw .notAHeaderClass(cls, identifier)
    }
    headerQueues.register(cls, for: identifier)
  }

  /// A queued header or footer, after `prepareForReuse`, else a new one of the registered class.
  ///
  /// - Returns: nil when none is queued and no class is registered.
  /// - Throws: `TableViewError` when a handler of its fails, or `initWithReuseIdentifier:` gives
  ///   none.
  /// - Complexity: O(1), besides the handlers.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) throws(TableViewError) -> UITableViewHeaderFooterView? {
    if let view = headerQueues.take(identifier) {
      try sending { () throws(MessageError) in try Messages.prepareForReuse(view) }
      return view
    }
    guard let cls = headerQueues.registeredClass(for: identifier) else { return nil }
    let instance = try makeInstance(of: cls)
    let object = try autoreleasePool { () throws(TableViewError) in
      try sending { () throws(MessageError) in
        try Messages.initWithReuseIdentifier(instance, identifier)
      }
    }
    guard let view = object as? UITableViewHeaderFooterView else {
      throw .noHeaderInstance(cls, got: object)
    }
    return view
  }
}
