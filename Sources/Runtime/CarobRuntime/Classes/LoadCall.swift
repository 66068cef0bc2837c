import CCarob

/// A `+load` that is to be called: a class's own, or a category's.
///
/// It is not a message, so that the class is not sent `+initialize` first.
package struct LoadCall {
  let cls: RuntimeClass
  let method: Method
  /// The owner of the method, for errors: `Class` or `Class(Category)`.
  let title: String

  /// Calls it.
  ///
  /// - Throws: `RegistrationError` when it raises an error, or returns a structure.
  package func send() throws(RegistrationError) {
    guard try cls.checkedSignature(method.selector, method.encoding).resultFitsRegister else {
      throw .loadFailed("+[\(title) load]", RaisedError("not sent, because it returns a structure"))
    }
    if let error = cls.callClassMethod(method.implementation.imp, method.selector) {
      throw .loadFailed("+[\(title) load]", error)
    }
  }
}

extension RuntimeClass {
  private static let load = Selector("load")

  /// The class's own `+load`, if it has one.
  var load: LoadCall? {
    let own = RuntimeLock.withLock { _ in
      metaclass.data.methods[Self.load.index].flatMap { Method($0, of: metaclass) }
    }
    return own.map { LoadCall(cls: self, method: $0, title: name) }
  }

  /// The `+load` in a template of this class, also when a category has replaced it by now.
  package func load(of template: ClassTemplate) -> LoadCall? {
    load(among: template.methods, title: name)
  }

  /// The `+load` among methods of the class or a category.
  func load(among methods: [Method], title: String) -> LoadCall? {
    methods.first { $0.selector == Self.load && $0.isClassMethod }
      .map { LoadCall(cls: self, method: $0, title: title) }
  }

  /// Calls a class method without arguments, and returns the error that it leaves; its result is ignored.
  func callClassMethod(_ imp: IMP, _ selector: Selector) -> (any Error)? {
    PendingError.settingAside {
      // SAFETY: a method without colons takes receiver and selector only; a result that comes in a
      // register is ignored.
      autoreleasePool { carob_call_plain(imp, record, selector.sel) }
      return PendingError.take()
    }
  }
}
