import CarobRuntime

/// The objects of another data source, sorted, and cut into sections by the value at a key path.
/// Registered as `ICSectionedDataSource`.
///
/// It becomes the delegate of the data source that it wraps, which may be of any class that answers
/// the messages, and passes on what that one says as its own. There are no sections before the
/// first load. [main-thread]
open class ICSectionedDataSource: Object {
  /// Where the objects come from.
  public private(set) final var wrappedDataSource: Object?
  /// The key path whose value makes a section; nil or "" for a single one.
  public private(set) final var sectioningKey: String?
  /// How the objects are sorted first; empty to keep their order.
  public private(set) final var sortDescriptors: [SortDescriptor] = []

  /// For whoever combines data sources.
  public final var name: String?

  /// Who is told of fetches.
  public final weak var delegate: Object?

  private final var content = SectionedObjects()

  /// Fetches that have begun and have had no final message.
  private final var fetchesUnderway = 0
  /// Final messages so far.
  private final var finalMessages = 0
  /// Whether the wrapped data source reports to this one.
  private final var isDelegateOfWrapped = false

  /// Wraps a data source and becomes its delegate.
  ///
  /// - Throws: `MessageError` when the data source refuses its delegate.
  public convenience init(
    wrapping source: Object, sectioningKey: String?, sortDescriptors: [SortDescriptor] = []
  ) throws(MessageError) {
    self.init(isa: Self.runtimeClass)
    try wrap(source, sectioningKey, sortDescriptors)
  }

  private func wrap(
    _ source: Object?, _ key: String?, _ descriptors: [SortDescriptor]
  ) throws(MessageError) {
    wrappedDataSource = source
    sectioningKey = key
    sortDescriptors = descriptors
    if let source {
      isDelegateOfWrapped = try DataSourceMessages.setDelegate(self, of: source)
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICSectionedDataSource.self) { source in
      source.adopt("ICDataSource")
      source.adopt("ICDataSourceDelegate")
      source.method("initWithDataSource:sectioningKey:sortDescriptors:") {
        (this, wrapped: Object?, key: String?, descriptors: [SortDescriptor]?) in
        try this.wrap(wrapped, key, descriptors ?? [])
        return this
      }
      source.property("wrappedDataSource") { $0.wrappedDataSource }
      source.property("sectioningKey") { $0.sectioningKey }
      source.property("sortDescriptors") { $0.sortDescriptors }
      source.property("sectionedObjects") { $0.content.sections.map(\.objects) }
      source.property("name") {
        $0.name
      } set: {
        $0.name = $1
      }
      source.property("delegate") {
        $0.delegate
      } set: {
        $0.delegate = $1
      }
      source.property("isFetching") { $0.fetchesUnderway > 0 }
      source.property("sectionTitles") { $0.content.titles }
      source.property("allObjects") { $0.content.objects }
      source.property("numberOfSections") { UInt($0.content.sections.count) }
      source.method("numberOfObjectsInSection:") { (this, section: UInt) in
        try UInt(this.objects(inSection: section).count)
      }
      source.method("objectAtIndexPath:") { (this, path: IndexPath) in try this.object(at: path) }
      source.method("indexPathForObject:") { (this, object: Object?) in
        try this.content.indexPath(of: object)
      }
      source.method("fetchData") { try $0.fetchData() }
      defineDelegate(source)
    }
  }

  private static func defineDelegate(_ source: ClassMembers<ICSectionedDataSource>) {
    source.method("dataSourceWillLoadData:") { (this, _: Object?) in try this.wrappedWillLoad() }
    source.method("dataSourceDidPartiallyLoad:") { (this, _: Object?) in
      try this.wrappedDidPartiallyLoad()
    }
    source.method("dataSourceFinishedLoading:") { (this, _: Object?) in
      try this.wrappedFinishedLoading()
    }
    source.method("dataSource:failedWithError:") { (this, _: Object?, error: Object?) in
      try this.wrappedFailed(error)
    }
  }

  private func objects(inSection section: UInt) throws -> ArrayBox {
    guard section < content.sections.count else {
      throw DataSourceError.invalidSection(
        section, of: self, sections: content.sections.count)
    }
    return content.sections[Int(section)].objects
  }

  private func object(at path: IndexPath) throws -> Object {
    let sections = content.sections
    let objects = sections.indices.contains(path.section) ? sections[path.section].objects : nil
    guard let objects, path.row >= 0, path.row < objects.count else {
      throw DataSourceError.invalidIndexPath(
        path, of: self, sections: sections.count, rows: objects?.count)
    }
    return try objects.object(at: path.row)
  }

  private func fetchData() throws(MessageError) {
    fetchesUnderway += 1
    let before = finalMessages
    do throws(MessageError) {
      try DataSourceDelegateMessages.willLoad(self, to: delegate)
      if let wrappedDataSource { try DataSourceMessages.fetchData(wrappedDataSource) }
    } catch {
      // An error of the delegate's, about a final message that it was sent, is not a failed fetch.
      guard finalMessages == before else { throw error }
      return try fail(error)
    }
    if !isDelegateOfWrapped { try wrappedFinishedLoading() }
  }

  /// The wrapped data source fetches: because it was told to, which the delegate knows, or on its
  /// own.
  private func wrappedWillLoad() throws(MessageError) {
    guard fetchesUnderway == 0 else { return }
    fetchesUnderway = 1
    try DataSourceDelegateMessages.willLoad(self, to: delegate)
  }

  private func wrappedDidPartiallyLoad() throws(MessageError) {
    guard fetchesUnderway > 0 else { return }
    try load()
    try DataSourceDelegateMessages.didPartiallyLoad(self, to: delegate)
  }

  private func wrappedFinishedLoading() throws(MessageError) {
    do throws(MessageError) {
      try load()
    } catch {
      return try fail(error)
    }
    countFinalMessage()
    try DataSourceDelegateMessages.finishedLoading(self, to: delegate)
  }

  /// Passes a failure on. What the wrapped data source holds now, such as the error, is shown; one
  /// that never loaded anything is still not loaded.
  private func wrappedFailed(_ error: Object?) throws(MessageError) {
    let objects = wrappedDataSource.flatMap { try? DataSourceMessages.allObjects(of: $0) }
    // If there is nothing to load from a source that failed, its own error is the one that matters.
    if content.isLoaded || (objects?.count ?? 0) > 0 { try? load() }
    countFinalMessage()
    try DataSourceDelegateMessages.failed(self, error, to: delegate)
  }

  /// Ends a fetch that this data source itself could not bring to an end.
  private func fail(_ error: MessageError) throws(MessageError) {
    countFinalMessage()
    guard try DataSourceDelegateMessages.failed(self, ErrorBox(error), to: delegate) else {
      throw error
    }
  }

  private func countFinalMessage() {
    finalMessages += 1
    fetchesUnderway = max(0, fetchesUnderway - 1)
  }

  private func load() throws(MessageError) {
    let objects = try wrappedDataSource.map { (source) throws(MessageError) in
      try DataSourceMessages.allObjects(of: source)
    }
    content = try SectionedObjects(
      objects ?? ArrayBox([]), sortedBy: sortDescriptors, sectionedBy: sectioningKey)
  }
}
