import CarobFoundation
import CarobRuntime

/// The objects of several data sources, one after the other. Registered as `ICMultiDataSource`.
///
/// It becomes the delegate of each child, which may be of any class that implements the methods; a child of several
/// parents reports to all of them. A child is shown with the content that it had at its answer, and not at all before.
/// The multi data source itself never fails: it reports a child's error to `Diagnostics`, and counts it as an answer.
/// [main-thread]
open class ICMultiDataSource: Object, FetchReporting, CombiningSource {
  /// The fetches, and the delegate.
  public final let fetches = FetchReporter()

  /// The combined data sources.
  public private(set) final var dataSources: [Object] = []

  /// Whether the sections of the children are shown, with their titles, instead of one section per child, titled with
  /// its name. Takes effect with later answers.
  public final var preserveSectionsInSubDataSources = false

  private final var children: [ChildSource] = []
  /// The content of each child at its answer.
  private final var contents: [ObjectIdentifier: ChildContent] = [:]
  /// Whether `contents` belongs to an earlier fetch, so that the first answer discards it.
  private final var isOutdated = false
  private final var shown = SourceSections()
  /// The child of each section, and the index among the child's shown sections.
  private final var owners: [(source: Object, section: Int)] = []
  private final var isPassingOn = false

  /// Combines data sources and becomes the delegate of each.
  ///
  /// - Throws: `MessageError` when one refuses its delegate, or shows this one.
  public convenience init(dataSources: [Object]) throws(MessageError) {
    self.init(isa: Self.runtimeClass)
    try combine(dataSources)
  }

  final var shownSources: [Object] { dataSources }

  /// Whether a fetch is underway, of this data source or one that a child began itself.
  public final var isFetching: Bool {
    fetches.isFetching || children.contains(where: \.isFetchingOnItsOwn)
  }

  private func combine(_ sources: [Object]) throws(MessageError) {
    try checkForCycles(showing: sources)
    dataSources = sources
    children = []
    var seen: Set<ObjectIdentifier> = []
    for source in sources where seen.insert(ObjectIdentifier(source)).inserted {
      children.append(try ChildSource(source, of: self))
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICMultiDataSource.self, "Shows several data sources as one, each in sections of its own."
    ) { source in
      source.dataSourceMembers()
      source.adopt("ICDataSourceDelegate")
      source.method("- (instancetype)initWithDataSources:(NSArray *)sources") {
        (this, sources: ArrayBox?) in
        try this.combine(sources?.allElements() ?? [])
        return this
      }
      source.property("@property (nonatomic, readonly) NSArray *dataSources") {
        ArrayBox($0.dataSources)
      }
      source.property(
        "@property (nonatomic) BOOL preserveSectionsInSubDataSources",
        \.preserveSectionsInSubDataSources)
      source.property("@property (nonatomic, readonly) NSArray *sectionTitles") {
        ArrayBox($0.shown.titles)
      }
      source.property("@property (nonatomic, readonly) NSArray *allObjects") { try $0.allObjects() }
      source.property("@property (nonatomic, readonly) NSUInteger numberOfSections") {
        UInt($0.shown.all.count)
      }
      source.method("- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section") {
        (this, section: UInt) in
        try UInt(this.shown.objects(inSection: section, of: this).count)
      }
      source.method("- (id)objectAtIndexPath:(NSIndexPath *)path") { (this, path: IndexPath) in
        try this.shown.object(at: path, of: this)
      }
      source.method("- (NSIndexPath *)indexPathForObject:(id)object") { (this, object: Object?) in
        try this.shown.indexPath(of: object)
      }
      source.method("- (id<ICDataSource>)dataSourceAtSectionIndex:(NSUInteger)index") {
        (this, section: UInt) -> Object? in
        section < this.owners.count ? this.owners[Int(section)].source : nil
      }
      source.method("- (void)fetchData") { try $0.fetchData() }
      source.method("- (void)willDisplayObjectAtIndexPath:(NSIndexPath *)path") {
        (this, path: IndexPath) in
        try this.passOn(willDisplay: path)
      }
      defineDelegate(source)
    }
  }

