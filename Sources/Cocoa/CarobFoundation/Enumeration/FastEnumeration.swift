import CarobRuntime
import CCarob
import CarobLibc

/// One `-countByEnumeratingWithState:objects:count:`, with which a compiler's `for … in` requests a batch of objects.
///
/// The objects live as long as they are in the collection; objects made for the message live
/// until the pool is drained. `state` belongs to the loop:
///
/// | word | an array | a dictionary or set |
/// | --- | --- | --- |
/// | `state` | index of the next element | 1 once begun |
/// | `extra[0]` | constant, for `mutations` of immutable collections | the same, or the number of members at the start |
/// | `extra[1]` | | the index of the next member |
/// | `extra[3]` | | the number of members given |
/// | `extra[4]` | | the number of changes to the collection before |
package struct FastEnumeration {
  private let state: UnsafeMutablePointer<carob_enumeration_state>
  private let room: UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>

  /// Nil when a pointer is null or there is no room.
  @inline(__always)
  init?(_ state: UnsafeMutableRawPointer?, _ room: UnsafeMutableRawPointer?, _ count: UInt) {
    guard let state, let first = room, count > 0 else { return nil }
    self.state = state.assumingMemoryBound(to: carob_enumeration_state.self)
    self.room = UnsafeMutableBufferPointer(
      start: first.assumingMemoryBound(to: UnsafeMutableRawPointer?.self),
      count: Int(clamping: min(count, 1 << 16)))
  }

  /// - Throws: `MessageError` when a pointer is null or there is no room.
  init(state: Pointer, room: Pointer, count: UInt) throws(MessageError) {
    guard let valid = Self(state.address, room.address, count) else {
      throw .unexpectedObject(
        "a state and room for objects", "null or nothing", position: "what a loop passes")
    }
    self = valid
  }

  /// The next elements of an array of the host's own class. Neither fails nor sends messages.
  ///
  /// - Returns: the number of elements.
  @inline(__always)
  func next(holding array: ArrayBox) -> UInt {
    let elements = array.borrowed
    let start = Int(clamping: state.pointee.state)
    let count = min(room.count, elements.count - start)
    guard count > 0 else { return 0 }
    for place in 0..<count {
      room[place] = elements[start &+ place]._withUnsafeGuaranteedRef { $0.id }
    }
    state.pointee.state = UInt(bitPattern: start &+ count)
    return give(count, type(of: array) == ArrayBox.self ? nil : array.mutations.address)
  }

  /// The next elements of an array.
  ///
  /// - Returns: the number of elements.
  /// - Throws: the error of a list that makes its elements on demand.
  package func next(in array: ArrayBox) throws -> UInt {
    if array.holdsElements { return next(holding: array) }
    let start = Int(clamping: state.pointee.state)
    let count = min(room.count, array.count - start)
    guard count > 0 else { return 0 }
    for place in 0..<count { room[place] = try array.object(at: start + place).autoreleased().id }
    state.pointee.state = UInt(start + count)
    return give(count, array.mutations.address)
  }

  /// The next keys of a dictionary or members of a set.
  ///
  /// - Parameters:
  ///   - entries: those of the collection, which holds them.
  ///   - mutations: the count of changes, for a mutable collection.
  @inline(__always)
  func next<Value>(
    in entries: ObjectTable<Value>.Entries?, mutations: UnsafeMutablePointer<UInt>?
  ) -> UInt {
    guard let entries else { return 0 }
    if state.pointee.state == 0 {
      state.pointee.state = 1
      state.pointee.extra.1 = UInt(entries.counts.start)
      state.pointee.extra.3 = 0
      if let mutations {
        state.pointee.extra.0 = UInt(entries.counts.count)
        state.pointee.extra.4 = mutations.pointee
      }
    } else if let mutations, mutations.pointee != state.pointee.extra.4 {
      // The index is not valid any more. The loop compares the count before it uses the object, unless it is at its end.
      guard state.pointee.extra.3 < state.pointee.extra.0, entries.counts.count > 0 else {
        return 0
      }
      var first = Int(entries.counts.start)
      return give(entries.readIDs(from: &first, into: room.extracting(..<1)), mutations)
    }
    var index = Int(clamping: state.pointee.extra.1)
    let count = entries.readIDs(from: &index, into: room)
    state.pointee.extra.1 = UInt(bitPattern: index)
    state.pointee.extra.3 &+= UInt(bitPattern: count)
    return give(count, mutations)
  }

  /// Gives the next object of a collection with its own primitive methods: an enumerator is asked for at the start, and lives
  /// in the thread's pool as long as the loop.
  func next(asking collection: Object, for enumerator: Message<() -> Object?>) throws -> UInt {
    if state.pointee.state == 0 {
      state.pointee.state = 1
      let made = try enumerator(collection)?.autoreleased()
      state.pointee.extra.1 = UInt(bitPattern: made?.id)
    }
    // SAFETY: the pool holds the enumerator, which this loop got.
    let made = Object.from(UnsafeMutableRawPointer(bitPattern: state.pointee.extra.1))
    return next(one: try made.flatMap { try NSEnumerator.nextObject($0) })
  }

  /// Gives one object, which lives as long as the loop needs it.
  func give(one object: Object) -> UInt {
    room[0] = object.id
    state.pointee.state = 1
    return give(1, nil)
  }

  /// The pointers that `next` returns, until it returns nil. It gets the place of the loop, which begins at 0, and moves it.
  ///
  /// - Parameter mutations: the count of changes to the collection.
  func next(
    mutations: UnsafeMutablePointer<UInt>,
    _ next: (_ place: inout UInt) -> UnsafeMutableRawPointer??
  ) -> UInt {
    var count = 0
    while count < room.count, let pointer = next(&state.pointee.state) {
      room[count] = pointer
      count += 1
    }
    return count == 0 ? 0 : give(count, mutations)
  }

  @inline(__always)
  private func give(_ count: Int, _ mutations: UnsafeMutablePointer<UInt>?) -> UInt {
    state.pointee.items = room.baseAddress
    // SAFETY: the state lasts as long as the loop.
    state.pointee.mutations =
      mutations ?? withUnsafeMutablePointer(to: &state.pointee.extra.0) { $0 }
    return UInt(bitPattern: count)
  }
}

