import CarobFoundation
import CarobRuntime
import InstantCocoa

/// What `ICRemoteDataSource` and `ICPaginatedDataSource` have in common: one section of objects from a
/// server, one fetch at a time.
///
/// For each fetch the delegate is told that it begins, once that it has loaded partially, and then, in a
/// later turn of the main queue, exactly once how it ended. Whatever happens, these hold:
///
/// * Before each callback the state is right: `isFetching` is NO in the last one, and the objects are the
///   new ones. A callback may fetch, cancel, replace the delegate or let go of the data source.
/// * A fetch that is cancelled, or that another one takes the place of, ends with `FetchCancellation`. The
///   second does not touch what the data source holds.
/// * What a callback raises stops nothing. Whoever began the fetch gets it if there is somebody, else
///   `Diagnostics`.
///
/// A data source that goes away cancels its request and tells nobody. [main-thread]
open class FetchingDataSource: Object, FetchReporting, RemoteCollection {
  /// The fetches, and who is told of them. The name is shown as the section's title.
  public final let fetches = FetchReporter()

  /// All settings of what is fetched.
  public final var settings = RemoteSettings()

  /// Which placeholders are held. A change counts from the next event on.
  public final var placeholderStorageOptions: PlaceholderStorageOptions {
    get { content.options }
    set {
      content.options = newValue
      optionsChanged()
    }
  }

  final var content = FetchedContent()
  final let fetcher = ICCollectionFetcher()
  /// Tasks that wait.
  final var waiters = FetchWaiters()
  /// How many failures are being told.
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
      source.property("placeholderStorageOptions") {
        $0.placeholderStorageOptions.rawValue
      } set: {
        $0.placeholderStorageOptions = PlaceholderStorageOptions(rawValue: $1)
      }
      source.method("resetObjects") { $0.reset() }
      source.method("cancelFetch") { $0.cancelRunning() }
      defineContent(source)
    }
  }

  private static func defineContent(_ source: ClassMembers<FetchingDataSource>) {
    source.property("sectionTitles") { this in
      (0..<this.sections).map { _ in StringBox(this.name ?? "") }
    }
    source.property("allObjects") { $0.content.all() }
    source.property("numberOfSections") { UInt($0.sections) }
    source.method("numberOfObjectsInSection:") { (this, section: UInt) in
      guard section < this.sections else {
        throw DataSourceError.invalidSection(section, of: this, sections: this.sections)
      }
      return UInt(this.content.count)
    }
    source.method("objectAtIndexPath:") { (this, path: IndexPath) in
      let isInside = (0..<this.sections).contains(path.section)
      guard isInside, let object = this.content.object(at: path.row) else {
        throw DataSourceError.invalidIndexPath(
          path, of: this, sections: this.sections, rows: isInside ? this.content.count : nil)
      }
      return object
    }
    source.method("indexPathForObject:") { (this, object: Object?) in
      try this.content.all().firstIndex(of: object).map { IndexPath(section: 0, row: $0) }
    }
  }

  /// None before anything was fetched or reset, then one.
  private var sections: Int { content.isLoaded ? 1 : 0 }

  /// Lets go of all objects, as `fetchData` does: sends `resetObjects`.
  ///
  /// - Throws: `MessageError` with what an override raised.
  public final func resetObjects() throws(MessageError) { try Self.reset(self) }

  /// Cancels the running fetch, if there is one: sends `cancelFetch`. The delegate is told later.
  ///
  /// - Throws: `MessageError` with what an override raised.
  public final func cancelFetch() throws(MessageError) { try Self.cancel(self) }

  // What the two data sources do differently.

  /// The options have changed.
  func optionsChanged() {}

  /// Lets go of all objects.
  func reset() { content.reset() }

  /// The settings of the request that is about to be made.
  func requestSettings() throws(MessageError) -> RemoteSettings { try .asked(of: self) }

  /// Takes the objects of an answer.
  ///
  /// - Throws: `MessageError` when they cannot be taken, which makes the fetch a failure.
  func take(_ objects: [Object], of response: Object?) throws(MessageError) {
    content.replace(with: objects)
  }

  /// The running fetch was cancelled or has failed.
  func rollBack() {}
}
