import CarobRuntime

/// The controller between its view, which asks about sections and places in them, and its data
/// source.
extension ListViewController {
  /// How many sections there are; none without a data source.
  func sectionCount() throws -> Int {
    guard let source = dataSource else { return 0 }
    return try DataSourceMessages.numberOfSections(of: source)
  }

  /// How many objects a section has.
  func objectCount(inSection section: Int) throws -> Int {
    guard let source = dataSource else { return 0 }
    return try DataSourceMessages.numberOfObjects(inSection: section, of: source)
  }

  /// The object at a place.
  ///
  /// - Throws: `ControllerError` when the data source has none there.
  func object(at path: IndexPath) throws -> Object {
    guard let source = dataSource,
      let object = try DataSourceMessages.object(at: path, of: source)
    else { throw ControllerError.noObject(path, runtimeClass) }
    return object
  }

  /// Tells the data source that an object is about to be shown.
  func willDisplay(objectAt path: IndexPath) throws {
    if let source = dataSource { try DataSourceMessages.willDisplay(objectAt: path, of: source) }
  }

  /// Sends the selection message that fits the object at a place best, if the delegate answers any.
  func didSelect(objectAt path: IndexPath) throws {
    let object = try object(at: path)
    guard let delegate = cellConfigurationDelegate else { return }
    let chain = try binder.messages.chain(binder.kind.selection, for: object, delegate: delegate)
    if let selector = chain.selector {
      // The message carries the controller's own view, whichever one asked.
      try HandlerCall.send(selector, to: delegate, try listView(), object)
    }
  }
}
