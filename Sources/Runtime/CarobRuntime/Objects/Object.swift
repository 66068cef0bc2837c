import CCarob
import Synchronization
import CarobLibc

/// The root class: an object that can receive messages. Registered in the runtime as `NSObject`.
///
/// A Swift object is the *peer* of a block of memory that C sees:
///
/// ```
///          ┌──────┬─────┬───────┬───────┬─
///  block → │ peer │ isa │ ivar  │ ivar  │ …        id points at isa
///          └──┬───┴─────┴───────┴───────┴─
///             └→ this Object, which owns the block
/// ```
///
/// `id` is a multiple of 16, as memory from `malloc` is, so that a variable's offset has its alignment.
///
/// An object whose class has no variables in the runtime, such as a string or a number, has the block
/// inside: its own first words have the layout of one. Otherwise the block is made when `id` is first read,
/// so that an object which no message and no plugin reaches has none. Swift counts references on both sides.
///
/// Subclasses state their members in `define(_:)`, and are registered at first use under their own
/// name. An instance of a class that a plugin registered has a peer of the nearest Swift class above.
open class Object {
  // The first three have the layout of a block's head, in this order, from a multiple of 16 on.

  /// The header of a block without indexed variables, with its `BlockFlags`. Only used while the block is inside.
  private let header = Atomic<UInt>(0)

  /// This object, once its block is inside; null else.
  private let peer = Atomic<UnsafeMutableRawPointer?>(nil)

  /// A copy of the block's `isa`, because there may be no block, and so that a send from Swift
  /// need not load the block's address first. See `setIsa`.
  @usableFromInline final let isaRecord: Atomic<UnsafeMutablePointer<objc_class>>

  /// Points at `isa` in the block, null before the block is made.
  @usableFromInline final let block = Atomic<UnsafeMutableRawPointer?>(nil)

  /// Makes an instance of a class of the runtime.
  ///
  /// A subclass with its own designated initialisers must implement this one as well: `+alloc`
  /// makes instances with it, with every property at its default.
  ///
  /// - Precondition: this Swift class is that of `isa`'s instances.
  public required init(isa: RuntimeClass) {
    isaRecord = Atomic(isa.record)
    InstanceCount.add(isa.record)
    precondition(
      ClassData.read(isa.record, { $0.swiftClass }) == type(of: self),
      "an instance of \(isa) has a \(isa.swiftClass) beneath it, not a \(type(of: self))")
  }

  /// Makes an instance of this Swift class.
  public convenience init() {
    self.init(isa: Self.runtimeClass)
  }

  /// States the members of this class for the runtime: methods, properties, protocols.
  ///
  /// Called once, before the class is first used. See `ClassDefinition`.
  open class func define(_ definition: ClassDefinition) {
    RootMembers.define(definition)
  }

  /// The name under which the class is registered: by default its own. A name that another class
  /// has gets the module in front.
  open class var runtimeName: String {
    self == Object.self ? "NSObject" : _typeName(self, qualified: false)
  }

  /// Whether the class has no superclass in the runtime, although it may have one in Swift.
  class var isRootClass: Bool { self == Object.self }

  /// A class made at run time between this Swift class and its Swift superclass; nil for none.
  ///
  /// Instances then have its methods and variables too, and `super` in a method of this class calls the method
  /// there. Read once, when the class is registered; subclasses that do not override it are not affected.
  ///
  /// - Precondition: it is registered, and its instances have a peer of the Swift superclass.
  open class var runtimeSuperclass: RuntimeClass? { nil }

  /// The runtime's class for this Swift class, registered at first use. [any-thread]
  public final class var runtimeClass: RuntimeClass { SwiftClasses.runtimeClass(for: self) }

  /// The object's class in the runtime, which may be a plugin's. See also `isa`.
  public final var runtimeClass: RuntimeClass { isa.visible }

  /// The class whose methods the object runs: its class, or the hidden class below it if the
  /// object has handlers (`respond(to:)`). Method look-ups start here.
  @inlinable public final var isa: RuntimeClass {
    RuntimeClass(record: isaRecord.load(ordering: .acquiring))
  }

