import CCarob
import CarobRuntime

/// What the hottest methods of `NSArray` do. Each has two functions: one for the host's own classes, which becomes part of
/// the method, and one for lists that may make elements or fail. So the first way needs no room on the stack.
///
/// Behind the second the method calls `carob_stop_exceptions`. Otherwise it would only jump there, and an exception would not
/// find the method's frame.
extension ArrayBox {
  /// The number of elements; nil when the list has to be asked for it.
  @inline(__always) static func heldCount(_ this: MessageReceiver) -> UInt? {
    this.with(ArrayBox.self) { $0.isOfHost ? UInt(bitPattern: $0.held.count) : nil }
  }

  @inline(never) static func madeCount(_ this: MessageReceiver) -> UInt {
    MethodFunctions.run(orReturn: 0) {
      this.with(ArrayBox.self) {
        // The primitive method itself is sent to `super` there, or is not overridden.
        UInt(bitPattern: $0.hasOwnPrimitives ? $0.held.count : $0.count)
      }
    }
  }

  /// The id of a held element; nil when there is none.
  @inline(__always)
  static func heldID(_ this: MessageReceiver, at index: UInt) -> UnsafeMutableRawPointer? {
    this.with(ArrayBox.self) { this in
      guard this.isOfHost else { return nil }
      let elements = this.borrowed
      guard index < UInt(bitPattern: elements.count) else { return nil }
      return elements[Int(bitPattern: index)]._withUnsafeGuaranteedRef { $0.id }
    }
  }

  /// - Parameter isPrimitive: whether it is for `objectAtIndex:`, which does not ask a class with its own primitive methods.
  @inline(never)
  static func madeID(
    _ this: MessageReceiver, at index: UInt, isPrimitive: Bool
  ) -> UnsafeMutableRawPointer? {
    MethodFunctions.run(orReturn: nil) {
      try this.with(ArrayBox.self) {
        let index = Int(clamping: index)
        let object =
          isPrimitive && $0.hasOwnPrimitives
          ? try $0.heldObject(at: index) : try $0.object(at: index)
        return object.cResult(owned: false)
      }
    }
  }

  /// The number of held elements that a loop gets; nil when it cannot have them so.
  @inline(__always)
  static func nextHeld(
    _ this: MessageReceiver, _ state: UnsafeMutableRawPointer?, _ room: UnsafeMutableRawPointer?,
    _ count: UInt
  ) -> UInt? {
    guard let enumeration = FastEnumeration(state, room, count) else { return nil }
    return this.with(ArrayBox.self) { $0.isOfHost ? enumeration.next(holding: $0) : nil }
  }

  @inline(never)
  static func nextMade(
    _ this: MessageReceiver, _ state: UnsafeMutableRawPointer?, _ room: UnsafeMutableRawPointer?,
    _ count: UInt
  ) -> UInt {
    FastEnumeration.run(this, state, room, count) { (this: ArrayBox, enumeration) in
      try enumeration.next(in: this)
    }
  }
}

extension MutableArrayBox {
  /// Inserts an object before an index, or at the end. Neither fails nor sends messages.
  ///
  /// - Returns: false, and nothing has changed, when it is no ordinary object, or the index is beyond the end.
  @inline(__always)
  static func insertHeld(
    _ object: UnsafeMutableRawPointer?, into list: MessageReceiver, at index: UInt?
  ) -> Bool {
    guard let object, let peer = Object.headerPeer(of: object) else { return false }
    return list.with(MutableArrayBox.self) { list in
      guard list.isOfHost, index ?? 0 <= UInt(bitPattern: list.held.count) else { return false }
      peer._withUnsafeGuaranteedRef { object in
        if let index {
          list.elements.insert(object, moving: Int(bitPattern: index))
        } else {
          list.elements.append(object)
        }
      }
      return true
    }
  }

  @inline(never)
  static func insertAny(
    _ object: UnsafeMutableRawPointer?, into list: MessageReceiver, at index: UInt?, _ selector: SEL
  ) {
    MethodFunctions.run(orReturn: ()) {
      let object = try list.object(object, 1, of: selector).takeUnretainedValue()
      try list.with(MutableArrayBox.self) { list in
        if list.hasOwnPrimitives {
          try list.insertBelow(object, at: index.map { Int(clamping: $0) })
        } else if let index {
          try list.insert(object, at: Int(clamping: index))
        } else {
          list.elements.append(object)
        }
      }
    }
  }
}

extension [Object] {
  /// Calls `body` with the elements, which live as long as the array. Reading them counts no references.
  @inline(__always) func withBorrowedElements<Result>(
    _ body: (UnsafeBufferPointer<Unmanaged<Object>>) throws -> Result
  ) rethrows -> Result {
    try withUnsafeBufferPointer { elements in
      // SAFETY: a reference in an array is one word, as an unmanaged one is.
      let start = UnsafeRawPointer(elements.baseAddress)?
        .assumingMemoryBound(to: Unmanaged<Object>.self)
      return try body(UnsafeBufferPointer(start: start, count: elements.count))
    }
  }

  /// Inserts an object, and moves what is behind by one. Faster than `insert(_:at:)`, which is for any number of elements.
  @inline(__always) mutating func insert(_ object: Object, moving index: Int) {
    append(object)
    let last = count - 1
    if index == last { return }
    withUnsafeMutableBufferPointer { elements in
      guard let start = UnsafeMutableRawPointer(elements.baseAddress) else { return }
      // SAFETY: as above. Each reference is at one place again.
      let words = start.assumingMemoryBound(to: Unmanaged<Object>.self)
      let new = words[last]
      (words + index + 1).update(from: words + index, count: last - index)
      words[index] = new
    }
  }
}
