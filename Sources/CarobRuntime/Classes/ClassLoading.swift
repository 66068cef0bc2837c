import CCarob

/// Sending `+load` to a class that was just registered.
enum ClassLoading {
  private static let load = Selector("load")

  /// Calls the class's own `+load`, if it has one.
  ///
  /// It is not a message, so that the class is not sent `+initialize` first.
  ///
  /// - Throws: `RegistrationError` when it raises an error.
  static func sendLoad(to cls: RuntimeClass) throws(RegistrationError) {
    let own = RuntimeLock.withLock { state -> Loader? in
      guard let method = cls.metaclass.data.methods[load.index], let imp = method.pointee.imp,
        let types = method.pointee.types
      else { return nil }
      return Loader(
        implementation: Implementation(imp),
        fits: state.signatures[ExactString(String(cString: types))]?.resultFitsRegister ?? false)
    }
    guard let own else { return }
    guard own.fits else {
      throw .loadFailed(cls, RaisedError("not sent, because it returns a structure"))
    }
    if let error = call(own.implementation.imp, load, on: cls) { throw .loadFailed(cls, error) }
  }

  /// A class's own `+load`.
  private struct Loader: Sendable {
    let implementation: Implementation
    /// Whether it can be called as if it had no result.
    let fits: Bool
  }

  /// Calls a class method without arguments, ignoring its result, and gives the error that it leaves.
  static func call(_ imp: IMP, _ selector: Selector, on cls: RuntimeClass) -> (any Error)? {
    PendingError.settingAside {
      typealias ClassMethod = @convention(c) (UnsafeMutablePointer<objc_class>, SEL) -> Void
      // SAFETY: a method without colons takes receiver and selector only; a result that comes in a
      // register is ignored.
      unsafeBitCast(imp, to: ClassMethod.self)(cls.record, selector.sel)
      return PendingError.take()
    }
  }
}