  /// Gives the object another class, in its block too. Makes the block if there is none.
  ///
  /// - Precondition: no other thread sends to the object meanwhile.
  package final func setIsa(_ cls: RuntimeClass) {
    let id = id
    isaRecord.store(cls.record, ordering: .releasing)
    if id == idInside { return }
    // SAFETY: the block starts with its isa, and lives as long as this object.
    id.storeBytes(of: cls.record, as: UnsafeMutablePointer<objc_class>.self)
  }

  /// The object pointer that C sees, an `id`.
  ///
  /// - Safety: it is valid as long as this object; a plugin keeps it alive by `objc_retain`.
  /// - Complexity: O(1); the first call may allocate.
  @inlinable public final var id: UnsafeMutableRawPointer {
    let block = block.load(ordering: .acquiring)
    if _fastPath(block != nil), let block { return block }
    return makeBlock()
  }

  /// The id if the block is inside.
  final var idInside: UnsafeMutableRawPointer {
    // SAFETY: a Swift class has its stored properties in their order behind a header of two words.
    Unmanaged.passUnretained(self).toOpaque() + 32
  }

  /// Whether the object has a block, or another id.
  final var hasBlock: Bool { block.load(ordering: .acquiring) != nil }

  /// Gives the object the id of a string literal, before its own was read. Nil removes it.
  ///
  /// - Safety: the object must not go while it has the id, which it would free as its block.
  final func useID(_ id: UnsafeMutableRawPointer?) { block.store(id, ordering: .releasing) }

  /// Whether the object is a string literal of clang's, in its id or in a module's data: it has
  /// no header before its isa, and the isa cannot be changed.
  package final var isLiteral: Bool {
    if carob_is_tagged(block.load(ordering: .acquiring)) != 0 { return true }
    return carob_load_class_info(isa.record) & UInt(CAROB_CLASS_LITERAL) != 0
  }

  /// - Throws: `RegistrationError` for a literal and for a block, which cannot have handlers, observers or another class.
  package final func checkIsNoLiteral() throws(RegistrationError) {
    if (self as? NSBlock)?.held != nil {
      throw RegistrationError(
        .wrongState, "a block can get neither another class nor handlers of its own")
    }
    guard isLiteral else { return }
    throw RegistrationError(
      .wrongState,
      "\"\(self)\" is a string literal, which can get neither another class nor handlers of its own"
    )
  }

  /// Bytes of the block before `isa`: the position of its indexed variables, and the peer.
  static let blockHeader = 16

  @usableFromInline final func makeBlock() -> UnsafeMutableRawPointer {
    makeBlock(extra: IndexedVariables(size: 0, behind: 0))
  }

  /// The id of an object that was just made, which no other thread has.
  @inline(__always)
  final func firstID() -> UnsafeMutableRawPointer {
    if hasBlock { return id }
    return makeBlock(extra: IndexedVariables(size: 0, behind: 0), isShared: false)
  }

  /// Makes the block with room for indexed variables, unless there is a block.
  ///
  /// - Parameter isShared: whether another thread may be making one.
  final func makeBlock(
    extra: IndexedVariables, isShared: Bool = true
  ) -> UnsafeMutableRawPointer {
    let word = MemoryLayout<UnsafeRawPointer>.size
    let cls = isaRecord.load(ordering: .acquiring)
    let size = max(cls.pointee.instance_size, word, extra.end)
    // There are no variables, which a class with a larger alignment has.
    if size == word, !Zombies.areKept {
      // Another thread may be writing the same values.
      peer.store(Unmanaged.passUnretained(self).toOpaque(), ordering: .relaxed)
      return publish(idInside, isShared)
    }
    let (alignment, constructs) = ClassData.read(cls) {
      ($0.instanceAlignment, $0.constructsVariables)
    }
    guard let made = BlockMemory.allocate(size: size, alignment: alignment) else {
      fatalError("out of memory for an instance of \(RuntimeClass(record: cls))")
    }
    // SAFETY: the memory is zeroed, aligned for any type, and long enough for all three words.
    if extra.end > 0 {
      (made - Self.blockHeader).storeBytes(of: extra, as: IndexedVariables.self)
    }
    if alignment > Self.blockHeader { BlockFlags.setAlignment(made, alignment) }
    (made - word).storeBytes(
      of: Unmanaged.passUnretained(self).toOpaque(), as: UnsafeRawPointer.self)
    made.storeBytes(of: cls, as: UnsafeMutablePointer<objc_class>.self)
    if constructs { OwnedVariable.constructAll(in: made, cls) }
    let id = publish(made, isShared)
    if id != made {
      OwnedVariable.releaseAll(of: made, cls)
      BlockMemory.free(made)
    }
    return id
  }

