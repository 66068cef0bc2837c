import CarobRuntime

/// The numbers of what a live screen shows: each object has one as long as it is on the screen, or on one that is covered.
@MainActor
struct LiveNumbers {
  private struct Entry {
    let id: Int
    /// Kept, since another object may come to its address.
    let object: Object
    /// The number of the controller whose screen it is on.
    let screen: Int
    /// When it was seen last.
    var look: Int
  }

  /// The number of the window, which is always there.
  static let window = 1

  private var last: Int
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var objects: [Int: ObjectIdentifier] = [:]
  private var look = 0

  /// - Parameter first: a number that all but the window's are greater than.
  init(from first: Int) { last = max(first, Self.window) }

  /// A number that nothing has had.
  mutating func next() -> Int {
    last += 1
    return last
  }

  /// The number of an object that is on a screen now.
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

  /// The number of an object, if it has one.
  func known(_ object: Object) -> Int? { entries[ObjectIdentifier(object)]?.id }

  /// What has a number and was there at the last look.
  func object(_ id: Int) -> Object? {
    guard let key = objects[id], let entry = entries[key], entry.look == look else { return nil }
    return entry.object
  }

  /// Begins to look at what is there.
  mutating func beginLook() { look += 1 }

  /// Forgets what is there no more.
  ///
  /// - Parameter covered: the numbers of the controllers whose screens are covered, and were not looked at.
  mutating func endLook(covered: Set<Int>) {
    for (key, entry) in entries where entry.look != look && !covered.contains(entry.screen) {
      entries[key] = nil
      objects[entry.id] = nil
    }
  }

  /// Whether a number stands for something, which may be covered.
  func isKnown(_ id: Int) -> Bool { objects[id] != nil }

  /// How many objects have a number.
  var count: Int { entries.count }
}
