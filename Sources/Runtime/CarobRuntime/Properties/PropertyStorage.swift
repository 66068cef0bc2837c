import CCarob

/// The variable behind a property: the fields of an `Ivar` that accessors need, without references, so that copying it is cheap.
package struct PropertyVariable: Sendable {
  /// The offset from the object pointer, and the size in bytes.
  fileprivate let offset: Int
  fileprivate let size: Int
  /// The kind of the variable's type, which matters for numbers.
  fileprivate let kind: PassingKind
  fileprivate let ownership: Ivar.Ownership
  package let isAtomic: Bool
  /// Whether one load reads a whole value.
  fileprivate let isWord: Bool

  /// - Precondition: the variable has its offset, as in registered classes.
  init(_ ivar: Ivar, of property: Property) {
    offset = ivar.offset
    size = ivar.size
    kind = PassingKind(ivar.type)
    ownership = ivar.ownership
    isAtomic = !property.attributes.isNonatomic
    isWord =
      switch ivar.type.unqualified {
      case .structure, .union, .complex, .int128, .unsignedInt128, .longDouble, .array: false
      default: ivar.size <= MemoryLayout<UInt64>.size
      }
  }

  /// Whether the variable is a number of this kind.
  func isNumber(of kind: PassingKind) -> Bool { self.kind == kind && kind.numberSize == size }
}

/// Reads and writes the variable behind a property in one object, as the property's attributes ask.
///
/// Atomic means a property without `nonatomic`: of two threads that use it at the same time, each
/// sees a whole value, and an object that it reads is alive until it releases it. This does not
/// cover two properties together, nor other accesses to the variable.
struct PropertyStorage {
  private let address: UnsafeMutableRawPointer
  private let variable: PropertyVariable

  /// - Safety: `id` must be an object whose class, or a superclass of it, has the variable.
  @inline(__always)
  init(_ variable: PropertyVariable, in id: UnsafeMutableRawPointer) {
    // SAFETY: the block has the length of its class, whose layout has room for every variable.
    address = id + variable.offset
    self.variable = variable
  }

  private var objectVariable: ObjectVariable {
    ObjectVariable(address: address, ownership: variable.ownership)
  }

  /// The object in a variable of object type.
  var object: Object? {
    variable.isAtomic
      ? AccessorLocks.withLock(for: address) { objectVariable.load() } : objectVariable.load()
  }

  /// Stores an object by the variable's ownership.
  func setObject(_ new: Object?) {
    guard variable.isAtomic else { return objectVariable.store(new) }
    guard variable.ownership == .strong else {
      // No foreign code runs: storing into a weak variable frees a box, storing into a plain one frees nothing.
      return AccessorLocks.withLock(for: address) { objectVariable.store(new) }
    }
    let id = new?.retainedID()
    let old = AccessorLocks.withLock(for: address) { objectVariable.exchange(id) }
    // After the lock, because the old object's deallocation may come back here.
    // SAFETY: it was retained when it was stored.
    if let old { DeepRelease.release(id: old) }
  }

  /// The number in a variable of scalar type; nil for other types.
  var scalar: Scalar? {
    guard variable.isWord else { return nil }
    // SAFETY: the variable is aligned for its type, whose size is that of an integer.
    return Scalar(variable.kind, bits: carob_load_scalar(address, variable.size))
  }

  /// Stores the low bits of a number, as many as the variable's type has.
  ///
  /// - Precondition: the variable is a number.
  func setNumber(bits: UInt64) {
    // SAFETY: as above.
    carob_store_scalar(address, variable.size, bits)
  }

  /// Copies the value out.
  func copyBytes(to target: UnsafeMutableRawPointer) {
    if variable.isWord {
      // SAFETY: as in `scalar`; the target has room for the value.
      withUnsafeBytes(of: carob_load_scalar(address, variable.size)) { bytes in
        if let base = bytes.baseAddress { target.copyMemory(from: base, byteCount: variable.size) }
      }
    } else if variable.isAtomic {
      AccessorLocks.withLock(for: address) {
        target.copyMemory(from: address, byteCount: variable.size)
      }
    } else {
      target.copyMemory(from: address, byteCount: variable.size)
    }
  }

  /// Copies a value in.
  func setBytes(from source: UnsafeRawPointer) {
    if variable.isWord {
      var word: UInt64 = 0
      withUnsafeMutableBytes(of: &word) { bytes in
        bytes.baseAddress?.copyMemory(from: source, byteCount: variable.size)
      }
      setNumber(bits: word)
    } else if variable.isAtomic {
      AccessorLocks.withLock(for: address) {
        address.copyMemory(from: source, byteCount: variable.size)
      }
    } else {
      address.copyMemory(from: source, byteCount: variable.size)
    }
  }
}

extension Scalar {
  /// An integer widened by its signedness to a word, as results need it; nil for other types.
  var widenedWord: UInt? {
    switch self {
    case .signed(let value): UInt(truncatingIfNeeded: value)
    case .unsigned(let value): UInt(truncatingIfNeeded: value)
    case .bool(let value): value ? 1 : 0
    case .floating: nil
    }
  }
}
