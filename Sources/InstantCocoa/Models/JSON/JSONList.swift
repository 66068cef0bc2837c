import CarobRuntime

/// A list of objects in a JSON text, which are all read when somebody asks for one. Who makes models of them does not
/// ask. [any-thread]
package final class JSONList: ArrayBox {
  /// The elements in the text.
  package private(set) var rows = JSONRows(bytes: [], offsets: [])
  private let read = Locked<[Object]?>(nil)

  /// The elements of an array of a text that is JSON.
  ///
  /// - Precondition: all are objects.
  convenience init(_ rows: JSONRows) {
    self.init(isa: Self.runtimeClass)
    self.rows = rows
  }

  /// With the module in front: a program may well have a class of the plain name.
  package override class var runtimeName: String { "InstantCocoa.JSONList" }

  /// Whether somebody asked for an element.
  package var isRead: Bool { read.withLock { $0 != nil } }

  package override var count: Int { rows.count }

  /// The element at an index, the same one each time.
  ///
  /// - Throws: `RangeError` when there is none.
  /// - Complexity: O(length of the text) the first time, O(1) afterwards.
  package override func object(at index: Int) throws -> Object {
    guard rows.offsets.indices.contains(index) else {
      throw RangeError(index: index, count: count)
    }
    return try read.withLock { elements in
      if let elements { return elements[index] }
      let all = try rows.offsets.indices.map { try rows.object(at: $0) }
      elements = all
      return all[index]
    }
  }
}
