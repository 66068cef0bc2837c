import CCarob

/// A class or metaclass of the runtime.
///
/// A plugin may have made it at run time, Carob may have registered it for a Swift class, or
/// clang may have compiled it. All have the same published layout. [any-thread]
public struct RuntimeClass: Hashable, CustomStringConvertible, @unchecked Sendable {
  // SAFETY: a record is reachable only after it was filled. Its constant fields (isa, name) are read freely,
  // info, super_class and version atomically; all others are read and written under the runtime's lock. A
  // record is never freed.
  @usableFromInline package let record: UnsafeMutablePointer<objc_class>

  @usableFromInline package init(record: UnsafeMutablePointer<objc_class>) {
    self.record = record
  }

  /// The registered class of that name, or nil.
  ///
  /// Swift classes are registered when they are first used; until then only announced classes
  /// (`AnnouncedClasses`) have a name here.
  public init?(named name: String) {
    guard let found = RuntimeClass(registered: name) ?? AnnouncedClasses.registered(name) else {
      return nil
    }
    self = found
  }

  /// The class with that name or alias in the table, where announced classes only are after their first use.
  init?(registered name: String) {
    let key = ExactString(name)
    guard let found = RuntimeLock.withLock({ $0.registeredClass(key) }) else { return nil }
    self = found
  }

  /// All registered classes and those announced, sorted by name.
  ///
  /// - Complexity: O(n log n), and the registration of announced classes.
  public static var all: [RuntimeClass] {
    AnnouncedClasses.registerAll()
    return ClassTree.sorted { Array($0.classes.values) }
  }

  /// The address of the class's record, which identifies the class as long as the process runs.
  @inlinable package var address: UInt { UInt(bitPattern: record) }

  /// The class's name; a metaclass has the name of its class.
  public var name: String { String(cString: record.pointee.name) }

  /// The superclass; nil for a root class.
  public var superclass: RuntimeClass? { carob_load_superclass(record).map(RuntimeClass.init) }

  /// The class that holds the class methods. It is the class of the class object, unless that was given another one.
  public var metaclass: RuntimeClass {
    ClassData.read(record) { $0.metaclass } ?? RuntimeClass(record: record.pointee.isa)
  }

  /// Whether this is a metaclass.
  public var isMetaclass: Bool { carob_load_class_info(record) & UInt(CAROB_CLASS_META) != 0 }

  /// Whether instances may be made: true from registration until the class is disposed of.
  package var isRegistered: Bool {
    carob_load_class_info(record) & UInt(CAROB_CLASS_RESOLVED) != 0
  }

  /// Whether `+initialize` is over, so that code may be put into the class's caches. Until then each call of a method goes
  /// through `MethodLookup`.
  package var isInitialized: Bool {
    carob_load_class_info(record) & UInt(CAROB_CLASS_INITIALIZED) != 0
  }

  /// A number for the class's users; 0 at first. The runtime does not use it.
  public var version: Int {
    get { carob_load_class_version(record) }
    nonmutating set { carob_store_class_version(record, newValue) }
  }

  /// Bytes of an instance from its `isa` on, without those of the Swift object.
  public var instanceSize: Int { record.pointee.instance_size }

  /// This class and its superclasses, nearest first.
  public var ancestry: some Sequence<RuntimeClass> {
    sequence(first: self) { $0.superclass }
  }

  /// Whether this class is the other or descends from it.
  ///
  /// - Complexity: O(depth).
  public func isSubclass(of other: RuntimeClass) -> Bool {
    ancestry.contains(other)
  }

  /// Whether instances respond to a selector themselves; forwarding does not count.
  ///
  /// May send `+resolveInstanceMethod:`, with which a class adds methods on demand.
  ///
  /// - Complexity: O(1) when it was asked before, else O(depth).
  public func responds(to selector: Selector) -> Bool {
    // SAFETY: a class has a dispatch table, and its entries last as long as it.
    if let entry = carob_cached_entry(record, selector.index) {
      if carob_entry_imp(entry) != nil { return true }
      switch Int(carob_entry_absent(entry)) {
      case CAROB_UNINITIALIZED: return true
      case CAROB_UNRESOLVABLE: return false
      default: break
      }
    }
    return MethodResolution.entry(of: self, selector) != nil
  }

  /// The code that a message to an instance calls; nil when instances do not respond themselves.
  /// For a traced method this is the method's own code, since the caller may keep it.
  ///
  /// - Complexity: O(1) when it was asked before and nothing changed, else O(depth).
  public func implementation(for selector: Selector) -> Implementation? {
    MethodLookup.callable(in: self, selector, to: .ask).map {
      Implementation(Tracer.untraced($0.entry, $0.imp))
    }
  }

  /// The class object, to send class messages to.
  public var object: ClassObject { data.classObject(for: self) }

  /// The name.
  public var description: String { name }

  var data: ClassData { ClassData.of(record) }
}
