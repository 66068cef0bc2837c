import CarobRuntime

/// The classes that plugins may look up by name.
///
/// The runtime registers a Swift class when it is first used; a host registers these before it loads a
/// plugin. [any-thread]
public enum InstantCocoaClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] =
    RuntimeClasses.all
    + [ICInflector.self, TTTStringInflector.self, MappedArray.self] + ModelClasses.all
    + ViewClasses.all + [
      ICLoadingPlaceholder.self, ICNoResultsPlaceholder.self,
      ICSimpleDataSource.self, ICSectionedDataSource.self,
      ICViewController.self, ICTableViewController.self,
      ICSimpleRouteMatcher.self, ICRoute.self, ICRouter.self,
    ]

  /// Registers them; a second call does nothing.
  public static func register() {
    for type in all { _ = type.runtimeClass }
  }
}
