import CarobRuntime

/// Sorts objects by a block, a function or a message. Objects that compare as equal keep their order.
enum ObjectSorting {
  /// Sorted by a block `^NSComparisonResult (id, id)`.
  ///
  /// - Throws: `MessageError` when the block has other types; also the block's error.
  /// - Complexity: O(n log n) calls.
  static func sorted(_ objects: [Object], by comparator: Block) throws -> [Object] {
    let order = try PreparedBlock.comparator(comparator)
    return try objects.sorted { try order.order($0, $1) < 0 }
  }

  /// The objects sorted by a message that one object is sent with another.
  static func sorted(_ objects: [Object], by selector: Selector) throws -> [Object] {
    try objects.sorted { try ValueOrder.compare($0, $1, selector) < 0 }
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
    return try objects.sorted { a, b in
      let order = compare(a.id, b.id, context.address)
      if let error = PendingError.take() { throw error }
      return order < 0
    }
  }

  /// The methods of a collection with indices that return its objects in another order.
  static func define<Receiver: IndexedObjects>(_ members: ClassMembers<Receiver>) {
    members.method("sortedArrayUsingComparator:") { (this, comparator: Block) in
      try sorted(this.indexedObjects(), by: comparator)
    }
    members.method("sortedArrayWithOptions:usingComparator:") {
      (this, _: UInt, comparator: Block) in
      try sorted(this.indexedObjects(), by: comparator)
    }
  }
}
