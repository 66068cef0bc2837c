import CCarob

/// A root class for stand-ins of other objects. It has few methods itself, so that nearly all messages
/// to an instance are forwarded. Registered as `NSProxy`, without a superclass in the runtime.
///
/// A subclass forwards messages with `forwardingTargetForSelector:`, or with `methodSignatureForSelector:`
/// and `forwardInvocation:`. The proxy itself has `isEqual:`, `hash`, `class`, `self`, `isProxy` and
/// `performSelector:`, and `description` for when that cannot be forwarded. [any-thread]
open class NSProxy: Object {
  class override var isRootClass: Bool { self == NSProxy.self }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSProxy.self, "A root class for objects that hand their messages to others."
    ) { proxy in
      proxy.adopt("NSObject")
      proxy.classMethod("+ (instancetype)alloc") { cls in try cls.instanceClass.makeInstance() }
      proxy.classMethod("+ (instancetype)allocWithZone:(void *)zone") { (cls, _: Pointer) in
        try cls.instanceClass.makeInstance()
      }
      proxy.classMethod("+ (BOOL)isSubclassOfClass:(Class)aClass") { (cls, other: RuntimeClass?) in
        other.map { cls.instanceClass.isSubclass(of: $0) } ?? false
      }
      proxy.classMethod("+ (BOOL)respondsToSelector:(SEL)selector") {
        (cls, selector: OptionalSelector) in
        selector.selector.map(cls.runtimeClass.responds) ?? false
      }
      // The root is also the superclass of the root's metaclass: so class objects have these methods, too.
      let root = ClassMembers<Object>(cls: proxy.cls)
      root.method("- (void)dealloc") { _ in }
      CountingMembers.define(root)
      // Not forwarded itself; it forwards the selector that it performs.
      ForwardingMembers.definePerforming(root)
      IdentityMembers.define(root)
      root.method("- (BOOL)isProxy") { this in !(this is ClassObject) }
      root.method("- (BOOL)isEqual:(id)object") { (this, other: Object?) in this === other }
      root.method("- (NSUInteger)hash") { UInt(bitPattern: ObjectIdentifier($0)) }
      root.method("- (NSString *)description") { this in try describe(this) }
      // With the code of the root, which declines: so a class that overrides neither does not forward.
      shareCode("- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector", root)
      shareCode("- (void)forwardInvocation:(NSInvocation *)invocation", root)
      root.method("- (void)doesNotRecognizeSelector:(SEL)selector") {
        (this, selector: Selector) throws in
        throw MessageError.unrecognized(this.runtimeClass, selector)
      }
    }
  }

  /// Gives the proxy a method of `NSObject`.
  private static func shareCode(_ statement: StaticString, _ proxy: ClassMembers<Object>) {
    proxy.method.add(statement) { (name) throws(RegistrationError) in
      guard let method = Object.runtimeClass.instanceMethod(for: name) else {
        preconditionFailure("the root class has no \(name)")
      }
      try proxy.cls.addMethod(name, method.implementation, stating: method.encoding)
    }
  }

  /// The text of the object behind the proxy; the proxy's own when no object takes the message.
  private static func describe(_ proxy: Object) throws(MessageError) -> Object? {
    do throws(MessageError) {
      let invocation = try NSInvocation(.returningObject)
      try invocation.redirect(describing, from: proxy)
      return try invocation.result(as: Object?.self)
    } catch {
      if error.code != .unrecognizedSelector { throw error }
      return Text(text: proxy.cocoaDescription).boxed()
    }
  }

  private static let describing = Selector("description")
}
