import CarobFoundation
import CarobRuntime

/// A list that only grows, so that whoever knows how long it was holds an unchanging part of it.
final class GrowingList {
  private(set) var objects: [Object] = []

  /// Adds objects at the end.
  ///
  /// - Complexity: O(new objects), amortised.
  func append(_ new: [Object]) { objects += new }
}

/// The first objects of a growing list and perhaps one more, as an unchanging `NSArray`.
///
/// Nothing is copied: taking one costs the same however long it is.
final class ListPart: ArrayBox {
  private var list = GrowingList()
  private var length = 0
  private var last: Object?

  /// What a list holds now.
  ///
  /// - Parameter last: comes after the objects.
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