  /// Makes a block the object's, unless the object has one.
  ///
  /// - Returns: the object's id.
  private func publish(
    _ id: UnsafeMutableRawPointer, _ isShared: Bool
  ) -> UnsafeMutableRawPointer {
    if !isShared {
      block.store(id, ordering: .releasing)
      return id
    }
    let (isOurs, winner) = block.compareExchange(
      expected: nil, desired: id, ordering: .acquiringAndReleasing)
    if isOurs { return id }
    guard let winner else { preconditionFailure("publishing a pointer left none") }
    return winner
  }

  deinit {
    Deallocation.run(self)
  }

  /// Releases the objects in stored properties, when the object goes and was sent `dealloc`.
  /// Collections override it, so that they may be nested deeply; see `DeepRelease`.
  open func releaseContents() {}

  /// The Swift object behind an object pointer; nil for null.
  ///
  /// - Safety: the pointer must be null, or an `id` of a living object, or a class.
  @inlinable public static func from(_ id: UnsafeMutableRawPointer?) -> Object? {
    guard let id else { return nil }
    return peer(of: id).takeUnretainedValue()
  }

  @inlinable package static func peer(of id: UnsafeMutableRawPointer) -> Unmanaged<Object> {
    headerPeer(of: id) ?? peerWithoutHeader(of: id)
  }

  /// The Swift object that the word before `isa` points to; nil for an id without such a word.
  @inlinable @inline(__always) package static func headerPeer(
    of id: UnsafeMutableRawPointer
  ) -> Unmanaged<Object>? {
    if carob_is_tagged(id) != 0 { return nil }
    // SAFETY: the caller passes an id. Its first word is its class, and the word before is the
    // peer, unless the class is marked as having none.
    let isa = id.load(as: UnsafeMutablePointer<objc_class>.self)
    let without = UInt(CAROB_CLASS_META | CAROB_CLASS_BLOCK | CAROB_CLASS_LITERAL)
    if carob_load_class_info(isa) & without != 0 { return nil }
    let peer = (id - MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self)
    return Unmanaged<Object>.fromOpaque(peer)
  }

