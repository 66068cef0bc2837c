import CCarob
import CarobRuntime

/// A row of a section. Registered as `NSIndexPath`.
public final class IndexPathBox: Object {
  /// The path, of a section and a row. No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) public private(set) var indexPath = IndexPath(section: 0, row: 0)

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

  private func compare(_ other: IndexPathBox) -> Int {
    indexPath < other.indexPath ? -1 : other.indexPath < indexPath ? 1 : 0
  }

  public override var objectDescription: String { "\(indexPath.section),\(indexPath.row)" }

  /// `<NSIndexPath: 0x…> {length = 2, path = 0 - 1}`
  public override var cocoaDescription: String {
    let path = "\(indexPath.section) - \(indexPath.row)"
    return "<\(runtimeClass.name): \(addressText)> {length = 2, path = \(path)}"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: IndexPathBox.self, "The place of a row: a section and a row in it."
    ) { path in
      path.isImmutable()
      path.isArchived {
        try $1.write(NumberBox($0.indexPath.section), "section")
        try $1.write(NumberBox($0.indexPath.row), "row")
      } read: {
        guard let section = try $1.read("section", as: NumberBox.self),
          let row = try $1.read("row", as: NumberBox.self)
        else { return nil }
        $0.indexPath = IndexPath(section: section.integerValue, row: row.integerValue)
        return $0
      }
      for name in [
        "+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section",
        "+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section",
      ] as [StaticString] {
        path.classMethod.function(name) { (_: MessageReceiver, _: SEL, row: Int, section: Int) in
          Object.autoreleasedID(of: IndexPathBox(IndexPath(section: section, row: row)))
        }
      }
      path.property("@property (nonatomic, readonly) NSInteger section", type: "q") { this, _ in
        this.with(IndexPathBox.self) { $0.indexPath.section }
      }
      for name in [
        "@property (nonatomic, readonly) NSInteger row",
        "@property (nonatomic, readonly) NSInteger item",
      ] as [StaticString] {
        path.property(name, type: "q") { this, _ in
          this.with(IndexPathBox.self) { $0.indexPath.row }
        }
      }
      path.method.function("- (NSComparisonResult)compare:(NSIndexPath *)other") {
        (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) -> Int in
        MethodFunctions.run(orReturn: 0) {
          try this.object(other, 1, of: sent, as: IndexPathBox.self)._withUnsafeGuaranteedRef {
            other in this.with(IndexPathBox.self) { $0.compare(other) }
          }
        }
      }
    }
  }
}
