import CCarob

/// A Swift class's description of its members for the runtime.
///
/// ```swift
/// open override class func define(_ definition: ClassDefinition) {
///   definition.members(of: Account.self) { account in
///     account.property("owner", \.owner)
///     account.method("close") { try $0.close() }
///   }
/// }
/// ```
public struct ClassDefinition {
  let type: Object.Type
  let cls: RuntimeClass

  /// States the members of one Swift class.
  ///
  /// `define` is inherited by subclasses that state nothing; their members are not stated twice,
  /// because `body` runs only for the class it names.
  ///
  /// - Parameter summary: a sentence about the class, for the reference.
  public func members<Receiver: Object>(
    of receiver: Receiver.Type, _ summary: StaticString? = nil,
    _ body: (ClassMembers<Receiver>) -> Void
  ) {
    guard ObjectIdentifier(receiver) == ObjectIdentifier(type) else { return }
    cls.keep(summary: summary)
    body(ClassMembers(cls: cls))
  }

  /// States the members of one Swift class of the main actor, otherwise as `members(of:_:_:)`.
  ///
  /// Closures written in `body` may use state of the main actor. A message runs them on the
  /// thread that sends it, without a check: senders must keep to the main thread.
  ///
  /// - Parameters:
  ///   - summary: a sentence about the class, for the reference.
  ///   - body: states members and does nothing else, for it runs on any thread that registers the class.
  public func mainActorMembers<Receiver: Object>(
    of receiver: Receiver.Type, _ summary: StaticString? = nil,
    _ body: @MainActor (ClassMembers<Receiver>) -> Void
  ) {
    guard ObjectIdentifier(receiver) == ObjectIdentifier(type) else { return }
    cls.keep(summary: summary)
    let members = ClassMembers<Receiver>(cls: cls)
    MainActor.assumeIsolatedUnchecked { body(members) }
  }
}

/// The members of one Swift class, added one by one while the class is being registered.
///
/// If a closure throws, the sender of the message gets the error, and zero as the result.
///
/// - Precondition: every name is valid and stated once, and has as many colons as the closure has
///   arguments after the receiver. Anything else is a mistake in the class's source.
public struct ClassMembers<Receiver: Object> {
  @usableFromInline package let cls: RuntimeClass

  /// The members that another library adds to a class, as a category does.
  ///
  /// - Precondition: the class has none of them.
  package static func category(on type: Receiver.Type) -> Self { Self(cls: type.runtimeClass) }

  /// Adds a method: `account.method("close") { try $0.close() }`.
  @inlinable public var method: MethodDefinition<Receiver> { MethodDefinition(cls: cls) }

  /// Adds a class method: `account.classMethod("forOwner:") { (_, owner: NSString) in … }`.
  @inlinable public var classMethod: MethodDefinition<ClassObject> {
    MethodDefinition(cls: cls.metaclass)
  }

  /// A readable and writable property, with the accessors `name` and `setName:`.
  @inlinable
  public func property<Value: MessageValue>(
    _ statement: StaticString, get: @escaping (Receiver) throws -> Value,
    set: @escaping (Receiver, Value) throws -> Void
  ) {
    method.mustSucceed(statement) { () throws(RegistrationError) in
      let (property, getters) = try cls.declareProperty(
        stating: statement, type: Value.propertyEncoding, isReadOnly: false)
      for getter in getters { try cls.addMethod(getter, get) }
      if let setter = property.setter { try cls.addMethod(setter, set) }
    }
  }

  /// A readable property.
  @inlinable
  public func property<Value: MessageValue>(
    _ statement: StaticString, get: @escaping (Receiver) throws -> Value
  ) {
    method.mustSucceed(statement) { () throws(RegistrationError) in
      let (_, getters) = try cls.declareProperty(
        stating: statement, type: Value.propertyEncoding, isReadOnly: true)
      for getter in getters { try cls.addMethod(getter, get) }
    }
  }

  /// Declares a property whose accessors are stated as methods.
  package func property(_ statement: StaticString, type: String, isReadOnly: Bool = true) {
    method.mustSucceed(statement) { () throws(RegistrationError) in
      _ = try cls.declareProperty(stating: statement, type: type, isReadOnly: isReadOnly)
    }
  }

  /// A readable and writable property of the Swift class: `account.property("owner", \.owner)`.
  public func property<Value: MessageValue>(
    _ statement: StaticString, _ variable: ReferenceWritableKeyPath<Receiver, Value>
  ) {
    property(statement, get: { $0[keyPath: variable] }, set: { $0[keyPath: variable] = $1 })
  }

  /// A readable property of the Swift class.
  public func property<Value: MessageValue>(
    _ statement: StaticString, _ variable: KeyPath<Receiver, Value>
  ) {
    property(statement) { $0[keyPath: variable] }
  }

  /// Adopts a protocol, which is registered if necessary.
  public func adopt(_ name: StaticString) {
    cls.adopt(RuntimeProtocol.registered(name.description))
  }
}