  /// The record of the class in which an object's messages are looked up; see `isa`. For callers that have an id.
  ///
  /// Returns the record of a block's kind for a block; see also `dispatchRecord(of:)`.
  ///
  /// - Safety: the pointer must be an `id` of a living object, a class or a block.
  @inlinable package static func isaRecord(
    of id: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<objc_class> {
    if carob_is_tagged(id) != 0 { return SmallStrings.isaRecord(of: id) }
    // SAFETY: the first word of an id that is an address is its class.
    return id.load(as: UnsafeMutablePointer<objc_class>.self)
  }

  /// The peer of a class, of a small string or another literal, or of a block. For any other id it
  /// sets a pending error and returns a stand-in, so that no foreign memory is read as an object.
  @inline(never) @usableFromInline static func peerWithoutHeader(
    of id: UnsafeMutableRawPointer
  ) -> Unmanaged<Object> {
    if let known = knownPeer(of: id) { return known }
    if SmallStrings.isString(id) { return SmallStrings.peer(of: id) }
    if carob_load_class_info(isaRecord(of: id)) & UInt(CAROB_CLASS_LITERAL) != 0 {
      return StringLiterals.peer(of: id)
    }
    if carob_is_block(id) { return NSBlock.autoreleased(copyOf: id) }
    if let other = nameOfOther(id) {
      PendingError.set(RaisedError("\(other) was passed where an object is needed"))
      return Unmanaged.passUnretained(standIn)
    }
    let cls = RuntimeClass(record: id.assumingMemoryBound(to: objc_class.self))
    return Unmanaged.passUnretained(cls.object)
  }

  /// The peer of a class or a small string, if it was made; nil for another id. Asked first, since each class method has such
  /// a receiver.
  @inline(__always)
  static func knownPeer(of id: UnsafeMutableRawPointer) -> Unmanaged<Object>? {
    if carob_is_tagged(id) != 0 { return SmallStrings.known(UInt(bitPattern: id)) }
    let info = carob_load_class_info(isaRecord(of: id))
    let kinds = UInt(
      CAROB_CLASS_META | CAROB_CLASS_BLOCK | CAROB_CLASS_LITERAL | CAROB_CLASS_ZOMBIE)
    guard info & kinds == UInt(CAROB_CLASS_META) else { return nil }
    // SAFETY: what has a metaclass is a class, and its class object is never released.
    return ClassData.read(id.assumingMemoryBound(to: objc_class.self)) { $0.knownClassObject }
      .map { .fromOpaque($0.toOpaque()) }
  }

  // SAFETY: any thread may retain and release it; it has no state.
  nonisolated(unsafe) private static let standIn = Object()

  /// A description of a pointer that is neither an object, a class nor a block; nil for those.
  ///
  /// - Safety: the pointer must be an object, a class, a block, a zombie, or have one of its lowest three bits set.
  package static func nameOfOther(_ id: UnsafeMutableRawPointer) -> String? {
    if carob_is_tagged(id) == 0 { return Zombies.name(of: id) }
    return SmallStrings.isString(id)
      ? nil : "0x\(String(UInt(bitPattern: id), radix: 16)) (no object)"
  }

  /// Like `isaRecord(of:)`, but `NSBlock`'s record for a block: messages are looked up there.
  ///
  /// - Safety: as for `isaRecord(of:)`.
  @inline(__always)
  package static func dispatchRecord(
    of id: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<objc_class> {
    let record = isaRecord(of: id)
    if carob_load_class_info(record) & UInt(CAROB_CLASS_BLOCK) == 0 { return record }
    return blockRecord(of: id, record)
  }

  /// The same for an id whose class has no method cache of its own.
  @inline(never)
  private static func blockRecord(
    of id: UnsafeMutableRawPointer, _ record: UnsafeMutablePointer<objc_class>
  ) -> UnsafeMutablePointer<objc_class> {
    carob_is_block(id) ? NSBlock.runtimeClass.record : record
  }

  /// Whether a Swift object counts the references to an id: not for a class, a block, or a word that is no object.
  ///
  /// - Safety: as for `isaRecord(of:)`.
  static func isCounted(_ id: UnsafeMutableRawPointer) -> Bool {
    carob_load_class_info(isaRecord(of: id)) & UInt(CAROB_CLASS_META | CAROB_CLASS_BLOCK) == 0
  }

  /// Equality of `isEqual:` where a class does not override it: identity.
  open func isEqual(_ other: Object?) -> Bool { self === other }

  /// A hash value; equal objects have the same.
  open var hash: Int { Int(bitPattern: ObjectIdentifier(self)) }

  /// The text of the object in the output of the host: one line, the same in every run.
  open var objectDescription: String { "<\(runtimeClass.name)>" }

  /// The text of `-description`, which programs get: as in Cocoa, the address of the object follows the name of its
  /// class.
  open var cocoaDescription: String {
    let (text, name) = (objectDescription, "<\(runtimeClass.name)")
    guard text.hasPrefix(name + ">") else { return text }
    return "\(name): \(addressText)" + text.dropFirst(name.count)
  }

  /// The address of the object, as `%p` prints it.
  package final var addressText: String { "0x" + String(UInt(bitPattern: id), radix: 16) }
}

extension Object: CustomStringConvertible {
  /// The text of the object for people. A plugin's class may have a `-description` of its own; for others it is
  /// `objectDescription`, which is shorter than the one that programs get. A program that called gets an error as an
  /// exception.
  public final var description: String {
    let isPlain = RootMethod.description.isUsed(by: isa)
    if isPlain, !Tracer.isWatching { return objectDescription }
    let answer = answeredDescription
    return isPlain ? objectDescription : answer
  }

  /// The text that `-description` answers. A program that called gets an error as an exception.
  package final var answeredDescription: String {
    do throws(MessageError) {
      return try RootMembers.description(self) ?? objectDescription
    } catch {
      ExceptionRaising.leaveToProgram(error, orWarn: nil)
      return objectDescription
    }
  }
}
