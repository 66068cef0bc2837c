import CarobFoundation
import CarobRuntime

/// A list that only grows, so that a former length identifies a part that does not change.
final class GrowingList {
  private(set) var objects: [Object] = []

  /// Adds objects at the end.
  ///
  /// - Complexity: O(new objects), amortised.
  func append(_ new: [Object]) { objects += new }
}

/// The first objects of a growing list, and perhaps one more, as an immutable `NSArray`.
///
/// Nothing is copied: making one takes the same time for any length.
final class ListPart: ArrayBox {
  private var list = GrowingList()
  private var length = 0
  private var last: Object?

  /// Makes a list of the present objects.
  ///
  /// - Parameter last: the element after the objects; nil for none.
  convenience init(of list: GrowingList, and last: Object?) {
    self.init(isa: Self.runtimeClass)
    self.list = list
    length = list.objects.count
    self.last = last
  }

  override var count: Int { last == nil ? length : length + 1 }

  override func object(at index: Int) throws -> Object {
    if index >= 0, index < length { return list.objects[index] }
    if let last, index == length { return last }
    throw RangeError(index: index, count: count)
  }
}
