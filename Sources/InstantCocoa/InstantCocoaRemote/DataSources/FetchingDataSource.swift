import CarobFoundation
import CarobRuntime
import InstantCocoa

/// The common part of `ICRemoteDataSource` and `ICPaginatedDataSource`: one section of objects from a server, one fetch
/// at a time.
///
/// For each fetch the source notifies its delegate of the beginning, at most once of a partial load, and exactly once of the
/// end, in a later turn of the main queue. These always hold:
///
/// * Before each callback the state is up to date: `isFetching` is NO in the last one, and the objects are the new
///   ones. A callback may fetch, cancel, replace the delegate or release the data source.
/// * A fetch that is cancelled or superseded ends with `FetchCancellation`. A superseded one does not change the content.
/// * An error of a callback stops nothing. The call that began the fetch throws it if it is still running, else
///   `Diagnostics` reports it.
///
/// A data source that is deallocated cancels its request, without messages. [main-thread]
open class FetchingDataSource: Object, FetchReporting, RemoteCollection {
  /// The fetches, and the delegate. The name is shown as the section's title.
  public final let fetches = FetchReporter()

  /// The settings of requests.
  public final var settings = RemoteSettings()

  /// The placeholders to use. A change takes effect with the next event.
  public final var placeholderStorageOptions: PlaceholderStorageOptions {
    get { content.options }
    set {
      content.options = newValue
      optionsChanged()
    }
  }

  final var content = FetchedContent()
  final let fetcher = ICCollectionFetcher()
  final var waiters = FetchWaiters()
  /// The number of failures that are being reported, one inside the other.
  final var failuresBeingTold = 0

  private static let reset = Message<() -> Void>("resetObjects")
  private static let cancel = Message<() -> Void>("cancelFetch")

  deinit {
    if isFetching { stopFetcher() }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: FetchingDataSource.self) { source in
      source.dataSourceMembers()
      source.remoteSettings()
      source.property(
        "@property (nonatomic) ICRemoteDataSourceStorage placeholderStorageOptions",
        get: { $0.placeholderStorageOptions.rawValue },
        set: { $0.placeholderStorageOptions = PlaceholderStorageOptions(rawValue: $1) })
      source.method("- (void)resetObjects") { $0.reset() }
      source.method("- (void)cancelFetch") { $0.cancelRunning() }
      defineContent(source)
    }
  }

  private static func defineContent(_ source: ClassMembers<FetchingDataSource>) {
    source.property("@property (nonatomic, readonly) NSArray *sectionTitles") { this in
      (0..<this.sections).map { _ in StringBox(this.name ?? "") }
    }
    source.property("@property (nonatomic, readonly) NSArray *allObjects") { $0.content.all() }
    source.property("@property (nonatomic, readonly) NSUInteger numberOfSections") {
      UInt($0.sections)
    }
    source.method("- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section") {
      (this, section: UInt) in
      guard section < this.sections else {
        throw DataSourceError.invalidSection(section, of: this, sections: this.sections)
      }
      return UInt(this.content.count)
    }
    source.method("- (id)objectAtIndexPath:(NSIndexPath *)path") { (this, path: IndexPath) in
      let isInside = (0..<this.sections).contains(path.section)
      guard isInside, let object = this.content.object(at: path.row) else {
        throw DataSourceError.invalidIndexPath(
          path, of: this, sections: this.sections, rows: isInside ? this.content.count : nil)
      }
      return object
    }
    source.method("- (NSIndexPath *)indexPathForObject:(id)object") { (this, object: Object?) in
      try this.content.all().firstIndex(of: object).map { IndexPath(section: 0, row: $0) }
    }
  }

  /// The number of sections: none before objects were fetched or reset, then one.
  private var sections: Int { content.isLoaded ? 1 : 0 }

  /// Discards all objects, as `fetchData` does: sends `resetObjects`.
  ///
  /// - Throws: `MessageError` when an override raises.
  public final func resetObjects() throws(MessageError) { try Self.reset(self) }

  /// Cancels the running fetch, if there is one: sends `cancelFetch`. The delegate hears of it later.
  ///
  /// - Throws: `MessageError` when an override raises.
  public final func cancelFetch() throws(MessageError) { try Self.cancel(self) }

  // The differences between the two data sources.

  /// Called when the options have changed.
  func optionsChanged() {}

  func reset() { content.reset() }

  /// The settings of the next request.
  func requestSettings() throws(MessageError) -> RemoteSettings { try .asked(of: self) }

  /// Takes the objects of a response.
  ///
  /// - Throws: `MessageError` when they cannot be used, which makes the fetch fail.
  func take(_ objects: [Object], of response: Object?) throws(MessageError) {
    content.replace(with: objects)
  }

  /// Called when the running fetch was cancelled or has failed.
  func rollBack() {}
}

/// The objects of a collection on a server, as one section. Registered as `ICRemoteDataSource`.
///
/// There are no sections before the first fetch. At the beginning of a fetch the delegate still sees the old objects;
/// they are removed before the message about the partial load. [main-thread]
open class ICRemoteDataSource: FetchingDataSource {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICRemoteDataSource.self, "A data source that fetches its models from a server."
    ) { source in
      source.method("- (void)fetchData") { this in
        try this.begin { () throws(MessageError) in
        } clear: { () throws(MessageError) in
          try this.resetObjects()
        }
      }
    }
  }
}
