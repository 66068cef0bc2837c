import CCarob
import Synchronization

/// The runtime's data of one class or metaclass, behind `objc_class.dtable`.
///
/// All mutable fields are read and written under the runtime's lock, except three: the method cache (see `MethodCache`
/// for its protocol), the class object, which is published once, and the fields that registering the class settles.
final class ClassData: @unchecked Sendable {
  // SAFETY: see the rule above; each mutable field names its guard.

  /// The class record; nil until it is attached. Constant from then on.
  private var record: UnsafeMutablePointer<objc_class>?

  /// The cache that the record's `dtable` points at, which is atomic there. Guarded by the lock.
  private(set) var cache: UnsafeMutablePointer<carob_method_cache>

  /// The class's own methods by selector index. Guarded by the lock.
  var methods: [UInt: UnsafeMutablePointer<objc_method>] = [:]

  /// The signatures by which own methods are called, by selector index, where the types in the records give others. Those of the
  /// topmost layers. Guarded by the lock.
  var callSignatures: [UInt: CallSignature] = [:]

  /// Every method entry made for this class. Guarded by the lock.
  var entries: [UnsafeMutablePointer<carob_method_entry>] = []

  /// The entries of selectors that have several, one for each encoding that the method had. Guarded by the lock.
  var entriesBySelector: [UInt: [UnsafeMutablePointer<carob_method_entry>]] = [:]

  /// Declared properties, in order. Guarded by the lock.
  var properties = NamedMembers<Property>()

  /// The properties of the host that code sees, if only headers have the others; nil for all. See
  /// `ClassMembers.hidesProperties(but:)`. Guarded by the lock.
  var shownProperties: Set<String>?

  /// Declarations of properties that owners other than the class's changed, by name. Guarded by the lock.
  var propertyLayers: [String: OwnedLayers<Property>] = [:]

  /// The superclass, when owners other than the class's changed it. Guarded by the lock.
  var superclassLayers: OwnedLayers<RuntimeClass>?

  /// The metaclass with which a class was made; nil for a metaclass. Written before the class is published, constant since.
  @exclusivity(unchecked) var metaclass: RuntimeClass?

  /// What the class object's `isa` is, when it was changed. Guarded by the lock.
  var metaclassLayers: OwnedLayers<RuntimeClass>?

  /// The declarations of own members that the source states. Guarded by the lock.
  var statedDeclarations: [StaticString] = []

  /// The sentence about the class in its source. Guarded by the lock.
  var summary: StaticString?

  /// Instance variables, in order. Guarded by the lock.
  var ivars = NamedMembers<Ivar>()

  /// The alignment of an instance's address. Written before the class is published, constant from then on, so that exclusivity
  /// needs no check.
  @exclusivity(unchecked) var instanceAlignment = Object.blockHeader

  /// Whether a new instance has variables of C++ types that are to be constructed. Written and constant likewise.
  @exclusivity(unchecked) var constructsVariables = false

  /// The place of the next variable, if `ivarCount` were placed behind a superclass of that size. Guarded by the lock.
  var placed: (ivarCount: Int, superclassSize: Int, cursor: IvarLayoutCursor)?

  /// The class's own protocols. Guarded by the lock.
  var protocols: [RuntimeProtocol] = []

  /// The protocols that owners other than the class's adopted. Guarded by the lock.
  var adoptionLayers: [RuntimeProtocol: OwnedLayers<RuntimeProtocol>] = [:]

  /// The class that a metaclass belongs to; nil for a class. Written before the class is published.
  var instanceClass: RuntimeClass?

  /// The accessors that the runtime made for properties, by selector index. Guarded by the lock.
  var madeAccessors: [UInt: MadeAccessor] = [:]

  /// The nearest Swift class at or above this one, from which instances have their peers.
  let swiftClass: Object.Type

  /// The class that a duplicate was made from, or that one's original. Written before the class
  /// is registered, constant afterwards.
  var original: RuntimeClass?

  /// The class's primitive methods by selector index, if it is a class cluster; see `PrimitiveMethods`. Guarded by the lock.
  var primitives: Set<UInt> = []

  /// Bytes behind the class record, for the maker of the class. Constant.
  let extraBytes: Int

  /// The class that this one stands in for. Written before code gets the class, constant from then on.
  @exclusivity(unchecked) var absence: AbsentClass?

