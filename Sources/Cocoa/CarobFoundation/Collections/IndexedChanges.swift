import CarobRuntime
import Foundation

/// Changes a list at several indices at once.
enum IndexedChanges {
  /// The list with the objects inserted, each at its index in the result.
  ///
  /// - Throws: `ObjectiveCException` when the numbers of objects and indices differ, `RangeError`
  ///   when an index is beyond the end of the list at that point.
  /// - Complexity: O(n).
  static func inserting(
    _ objects: [Object], at indexes: IndexSet, into list: [Object]
  ) throws -> [Object] {
    guard objects.count == indexes.size else {
      throw ObjectiveCException.invalidArgument(
        "there are \(objects.count) objects for \(indexes.size) indexes")
    }
    let count = list.count + objects.count
    if let last = indexes.last, last >= count { throw RangeError(index: last, count: count) }
    var result: [Object] = []
    result.reserveCapacity(count)
    var (next, from) = (list.startIndex, objects.startIndex)
    for range in indexes.rangeView {
      let kept = range.lowerBound - result.count
      result += list[next..<(next + kept)]
      result += objects[from..<(from + range.count)]
      (next, from) = (next + kept, from + range.count)
    }
    return result + list[next...]
  }

  /// The list without the objects at indices.
  ///
  /// - Throws: `RangeError` when an index is beyond the end.
  /// - Complexity: O(n).
  static func removing(_ indexes: IndexSetBox, from list: [Object]) throws -> [Object] {
    var (result, next) = ([Object](), list.startIndex)
    for range in try indexes.indices(count: list.count).rangeView {
      result += list[next..<range.lowerBound]
      next = range.upperBound
    }
    return result + list[next...]
  }

  /// The list with the objects at indices replaced.
  ///
  /// - Throws: as above.
  static func replacing(
    _ indexes: IndexSetBox, of list: [Object], with objects: [Object]
  ) throws -> [Object] {
    let indices = try indexes.indices(count: list.count)
    guard objects.count == indices.size else {
      throw ObjectiveCException.invalidArgument(
        "there are \(objects.count) objects for \(indices.size) indexes")
    }
    var result = list
    for (index, object) in zip(indices, objects) { result[index] = object }
    return result
  }
}
