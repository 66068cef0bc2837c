import CarobLibc
import CarobRuntime

/// How a collection of pointers holds, compares and hashes what is in it: the options of
/// `NSPointerFunctions`, and functions of a program that replace them.
struct PointerRules {
  enum Memory {
    case strong, weak, opaque, malloc
  }

  enum Personality {
    case object, objectPointer, opaque, cString, structure, integer
  }

  typealias Size = @convention(c) (UnsafeRawPointer?) -> UInt
  typealias Hash = @convention(c) (UnsafeRawPointer?, Size?) -> UInt
  typealias Equal = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, Size?) -> Bool
  typealias Acquire =
    @convention(c) (UnsafeRawPointer?, Size?, Bool) -> UnsafeMutableRawPointer?
  typealias Describe = @convention(c) (UnsafeRawPointer?) -> UnsafeMutableRawPointer?
  typealias Relinquish = @convention(c) (UnsafeRawPointer?, Size?) -> Void

  /// The options, as `NSPointerFunctionsOptions` has them.
  var options: UInt
  var size: Size?
  var hash: Hash?
  var equal: Equal?
  var acquire: Acquire?
  var relinquish: Relinquish?
  var describe: Describe?

  init(_ options: UInt) { self.options = options }

  static let strongObjects = PointerRules(0)
  static let weakObjects = PointerRules(5)

  var memory: Memory {
    switch options & 0xff {
    case 0: .strong
    case 1, 5: .weak
    case 3, 4: .malloc
    default: .opaque
    }
  }

  var personality: Personality {
    switch options >> 8 & 0xff {
    case 0: .object
    case 2: .objectPointer
    case 3: .cString
    case 4: .structure
    case 5: .integer
    default: .opaque
    }
  }

  var copiesIn: Bool { options & 1 << 16 != 0 }

  /// Whether the pointers are objects, retained or not.
  var areObjects: Bool { personality == .object || personality == .objectPointer }

  /// Whether an object may go while it is in the collection.
  var isWeak: Bool { areObjects && memory == .weak }

  // MARK: Holding

  /// Holds a pointer as the options say.
  ///
  /// - Throws: the error of a copy; `MessageError` when the pointer should be an object and is not.
  func hold(_ pointer: UnsafeMutableRawPointer?) throws -> HeldPointer {
    if let acquire { return .raw(acquire(pointer, size, copiesIn)) }
    guard let pointer else { return .raw(nil) }
    if areObjects, memory == .strong || memory == .weak || copiesIn {
      let given = try Object.argument(pointer)
      let object = copiesIn ? try given.copied() ?? given : given
      return memory == .weak ? .weak(WeakBox(object)) : .strong(object)
    }
    guard copiesIn, memory == .malloc else { return .raw(pointer) }
    guard let count = byteCount(pointer), let copy = malloc(max(count, 1)) else {
      return .raw(pointer)
    }
    copy.copyMemory(from: pointer, byteCount: count)
    return .raw(copy)
  }

  /// Lets go of a pointer that was held. Objects go with what holds them.
  func drop(_ held: HeldPointer) {
    guard case .raw(let pointer) = held else { return }
    if let relinquish { return relinquish(pointer, size) }
    if memory == .malloc { free(pointer) }
  }

  private func byteCount(_ pointer: UnsafeMutableRawPointer) -> Int? {
    switch personality {
    // SAFETY: the personality says that this is a text that ends with NUL.
    case .cString: strlen(pointer.assumingMemoryBound(to: CChar.self)) + 1
    default: size.map { Int(clamping: $0(pointer)) }
    }
  }

  // MARK: Comparing

  /// The hash of a pointer.
  ///
  /// - Throws: the error of the object's `hash`.
  func hash(of pointer: UnsafeMutableRawPointer?) throws -> UInt {
    if let hash { return hash(pointer, size) }
    guard let pointer else { return 0 }
    switch personality {
    case .object: return try Equality.hash(of: try Object.argument(pointer))
    case .cString, .structure:
      guard let count = byteCount(pointer) else { return UInt(bitPattern: pointer) }
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(start: pointer, count: count))
      return UInt(bitPattern: hasher.finalize())
    default: return UInt(bitPattern: pointer)
    }
  }

  /// Whether two pointers are equal.
  ///
  /// - Throws: the error of the object's `isEqual:`.
  func isEqual(
    _ first: UnsafeMutableRawPointer?, _ second: UnsafeMutableRawPointer?
  ) throws -> Bool {
    if first == second { return true }
    if let equal { return equal(first, second, size) }
    guard let first, let second else { return false }
    switch personality {
    case .object:
      return try Equality.isEqual(try Object.argument(first), try Object.argument(second))
    case .cString, .structure:
      guard let count = byteCount(first), count == byteCount(second) else { return false }
      return memcmp(first, second, count) == 0
    default: return false
    }
  }

  /// A text for descriptions.
  func text(of pointer: UnsafeMutableRawPointer?) -> String {
    guard let pointer else { return "(null)" }
    // SAFETY: the function's contract is to return an object or nil.
    if let describe, let text = try? Object.argument(describe(pointer)) { return text.description }
    if areObjects, let object = try? Object.argument(pointer) { return object.description }
    if personality == .integer { return String(UInt(bitPattern: pointer)) }
    return "0x" + String(UInt(bitPattern: pointer), radix: 16)
  }
}

/// A pointer in a collection.
enum HeldPointer {
  case strong(Object)
  case weak(WeakBox)
  case raw(UnsafeMutableRawPointer?)

  /// The pointer, with what keeps it valid meanwhile; nil when the object is gone.
  var loaded: LoadedPointer? {
    switch self {
    case .strong(let object): LoadedPointer(address: object.id, owner: object)
    case .weak(let box): box.object.map { LoadedPointer(address: $0.id, owner: $0) }
    case .raw(let pointer): LoadedPointer(address: pointer, owner: nil)
    }
  }
}

/// A pointer that was read from a collection.
struct LoadedPointer {
  let address: UnsafeMutableRawPointer?
  let owner: Object?

  /// The address, which lasts until the pool is drained if it is that of an object that the collection retains.
  func lent() -> UnsafeMutableRawPointer? { owner.map { $0.autoreleased().id } ?? address }
}
