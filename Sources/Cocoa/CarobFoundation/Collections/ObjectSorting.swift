import CCarob
import CarobRuntime

/// Sorts objects by a block, a function or a message. Objects that compare as equal keep their order.
enum ObjectSorting {
  /// Sorted by a block `^NSComparisonResult (id, id)`.
  ///
  /// - Throws: `MessageError` when the block has other types; also the block's error.
  /// - Complexity: O(n log n) calls.
  static func sorted(_ objects: [Object], by comparator: Block) throws -> [Object] {
    let order = try PreparedBlock.comparator(comparator)
    return try sortedByID(objects) { a, b in
      Int(bitPattern: try order(UInt(bitPattern: a), UInt(bitPattern: b)))
    }
  }

  /// The objects sorted by a message that one object is sent with another.
  static func sorted(_ objects: [Object], by selector: Selector) throws -> [Object] {
    try sortedByID(objects) { a, b in
      // Found anew for each, since objects may be of several classes.
      if let imp = MethodCache.code(
        for: a, selector, taking: ArgumentKinds(.object), returning: .longLong)
      {
        // SAFETY: code of these types.
        let order = unsafeBitCast(imp, to: Compare.self)(a, selector.sel, b)
        if let error = PendingError.take() { throw error }
        return order
      }
      return try ValueOrder.compare(Object.from(a), Object.from(b), selector)
    }
  }

  private typealias Compare =
    @convention(c) (UnsafeMutableRawPointer, SEL, UnsafeMutableRawPointer) -> Int

  /// The objects sorted by a closure that gets their ids and returns their order. No comparison counts references.
  private static func sortedByID(
    _ objects: [Object],
    _ order: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) throws -> Int
  ) rethrows -> [Object] {
    // The list keeps the objects, whatever a comparison releases.
    try withExtendedLifetime(objects) {
      var sorted = objects.withBorrowedElements { Array($0) }
      try sorted.sortByMerging { a, b in
        try order(
          a._withUnsafeGuaranteedRef { $0.id }, b._withUnsafeGuaranteedRef { $0.id }) < 0
      }
      return sorted.map { $0.takeUnretainedValue() }
    }
  }

  private typealias Function =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer?
    ) -> Int

  /// The objects sorted by a function `NSInteger (id, id, void *context)`.
  static func sorted(
    _ objects: [Object], by function: Pointer, context: Pointer
  ) throws -> [Object] {
    guard let address = function.address else {
      throw ObjectiveCException.invalidArgument("the function to sort by is null")
    }
    // SAFETY: the method's contract is such a function.
    let compare = unsafeBitCast(address, to: Function.self)
    return try sortedByID(objects) { a, b in
      let order = compare(a, b, context.address)
      if let error = PendingError.take() { throw error }
      return order
    }
  }

  /// The methods of a collection with indices that return its objects in another order.
  static func define<Receiver: IndexedObjects>(_ members: ClassMembers<Receiver>) {
    members.method(
      "- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator NS_NOESCAPE)comparator"
    ) { (this, comparator: Block) in
      try sorted(this.indexedObjects(), by: comparator)
    }
    members.method(
      """
      - (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options \
      usingComparator:(NSComparator NS_NOESCAPE)comparator
      """
    ) { (this, _: UInt, comparator: Block) in
      try sorted(this.indexedObjects(), by: comparator)
    }
  }
}
