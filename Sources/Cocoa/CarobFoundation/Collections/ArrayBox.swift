import CarobRuntime

/// An immutable list of objects. Registered as `NSArray`.
///
/// A subclass may make its elements on demand, by overriding `count` and `object(at:)`.
open class ArrayBox: Object, ClassCluster {
  /// The elements of lists that do not override `count` and `object(at:)`. Only `MutableArrayBox` changes them. A plugin's class
  /// with its own primitive methods is asked for them.
  ///
  /// What is removed has to be released when the change is over, since a `dealloc` may look at the list. Setting the
  /// elements does so, and so do the methods of `MutableArrayBox`.
  package final var elements: [Object] {
    get { hasOwnPrimitives ? askedElements() : held }
    set { if hasOwnPrimitives { changeAsked(to: newValue) } else { hold(newValue) } }
    _modify {
      if hasOwnPrimitives {
        var elements = askedElements()
        defer { changeAsked(to: elements) }
        yield &elements
      } else {
        defer { mutations.note() }
        yield &held
      }
    }
  }

  /// Sets the elements in this object.
  final func hold(_ elements: [Object]) {
    withExtendedLifetime(DeepRelease.exchange(&held, elements)) { mutations.note() }
  }

  /// Changes the elements in this object, also for a class with its own primitive methods.
  final func changeHeld<Result>(_ body: (inout [Object]) throws -> Result) rethrows -> Result {
    defer { mutations.note() }
    return try body(&held)
  }

  /// The elements, for reading. No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) final private(set) var held: [Object] = []

  /// The held elements where they are, so that reading them counts no references.
  ///
  /// - Safety: valid until the elements change, which any message may do.
  @inline(__always) final var borrowed: UnsafeBufferPointer<Unmanaged<Object>> {
    held.withBorrowedElements { $0 }
  }

  /// Whether it is one of the two classes of the host that hold their elements, and not one below them in Swift, nor one
  /// with its own primitive methods.
  @exclusivity(unchecked) final private(set) var isOfHost = false

  /// The number of changes to `elements`, for enumerations.
  final let mutations = MutationCount()

  /// Makes an instance of a class of the runtime.
  public required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOfHost =
      (type(of: self) == ArrayBox.self || type(of: self) == MutableArrayBox.self)
      && !isa.hasOwnPrimitives
  }

  /// Boxes objects.
  public convenience init(_ elements: [Object]) {
    self.init()
    hold(elements)
  }

  /// Boxes the values of a literal, as `Object.boxing(_:)` does.
  ///
  /// - Precondition: every value has an object.
  public required convenience init(arrayLiteral elements: Any?...) {
    self.init(isa: Self.runtimeClass)
    hold(elements.map(Object.boxingLiteral))
  }

  public final override func releaseContents() {
    if !held.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&held, [])) }
  }

  /// The name of this class in the runtime.
  open override class var runtimeName: String {
    self == ArrayBox.self ? "NSArray" : super.runtimeName
  }

  /// The number of elements.
  open var count: Int { hasOwnPrimitives ? askedCount() : held.count }

  /// The element at an index.
  ///
  /// - Throws: `RangeError` when there is none.
  open func object(at index: Int) throws -> Object {
    if hasOwnPrimitives { return try askedObject(at: index) }
    return try heldObject(at: index)
  }

  /// The element at an index of those in this object.
  final func heldObject(at index: Int) throws -> Object {
    guard held.indices.contains(index) else { throw RangeError(index: index, count: held.count) }
    return held[index]
  }

  /// Whether the list holds its elements, rather than making them on demand.
  var holdsElements: Bool {
    isOfHost || self is MutableArrayBox && !hasOwnPrimitives
  }

  /// Whether the elements never change, so that a copy is not needed.
  package final var isFixed: Bool { type(of: self) == ArrayBox.self || self is any FixedList }

  /// All elements.
  ///
  /// - Complexity: O(1) for a list that holds its elements; O(n) for a lazy one.
  public final func objects() throws -> [Object] {
    if holdsElements { return held }
    if hasOwnPrimitives { return try checkedElements() }
    return try (0..<count).map { try object(at: $0) }
  }

  /// A list of the host's own class with the same elements.
  package final func copyOfContents() -> Object { ArrayBox(elements) }

  /// Whether the other is a list of equal elements in the same order.
  open override func isEqual(_ other: Object?) -> Bool {
    (other as? ArrayBox).map { DeepEquality.areEqual(self, $0) } ?? false
  }

  /// The number of elements; equal lists have the same.
  open override var hash: Int { count }

  /// `(1, 2)`, the first hundred elements.
  open override var objectDescription: String {
    let shown = Nesting.describing(self) {
      // All first, and then their descriptions: a program that is asked for one may let go of the list.
      let first = (0..<Swift.min(count, 100)).map { try? object(at: $0) } as [Object?]
      let more = count > 100 ? ", …" : ""
      return first.map { $0?.description ?? "?" }.joined(separator: ", ") + more
    }
    return "(" + shown + ")"
  }

  open override var cocoaDescription: String { CollectionText.of(self) }

  /// States the members of `NSArray`.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ArrayBox.self, "An ordered list of objects, which does not change."
    ) { array in
      array.hidesProperties(but: ["count"])
      array.adopt("NSFastEnumeration")
      array.primitives("count", "objectAtIndex:")
      array.isImmutable()
      array.isArchivedAsItself()
      defineMaking(array)
      defineReading(array)
      defineSearching(array)
      defineEnumerating(array)
      defineKeyValueCoding(array)
      VariadicObjects.install()
      array.adopt("NSMutableCopying")
      defineParts(array)
      IndexedSearching.define(array)
      ObjectSorting.define(array)
      defineSorting(array)
      ElementPerforming.define(array) { try $0.objects() }
      CollectionFiltering.define(array)
      PropertyListFiles.define(array)
    }
  }
}

/// A list that makes its elements on demand, and always has the same ones.
package protocol FixedList: ArrayBox {}

extension ArrayBox {
  /// All elements, for callers that deal in message errors.
  ///
  /// - Throws: `MessageError` with the list's error as its underlying error.
  package func allElements() throws(MessageError) -> [Object] {
    do {
      return try objects()
    } catch {
      throw .handlerFailed(error)
    }
  }

  /// One element.
  ///
  /// - Throws: as `allElements()`; also when there is no such element.
  package func element(at index: Int) throws(MessageError) -> Object {
    do {
      return try object(at: index)
    } catch {
      throw .handlerFailed(error)
    }
  }
}