  /// Whether this is the hidden class of observed objects. Written before an object has the class, constant from then on.
  var isOfObservedObjects = false

  /// The owner of the class: nil for the host, else the plugin that registered it. Written before
  /// the class is published, also when a revoked class is made again.
  private(set) var owner: RegistrationOwner?

  /// The number of instances of a class that has an owner; see `InstanceCount`.
  let instanceCount = Atomic(0)

  /// Records that the class does not have any more, for reuse.
  var recordPool = RecordPool()

  /// The closures that are this class's implementations; they live as long as the class.
  /// Guarded by the lock.
  var closures: [ClosureImplementation] = []

  /// The class object's Swift side, published once. Accessed atomically.
  private let classObjectSlot: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init(swiftClass: Object.Type, owner: RegistrationOwner?, extraBytes: Int) {
    self.swiftClass = swiftClass
    self.owner = owner
    self.extraBytes = extraBytes
    cache = MethodCache.make(slots: 8)
    classObjectSlot = .init(allocating: nil)
  }

  /// The data of a class.
  ///
  /// - Safety: the record must be one that `ClassTable` made or adopted.
  @inline(__always)
  static func of(_ record: UnsafeMutablePointer<objc_class>) -> ClassData {
    // SAFETY: `attach` stored both pointers before the record was published, every later cache
    // has the same two, and the class holds a reference to its data as long as it exists.
    Unmanaged<ClassData>.fromOpaque(carob_class_cache(record).pointee.class_data)
      .takeUnretainedValue()
  }

  /// Reads a field of a class's data without retaining the data.
  ///
  /// - Safety: as for `of`.
  @inline(__always)
  static func read<Field>(
    _ record: UnsafeMutablePointer<objc_class>, _ field: (ClassData) -> Field
  ) -> Field {
    // SAFETY: as above.
    Unmanaged<ClassData>.fromOpaque(carob_class_cache(record).pointee.class_data)
      ._withUnsafeGuaranteedRef(field)
  }

  /// Attaches this data to a class record, which then owns a reference to it.
  func attach(to record: UnsafeMutablePointer<objc_class>) {
    cache.pointee.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
    self.record = record
    carob_store_cache(record, cache)
  }

  /// Publishes a cache with the contents of the last one, and keeps the last one for threads that are reading it.
  ///
  /// - Locking: the runtime's lock is held.
  func replaceCache(with grown: UnsafeMutablePointer<carob_method_cache>) {
    grown.pointee.superseded = cache
    grown.pointee.class_data = cache.pointee.class_data
    grown.pointee.owned_variables = cache.pointee.owned_variables
    cache = grown
    if let record { carob_store_cache(record, grown) }
  }

  /// Clears the data for a new class of the same name in the same memory. The method entries
  /// stay, without code, as call sites may hold them.
  ///
  /// - Locking: the runtime's lock is held.
  func startAnew(owner: RegistrationOwner?) {
    assert(methods.isEmpty && closures.isEmpty, "the class was not taken out of the tables")
    self.owner = owner
    callSignatures = [:]
    properties = NamedMembers()
    propertyLayers = [:]
    superclassLayers = nil
    metaclassLayers = nil
    ivars = NamedMembers()
    instanceAlignment = Object.blockHeader
    placed = nil
    protocols = []
    adoptionLayers = [:]
    madeAccessors = [:]
    original = nil
    cache.pointee.owned_variables = nil
    constructsVariables = false
    absence = nil
  }

  /// The class object's Swift side, made on first need and kept.
  func classObject(for cls: RuntimeClass) -> ClassObject {
    if let known = knownClassObject { return known.takeUnretainedValue() }
    let made = Unmanaged.passRetained(ClassObject(runtimeClass: cls))
    let winner = carob_publish_pointer(classObjectSlot, made.toOpaque())
    if winner != made.toOpaque() { made.release() }
    guard let winner else { preconditionFailure("publishing a pointer left none") }
    // SAFETY: `winner` is either ours or another thread's, and stays retained.
    return Unmanaged<ClassObject>.fromOpaque(winner).takeUnretainedValue()
  }

  /// The class as an object, if it was made; it lasts for ever.
  @inline(__always)
  var knownClassObject: Unmanaged<ClassObject>? {
    // SAFETY: whatever is in the slot was retained for it above and is never released.
    carob_load_pointer(classObjectSlot).map { .fromOpaque($0) }
  }
}
