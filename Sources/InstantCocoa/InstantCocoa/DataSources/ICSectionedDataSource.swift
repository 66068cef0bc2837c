import CarobFoundation
import CarobRuntime

/// The objects of another data source, sorted, and cut into sections by the value at a key path. Registered as
/// `ICSectionedDataSource`.
///
/// A section is a run of neighbours with equal values: sort descriptors must sort by that value first, unless the
/// objects come in that order. `Diagnostics` reports several sections of one title.
///
/// It becomes the delegate of the wrapped data source, which may be of any class that implements the methods. It
/// passes on that one's messages as its own, and tells it which objects are about to be shown. A data source with
/// several parents reports to all of them. There are no sections before the first load. [main-thread]
open class ICSectionedDataSource: Object, FetchReporting, CombiningSource {
  /// The fetches, and the delegate.
  public final let fetches = FetchReporter()

  /// The data source of the objects.
  public final var wrappedDataSource: Object? { child?.source }
  /// The key path whose value makes a section; nil or "" for a single one.
  public private(set) final var sectioningKey: String?
  /// The order of the objects; empty to keep the wrapped data source's.
  public private(set) final var sortDescriptors: [SortDescriptorBox] = []

  private final var child: ChildSource?
  private final var content = SectionedObjects()
  /// The content of the wrapped data source when it was read.
  private final var wrapped: ChildContent?
  private final var isPassingOn = false

  /// Wraps a data source and becomes its delegate.
  ///
  /// - Throws: `MessageError` when the data source refuses its delegate, or shows this one.
  public convenience init(
    wrapping source: Object, sectioningKey: String?, sortDescriptors: [SortDescriptorBox] = []
  ) throws(MessageError) {
    self.init(isa: Self.runtimeClass)
    try wrap(source, sectioningKey, sortDescriptors)
  }

  final var shownSources: [Object] { child.map { [$0.source] } ?? [] }

