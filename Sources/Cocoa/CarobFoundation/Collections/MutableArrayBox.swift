import CCarob
import CarobRuntime

/// A list of objects that can be changed. Registered as `NSMutableArray`.
///
/// `copy` gives an immutable list of the present elements. [one thread at a time]
public class MutableArrayBox: ArrayBox {
  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == MutableArrayBox.self ? "NSMutableArray" : super.runtimeName
  }

  /// Inserts an object before the element at an index, or at the end.
  ///
  /// - Throws: `RangeError` when the index is beyond the end.
  public func insert(_ object: Object, at index: Int) throws {
    if hasOwnPrimitives { return try askToInsert(object, at: index) }
    guard (0...count).contains(index) else { throw RangeError(index: index, count: count) }
    elements.insert(object, moving: index)
  }

  /// Removes and returns an element.
  ///
  /// - Throws: `RangeError` when there is none at the index.
  @discardableResult
  public func remove(at index: Int) throws -> Object {
    if hasOwnPrimitives { return try askToRemove(at: index) }
    guard elements.indices.contains(index) else { throw RangeError(index: index, count: count) }
    return elements.remove(at: index)
  }

  /// Replaces an element, or adds an object at the end.
  ///
  /// - Throws: `RangeError` when the index is beyond the end.
  func set(_ object: Object, at index: Int) throws {
    guard elements.indices.contains(index) else { return try insert(object, at: index) }
    replace(at: index, with: object)
  }

  /// Replaces an element. The old one is released when the change is over.
  ///
  /// - Precondition: there is one.
  final func replace(at index: Int, with object: Object) {
    if hasOwnPrimitives {
      return asked(orReturn: ()) { try askToReplace(at: index, with: object) }
    }
    withExtendedLifetime(elements[index]) { elements[index] = object }
  }

  /// Replaces elements. The old ones are released when the change is over.
  final func replaceSubrange(_ range: Range<Int>, with objects: [Object]) {
    withExtendedLifetime(Array(elements[range])) { elements.replaceSubrange(range, with: objects) }
  }

  /// Replaces the elements by those that `make` returns for them.
  ///
  /// - Throws: `ObjectiveCException` if the list has changed meanwhile.
  final func changeElements(_ make: ([Object]) throws -> [Object]) throws {
    let before = elements
    let after = try CollectionMutation.holding(self) { try make(before) }
    guard hasOwnPrimitives || before.isIdentical(to: elements) else {
      throw CollectionMutation.error(self)
    }
    elements = after
  }

  /// States the members of `NSMutableArray`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableArrayBox.self, "An array that can be changed.") { array in
      array.hidesProperties()
      array.primitives(
        "insertObject:atIndex:", "removeObjectAtIndex:", "addObject:", "removeLastObject",
        "replaceObjectAtIndex:withObject:")
      array.method("copyWithZone:") { (this, _: Pointer) in ArrayBox(this.elements) }
      array.classMethod("+ (instancetype)arrayWithCapacity:(NSUInteger)capacity") {
        (cls, _: UInt) in try make(cls, [])
      }
      defineChanging(array)
      array.method("- (instancetype)initWithCapacity:(NSUInteger)capacity") { (this, _: UInt) in
        this
      }
      array.method("- (void)setArray:(NSArray<ObjectType> *)array") { (this, other: ArrayBox?) in
        this.elements = try other.objects
      }
      defineRemoving(array)
      defineAtIndexes(array)
      defineReplacing(array)
      defineSorting(array)
      CollectionFiltering.define(array)
    }
  }

  private static func defineChanging(_ array: ClassMembers<MutableArrayBox>) {
    array.method.function("- (void)addObject:(ObjectType)object") {
      (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?) in
      if MutableArrayBox.insertHeld(object, into: this, at: nil) { return }
      MutableArrayBox.insertAny(object, into: this, at: nil, selector)
      carob_stop_exceptions()
    }
    array.method("- (void)addObjectsFromArray:(NSArray<ObjectType> *)array") {
      (this, other: ArrayBox?) in
      this.elements += try other.objects
    }
    array.method.function("- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index") {
      (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?, index: UInt) in
      if MutableArrayBox.insertHeld(object, into: this, at: index) { return }
      MutableArrayBox.insertAny(object, into: this, at: index, selector)
      carob_stop_exceptions()
    }
    array.method.function("- (void)removeObjectAtIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) in
      MethodFunctions.run(orReturn: ()) {
        try this.with(MutableArrayBox.self) { list in
          if list.hasOwnPrimitives { return try list.removeBelow(at: Int(clamping: index)) }
          try list.remove(at: Int(clamping: index))
        }
      }
    }
    array.method.function("- (void)removeLastObject") { (this: MessageReceiver, _: SEL) in
      MethodFunctions.run(orReturn: ()) {
        // Like Apple's: removing from an empty array is an error.
        try this.with(MutableArrayBox.self) { list in
          if list.hasOwnPrimitives { return try list.removeBelow(at: nil) }
          try list.remove(at: list.count - 1)
        }
      }
    }
    array.method("- (void)removeObject:(ObjectType)object") { (this, object: Object?) in
      guard let object else { return }
      // Held: what is lent may be let go of by `isEqual:`.
      let held = Object.peer(of: object.id).takeUnretainedValue()
      try this.changeElements { try $0.filter { try !Equality.isEqual($0, held) } }
    }
    array.method.function("- (void)removeAllObjects") { (this: MessageReceiver, _: SEL) in
      MethodFunctions.run(orReturn: ()) { this.with(MutableArrayBox.self) { $0.elements = [] } }
    }
    array.method.function(
      "- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object"
    ) { (this: MessageReceiver, selector: SEL, index: UInt, object: UnsafeMutableRawPointer?) in
      MethodFunctions.run(orReturn: ()) {
        let object = try this.object(object, 2, of: selector).takeUnretainedValue()
        try this.with(MutableArrayBox.self) { list in
          if list.hasOwnPrimitives {
            return try list.replaceBelow(at: Int(clamping: index), with: object)
          }
          let (index, count) = (Int(clamping: index), list.count)
          guard index < count else { throw RangeError(index: index, count: count) }
          list.replace(at: index, with: object)
        }
      }
    }
    array.method.function(
      "- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index"
    ) { (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?, index: UInt) in
      MethodFunctions.run(orReturn: ()) {
        let object = try this.object(object, 1, of: selector).takeUnretainedValue()
        try this.with(MutableArrayBox.self) { try $0.set(object, at: Int(clamping: index)) }
      }
    }
    array.method(
      "- (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)other"
    ) { (this, first: UInt, second: UInt) in
      let (first, second) = (Int(clamping: first), Int(clamping: second))
      _ = (try this.object(at: first), try this.object(at: second))
      this.elements.swapAt(first, second)
    }
  }
}
