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
    definition.members(of: IndexPathBox.self) { path in
      path.isImmutable()
      path.classMethod("indexPathForRow:inSection:") { (_, row: Int, section: Int) in
        IndexPath(section: section, row: row)
      }
      path.classMethod("indexPathForItem:inSection:") { (_, row: Int, section: Int) in
        IndexPath(section: section, row: row)
      }
      path.property("section") { $0.indexPath.section }
      path.property("row") { $0.indexPath.row }
      path.property("item") { $0.indexPath.row }
      path.method("compare:") { (this, other: IndexPath) in
        this.indexPath < other ? -1 : other < this.indexPath ? 1 : 0
      }
    }
  }
}
