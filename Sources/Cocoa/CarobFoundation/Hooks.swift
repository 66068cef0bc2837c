import CarobRuntime

/// The classes of this library, as the runtime asks for them.
private enum Hooks: FoundationHooks {
  static func addRootMembers(_ root: ClassMembers<Object>) {
    KeyValueMembers.define(root)
    KeyValueObservingMembers.define(root)
    PerformingMembers.define(root)
    ValidationMembers.define(root)
    ComparisonMembers.define(root)
    CodingMembers.define(root)
    RootMethod.note(RootMethod.ofKeyValueCoding, in: root.cls)
  }

  static var stringClass: Object.Type { StringBox.self }

  static func makeString(_ text: String, _ isa: RuntimeClass) -> Object {
    StringBox(text, isa: isa)
  }

  static func text(_ object: Object) -> String? { (object as? StringBox)?.string }

  static func makeNumber(_ scalar: Scalar) -> Object { NumberBox(scalar) }

  static func scalar(_ object: Object) -> Scalar? { (object as? NumberBox)?.scalar }

  static func isOfValues(_ type: Object.Type) -> Bool {
    type is StringBox.Type || type is NumberBox.Type
  }

  static func makeException(_ name: String, _ error: any Error) -> Object {
    let userInfo = DictionaryBox(["NSUnderlyingError": ErrorBox.of(error)])
    return NSException(name: name, reason: "\(error)", userInfo: userInfo)
  }

  static func makeException(
    of cls: ClassObject, _ name: Object?, _ reason: String
  ) throws -> Object? {
    if let name, !(name is StringBox) {
      throw MessageError.unexpectedArgument("NSString", name.runtimeClass.withArticle)
    }
    return try NSException.make(
      cls, name: (name as? StringBox)?.string, reason: reason, userInfo: nil)
  }

  static func exceptionText(_ object: Object) -> String? { (object as? NSException)?.sentence }

  static func observedClass(
    of object: Object, below cls: RuntimeClass
  ) throws(RegistrationError) -> RuntimeClass {
    try KeyValueObserving.isa(of: object, below: cls)
  }

  static func removeObservers(from object: Object) -> Bool {
    ObservedObjects.removeAll(from: object)
  }

  static func observerBlockers(_ classes: [RuntimeClass]) -> [UnloadBlocker] {
    ObservedObjects.blockers(classes: classes)
  }

  static var heldValues: [HeldValue] {
    NSRunLoop.heldValues + NSNotificationCenter.shared.heldValues + NSOperationQueue.heldValues
  }

  static func elements(of object: Object) -> [Object] {
    switch object {
    case let array as ArrayBox: array.held
    case let dictionary as DictionaryBox: dictionary.table.values
    case let set as SetBox: set.held.keys
    case let set as OrderedSetBox: set.heldList.elements
    default: []
    }
  }
}

/// The function that the runtime calls in programs that link this library (`carob_fill_hooks_of_foundation`).
@_cdecl("carob_fill_foundation_hooks")
func fillFoundationHooks() { LinkedFoundation.fill(Hooks.self) }