  private static func defineDelegate(_ source: ClassMembers<ICMultiDataSource>) {
    source.method("- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource") {
      (this, child: Object?) in
      _ = try this.child(child, "dataSourceWillLoadData:").willLoad()
    }
    source.method("- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource") {
      (_, _: Object?) in
    }
    source.method("- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource") {
      (this, child: Object?) in
      try this.ended(this.child(child, "dataSourceFinishedLoading:"), nil)
    }
    source.method(
      "- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error"
    ) { (this, child: Object?, error: Object?) in
      try this.ended(
        this.child(child, "dataSource:failedWithError:"), ChildSource.failure(error))
    }
  }

  private func child(_ source: Object?, _ selector: StaticString) throws -> ChildSource {
    guard let child = children.first(where: { $0.source === source }) else {
      throw DataSourceError.unknownSource(source, of: self, Selector(selector))
    }
    return child
  }

  private func allObjects() throws -> ArrayBox {
    if shown.all.count == 1 { return shown.all[0].objects }
    return ArrayBox(try shown.all.flatMap { try $0.objects.objects() })
  }

  // MARK: Fetching

  private func fetchData() throws(MessageError) {
    try fetches.fetch(by: self) { (fetch) throws(MessageError) in
      isOutdated = true
      for child in children { child.expect() }
      try fetches.endSuperseded(of: self)
      for child in children where fetches.current == fetch { try ask(child) }
      if children.isEmpty { try fetches.finish(fetch, of: self) }
    }
  }

  private func ask(_ child: ChildSource) throws(MessageError) {
    let failure: Object?
    do throws(MessageError) {
      if try child.ask(for: self) { return }
      failure = nil
    } catch {
      // The error counts as the answer of a child that has not given any.
      failure = ErrorBox.of(error)
    }
    if child.isAwaited {
      try ended(child, failure)
    } else if let failure {
      report(failure, of: child)
    }
  }

  /// Handles a child's final message.
  private func ended(_ child: ChildSource, _ error: Object?) throws(MessageError) {
    let meaning = child.end(with: error)
    if meaning == .superseded { return }
    // Another parent has asked the child. This one is about to ask it, and reads it then.
    if meaning == .unasked, child.isAwaited, fetches.isFetching { return }
    if let error, !FetchCancellation.matches(error) { report(error, of: child) }
    let content = read(child)
    if isOutdated, meaning == .answer {
      isOutdated = false
      contents = [:]
    }
    contents[ObjectIdentifier(child.source)] = content
    layOut()
    if let fetch = fetches.current, !children.contains(where: \.isAwaited) {
      try fetches.finish(fetch, of: self)
    } else {
      try fetches.changed(self)
    }
  }

  private func read(_ child: ChildSource) -> ChildContent {
    let preserves = preserveSectionsInSubDataSources
    do throws(MessageError) {
      return try ChildContent(of: child.source, preservingSections: preserves)
    } catch {
      report(ErrorBox.of(error), of: child)
      let name = try? DataSourceMessages.name(of: child.source)
      return ChildContent(unreadable: name ?? "", preservingSections: preserves)
    }
  }

  private func layOut() {
    var sections: [SourceSection] = []
    owners = []
    for source in dataSources {
      let own = contents[ObjectIdentifier(source)]?.sections ?? []
      sections += own
      owners += own.indices.map { (source, $0) }
    }
    shown = SourceSections(sections)
  }

  private func report(_ error: Object, of child: ChildSource) {
    Diagnostics.report(
      .fetch(
        FetchDiagnostic(
          controller: runtimeClass, dataSource: child.source.runtimeClass, failure: error)))
  }

  // MARK: Will-display

  /// Tells the child of the object, with the child's path. Does not tell a child again that passes the message back to
  /// this data source.
  private func passOn(willDisplay path: IndexPath) throws(MessageError) {
    guard owners.indices.contains(path.section), !isPassingOn else { return }
    let (source, section) = owners[path.section]
    let content = contents[ObjectIdentifier(source)]
    guard let own = content?.ownPath(of: IndexPath(section: section, row: path.row)) else { return }
    isPassingOn = true
    defer { isPassingOn = false }
    try DataSourceMessages.willDisplay(objectAt: own, of: source)
  }
}
