import CarobFoundation
import CarobRuntime

/// A section of a data source that shows other data sources' objects.
struct SourceSection {
  /// The title, any object; "" for none.
  let title: Object
  let objects: ArrayBox
}

/// Sections, with the look-ups that data sources share.
struct SourceSections {
  let all: [SourceSection]

  init(_ all: [SourceSection] = []) { self.all = all }

  var titles: [Object] { all.map(\.title) }

  /// The objects of a section.
  ///
  /// - Throws: `DataSourceError`, which names the source, when there is no such section.
  func objects(inSection section: UInt, of source: Object) throws -> ArrayBox {
    guard section < all.count else {
      throw DataSourceError.invalidSection(section, of: source, sections: all.count)
    }
    return all[Int(section)].objects
  }

  /// The object at a path.
  ///
  /// - Throws: `DataSourceError`, which names the source, when there is none; also the list's error.
  func object(at path: IndexPath, of source: Object) throws -> Object {
    let objects = all.indices.contains(path.section) ? all[path.section].objects : nil
    guard let objects, path.row >= 0, path.row < objects.count else {
      throw DataSourceError.invalidIndexPath(
        path, of: source, sections: all.count, rows: objects?.count)
    }
    return try objects.object(at: path.row)
  }

  /// The path of the first equal object, section by section.
  ///
  /// - Complexity: O(objects).
  func indexPath(of object: Object?) throws(MessageError) -> IndexPath? {
    for (number, section) in all.enumerated() {
      if let row = try section.objects.firstIndex(of: object) {
        return IndexPath(section: number, row: row)
      }
    }
    return nil
  }
}

extension ArrayBox {
  private static let copy = Message<() -> ArrayBox>("copy")

  /// The list in its present state: itself, if it cannot change.
  ///
  /// - Throws: `MessageError` when a plugin's list cannot be copied.
  func unchanging() throws(MessageError) -> ArrayBox { try Self.copy(self) }

  /// The index of the first element that equals an object, by the element's `isEqual:`.
  ///
  /// - Complexity: O(n).
  package func firstIndex(of object: Object?) throws(MessageError) -> Int? {
    guard let object else { return nil }
    for index in 0..<count where try Equality.isEqual(element(at: index), object) { return index }
    return nil
  }
}
