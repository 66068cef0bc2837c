import CarobLibc
import CarobRuntime
import Foundation

/// Strings of plugins' classes that have `length` and `characterAtIndex:`. See `Object.hasOwnPrimitives`.
extension StringBox {
  private static let length = Message<() -> UInt>("length")
  private static let character = Message<(UInt) -> UInt16>("characterAtIndex:")
  private static let initWithUnits = Message<(Pointer, UInt, Bool) -> Object?>(
    "initWithCharactersNoCopy:length:freeWhenDone:")
  private static let replace = Message<(NSRange, StringBox) -> Void>(replaceSelector)
  private static let replaceSelector = Selector("replaceCharactersInRange:withString:")

  /// The text by the primitive methods; an empty one after an error, which the program gets.
  @inline(never) final func askedText() -> String {
    asked(orReturn: "") {
      let count = try Self.length(self)
      var units: [UInt16] = []
      units.reserveCapacity(Int(clamping: min(count, 1 << 20)))
      for index in 0..<count { units.append(try Self.character(self, index)) }
      return String(decoding: units, as: UTF16.self)
    }
  }

  /// A string with the present text of another one, for a method that is a function. The sender gets the errors.
  @inline(never) static func asked(_ string: StringBox) -> StringBox {
    MethodFunctions.run(orReturn: StringBox("")) { StringBox(string.askedText()) }
  }

  /// Replaces the part in which another text differs, with a message. A class that has no method for it changes the text in this
  /// object.
  @inline(never) final func changeAsked(to new: String) {
    guard self is MutableStringBox, overrides(Self.replaceSelector) else { return held = new }
    let (old, new) = (Array(askedText().utf16), Array(new.utf16))
    var start = zip(old, new).prefix { $0 == $1 }.count
    // A character of two units is replaced as a whole, since half of one is no text.
    if start > 0, UTF16.isLeadSurrogate(new[start - 1]) { start -= 1 }
    var end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    if end > 0, UTF16.isTrailSurrogate(new[new.count - end]) { end -= 1 }
    let (gone, come) = (start..<(old.count - end), new[start..<(new.count - end)])
    if gone.isEmpty, come.isEmpty { return }
    asked(orReturn: ()) {
      try Self.replace(self, NSRange(gone), StringBox(String(decoding: come, as: UTF16.self)))
    }
  }

  /// Sets the text, for an initializer: that in this object, or by the methods that changes it.
  /// Like Foundation's, an initializer that the class inherits ends in its `initWithCharactersNoCopy:length:freeWhenDone:`.
  final func fill(_ text: String, asDesignated: Bool) throws(MessageError) {
    if hasOwnPrimitives, !asDesignated, overrides(Self.initWithUnits.selector) {
      let (units, count) = Self.units(of: text)
      _ = try Self.initWithUnits(self, units, count, true)
      return
    }
    guard hasOwnPrimitives, self is MutableStringBox, overrides(Self.replaceSelector),
      !text.isEmpty
    else { return held = text }
    try initializeForChanges(capacity: text.utf16.count)
    changeAsked(to: text)
  }

  /// The characters of a text in memory of their own, which the receiver of the message frees.
  private static func units(of text: String) -> (Pointer, UInt) {
    let count = text.utf16.count
    // SAFETY: memory of `malloc`, as the message's contract is, with room for all units.
    guard let memory = malloc(max(1, 2 * count)) else { fatalError("out of memory") }
    let room = UnsafeMutableBufferPointer(
      start: memory.assumingMemoryBound(to: UInt16.self), count: count)
    _ = room.initialize(from: text.utf16)
    return (Pointer(memory), UInt(count))
  }

  /// A string of a class with its own primitive methods.
  static func makeAsked(_ cls: ClassObject, _ text: String) throws -> StringBox {
    if cls.instanceClass.overrides(initWithUnits.selector) {
      let (units, count) = units(of: text)
      let made = try initWithUnits(cls.instanceClass.makeInstance(), units, count, true)
      return try cls.checked(made, as: StringBox.self, initWithUnits.selector)
    }
    let made = try cls.makeInitialized(as: StringBox.self, capacity: text.utf16.count)
    made.changeAsked(to: text)
    return made
  }

  package final func copyOfContents() -> Object { StringBox(string) }
}
