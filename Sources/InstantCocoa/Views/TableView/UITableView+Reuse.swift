import CarobRuntime

extension UITableView {
  /// The class registered under an identifier; nil when there is none.
  public final func cellClass(forReuseIdentifier identifier: String) -> RuntimeClass? {
    queues.registeredClass(for: identifier)
  }

  /// Sets which class new cells of an identifier have; nil for none any more, which drops the queued ones too.
  ///
  /// Cells of an earlier class that were queued are not handed out again.
  ///
  /// - Throws: `TableViewError` when the class is not `UITableViewCell` or a subclass.
  public final func register(
    _ cls: RuntimeClass?, forCellReuseIdentifier identifier: String
  ) throws(TableViewError) {
    if let cls, !cls.isSubclass(of: UITableViewCell.runtimeClass) {
      throw .notACellClass(cls, identifier)
    }
    queues.register(cls, for: identifier)
  }

  /// A queued cell, after `prepareForReuse`, else a new one of the registered class.
  ///
  /// - Returns: nil when no cell is queued and no class is registered.
  /// - Throws: `TableViewError` when a cell's handler fails, or `initWithStyle:reuseIdentifier:`
  ///   gives no cell.
  /// - Complexity: O(1), besides the handlers.
  public final func dequeueReusableCell(
    withIdentifier identifier: String
  ) throws(TableViewError) -> UITableViewCell? {
    if let cell = queues.take(identifier) {
      try sending { () throws(MessageError) in
        if cell.isSelected { try Messages.setSelected(cell, false, false) }
        try Messages.prepareForReuse(cell)
      }
      return cell
    }
    guard let cls = queues.registeredClass(for: identifier) else { return nil }
    return try makeCell(cls, identifier)
  }

  /// The same for a row that is being asked for.
  ///
  /// - Throws: also when no class is registered and no cell is queued.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) throws(TableViewError) -> UITableViewCell {
    guard let cell = try dequeueReusableCell(withIdentifier: identifier) else {
      throw .notRegistered(identifier, path)
    }
    return cell
  }

  private func makeCell(
    _ cls: RuntimeClass, _ identifier: String
  ) throws(TableViewError) -> UITableViewCell {
    let instance = try makeInstance(of: cls)
    let object = try autoreleasePool { () throws(TableViewError) in
      try sending { () throws(MessageError) in
        try Messages.initWithStyle(
          instance, UITableViewCell.CellStyle.default.rawValue, identifier)
      }
    }
    guard let cell = object as? UITableViewCell else { throw .noInstance(cls, got: object) }
    return cell
  }

  /// An instance of a registered class, not yet initialised.
  final func makeInstance(of cls: RuntimeClass) throws(TableViewError) -> Object {
    do throws(RegistrationError) {
      return try cls.makeInstance()
    } catch {
      throw .unusableCellClass(cls, error)
    }
  }

  static func defineReuse(_ table: ClassMembers<UITableView>) {
    table.method("registerClass:forCellReuseIdentifier:") {
      (this, cls: RuntimeClass?, identifier: String) in
      try this.register(cls, forCellReuseIdentifier: identifier)
    }
    table.method("dequeueReusableCellWithIdentifier:") { (this, identifier: String) in
      try this.dequeueReusableCell(withIdentifier: identifier)
    }
    table.method("dequeueReusableCellWithIdentifier:forIndexPath:") {
      (this, identifier: String, path: IndexPath) in
      try this.dequeueReusableCell(withIdentifier: identifier, for: path)
    }
  }
}
