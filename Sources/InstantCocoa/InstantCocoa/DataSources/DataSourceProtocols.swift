import CarobRuntime

/// The protocols `ICDataSource` and `ICDataSourceDelegate`, with the methods that they ask for.
///
/// What a data source cannot do without is required: `missingMethods(in:)` names what a class lacks.
/// [any-thread]
public enum DataSourceProtocols {
  /// What a data source answers.
  public static let dataSource = RuntimeProtocol.made(
    "ICDataSource", inheriting: ["NSObject"], sourceMethods, properties: sourceProperties())
  /// What a delegate of a data source may answer.
  public static let delegate = RuntimeProtocol.made(
    "ICDataSourceDelegate", inheriting: ["NSObject"], delegateMethods)

  /// Makes them known by name; a second call does nothing. A class that adopts one of them by name has to
  /// do this first.
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
