/// Instance variables of an object by their description. Not atomic: threads that share an object must agree
/// on who writes.
extension Object {
  /// The object in a variable of object type.
  ///
  /// - Precondition: the variable is one of the object's class or a superclass, and holds an object.
  /// - Complexity: O(variables).
  public final func object(in ivar: Ivar) -> Object? {
    access(to: ivar, isObject: true).object
  }

  /// Stores an object by the variable's ownership.
  ///
  /// - Parameter strongDefault: whether a variable without ownership retains the object nevertheless,
  ///   and releases the old one. It is not released when the owner of the variable goes.
  /// - Precondition: as for `object(in:)`.
  /// - Complexity: O(variables).
  public final func setObject(_ value: Object?, in ivar: Ivar, strongDefault: Bool = false) {
    access(to: ivar, isObject: true).setObject(value, strongDefault: strongDefault)
  }

  /// Runs `body` with the bytes of a variable, which are valid until it returns. The bytes of a
  /// bit-field, whose bits are `bits`, may have bits of others.
  ///
  /// - Precondition: the variable is one of the object's class or a superclass, and holds no object.
  /// - Complexity: O(variables).
  public final func withBytes<Result, Failure: Error>(
    of ivar: Ivar, _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let access = access(to: ivar, isObject: false)
    return try withExtendedLifetime(self) { () throws(Failure) in try body(access.bytes) }
  }

  private func access(to ivar: Ivar, isObject: Bool) -> IvarAccess {
    precondition(
      runtimeClass.ancestry.contains { $0.ivars.contains(ivar) },
      "\(ivar.name) is no variable of \(runtimeClass.withArticle)")
    precondition(
      ivar.isObject == isObject,
      "\(ivar.name) is of type \"\(ivar.encoding)\", which is \(isObject ? "no" : "an") object")
    return IvarAccess(object: self, ivar: ivar)
  }
}
