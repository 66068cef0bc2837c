import CarobRuntime

/// Searches sorted objects for an object, or for the place where it belongs.
struct SortedSearch {
  /// `NSBinarySearchingOptions`.
  struct Options: OptionSet {
    let rawValue: UInt

    static let firstEqual = Self(rawValue: 1 << 8)
    static let lastEqual = Self(rawValue: 1 << 9)
    static let insertionIndex = Self(rawValue: 1 << 10)
  }

  let objects: ArraySlice<Object>
  let order: PreparedBlock

  /// The index of an equal object; with `.insertionIndex` the one where the object belongs,
  /// before or behind equal ones depending on the other options.
  ///
  /// - Throws: `ObjectiveCException` when both `.firstEqual` and `.lastEqual` are set; also the block's error.
  /// - Complexity: O(log n) calls of the block.
  func index(of object: Object, options: Options) throws -> Int? {
    if options.isSuperset(of: [.firstEqual, .lastEqual]) {
      throw ObjectiveCException.invalidArgument(
        "NSBinarySearchingFirstEqual and NSBinarySearchingLastEqual exclude each other")
    }
    // Held: what is lent may be let go of by the block.
    let object = Object.peer(of: object.id).takeUnretainedValue()
    let first = try objects.partitioningIndex { try order.order($0, object) >= 0 }
    let needsEnd = options.contains(.lastEqual)
    let end =
      needsEnd ? try objects.partitioningIndex { try order.order($0, object) > 0 } : first
    if options.contains(.insertionIndex) { return end }
    if needsEnd { return end > first ? end - 1 : nil }
    guard first < objects.endIndex, try order.order(objects[first], object) == 0 else { return nil }
    return first
  }
}
