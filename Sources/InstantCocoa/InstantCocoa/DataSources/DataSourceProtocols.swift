import CarobRuntime

/// The protocols `ICDataSource` and `ICDataSourceDelegate`, with their methods.
///
/// The methods that a data source cannot do without are required: `missingMethods(in:)` names those that a class lacks.
/// [any-thread]
public enum DataSourceProtocols {
  /// The protocol of data sources.
  public static let dataSource = RuntimeProtocol.made(
    "ICDataSource", inheriting: ["NSObject"], sourceMethods, properties: sourceProperties())
  /// The protocol of their delegates.
  public static let delegate = RuntimeProtocol.made(
    "ICDataSourceDelegate", inheriting: ["NSObject"], delegateMethods)

  /// Registers both by name; a second call does nothing. Must be called before a class adopts one of them by name.
  public static func register() {
    _ = dataSource
    _ = delegate
  }

  private static let sourceMethods = [
    ProtocolMember("numberOfSections", "Q@:"),
    ProtocolMember("numberOfObjectsInSection:", "Q@:Q"),
    ProtocolMember("objectAtIndexPath:", "@@:@"),
    ProtocolMember("indexPathForObject:", "@@:@"),
    ProtocolMember("fetchData", "v@:"),
    ProtocolMember(optional: "delegate", "@@:"), ProtocolMember(optional: "setDelegate:", "v@:@"),
    ProtocolMember(optional: "name", "@@:"), ProtocolMember(optional: "setName:", "v@:@"),
    ProtocolMember(optional: "sectionTitles", "@@:"), ProtocolMember(optional: "allObjects", "@@:"),
    ProtocolMember(optional: "isFetching", "B@:"),
    ProtocolMember(optional: "willDisplayObjectAtIndexPath:", "v@:@"),
  ]

  private static let delegateMethods = [
    ProtocolMember(optional: "dataSourceWillLoadData:", "v@:@"),
    ProtocolMember(optional: "dataSourceDidPartiallyLoad:", "v@:@"),
    ProtocolMember(optional: "dataSourceFinishedLoading:", "v@:@"),
    ProtocolMember(optional: "dataSource:failedWithError:", "v@:@@"),
  ]

  private static func sourceProperties() -> [(name: String, attributes: PropertyAttributes)] {
    func attributes(
      _ type: String, memory: PropertyAttributes.Memory = .assign, isReadOnly: Bool = true
    ) -> PropertyAttributes {
      var attributes = PropertyAttributes(type: type)
      attributes.isReadOnly = isReadOnly
      attributes.isNonatomic = true
      attributes.memory = memory
      return attributes
    }
    return [
      ("numberOfSections", attributes("Q")),
      ("delegate", attributes("@\"<ICDataSourceDelegate>\"", memory: .weak, isReadOnly: false)),
      ("name", attributes("@\"NSString\"", memory: .copy, isReadOnly: false)),
      ("sectionTitles", attributes("@\"NSArray\"")), ("allObjects", attributes("@\"NSArray\"")),
      ("isFetching", attributes("B")),
    ]
  }
}
