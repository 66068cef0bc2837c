import CarobFoundation
import CarobRuntime

/// A list of objects in a JSON text, which are all read at the first use of one. Code that makes models of them reads
/// the text instead. [any-thread]
package final class JSONList: ArrayBox, FixedList {
  /// Nil for an empty list.
  private var content: ReadOnce<JSONRows, [Object]>?

  /// Makes a list of the elements of an array in JSON text.
  ///
  /// - Precondition: all are objects.
  convenience init(_ rows: JSONRows) {
    self.init(isa: Self.runtimeClass)
    content = ReadOnce(rows)
  }

  /// With the module's name, because a program may have a class `JSONList`.
  package override class var runtimeName: String { "InstantCocoa.JSONList" }

  /// The elements in the text; nil once one was used, because the text is gone then.
  package var unreadRows: JSONRows? { content?.source }

  package override var count: Int { unreadRows?.count ?? (try? read())?.count ?? 0 }

  private func read() throws -> [Object] {
    try content?.value { rows in try (0..<rows.count).map { try rows.object(at: $0) } } ?? []
  }

  /// The element at an index, the same one each time.
  ///
  /// - Throws: `RangeError` when there is none.
  /// - Complexity: O(length of the text) the first time, O(1) afterwards.
  package override func object(at index: Int) throws -> Object {
    let elements = try read()
    guard elements.indices.contains(index) else {
      throw RangeError(index: index, count: elements.count)
    }
    return elements[index]
  }
}
