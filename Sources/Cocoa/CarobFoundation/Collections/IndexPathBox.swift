import CarobRuntime

/// A row of a section. Registered as `NSIndexPath`.
public final class IndexPathBox: Object {
  /// The path, of a section and a row.
  public private(set) var indexPath = IndexPath(section: 0, row: 0)

  /// Boxes a path.
  ///
  /// - Precondition: it is the path of a row. `Object.boxing(_:)` throws for others.
  public convenience init(_ indexPath: IndexPath) {
    precondition(indexPath.isOfRow, "an NSIndexPath has a section and a row, unlike \(indexPath)")
    self.init(isa: Self.runtimeClass)
    self.indexPath = indexPath
  }

  public override class var runtimeName: String { "NSIndexPath" }

  public override func isEqual(_ other: Object?) -> Bool {
    (other as? IndexPathBox)?.indexPath == indexPath
  }

  public override var hash: Int { indexPath.hashValue }

  public override var objectDescription: String { "\(indexPath.section),\(indexPath.row)" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: IndexPathBox.self, "The place of a row: a section and a row in it."
    ) { path in
      path.isImmutable()
      path.classMethod(
        "+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section"
      ) { (_, row: Int, section: Int) in
        IndexPath(section: section, row: row)
      }
      path.classMethod(
        "+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section"
      ) { (_, row: Int, section: Int) in
        IndexPath(section: section, row: row)
      }
      path.property("@property (nonatomic, readonly) NSInteger section") { $0.indexPath.section }
      path.property("@property (nonatomic, readonly) NSInteger row") { $0.indexPath.row }
      path.property("@property (nonatomic, readonly) NSInteger item") { $0.indexPath.row }
      path.method("- (NSComparisonResult)compare:(NSIndexPath *)other") {
        (this, other: IndexPath) in
        this.indexPath < other ? -1 : other < this.indexPath ? 1 : 0
      }
    }
  }
}
