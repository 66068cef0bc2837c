import CarobRuntime

extension FoundationHooks {
  /// The classes of this library, as the runtime asks for them.
  fileprivate static let ofThisLibrary = FoundationHooks(
    addRootMembers: { root in
      KeyValueMembers.define(root)
      KeyValueObservingMembers.define(root)
      PerformingMembers.define(root)
      ValidationMembers.define(root)
      RootMethod.note(RootMethod.ofKeyValueCoding, in: root.cls)
    },
    stringClass: StringBox.self,
    makeString: { StringBox($0, isa: $1) },
    text: { ($0 as? StringBox)?.string },
    makeNumber: { NumberBox($0) },
    scalar: { ($0 as? NumberBox)?.scalar },
    isOfValues: { $0 is StringBox.Type || $0 is NumberBox.Type },
    makeException: { name, error in
      let userInfo = DictionaryBox(["NSUnderlyingError": ErrorBox.of(error)])
      return ExceptionBox(name: name, reason: "\(error)", userInfo: userInfo)
    },
    raiseException: { cls, name, reason in
      guard let name = name as? StringBox else {
        throw MessageError.unexpectedArgument("NSString", name.runtimeClass.withArticle)
      }
      return try ExceptionBox.make(cls, name: name.string, reason: reason, userInfo: nil)
    },
    exceptionText: { ($0 as? ExceptionBox)?.sentence },
    observedClass: { (object, cls) throws(RegistrationError) in
      try KeyValueObserving.isa(of: object, below: cls)
    },
    removeObservers: { ObservedObjects.removeAll(from: $0) },
    observerBlockers: { ObservedObjects.blockers(classes: $0) })
}

/// The function that the runtime calls in programs that link this library (`carob_fill_hooks_of_foundation`).
@_cdecl("carob_fill_foundation_hooks")
func fillFoundationHooks() { FoundationHooks.ofThisLibrary.fill() }
