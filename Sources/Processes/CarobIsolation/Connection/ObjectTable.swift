import CarobRuntime

/// The objects that two processes have shared: ours, which the other side may send to by number,
/// and the proxies for theirs. [any-thread]
final class ObjectTable: @unchecked Sendable {
  // SAFETY: everything is behind the lock; objects are sent to by whoever takes them out.
  private struct Ours {
    let object: Object
    /// Counts how often the number was sent to the other side, since the object got it.
    var times: UInt64
  }

  private struct Theirs {
    weak var proxy: RemoteObject?
    /// Counts how often the other side sent the number.
    var times: UInt64
  }

  private struct State {
    var ours: [UInt64: Ours] = [:]
    var numbers: [UnsafeMutableRawPointer: UInt64] = [:]
    var next: UInt64 = 1
    var theirs: [UInt64: Theirs] = [:]
  }

  private let state: Locked<State>

  /// The most objects that the other side may retain.
  static let maximumObjects = 1_000_000

  /// Creates a table with the root object as number 0.
  init(root: Object?) {
    var first = State()
    if let root { first.ours[0] = Ours(object: root, times: .max) }
    state = Locked(first)
  }

  /// Returns the number of an object of ours, to send it to the other side. The object is retained until released.
  func number(of object: Object) -> UInt64 {
    let id = object.id
    return state.withLock { state in
      if let known = state.numbers[id] {
        state.ours[known]?.times += 1
        return known
      }
      let number = state.next
      state.next += 1
      state.numbers[id] = number
      state.ours[number] = Ours(object: object, times: 1)
      return number
    }
  }

  /// Returns an object of ours.
  ///
  /// - Throws: `WireError` for a number that the other side was not given.
  func object(_ number: UInt64) throws(WireError) -> Object {
    guard let object = state.withLock({ $0.ours[number]?.object }) else {
      throw WireError("spoke of object \(number), which it was not given")
    }
    return object
  }

  /// Releases an object of ours, unless its number was sent more often than this.
  ///
  /// - Throws: `WireError` for a number that the other side was not given as often.
  func release(_ number: UInt64, times: UInt64) throws(WireError) {
    let last = try state.withLock { (state) throws(WireError) -> Object? in
      guard number != 0, var ours = state.ours[number], times > 0, times <= ours.times else {
        throw WireError("released object \(number), which it was not given")
      }
      ours.times -= times
      state.ours[number] = ours.times == 0 ? nil : ours
      if ours.times == 0 { state.numbers[ours.object.id] = nil }
      return ours.object
    }
    // Outside of the lock, because deallocating it may send messages.
    withExtendedLifetime(last) {}
  }

  /// Returns the proxy for an object of theirs, each time the number arrives.
  ///
  /// - Parameter make: makes a proxy, used when there is none.
  /// - Throws: `WireError` when there are too many.
  func proxy(
    _ number: UInt64, make: () -> RemoteObject
  ) throws(WireError) -> RemoteObject {
    let made = make()
    return try state.withLock { (state) throws(WireError) in
      if let known = state.theirs[number], let proxy = known.proxy {
        state.theirs[number]?.times += 1
        made.disown()
        return proxy
      }
      guard state.theirs.count < Self.maximumObjects else {
        throw WireError("speaks of more than \(Self.maximumObjects) objects at once")
      }
      // The count of a proxy that is just being deallocated passes to its successor.
      state.theirs[number] = Theirs(proxy: made, times: (state.theirs[number]?.times ?? 0) + 1)
      return made
    }
  }

  /// Forgets the object of a deallocated proxy, and returns how often its number arrived.
  func forget(_ number: UInt64) -> UInt64 {
    state.withLock { state in
      guard let known = state.theirs[number], known.proxy == nil else { return 0 }
      state.theirs[number] = nil
      return known.times
    }
  }

  /// The number of objects that the other side retains, without the root object.
  var count: Int { state.withLock { $0.numbers.count } }

  /// Releases all objects, because nothing will be sent to them any more.
  func removeAll() {
    let gone = state.withLock { state in
      defer { state = State() }
      return state.ours
    }
    withExtendedLifetime(gone) {}
  }
}
