import CarobRuntime

/// A data source that keeps its name, its delegate and its fetches in a `FetchReporter`. [main-thread]
public protocol FetchReporting: ICDataSource {
  /// The fetches, and who is told of them.
  var fetches: FetchReporter { get }
  /// Whether a fetch is underway. In its final message it is over.
  var isFetching: Bool { get }
}

extension FetchReporting {
  /// For whoever combines data sources, as the title of a section; nil for none.
  public var name: String? {
    get { fetches.name }
    set { fetches.name = newValue }
  }

  /// Who is told of fetches; not kept alive.
  public var delegate: Object? {
    get { fetches.delegate }
    set { fetches.delegate = newValue }
  }

  /// Whether a fetch is underway. In its final message it is over.
  public var isFetching: Bool { fetches.isFetching }
}

extension ClassMembers where Receiver: FetchReporting {
  /// States the properties `name`, `delegate` and `isFetching`, and that the class adopts `ICDataSource`.
  public func dataSourceMembers() {
    DataSourceProtocols.register()
    adopt("ICDataSource")
    property("name", \.name)
    property("delegate", \.delegate)
    property("isFetching") { $0.isFetching }
  }
}
