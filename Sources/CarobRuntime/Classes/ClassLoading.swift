import CCarob

extension RuntimeClass {
  static let load = Selector("load")

  /// Calls the class's own `+load`, if it has one.
  ///
  /// It is not a message, so that the class is not sent `+initialize` first.
  ///
  /// - Throws: `RegistrationError` when it raises an error.
  func sendLoad() throws(RegistrationError) {
    let own = RuntimeLock.withLock { _ in
      metaclass.data.methods[Self.load.index].flatMap { Method($0, of: metaclass) }
    }
    if let own { try callLoad(own, title: name) }
  }

  /// Calls the `+load` that a template of this class has, also when a category has another one by now.
  ///
  /// - Throws: `RegistrationError` when it raises an error.
  package func sendLoad(of template: ClassTemplate) throws(RegistrationError) {
    if let own = template.load { try callLoad(own, title: name) }
  }

  /// Calls a `load` of the class or of a category.
  ///
  /// - Parameter title: whose it is, for the error.
  /// - Throws: `RegistrationError` when it raises an error, or gives a structure.
  func callLoad(_ method: Method, title: String) throws(RegistrationError) {
    guard try checkedSignature(method.selector, method.encoding).resultFitsRegister else {
      throw .loadFailed("+[\(title) load]", RaisedError("not sent, because it returns a structure"))
    }
    if let error = callClassMethod(method.implementation.imp, method.selector) {
      throw .loadFailed("+[\(title) load]", error)
    }
  }

  /// Calls a class method without arguments, ignoring its result, and gives the error that it leaves.
  func callClassMethod(_ imp: IMP, _ selector: Selector) -> (any Error)? {
    PendingError.settingAside {
      typealias ClassMethod = @convention(c) (UnsafeMutablePointer<objc_class>, SEL) -> Void
      // SAFETY: a method without colons takes receiver and selector only; a result that comes in a
      // register is ignored.
      autoreleasePool { unsafeBitCast(imp, to: ClassMethod.self)(record, selector.sel) }
      return PendingError.take()
    }
  }
}
