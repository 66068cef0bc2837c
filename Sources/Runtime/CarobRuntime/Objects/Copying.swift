import CCarob

/// `copy` and `mutableCopy` of `NSObject`: they send `copyWithZone:` and `mutableCopyWithZone:`,
/// which make the copy. The zone is always null.
package enum Copying {
  package static let copyWithZone = Selector("copyWithZone:")

  private static let mutableCopyWithZone = Selector("mutableCopyWithZone:")

  fileprivate typealias Code =
    @convention(c) (MessageReceiver, SEL, OpaquePointer?) -> UnsafeMutableRawPointer?

  /// The `copyWithZone:` of objects that never change.
  fileprivate static let returnReceiver: Code = { this, _, _ in
    // It may be on the stack.
    if carob_is_block(this.id) { return carob_copy_block(this.id) }
    if carob_load_class_info(Object.isaRecord(of: this.id)) & UInt(CAROB_CLASS_OWN_PRIMITIVES) != 0
    {
      return Copying.copyContents(of: this)
    }
    Object.retain(this.id)
    return this.id
  }

  /// The copy of an object that was asked for its contents.
  @inline(never)
  private static func copyContents(of this: MessageReceiver) -> UnsafeMutableRawPointer? {
    MethodFunctions.run(orReturn: nil) {
      let object = Object.peer(of: this.id).takeUnretainedValue()
      return ((object as? any ClassCluster)?.copyOfContents() ?? object).cResult(owned: true)
    }
  }

  private static let codeThatReturnsReceiver = Implementation(
    unsafeBitCast(returnReceiver, to: IMP.self))

  /// Whether the copy of an instance is the instance itself, until a method changes anywhere.
  static func givesReceiver(_ cls: RuntimeClass) -> Bool {
    RootMethod.copy.isUsed(by: cls) && !cls.hasOwnPrimitives
      && cls.implementation(for: copyWithZone) == codeThatReturnsReceiver
  }

  private static let sendCopyWithZone = Message<(Pointer) -> Object?>(copyWithZone)

  private static let sendMutableCopyWithZone = Message<(Pointer) -> Object?>(mutableCopyWithZone)

  static func define(_ object: ClassMembers<Object>) {
    object.classMethod("+ (id)copyWithZone:(NSZone *)zone") { (cls, _: Pointer) in cls }
    object.classMethod("+ (id)mutableCopyWithZone:(NSZone *)zone") { (cls, _: Pointer) in cls }
    object.method.function("- (id)copy") {
      (this: MessageReceiver, _: SEL) -> UnsafeMutableRawPointer? in
      let code = Copying.code(of: Copying.copyWithZone, for: this)
      return MethodFunctions.run(orReturn: nil) {
        if let code { return code(this, Copying.copyWithZone.sel, nil) }
        return try Copying.make(this, by: Copying.sendCopyWithZone)
      }
    }
    object.method.function("- (id)mutableCopy") {
      (this: MessageReceiver, _: SEL) -> UnsafeMutableRawPointer? in
      let code = Copying.code(of: Copying.mutableCopyWithZone, for: this)
      return MethodFunctions.run(orReturn: nil) {
        if let code { return code(this, Copying.mutableCopyWithZone.sel, nil) }
        return try Copying.make(this, by: Copying.sendMutableCopyWithZone)
      }
    }
  }

  /// The code that makes a copy, and returns a reference that the sender of `copy` gets. Nil for code of other types.
  @inline(__always)
  private static func code(of selector: Selector, for this: MessageReceiver) -> Code? {
    // SAFETY: code of these types.
    MethodCache.code(
      for: this.id, selector, taking: ArgumentKinds(.pointer), returning: .object
    ).map { unsafeBitCast($0, to: Code.self) }
  }

  @inline(never)
  private static func make(
    _ this: MessageReceiver, by message: Message<(Pointer) -> Object?>
  ) throws -> UnsafeMutableRawPointer? {
    try message(Object.argument(this.id), Pointer(nil))?.cResult(owned: true)
  }
}

extension Object {
  private static let copy = Message<() -> Object?>("copy")

  /// A copy of the object, as its `copy` method makes it.
  ///
  /// - Throws: `MessageError` when the object cannot be copied.
  package func copied() throws(MessageError) -> Object? {
    try Self.copy(self)
  }
}

extension ClassMembers {
  /// Objects that never change: a copy is the object itself.
  package func isImmutable() {
    adopt("NSCopying")
    method.function("- (id)copyWithZone:(NSZone *)zone", Copying.returnReceiver)
  }
}
