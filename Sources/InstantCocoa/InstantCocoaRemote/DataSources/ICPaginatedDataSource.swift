import CarobFoundation
import CarobRuntime
import InstantCocoa

/// The objects of a paginated collection on a server, as one section. Registered as `ICPaginatedDataSource`.
///
/// `fetchNextPage` appends the next page to the loaded ones; it is also sent when the last row is about to be shown.
/// While there are more pages, the last row is a loading placeholder, unless the options say otherwise. [main-thread]
open class ICPaginatedDataSource: FetchingDataSource {
  /// The page that was requested last, counted from 1; 0 before the first fetch. A failed page does not count, except
  /// for the first.
  public private(set) final var currentPage = 0

  /// Whether the last page that was fetched had objects.
  public private(set) final var hasMorePages = false

  /// The numbers in the last response.
  private final var numbers = PaginatorNumbers()
  private final var givenKeys: Object?

  private static let keys = Message<() -> Object?>("keys")
  private static let pageKey = Message<() -> String?>("currentPage")
  private static let mutableCopy = Message<() -> MutableDictionaryBox>("mutableCopy")
  private static let nextPage = Message<() -> Void>("fetchNextPage")

  /// Makes an instance; see `Object`.
  public required init(isa: RuntimeClass) {
    super.init(isa: isa)
    content.reset()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICPaginatedDataSource.self,
      "A data source that fetches its models from a server page by page."
    ) { source in
      source.property(
        "@property (nonatomic, strong) ICPaginatorKeys *keys", get: { $0.keys as Object? },
        set: { $0.givenKeys = $1 })
      source.property("@property (nonatomic, readonly) NSInteger currentPage") { $0.currentPage }
      source.property("@property (nonatomic, readonly) BOOL hasMorePages") { $0.hasMorePages }
      source.property("@property (nonatomic, readonly) NSInteger pageSize") { $0.pageSize }
      source.property("@property (nonatomic, readonly) NSInteger numberOfPages") {
        $0.numberOfPages
      }
      source.property("@property (nonatomic, readonly) NSInteger numberOfTotalResults") {
        $0.numberOfTotalResults
      }
      source.property("@property (nonatomic, readonly) NSArray *errors") { $0.content.errors }
      source.property("@property (nonatomic, readonly) id firstObject") { $0.content.firstObject }
      source.method("- (void)fetchData") { try $0.fetchFirst() }
      source.method("- (void)fetchNextPage") { try $0.fetchNext() }
      source.method("- (void)willDisplayObjectAtIndexPath:(NSIndexPath *)path") {
        (this, path: IndexPath?) in
        guard let path, path.section == 0, path.row == this.content.count - 1 else { return }
        try this.fetchNextPage()
      }
    }
  }

  /// The number of objects on a page according to the last response; 0 when it has none.
  public final var pageSize: Int { numbers.pageSize }

  /// The number of pages according to the last response; 0 when it has none.
  public final var numberOfPages: Int { numbers.numberOfPages }

  /// The number of objects on all pages according to the last response; 0 when it has none.
  public final var numberOfTotalResults: Int { numbers.numberOfTotalObjects }

  /// The names of these numbers in requests and responses: an `ICPaginatorKeys`, or another object with its methods.
  public final var keys: Object {
    get {
      if let givenKeys { return givenKeys }
      let made = ICPaginatorKeys()
      givenKeys = made
      return made
    }
    set { givenKeys = newValue }
  }

  /// Fetches the next page: sends `fetchNextPage`. Does nothing during a fetch, when there are no more pages, before
  /// the first fetch, and within the callback of a failure.
  ///
  /// - Throws: `MessageError` when the delegate or an override raises.
  public final func fetchNextPage() throws(MessageError) { try Self.nextPage(self) }

  /// Fetches the next page, and waits for the end, as `fetch()` does.
  ///
  /// - Returns: false when there was nothing to fetch.
  /// - Throws: as `fetch()`.
  @MainActor @discardableResult
  public final func nextPage() async throws -> Bool {
    try await waitForFetch { () throws(MessageError) in try fetchNextPage() }
  }

  private func fetchFirst() throws(MessageError) {
    try begin { () throws(MessageError) in
      currentPage = 1
      try resetObjects()
    } clear: { () throws(MessageError) in
    }
  }

  private func fetchNext() throws(MessageError) {
    // A table that reloads after a failed page shows the last row again, which must not fetch forever.
    guard !isFetching, hasMorePages, failuresBeingTold == 0 else { return }
    try begin { () throws(MessageError) in
      currentPage += 1
    } clear: { () throws(MessageError) in
    }
  }

  override func optionsChanged() {
    if currentPage == 0 { content.reset() }
  }

  override func reset() {
    super.reset()
    hasMorePages = false
    numbers = PaginatorNumbers()
  }

  override func requestSettings() throws(MessageError) -> RemoteSettings {
    var settings = try super.requestSettings()
    if let keys = try Self.keys(self), let key = try Self.pageKey(keys) {
      let parameters = try Self.mutableCopy(settings.queryParameters)
      try parameters.setObject(NumberBox(currentPage), forKey: StringBox(key))
      settings.queryParameters = parameters
    }
    return settings
  }

  override func take(_ objects: [Object], of response: Object?) throws(MessageError) {
    let keys = try Self.keys(self)
    numbers =
      try keys.map { (keys) throws(MessageError) in
        try PaginatorNumbers(in: response, under: keys)
      } ?? PaginatorNumbers()
    hasMorePages = !objects.isEmpty
    content.append(objects, mayBeMore: hasMorePages)
  }

  override func rollBack() {
    if currentPage > 1 { currentPage -= 1 }
  }
}
