import CCarob

/// Reading and writing the variable behind a property in one object, as the property's attributes ask for.
///
/// Atomic is what a property without `nonatomic` is: of two threads that use it at the same time, each sees a
/// whole value, and an object that it reads is alive until it lets go of it. That says nothing of two
/// properties, nor of the variable when it is used in another way.
struct PropertyStorage {
  private let address: UnsafeMutableRawPointer
  private let ivar: Ivar
  private let access: IvarAccess
  private let isAtomic: Bool

  /// - Safety: `id` must be an object whose class, or a superclass of it, has the variable.
  init(id: UnsafeMutableRawPointer, ivar: Ivar, isAtomic: Bool) {
    // SAFETY: the block is as long as its class says, and the layout gave every variable room in it.
    address = id + ivar.offset
    self.ivar = ivar
    access = IvarAccess(id: id, ivar: ivar)
    self.isAtomic = isAtomic
  }

  /// The object in a variable of object type.
  var object: Object? {
    isAtomic ? AccessorLocks.withLock(for: address) { access.object } : access.object
  }

  /// Stores an object by the variable's ownership.
  func setObject(_ new: Object?) {
    guard isAtomic else { return access.setObject(new) }
    guard ivar.ownership == .strong else {
      // Nothing from outside runs: a weak variable lets go of a box, a plain one of nothing.
      return AccessorLocks.withLock(for: address) { access.setObject(new) }
    }
    let id = new?.retainedID()
    let old = AccessorLocks.withLock(for: address) {
      let old = address.load(as: UnsafeMutableRawPointer?.self)
      address.storeBytes(of: id, as: UnsafeMutableRawPointer?.self)
      return old
    }
    // After the lock, because the old object's deallocation may come back here.
    // SAFETY: it was retained when it was stored.
    if let old { DeepRelease.release(id: old) }
  }

  /// A value that one load reads whole.
  private var isWord: Bool {
    switch ivar.type.unqualified {
    case .structure, .union, .complex, .int128, .unsignedInt128, .longDouble, .array: false
    default: ivar.size <= MemoryLayout<UInt64>.size
    }
  }

  /// The number in a variable of scalar type; nil for other types.
  var scalar: Scalar? {
    guard isWord else { return nil }
    // SAFETY: the variable is aligned for its type, whose size is that of an integer.
    return withUnsafeBytes(of: carob_load_scalar(address, ivar.size)) { bytes in
      bytes.baseAddress.flatMap { Scalar(ivar.type, at: $0) }
    }
  }

  /// Copies the value out.
  func copyBytes(to target: UnsafeMutableRawPointer) {
    if isWord {
      // SAFETY: as in `scalar`; the target has room for the value.
      withUnsafeBytes(of: carob_load_scalar(address, ivar.size)) { bytes in
        if let base = bytes.baseAddress { target.copyMemory(from: base, byteCount: ivar.size) }
      }
    } else if isAtomic {
      AccessorLocks.withLock(for: address) {
        target.copyMemory(from: address, byteCount: ivar.size)
      }
    } else {
      target.copyMemory(from: address, byteCount: ivar.size)
    }
  }

  /// Copies a value in.
  func setBytes(from source: UnsafeRawPointer) {
    if isWord {
      var word: UInt64 = 0
      withUnsafeMutableBytes(of: &word) { bytes in
        bytes.baseAddress?.copyMemory(from: source, byteCount: ivar.size)
      }
      // SAFETY: as in `scalar`.
      carob_store_scalar(address, ivar.size, word)
    } else if isAtomic {
      AccessorLocks.withLock(for: address) { access.setBytes(from: source) }
    } else {
      access.setBytes(from: source)
    }
  }
}

extension Scalar {
  /// An integer widened by its signedness to the word that a result has to be; nil for others.
  var widenedWord: UInt? {
    switch self {
    case .signed(let value): UInt(truncatingIfNeeded: value)
    case .unsigned(let value): UInt(truncatingIfNeeded: value)
    case .bool(let value): value ? 1 : 0
    case .floating: nil
    }
  }
}
