import CCarob

/// `+alloc`, `-init` and `+new` of the root class, as functions in C: an object that is made in
/// Objective-C gets these messages, and calling a Swift closure takes longer than making an object.
enum AllocationMembers {
  private typealias Code = @convention(c) (UnsafeMutableRawPointer, SEL) -> UnsafeMutableRawPointer?

  private static let alloc: Code = { cls, _ in
    PendingError.reporting {
      // SAFETY: only classes have class methods.
      let cls = RuntimeClass(record: cls.assumingMemoryBound(to: objc_class.self))
      let made = try cls.makeInstance()
      let id = made.id
      // The object is neither a class nor a C block, which C would count otherwise.
      _ = Unmanaged.passRetained(made)
      return id
    }
  }

  /// Takes over the caller's reference to the object, and returns it.
  private static let initialize: Code = { id, _ in id }

  static func define(_ root: ClassMembers<Object>) {
    add("alloc", alloc, to: root.cls.metaclass, root)
    add("- (instancetype)init", initialize, to: root.cls, root)
    root.classMethod.function("+ (instancetype)new") { (this: MessageReceiver, _: SEL) in
      MethodFunctions.run(orReturn: nil) {
        // SAFETY: only classes have class methods.
        let cls = RuntimeClass(record: this.id.assumingMemoryBound(to: objc_class.self))
        return try RootMembers.initialize(try cls.makeInstance())?.cResult(owned: true)
      }
    }
  }

  private static func add(
    _ name: StaticString, _ code: Code, to cls: RuntimeClass, _ root: ClassMembers<Object>
  ) {
    root.method.mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(
        Selector(stating: name), Implementation(unsafeBitCast(code, to: IMP.self)), types: "@16@0:8"
      )
    }
  }
}
