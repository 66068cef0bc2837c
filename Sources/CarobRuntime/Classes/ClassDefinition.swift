import CCarob

/// Where a Swift class states what the runtime is to know of it.
///
/// ```swift
/// open override class func define(_ definition: ClassDefinition) {
///   definition.members(of: Account.self) { account in
///     account.property("owner") { $0.owner } set: { $0.owner = $1 }
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
  public func members<Receiver: Object>(
    of receiver: Receiver.Type, _ body: (ClassMembers<Receiver>) -> Void
  ) {
    if ObjectIdentifier(receiver) == ObjectIdentifier(type) { body(ClassMembers(cls: cls)) }
  }

  /// States the members of one Swift class of the main actor, otherwise as `members(of:_:)`.
  ///
  /// Closures that are written in `body` may use what is of the main actor. Messages call them, on the thread that sends,
  /// and nobody checks which one that is: it is for whoever sends to keep to the main thread.
  ///
  /// - Parameter body: states members and does nothing else, for it runs on whatever thread the class is registered.
  public func mainActorMembers<Receiver: Object>(
    of receiver: Receiver.Type, _ body: @MainActor (ClassMembers<Receiver>) -> Void
  ) {
    guard ObjectIdentifier(receiver) == ObjectIdentifier(type) else { return }
    let members = ClassMembers<Receiver>(cls: cls)
    MainActor.assumeIsolatedUnchecked { body(members) }
  }
}

/// The members of one Swift class, added one by one while the class is being registered.
///
/// A closure that throws leaves the error for whoever sent the message, and returns zero.
///
/// - Precondition: every name is valid and stated once, and has as many colons as the closure has
///   arguments after the receiver. Anything else is a mistake in the class's source.
public struct ClassMembers<Receiver: Object> {
  @usableFromInline let cls: RuntimeClass

  /// A class method that returns nothing, such as `initialize` and `load`.
  public func classMethod<each Argument: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject, repeat each Argument) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A method with five arguments or more that returns a value.
  @_disfavoredOverload
  public func method<each Argument: MessageValue, Result: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A readable and writable property, with the accessors `name` and `setName:`.
  @inlinable
  public func property<Value: MessageValue>(
    _ name: StaticString, get: @escaping (Receiver) throws -> Value,
    set: @escaping (Receiver, Value) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      let attributes = PropertyAttributes(type: Value.propertyEncoding)
      let property = try cls.declareProperty(name.description, attributes)
      try cls.addMethod(property.getter, get)
      if let setter = property.setter { try cls.addMethod(setter, set) }
    }
  }

  /// A readable property.
  @inlinable
  public func property<Value: MessageValue>(
    _ name: StaticString, get: @escaping (Receiver) throws -> Value
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      var attributes = PropertyAttributes(type: Value.propertyEncoding)
      attributes.isReadOnly = true
      let property = try cls.declareProperty(name.description, attributes)
      try cls.addMethod(property.getter, get)
    }
  }

  /// Adopts a protocol, which is made known at need.
  public func adopt(_ name: StaticString) {
    cls.adopt(RuntimeProtocol.registered(name.description))
  }

  @usableFromInline func mustSucceed(
    _ name: StaticString, _ body: () throws(RegistrationError) -> Void
  ) {
    do {
      try body()
    } catch {
      preconditionFailure("\(cls): \(name): \(error)")
    }
  }
}
