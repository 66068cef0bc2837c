import CCarob
import CarobRuntime

/// What the hottest methods of `NSArray` do. Each has two functions: one for the host's own classes, which becomes part of
/// the method, and one for lists that may make elements or fail. So the first way needs no room on the stack.
extension ArrayBox {
  /// The number of elements; nil when the list has to be asked for it.
  @inline(__always) static func heldCount(_ this: MessageReceiver) -> UInt? {
    this.with(ArrayBox.self) { $0.isOfHost ? UInt(bitPattern: $0.held.count) : nil }
  }

  @inline(never) static func madeCount(_ this: MessageReceiver) -> UInt {
    MethodFunctions.run(orReturn: 0) { this.with(ArrayBox.self) { UInt(bitPattern: $0.count) } }
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

  @inline(never)
  static func madeID(_ this: MessageReceiver, at index: UInt) -> UnsafeMutableRawPointer? {
    MethodFunctions.run(orReturn: nil) {
      try this.with(ArrayBox.self) {
        try $0.object(at: Int(clamping: index)).cResult(owned: false)
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
