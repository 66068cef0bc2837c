import CarobFoundation
import CarobRuntime

/// A list of objects as one section. Registered as `ICSimpleDataSource`.
///
/// There is always exactly one section, even without objects. Fetching changes nothing. [main-thread]
open class ICSimpleDataSource: Object, FetchReporting {
  /// The fetches, and the delegate. The name is shown as the section's title.
  public final let fetches = FetchReporter()

  private final var list = ArrayBox([])

  /// A section of the objects of a list.
  ///
  /// - Throws: `MessageError` when a plugin's list cannot be copied.
  /// - Complexity: O(1): a list that cannot change is shared, and makes its objects when they are read.
  public convenience init(objects: ArrayBox) throws(MessageError) {
    self.init(isa: Self.runtimeClass)
    list = try objects.unchanging()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICSimpleDataSource.self, "A data source of an array.") { source in
      source.dataSourceMembers()
      source.method("- (instancetype)initWithObjects:(NSArray *)objects") {
        (this, objects: ArrayBox?) in
        if let objects { this.list = try objects.unchanging() }
        return this
      }
      source.property("@property (nonatomic, readonly) NSArray *sectionTitles") {
        [StringBox($0.name ?? "")]
      }
      source.property("@property (nonatomic, readonly) NSArray *allObjects") { $0.list }
      source.property("@property (nonatomic, readonly) NSUInteger numberOfSections") { _ in UInt(1)
      }
      source.method("- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section") {
        (this, section: UInt) in
        guard section == 0 else {
          throw DataSourceError.invalidSection(section, of: this, sections: 1)
        }
        return UInt(this.list.count)
      }
      source.method("- (id)objectAtIndexPath:(NSIndexPath *)path") { (this, path: IndexPath) in
        try this.row(at: path)
      }
      source.method("- (NSIndexPath *)indexPathForObject:(id)object") { (this, object: Object?) in
        try this.list.firstIndex(of: object).map { IndexPath(section: 0, row: $0) }
      }
      source.method("- (void)fetchData") { this in
        try this.fetches.fetch(by: this) { (fetch) throws(MessageError) in
          try this.fetches.finish(fetch, of: this)
        }
      }
    }
  }

  private func row(at path: IndexPath) throws -> Object {
    guard path.section == 0, path.row >= 0, path.row < list.count else {
      throw DataSourceError.invalidIndexPath(
        path, of: self, sections: 1, rows: path.section == 0 ? list.count : nil)
    }
    return try list.object(at: path.row)
  }
}
