import CCarob

extension Object {
  /// A new object of the same class with the same variables, as `object_copy` makes it: bytes are copied,
  /// strong variables retained, weak ones refer to the same object. No message is sent.
  ///
  /// - Throws: `RegistrationError` for a class, for an object whose Swift class has state, and
  ///   when only code of its class can copy a variable.
  /// - Complexity: O(variables).
  package final func copyOfVariables() throws(RegistrationError) -> Object {
    let cls = runtimeClass
    guard cls.swiftClass == Object.self, !(self is ClassObject) else {
      throw .hasSwiftState(cls.name)
    }
    let copy = try cls.makeInstance()
    for current in cls.ancestry {
      for ivar in RuntimeLock.withLock({ _ in current.data.ivars.all }) {
        let (from, to) = (
          IvarAccess(object: self, ivar: ivar), IvarAccess(object: copy, ivar: ivar)
        )
        if ivar.isBlock, ivar.ownership != .unretained {
          let block = BlockVariable(ivar, in: id).load()
          BlockVariable(ivar, in: copy.id).store(block?.address)
        } else if ivar.isKeptByCode {
          throw .isKeptByCode(current.name, ivar)
        } else if ivar.ownership == .unretained {
          if let bytes = from.bytes.baseAddress { to.setBytes(from: bytes) }
        } else {
          to.setObject(from.object)
        }
      }
    }
    return copy
  }
}

extension RegistrationError {
  fileprivate static func isKeptByCode(_ cls: String, _ ivar: Ivar) -> Self {
    Self(
      .wrongState,
      "\(cls.withArticle) cannot be copied by its variables: only its own code can copy "
        + "\(ivar.name) of type \"\(ivar.encoding)\"")
  }

  fileprivate static func hasSwiftState(_ cls: String) -> Self {
    Self(
      .wrongState,
      "\(cls.withArticle) cannot be copied by its variables: a Swift class lies beneath it")
  }
}
