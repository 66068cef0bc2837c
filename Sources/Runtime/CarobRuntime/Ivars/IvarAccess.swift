import CCarob

/// Reads and writes one instance variable of one object.
///
/// Not atomic: threads that share an object must agree on who writes.
package struct IvarAccess {
  private let address: UnsafeMutableRawPointer
  private let ivar: Ivar

  /// - Precondition: the variable belongs to the object's class or a superclass.
  package init(object: Object, ivar: Ivar) {
    self.init(id: object.id, ivar: ivar)
  }

  /// - Safety: `id` must be an object whose class, or a superclass of it, has the variable.
  package init(id: UnsafeMutableRawPointer, ivar: Ivar) {
    // SAFETY: the block has the length of its class, whose layout has room for every variable.
    address = id + ivar.offset
    self.ivar = ivar
  }

  /// The object in a variable of object type.
  package var object: Object? {
    ObjectVariable(address: address, ownership: ivar.ownership).load()
  }

  /// Stores an object by the variable's ownership.
  ///
  /// - Parameter strongDefault: whether a variable without ownership retains the object nevertheless.
  package func setObject(_ new: Object?, strongDefault: Bool = false) {
    let ownership = ivar.ownership == .unretained && strongDefault ? .strong : ivar.ownership
    ObjectVariable(address: address, ownership: ownership).store(new)
  }

  /// The number in a variable of scalar type; nil for other types.
  var scalar: Scalar? { Scalar(ivar.type, at: address) }

  /// Stores a number; false when it does not fit without loss or the variable is no number.
  package func setScalar(_ scalar: Scalar) -> Bool {
    scalar.write(as: ivar.type, to: address)
  }

  /// The bytes that the variable takes.
  package var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: address, count: ivar.size)
  }

  /// Copies a value in.
  package func setBytes(from source: UnsafeRawPointer) {
    address.copyMemory(from: source, byteCount: ivar.size)
  }
}
