import CarobRuntime

/// The objects that two processes know of each other: those of ours that the other side may send to, by their
/// numbers, and the proxies for objects of theirs. [any-thread]
final class ObjectTable: @unchecked Sendable {
  // SAFETY: everything is behind the lock; objects are sent to by whoever takes them out.
  private struct Ours {
    let object: Object
    /// How often the other side was told the number since it had none.
    var times: UInt64
  }

  private struct Theirs {
    weak var proxy: RemoteObject?
    /// How often we were told the number.
    var times: UInt64
  }

  private struct State {
    var ours: [UInt64: Ours] = [:]
    var numbers: [UnsafeMutableRawPointer: UInt64] = [:]
    var next: UInt64 = 1
    var theirs: [UInt64: Theirs] = [:]
  }

  private let state: Locked<State>

  /// The most objects that the other side may hold on to.
  static let maximumObjects = 1_000_000

  /// A table in which 0 is an object.
  init(root: Object?) {
    var first = State()
    if let root { first.ours[0] = Ours(object: root, times: .max) }
    state = Locked(first)
  }

  /// The number of an object of ours, which the other side is about to be told. It is kept until released.
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

  /// An object of ours.
  ///
  /// - Throws: `WireError` for a number that the other side was not given.
  func object(_ number: UInt64) throws(WireError) -> Object {
    guard let object = state.withLock({ $0.ours[number]?.object }) else {
      throw WireError("spoke of object \(number), which it was not given")
    }
    return object
  }

  /// Forgets an object of ours, unless the other side was told its number more often.
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
    // Its end may send messages, which is why it comes after the lock.
    withExtendedLifetime(last) {}
  }

  /// The proxy for an object of theirs, which we were just told of.
  ///
  /// - Parameter make: makes one when there is none.
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
      // What a proxy that is just dying was told falls to the next one.
      state.theirs[number] = Theirs(proxy: made, times: (state.theirs[number]?.times ?? 0) + 1)
      return made
    }
  }

  /// How often we were told of the object of a proxy that dies; and forgets that.
  func forget(_ number: UInt64) -> UInt64 {
    state.withLock { state in
      guard let known = state.theirs[number], known.proxy == nil else { return 0 }
      state.theirs[number] = nil
      return known.times
    }
  }

  /// How many objects of ours the other side holds on to, the first one not counted.
  var count: Int { state.withLock { $0.numbers.count } }

  /// Lets go of all objects, since nobody will send to them any more.
  func removeAll() {
    let gone = state.withLock { state in
      defer { state = State() }
      return state.ours
    }
    withExtendedLifetime(gone) {}
  }
}
