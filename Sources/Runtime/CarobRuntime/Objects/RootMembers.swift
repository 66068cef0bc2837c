import CCarob

/// The members of `NSObject`.
package enum RootMembers {
  private static let describe = Message<() -> Object?>("description")

  /// The result of `-description`, which a plugin's class may override.
  package static func description(_ object: Object) throws(MessageError) -> String? {
    // The root's own need not be sent unless messages are traced.
    if !Tracer.isWatching, RootMethod.description.isUsed(by: object.isa) {
      return object.cocoaDescription
    }
    return try describe(object).flatMap { LinkedFoundation.hooks?.text($0) }
  }

  static func define(_ definition: ClassDefinition) {
    definition.members(
      of: Object.self,
      "The root class: makes, compares and describes objects, and asks what they answer."
    ) { object in
      Object.declareProtocols(object)
      object.adopt("NSObject")
      ForwardingMembers.define(object)
      object.classMethod("+ (void)initialize") { _ in }
      AllocationMembers.define(object)
      object.classMethod("+ (Class)superclass") { cls in cls.instanceClass.superclass }
      object.classMethod("+ (BOOL)isSubclassOfClass:(Class)aClass") { (cls, other: RuntimeClass?) in
        other.map { cls.instanceClass.isSubclass(of: $0) } ?? false
      }
      object.classMethod("+ (BOOL)instancesRespondToSelector:(SEL)selector") {
        (cls, selector: OptionalSelector) in
        selector.selector.map(cls.instanceClass.responds) ?? false
      }
      object.classMethod("+ (BOOL)conformsToProtocol:(Protocol *)protocol") {
        (cls, adopted: RuntimeProtocol?) in
        adopted.map { cls.instanceClass.conforms(to: $0) } ?? false
      }
      object.method.function("- (void)dealloc") { (_: MessageReceiver, _: SEL) in }
      IdentityMembers.define(object)
      object.method("- (Class)superclass") { $0.runtimeClass.superclass }
      object.method.function("- (BOOL)isEqual:(id)object") {
        (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) -> Bool in
        MethodFunctions.run(orReturn: false) { try Self.isEqual(this, other, sent) }
      }
      object.property("@property (readonly) NSUInteger hash") {
        (this: MessageReceiver, _: SEL) -> UInt in
        MethodFunctions.run(orReturn: 0) {
          Object.peer(of: this.id)._withUnsafeGuaranteedRef { UInt(bitPattern: $0.hash) }
        }
      }
      object.property("@property (readonly, copy) NSString *description") {
        Text(text: $0.cocoaDescription)
      }
      object.property("@property (readonly, copy) NSString *debugDescription") {
        try Self.description($0).map(Text.init)
      }
      Copying.define(object)
      CountingMembers.define(object)
      object.classMethod("+ (instancetype)allocWithZone:(NSZone *)zone") { (cls, _: Pointer) in
        try cls.instanceClass.makeInstance()
      }
      object.method.function("- (BOOL)respondsToSelector:(SEL)selector") {
        (this: MessageReceiver, _: SEL, selector: SEL?) -> Bool in
        guard let selector else { return false }
        let record = Object.dispatchRecord(of: this.id)
        // A selector that is in the cache was registered.
        if let entry = carob_cached_entry(record, selector.pointee.index),
          carob_entry_imp(entry) != nil
        {
          return true
        }
        return MethodFunctions.run(orReturn: false) { Self.responds(record, selector) }
      }
      object.method("- (BOOL)conformsToProtocol:(Protocol *)protocol") {
        (this, adopted: RuntimeProtocol?) in
        adopted.map { this.runtimeClass.conforms(to: $0) } ?? false
      }
      object.method.function("- (BOOL)isKindOfClass:(Class)aClass") {
        (this: MessageReceiver, _: SEL, cls: UnsafeMutablePointer<objc_class>?) -> Bool in
        guard let cls else { return false }
        var next: UnsafeMutablePointer<objc_class>? = Object.dispatchRecord(of: this.id)
        while let record = next {
          if record == cls { return true }
          next = carob_load_superclass(record)
        }
        return false
      }
      object.method.function("- (BOOL)isMemberOfClass:(Class)aClass") {
        (this: MessageReceiver, _: SEL, cls: UnsafeMutablePointer<objc_class>?) -> Bool in
        IdentityMembers.cls(of: this) == cls
      }
      LinkedFoundation.hooks?.addRootMembers(object)
      RootMethod.note(RootMethod.ofRuntime, in: object.cls)
    }
  }

  @inline(never)
  private static func responds(_ record: UnsafeMutablePointer<objc_class>, _ name: SEL) -> Bool {
    Selector(name).map { RuntimeClass(record: record).responds(to: $0) } ?? false
  }

  /// Equality as the receiver's class in Swift has it.
  @inline(__always)
  private static func isEqual(
    _ this: MessageReceiver, _ other: UnsafeMutableRawPointer?, _ sent: SEL
  ) throws -> Bool {
    let peer = Object.peer(of: this.id)
    guard let other else { return peer._withUnsafeGuaranteedRef { $0.isEqual(nil) } }
    let object = try this.object(other, 1, of: sent)
    return peer._withUnsafeGuaranteedRef { this in
      object._withUnsafeGuaranteedRef { this.isEqual($0) }
    }
  }

  private static let initMessage = Message<() -> Object?>("init")

  /// Sends `init` to an object fresh from `alloc`; nil when it returns nil.
  static func initialize(_ object: consuming Object) throws(MessageError) -> Object? {
    // The root's own returns the object, so it need not be sent unless messages are traced.
    if !Tracer.isWatching, RootMethod.initialize.isUsed(by: object.isa) { return object }
    return try initMessage(object)
  }
}

extension RuntimeClass {
  /// A new instance with zeroed variables, before any `init` message.
  ///
  /// - Throws: `RegistrationError` for a metaclass and for a class that is not registered.
  public func makeInstance() throws(RegistrationError) -> Object {
    try prepareForInstances()
    let made = ClassData.read(record, { $0.swiftClass }).init(isa: self)
    // The object has a block from the start, so its `dealloc` is called even if no message is ever sent to it.
    _ = made.firstID()
    return made
  }

  /// Whether `alloc` and `init` are the root class's own. Then `make()` gives the same result as
  /// both messages, an instance of this class, and runs no plugin's code.
  package var isMadePlainly: Bool {
    RootMethod.alloc.isUsed(by: metaclass) && RootMethod.initialize.isUsed(by: self)
  }

  /// A new instance, as `[[Class alloc] init]` makes it.
  ///
  /// - Throws: `MessageError` when the class has no instances, or its `init` fails or returns nil.
  public func make() throws(MessageError) -> Object {
    let instance: Object
    do throws(RegistrationError) {
      instance = try makeInstance()
    } catch {
      throw .handlerFailed(error)
    }
    // A copy would be a second reference while `init` runs.
    if let object = try RootMembers.initialize(consume instance) { return object }
    throw .unexpectedObject(
      "NSObject", "nil", position: "\(describe(Selector("init"))): the result")
  }
}
