import CarobRuntime

/// A data source that keeps its name, its delegate and its fetches in a `FetchReporter`. [main-thread]
public protocol FetchReporting: ICDataSource {
  var fetches: FetchReporter { get }
  /// Whether a fetch is underway. False in its final message.
  var isFetching: Bool { get }
}

extension FetchReporting {
  /// The name, with which other data sources title this one's section; nil for none.
  public var name: String? {
    get { fetches.name }
    set { fetches.name = newValue }
  }

  /// The delegate. Held weakly.
  public var delegate: Object? {
    get { fetches.delegate }
    set { fetches.delegate = newValue }
  }

  /// Whether a fetch is underway. False in its final message.
  public var isFetching: Bool { fetches.isFetching }
}

extension ClassMembers where Receiver: FetchReporting {
  /// Defines the properties `name`, `delegate` and `isFetching`, and adopts `ICDataSource`.
  public func dataSourceMembers() {
    DataSourceProtocols.register()
    adopt("ICDataSource")
    property("@property (nonatomic, copy) NSString *name", \.name)
    property("@property (nonatomic, weak) id<ICDataSourceDelegate> delegate", \.delegate)
    property("@property (nonatomic, readonly) BOOL isFetching") { $0.isFetching }
  }
}