extension FastEnumeration {
  /// A method of a collection with which a `for … in` requests objects.
  typealias Code =
    @convention(c) (
      MessageReceiver, SEL, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UInt
    ) -> UInt

  /// The body of such a method: calls `next` with the receiver.
  @inline(__always)
  static func run<Receiver: Object>(
    _ this: MessageReceiver, _ state: UnsafeMutableRawPointer?, _ room: UnsafeMutableRawPointer?,
    _ count: UInt, _ next: (Receiver, FastEnumeration) throws -> UInt
  ) -> UInt {
    MethodFunctions.run(orReturn: 0) {
      let enumeration = try FastEnumeration(
        state: Pointer(state), room: Pointer(room), count: count)
      return try this.with(Receiver.self) { try next($0, enumeration) }
    }
  }
}

extension ClassMembers {
  /// Lets a compiler's `for … in` enumerate the objects, with a function.
  func enumerates(with code: FastEnumeration.Code) {
    adopt("NSFastEnumeration")
    method.function(
      """
      - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state \
      objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length
      """, code)
  }

  /// Lets a compiler's `for … in` enumerate the objects.
  package func enumerates(_ next: @escaping (Receiver, FastEnumeration) throws -> UInt) {
    adopt("NSFastEnumeration")
    method(
      """
      - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state \
      objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length
      """
    ) { (this: Receiver, state: Pointer, room: Pointer, count: UInt) in
      try next(this, FastEnumeration(state: state, room: room, count: count))
    }
  }
}
