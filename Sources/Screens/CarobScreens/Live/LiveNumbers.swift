import CarobRuntime

/// The numbers of a live screen's objects. An object keeps its number while it is on the screen or on a covered one.
@MainActor
struct LiveNumbers {
  private struct Entry {
    let id: Int
    /// Retained, so that no other object gets its address.
    let object: Object
    /// The number of the controller that shows the object.
    let screen: Int
    /// The last look in which the object was seen.
    var look: Int
  }

  /// The number of the window, which is the same in all sessions.
  static let window = 1

  private var last: Int
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var objects: [Int: ObjectIdentifier] = [:]
  private var look = 0

  /// - Parameter first: all other numbers are greater than this one.
  init(from first: Int) { last = max(first, Self.window) }

  mutating func next() -> Int {
    last += 1
    return last
  }

  /// Returns the number of an object on a screen, and gives it one if it has none.
  ///
  /// - Parameter screen: the number of its controller; nil for a controller.
  mutating func number(of object: Object, on screen: Int? = nil) -> Int {
    let key = ObjectIdentifier(object)
    if let entry = entries[key] {
      entries[key]?.look = look
      return entry.id
    }
    let id = next()
    entries[key] = Entry(id: id, object: object, screen: screen ?? id, look: look)
    objects[id] = key
    return id
  }

  /// Returns the number of an object; nil when it has none.
  func known(_ object: Object) -> Int? { entries[ObjectIdentifier(object)]?.id }

  /// Returns the object with a number, if the last look found it.
  func object(_ id: Int) -> Object? {
    guard let key = objects[id], let entry = entries[key], entry.look == look else { return nil }
    return entry.object
  }

  /// Begins a look at the screen's objects.
  mutating func beginLook() { look += 1 }

  /// Forgets objects that the look did not find.
  ///
  /// - Parameter covered: the numbers of controllers with covered screens. Their objects are kept.
  mutating func endLook(covered: Set<Int>) {
    for (key, entry) in entries where entry.look != look && !covered.contains(entry.screen) {
      entries[key] = nil
      objects[entry.id] = nil
    }
  }

  /// Returns whether an object, which may be covered, has this number.
  func isKnown(_ id: Int) -> Bool { objects[id] != nil }

  /// The number of objects with a number.
  var count: Int { entries.count }
}
