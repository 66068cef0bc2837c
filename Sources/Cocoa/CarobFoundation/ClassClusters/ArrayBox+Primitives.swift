import CarobRuntime

/// Arrays of plugins' classes that have `count` and `objectAtIndex:`. See `Object.hasOwnPrimitives`.
extension ArrayBox {
  private static let countMessage = Message<() -> UInt>("count")
  private static let objectAtIndex = Message<(UInt) -> Object?>("objectAtIndex:")
  private static let initWithObjects = Message<(Pointer, UInt) -> Object?>(
    "initWithObjects:count:")

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

  /// The elements by the primitive methods; none after an error, which the program gets.
  @inline(never) final func askedElements() -> [Object] {
    asked(orReturn: []) { try checkedElements() }
  }

  /// The elements by the primitive methods.
  ///
  /// - Throws: the error of one of them.
  final func checkedElements() throws -> [Object] {
    // No room in advance: a wrong count may be any number.
    var elements: [Object] = []
    for index in 0..<(try Self.countMessage(self)) {
      elements.append(try askedObject(at: Int(clamping: index)))
    }
    return elements
  }

  /// Changes the elements with messages. An array that cannot be changed keeps them in this object.
  @inline(never) final func changeAsked(to new: [Object]) {
    guard let list = self as? MutableArrayBox, list.overridesChanges else { return hold(new) }
    asked(orReturn: ()) { try list.change(to: new) }
  }

  /// Sets the elements, for an initializer: those in this object, or by the methods that change them.
  /// Like Foundation's, an initializer that the class inherits ends in its `initWithObjects:count:`.
  final func fill(_ elements: [Object], asDesignated: Bool = false) throws {
    if hasOwnPrimitives, !asDesignated, overrides(Self.initWithObjects.selector) {
      return try ObjectPointers.lend(elements) {
        _ = try Self.initWithObjects(self, $0, UInt(elements.count))
      }
    }
    guard hasOwnPrimitives, let list = self as? MutableArrayBox, list.overridesChanges,
      !elements.isEmpty
    else { return hold(elements) }
    try list.initializeForChanges(capacity: elements.count)
    changeAsked(to: elements)
  }

  /// An array of a class with its own primitive methods.
  static func makeAsked(_ cls: ClassObject, _ elements: [Object]) throws -> ArrayBox {
    if cls.instanceClass.overrides(initWithObjects.selector) {
      return try ObjectPointers.lend(elements) {
        let made = try initWithObjects(cls.instanceClass.makeInstance(), $0, UInt(elements.count))
        return try cls.checked(made, as: ArrayBox.self, initWithObjects.selector)
      }
    }
    let made = try cls.makeInitialized(as: ArrayBox.self, capacity: elements.count)
    made.changeAsked(to: elements)
    return made
  }
}

/// Mutable arrays of plugins' classes. A method that the class does not have changes the array with others that it has, or the
/// elements in the object.
extension MutableArrayBox {
  private static let insertObject = Message<(Object, UInt) -> Void>("insertObject:atIndex:")
  private static let addObject = Message<(Object) -> Void>("addObject:")
  private static let removeObject = Message<(UInt) -> Void>("removeObjectAtIndex:")
  private static let replaceObject = Message<(UInt, Object) -> Void>(
    "replaceObjectAtIndex:withObject:")

  /// Whether the class has a method that changes the elements.
  final var overridesChanges: Bool {
    overrides(Self.insertObject.selector) || overrides(Self.addObject.selector)
      || overrides(Self.removeObject.selector) || overrides(Self.replaceObject.selector)
  }

  /// Makes the elements these ones, by changing those between the first and the last difference.
  fileprivate final func change(to new: [Object]) throws {
    let old = askedElements()
    let start = zip(old, new).prefix { $0 === $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 === $1 }.count
    let (gone, come) = (old.count - end - start, new.count - end - start)
    let common = Swift.min(gone, come)
    for index in start..<(start + common) where old[index] !== new[index] {
      try Self.replaceObject(self, UInt(index), new[index])
    }
    for index in ((start + common)..<(start + gone)).reversed() {
      try Self.removeObject(self, UInt(index))
    }
    for index in (start + common)..<(start + come) {
      if end == 0 {
        try Self.addObject(self, new[index])
      } else {
        try Self.insertObject(self, new[index], UInt(index))
      }
    }
  }

  final func askToInsert(_ object: Object, at index: Int) throws {
    try Self.insertObject(self, object, UInt(bitPattern: index))
  }

  final func askToRemove(at index: Int) throws -> Object {
    let object = try askedObject(at: index)
    try Self.removeObject(self, UInt(bitPattern: index))
    return object
  }

  final func askToReplace(at index: Int, with object: Object) throws {
    try Self.replaceObject(self, UInt(bitPattern: index), object)
  }

  // MARK: The host's own methods, for `super` and for a class that does not override them

  /// `insertObject:atIndex:`, or without an index `addObject:`.
  final func insertBelow(_ object: Object, at index: Int?) throws {
    if index == nil, overrides(Self.insertObject.selector) {
      return try askToInsert(object, at: askedCount())
    }
    let place = index ?? held.count
    guard (0...held.count).contains(place) else {
      throw RangeError(index: place, count: held.count)
    }
    changeHeld { $0.insert(object, moving: place) }
  }

  /// `removeObjectAtIndex:`, or without an index `removeLastObject`.
  final func removeBelow(at index: Int?) throws {
    if index == nil, overrides(Self.removeObject.selector) {
      return try Self.removeObject(self, UInt(bitPattern: Swift.max(0, askedCount() - 1)))
    }
    let place = index ?? held.count - 1
    withExtendedLifetime(try heldObject(at: place)) { _ = changeHeld { $0.remove(at: place) } }
  }

  /// `replaceObjectAtIndex:withObject:`.
  final func replaceBelow(at index: Int, with object: Object) throws {
    if overrides(Self.insertObject.selector), overrides(Self.removeObject.selector) {
      try Self.removeObject(self, UInt(bitPattern: index))
      return try askToInsert(object, at: index)
    }
    withExtendedLifetime(try heldObject(at: index)) { changeHeld { $0[index] = object } }
  }
}