  private func wrap(
    _ source: Object?, _ key: String?, _ descriptors: [SortDescriptorBox]
  ) throws(MessageError) {
    sectioningKey = key
    sortDescriptors = descriptors
    child = nil
    guard let source else { return }
    try checkForCycles(showing: [source])
    child = try ChildSource(source, of: self)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICSectionedDataSource.self,
      "Sorts the objects of another data source, and cuts them into sections: runs of neighbours with the same value for a key. Sort by the key first, or the same section appears several times."
    ) { source in
      source.dataSourceMembers()
      source.adopt("ICDataSourceDelegate")
      source.method(
        """
        - (instancetype)initWithDataSource:(id<ICDataSource>)dataSource \
        sectioningKey:(NSString *)key sortDescriptors:(NSArray *)sortDescriptors
        """
      ) { (this, wrapped: Object?, key: String?, descriptors: [SortDescriptorBox]?) in
        try this.wrap(wrapped, key, descriptors ?? [])
        return this
      }
      source.property("@property (nonatomic, readonly) id<ICDataSource> wrappedDataSource") {
        $0.wrappedDataSource
      }
      source.property("@property (nonatomic, readonly) NSString *sectioningKey") {
        $0.sectioningKey
      }
      source.property("@property (nonatomic, readonly) NSArray *sortDescriptors") {
        $0.sortDescriptors
      }
      source.property("@property (nonatomic, readonly) NSArray *sectionedObjects") {
        $0.content.sections.all.map(\.objects)
      }
      source.property("@property (nonatomic, readonly) NSArray *sectionTitles") {
        $0.content.titles
      }
      source.property("@property (nonatomic, readonly) NSArray *allObjects") { $0.content.objects }
      source.property("@property (nonatomic, readonly) NSUInteger numberOfSections") {
        UInt($0.content.sections.all.count)
      }
      source.method("- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section") {
        (this, section: UInt) in
        try UInt(this.content.sections.objects(inSection: section, of: this).count)
      }
      source.method("- (id)objectAtIndexPath:(NSIndexPath *)path") { (this, path: IndexPath) in
        try this.content.sections.object(at: path, of: this)
      }
      source.method("- (NSIndexPath *)indexPathForObject:(id)object") { (this, object: Object?) in
        try this.content.sections.indexPath(of: object)
      }
      source.method("- (void)fetchData") { try $0.fetchData() }
      source.method("- (void)willDisplayObjectAtIndexPath:(NSIndexPath *)path") {
        (this, path: IndexPath) in
        try this.passOn(willDisplay: path)
      }
      defineDelegate(source)
    }
  }

  private static func defineDelegate(_ source: ClassMembers<ICSectionedDataSource>) {
    source.method("- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource") {
      (this, _: Object?) in try this.wrappedWillLoad()
    }
    source.method("- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource") {
      (this, _: Object?) in
      try this.wrappedDidPartiallyLoad()
    }
    source.method("- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource") {
      (this, _: Object?) in
      try this.wrappedFinishedLoading()
    }
    source.method(
      "- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error"
    ) { (this, _: Object?, error: Object?) in
      try this.wrappedFailed(ChildSource.failure(error))
    }
  }

  private func fetchData() throws(MessageError) {
    try fetches.fetch(by: self) { (fetch) throws(MessageError) in
      guard let child else { return try wrappedFinishedLoading() }
      child.expect()
      try fetches.endSuperseded(of: self)
      if fetches.current == fetch { try ask(child) }
    }
  }

  private func ask(_ child: ChildSource) throws(MessageError) {
    do throws(MessageError) {
      if try child.ask(for: self) { return }
    } catch {
      // After an answer, the error is not a failure of the fetch.
      guard child.isAwaited else { throw error }
      return try wrappedFailed(ErrorBox.of(error))
    }
    try wrappedFinishedLoading()
  }

  /// Handles a fetch of the wrapped data source: because it was asked to, which the delegate knows, or on its own
  /// initiative.
  private func wrappedWillLoad() throws(MessageError) {
    guard let child, child.willLoad(), !fetches.isFetching else { return }
    try fetches.fetch(by: self) { _ in }
  }

  /// Shows the objects that were loaded so far, if possible; the final message tells why not.
  private func wrappedDidPartiallyLoad() throws(MessageError) {
    guard let fetch = fetches.current, (try? load()) != nil else { return }
    try fetches.partiallyLoaded(fetch, of: self)
  }

  private func wrappedFinishedLoading() throws(MessageError) {
    if child?.end(with: nil) == .superseded { return }
    do throws(MessageError) {
      try load()
    } catch {
      guard try end(failing: ErrorBox.of(error)) else { throw error }
      return
    }
    try end(failing: nil)
  }

  /// Passes a failure on. Shows the present content of the wrapped data source, such as its error. Before the first
  /// load, an empty one counts as not loaded.
  private func wrappedFailed(_ error: Object) throws(MessageError) {
    if child?.end(with: error) == .superseded { return }
    let objects = wrappedDataSource.flatMap { try? DataSourceMessages.allObjects(of: $0) }
    // A failed source without objects: only its own error matters.
    if content.isLoaded || (objects?.count ?? 0) > 0 { try? load() }
    try end(failing: error)
  }

  /// Sends the final message of the fetch; without a fetch, reports the change.
  ///
  /// - Returns: false for an error when the delegate does not implement the method.
  @discardableResult
  private func end(failing error: Object?) throws(MessageError) -> Bool {
    guard let fetch = fetches.current else {
      try fetches.changed(self, failure: error)
      return true
    }
    if let error { return try fetches.fail(fetch, error, of: self) }
    try fetches.finish(fetch, of: self)
    return true
  }

  private func load() throws(MessageError) {
    let read = try wrappedDataSource.map { (source) throws(MessageError) in
      try ChildContent(of: source, preservingSections: false)
    }
    content = try SectionedObjects(
      read?.sections.first?.objects ?? ArrayBox([]), sortedBy: sortDescriptors,
      sectionedBy: sectioningKey,
      for: UnknownKey.Asker(className: runtimeClass.name, property: "sectioningKey"))
    wrapped = read
    guard let (title, count) = content.repeatedTitle else { return }
    Diagnostics.report(
      .list(
        ListDiagnostic(
          className: runtimeClass.name,
          sentence:
            "\(count) sections have the title \(title.debugDescription), since sections are runs of neighbours "
            + "with the same \(sectioningKey ?? ""); sort by that first, with sortDescriptors")))
  }

  /// Tells the wrapped data source, with its own path. Does not tell it again when it passes the message back to this
  /// data source.
  private func passOn(willDisplay path: IndexPath) throws(MessageError) {
    guard !isPassingOn, let source = wrappedDataSource, let place = content.place(of: path),
      let own = wrapped?.ownPath(of: IndexPath(section: 0, row: place))
    else { return }
    isPassingOn = true
    defer { isPassingOn = false }
    try DataSourceMessages.willDisplay(objectAt: own, of: source)
  }
}
