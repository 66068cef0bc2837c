import CarobRuntime
// Importers of this module can name index paths, without all of Foundation.
@_exported import struct Foundation.IndexPath

/// A row of a section, both counted from 0.
extension IndexPath {
  /// A row of a section. Allocates nothing.
  public init(section: Int, row: Int) { self = IndexPath(index: section).appending(row) }

  /// Whether it has exactly a section and a row.
  package var isOfRow: Bool { count == 2 }

  /// The section.
  ///
  /// - Precondition: it is the path of a row.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  ///
  /// - Precondition: it is the path of a row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension IndexPath: BoxedValue {
  /// The path as an `NSIndexPath`.
  public func boxed() -> IndexPathBox { IndexPathBox(self) }

  /// The row of an `NSIndexPath`; where no row is, if it has another length.
  public static func unboxed(_ box: IndexPathBox) throws(MessageError) -> IndexPath {
    box.indexPath
  }
}
