import CarobRuntime

/// The protocols `ICDataSource` and `ICDataSourceDelegate`, with the methods that they ask for.
///
/// What a data source cannot do without is required: `missingMethods(in:)` names what a class lacks.
/// [any-thread]
public enum DataSourceProtocols {
  /// What a data source answers.
  public static let dataSource = made("ICDataSource", sourceMethods, sourceProperties())
  /// What a delegate of a data source may answer.
  public static let delegate = made("ICDataSourceDelegate", delegateMethods, [])

  /// Makes them known by name; a second call does nothing. A class that adopts one of them by name has to
  /// do this first.
  public static func register() {
    _ = dataSource
    _ = delegate
  }

  private struct Member {
    let selector: Selector
    let types: String
    let isRequired: Bool

    init(_ name: StaticString, _ types: String, isRequired: Bool = false) {
      selector = Selector(name)
      self.types = types
      self.isRequired = isRequired
    }
  }

  private static let sourceMethods = [
    Member("numberOfSections", "Q@:", isRequired: true),
    Member("numberOfObjectsInSection:", "Q@:Q", isRequired: true),
    Member("objectAtIndexPath:", "@@:@", isRequired: true),
    Member("indexPathForObject:", "@@:@", isRequired: true),
    Member("fetchData", "v@:", isRequired: true),
    Member("delegate", "@@:"), Member("setDelegate:", "v@:@"),
    Member("name", "@@:"), Member("setName:", "v@:@"),
    Member("sectionTitles", "@@:"), Member("allObjects", "@@:"), Member("isFetching", "B@:"),
    Member("willDisplayObjectAtIndexPath:", "v@:@"),
  ]

  private static let delegateMethods = [
    Member("dataSourceWillLoadData:", "v@:@"), Member("dataSourceDidPartiallyLoad:", "v@:@"),
    Member("dataSourceFinishedLoading:", "v@:@"), Member("dataSource:failedWithError:", "v@:@@"),
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

  /// - Returns: the protocol of that name that there is already, if somebody was quicker.
  private static func made(
    _ name: String, _ methods: [Member],
    _ properties: [(name: String, attributes: PropertyAttributes)]
  ) -> RuntimeProtocol {
    do throws(RegistrationError) {
      let made = try RuntimeProtocol.allocate(named: name)
      for method in methods {
        try made.addMethod(method.selector, types: method.types, isRequired: method.isRequired)
      }
      let required = Set(methods.lazy.filter(\.isRequired).map(\.selector.description))
      for property in properties {
        try made.addProperty(
          property.name, property.attributes, isRequired: required.contains(property.name))
      }
      try made.register()
      return made
    } catch {
      return RuntimeProtocol.registered(name)
    }
  }
}
