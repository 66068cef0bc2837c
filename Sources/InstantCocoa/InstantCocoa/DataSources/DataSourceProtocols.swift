import CarobRuntime

/// The protocols `ICDataSource` and `ICDataSourceDelegate`, with their methods.
///
/// The methods that a data source cannot do without are required: `missingMethods(in:)` names those that a class lacks.
/// [any-thread]
public enum DataSourceProtocols {
  /// The protocol of data sources.
  public static let dataSource = RuntimeProtocol.declared(
    """
    @protocol ICDataSource <NSObject>
    @property (nonatomic, readonly) NSUInteger numberOfSections
    - (NSUInteger)numberOfObjectsInSection:(NSUInteger)section
    - (id)objectAtIndexPath:(NSIndexPath *)indexPath
    - (NSIndexPath *)indexPathForObject:(id)object
    - (void)fetchData
    @optional
    @property (nonatomic, weak) id<ICDataSourceDelegate> delegate
    @property (nonatomic, copy) NSString *name
    @property (nonatomic, readonly) NSArray *sectionTitles
    @property (nonatomic, readonly) NSArray *allObjects
    @property (nonatomic, readonly) BOOL isFetching
    - (void)willDisplayObjectAtIndexPath:(NSIndexPath *)indexPath
    """,
    "Gives a screen the objects to show, in sections, and fetches them.")
  /// The protocol of their delegates.
  public static let delegate = RuntimeProtocol.declared(
    """
    @protocol ICDataSourceDelegate <NSObject>
    @optional
    - (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error
    - (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource
    - (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource
    - (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource
    """,
    "Is told when a data source begins and ends to load.")

  /// Registers both by name; a second call does nothing. Must be called before a class adopts one of them by name.
  public static func register() {
    _ = dataSource
    _ = delegate
  }
}
