import CarobRuntime

/// The classes that plugins may look up by name.
///
/// A host announces these before it loads a plugin. Each is registered when it is first used or looked for.
/// [any-thread]
public enum InstantCocoaClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] =
    RuntimeClasses.all
    + [IndexSetBox.self, ICInflector.self, TTTStringInflector.self, MappedArray.self]
    + ModelClasses.all + ViewClasses.all + [
      ICLoadingPlaceholder.self, ICNoResultsPlaceholder.self,
      ICSimpleDataSource.self, ICSectionedDataSource.self, ICMultiDataSource.self,
      ICViewController.self, ICTableViewController.self,
      ICCollectionViewController.self,
      ICSimpleRouteMatcher.self, ICRoute.self, ICRouter.self,
    ]

  /// Lets them be found by name, and the protocols with them, and strings and arrays answer what Instant Cocoa
  /// gave them; a second call does nothing.
  public static func register() {
    DataSourceProtocols.register()
    CellConfigurationProtocols.register()
    announced
    StringMembers.added
    ArrayMembers.added
  }

  private static let announced: Void = AnnouncedClasses.announce(all)
}
