import CarobRuntime

/// An immutable list of objects. Registered as `NSArray`.
///
/// A subclass may make its elements on demand, by overriding `count` and `object(at:)`.
open class ArrayBox: Object {
  /// The elements of lists that do not override `count` and `object(at:)`. Only `MutableArrayBox` changes them.
  ///
  /// What is removed has to be released when the change is over, since a `dealloc` may look at the list. Setting the
  /// elements does so, and so do the methods of `MutableArrayBox`.
  package final var elements: [Object] {
    get { held }
    set { withExtendedLifetime(DeepRelease.exchange(&held, newValue)) { mutations.note() } }
    _modify {
      defer { mutations.note() }
      yield &held
    }
  }

  /// The elements, for reading. No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) final private(set) var held: [Object] = []

  /// The held elements where they are, so that reading them counts no references.
  ///
  /// - Safety: valid until the elements change, which any message may do.
  @inline(__always) final var borrowed: UnsafeBufferPointer<Unmanaged<Object>> {
    held.withBorrowedElements { $0 }
  }

  /// Whether it is one of the two classes of the host that hold their elements, and not one below them.
  @exclusivity(unchecked) final private(set) var isOfHost = false

  /// The number of changes to `elements`, for enumerations.
  final let mutations = MutationCount()

  /// Makes an instance of a class of the runtime.
  public required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOfHost = type(of: self) == ArrayBox.self || type(of: self) == MutableArrayBox.self
  }

  /// Boxes objects.
  public convenience init(_ elements: [Object]) {
    self.init()
    self.elements = elements
  }

  /// Boxes the values of a literal, as `Object.boxing(_:)` does.
  ///
  /// - Precondition: every value has an object.
  public required convenience init(arrayLiteral elements: Any?...) {
    self.init(isa: Self.runtimeClass)
    self.elements = elements.map(Object.boxingLiteral)
  }

  public final override func releaseContents() {
    if !held.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&held, [])) }
  }

  /// The name of this class in the runtime.
  open override class var runtimeName: String {
    self == ArrayBox.self ? "NSArray" : super.runtimeName
  }

  /// The number of elements.
  open var count: Int { elements.count }

  /// The element at an index.
  ///
  /// - Throws: `RangeError` when there is none.
  open func object(at index: Int) throws -> Object {
    guard elements.indices.contains(index) else { throw RangeError(index: index, count: count) }
    return elements[index]
  }

  /// Whether the list holds its elements, rather than making them on demand.
  var holdsElements: Bool {
    isOfHost || self is MutableArrayBox
  }

  /// Whether the elements never change, so that a copy is not needed.
  package final var isFixed: Bool { type(of: self) == ArrayBox.self || self is any FixedList }

  /// All elements.
  ///
  /// - Complexity: O(1) for a list that holds its elements; O(n) for a lazy one.
  public final func objects() throws -> [Object] {
    if holdsElements { return elements }
    return try (0..<count).map { try object(at: $0) }
  }

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

  /// States the members of `NSArray`.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ArrayBox.self, "An ordered list of objects, which does not change."
    ) { array in
      array.adopt("NSFastEnumeration")
      array.isImmutable()
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
