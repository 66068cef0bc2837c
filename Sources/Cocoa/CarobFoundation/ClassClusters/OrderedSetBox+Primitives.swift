import CarobRuntime
import Foundation

/// Ordered sets of plugins' classes that have `count`, `objectAtIndex:` and `indexOfObject:`. See `Object.hasOwnPrimitives`.
extension OrderedSetBox {
  private static let countMessage = Message<() -> UInt>("count")
  private static let objectAtIndex = Message<(UInt) -> Object?>("objectAtIndex:")
  private static let indexOfObject = Message<(Object) -> UInt>("indexOfObject:")

  @inline(never) final func askedCount() -> Int {
    asked(orReturn: 0) { Int(clamping: try Self.countMessage(self)) }
  }

  @inline(never) final func askedObject(at index: Int) throws -> Object {
    guard let object = try Self.objectAtIndex(self, UInt(bitPattern: index)) else {
      throw MessageError.unexpectedObject(
        "an object", "nil",
        position: "the result of \(runtimeClass.describe(Self.objectAtIndex.selector))")
    }
    return object
  }

  /// The objects by the primitive methods; none after an error, which the program gets.
  @inline(never) final func askedObjects() -> [Object] {
    asked(orReturn: []) {
      // No room in advance: a wrong count may be any number.
      var objects: [Object] = []
      for index in 0..<(try Self.countMessage(self)) {
        objects.append(try askedObject(at: Int(clamping: index)))
      }
      return objects
    }
  }

  /// The index of an equal object by the primitive method; nil when there is none.
  @inline(never) final func askedIndex(of object: Object) -> Int? {
    asked(orReturn: nil) {
      let index = try Self.indexOfObject(self, object)
      return index == notFound ? nil : Int(clamping: index)
    }
  }

  /// `indexOfObject:` for a class that does not override it, or sends it to `super`.
  final func indexBelow(of object: Object) -> Int? {
    if overrides(Self.indexOfObject.selector) { return heldIndex(of: object) }
    return askedObjects().firstIndex { Equality.isEqualOrLogs($0, object) }
  }

  /// Changes the objects with messages. A set that cannot be changed keeps them in this object.
  @inline(never) final func changeAsked(to new: [Object]) {
    guard let set = self as? MutableOrderedSetBox, set.overridesChanges else {
      return hold(ObjectSet(new))
    }
    asked(orReturn: ()) { try set.change(to: new) }
  }

  package final func copyOfContents() -> Object { OrderedSetBox(objects) }
}

extension MutableOrderedSetBox {
  private static let insertObject = Message<(Object, UInt) -> Void>("insertObject:atIndex:")
  private static let removeObject = Message<(UInt) -> Void>("removeObjectAtIndex:")
  private static let replaceObject = Message<(UInt, Object) -> Void>(
    "replaceObjectAtIndex:withObject:")

  fileprivate var overridesChanges: Bool {
    overrides(Self.insertObject.selector) || overrides(Self.removeObject.selector)
      || overrides(Self.replaceObject.selector)
  }

  func askToInsert(_ object: Object, at index: Int) throws {
    try Self.insertObject(self, object, UInt(bitPattern: index))
  }

  func askToRemove(at index: Int) throws {
    try Self.removeObject(self, UInt(bitPattern: index))
  }

  func askToReplace(at index: Int, with object: Object) throws {
    try Self.replaceObject(self, UInt(bitPattern: index), object)
  }

  /// `replaceObjectAtIndex:withObject:` for a class that does not override it, or sends it to `super`.
  func replaceBelow(at index: Int, _ object: Object) throws {
    guard overrides(Self.insertObject.selector), overrides(Self.removeObject.selector) else {
      return try setHeld(object, at: index)
    }
    try askToRemove(at: index)
    try askToInsert(object, at: index)
  }

  /// Removes what is between the first and the last difference, and inserts the rest: no object is in the set twice meanwhile.
  fileprivate func change(to new: [Object]) throws {
    let old = askedObjects()
    let start = zip(old, new).prefix { $0 === $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 === $1 }.count
    for index in (start..<(old.count - end)).reversed() { try askToRemove(at: index) }
    for index in start..<(new.count - end) { try askToInsert(new[index], at: index) }
  }
}
