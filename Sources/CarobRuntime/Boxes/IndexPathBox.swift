/// A row of a section. Registered as `NSIndexPath`.
public final class IndexPathBox: Object {
  /// The path.
  public private(set) var indexPath = IndexPath(section: 0, row: 0)

  /// Boxes a path.
  public convenience init(_ indexPath: IndexPath) {
    self.init(isa: Self.runtimeClass)
    self.indexPath = indexPath
  }

  public override class var runtimeName: String { "NSIndexPath" }

  public override func isEqual(_ other: Object?) -> Bool {
    (other as? IndexPathBox)?.indexPath == indexPath
  }

  public override var hash: Int { indexPath.hashValue }

  public override var objectDescription: String { indexPath.description }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: IndexPathBox.self) { path in
      path.adopt("NSCopying")
      path.classMethod("indexPathForRow:inSection:") { (_, row: Int, section: Int) in
        IndexPath(section: section, row: row)
      }
      path.classMethod("indexPathForItem:inSection:") { (_, row: Int, section: Int) in
        IndexPath(section: section, row: row)
      }
      path.method("copy") { $0 }
      path.property("section") { $0.indexPath.section }
      path.property("row") { $0.indexPath.row }
      path.property("item") { $0.indexPath.row }
    }
  }
}

/// A row of a section, both counted from 0.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section.
  public var section: Int
  /// The row in it.
  public var row: Int

  /// A row of a section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Section-major order.
  public static func < (a: Self, b: Self) -> Bool { (a.section, a.row) < (b.section, b.row) }

  /// `section,row`.
  public var description: String { "\(section),\(row)" }
}

extension IndexPath: ObjectMessageValue {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .anyObject }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { IndexPathBox(self).autoreleased().id }

  /// The C value as a result; see `MessageValue`.
  public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    IndexPathBox(self).cResult(owned: owned)
  }

  /// The value of an argument; see `MessageValue`.
  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> IndexPath {
    try IndexPathBox.argument(value).indexPath
  }

  /// The value of a result; see `MessageValue`.
  public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> IndexPath {
    try IndexPathBox.result(value, owned: owned).indexPath
  }
}
