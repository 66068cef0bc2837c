import CCarob

extension Object: ObjectMessageValue {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .anyObject }

  /// The C value; see `MessageValue`.
  @inlinable public func cValue() -> UnsafeMutableRawPointer? { id }

  /// The C value as a result; see `MessageValue`.
  @inlinable public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    if owned { return retainedID() }
    // Classes last for ever and are not counted.
    if !(self is ClassObject) {
      AutoreleaseStack.add(Unmanaged.passRetained(self as Object))
    }
    return id
  }

  /// The value of an argument; see `MessageValue`.
  @inlinable public static func argument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> Self {
    guard let value else { throw unexpected(nil, as: .argument) }
    let object = try peer(of: value, as: .argument).takeUnretainedValue()
    guard let this = object as? Self else { throw unexpected(object, as: .argument) }
    return this
  }

  /// An object, not retained.
  public typealias Borrowed = UnsafeRawPointer

  /// The object's address, if it is of this class; see `MessageValue`.
  @inlinable @inline(__always)
  public static func borrowedArgument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> UnsafeRawPointer {
    // Inlined into every closure that is a method, so it holds only the common case.
    // SAFETY: the caller of a method passes a living object.
    if let value, let peer = headerPeer(of: value),
      self == Object.self || peer._withUnsafeGuaranteedRef({ type(of: $0) == self })
    {
      return UnsafeRawPointer(peer.toOpaque())
    }
    return try checkedBorrowedArgument(value)
  }

  /// Borrows any argument: nil, objects of subclasses, and ids without a header.
  @inline(never) @usableFromInline static func checkedBorrowedArgument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> UnsafeRawPointer {
    guard let value else { throw unexpected(nil, as: .argument) }
    let peer = try peer(of: value, as: .argument)
    // SAFETY: the caller of a method passes a living object.
    if self != Object.self,
      !peer._withUnsafeGuaranteedRef({ type(of: $0) == self || $0 is Self })
    {
      throw unexpected(peer.takeUnretainedValue(), as: .argument)
    }
    return UnsafeRawPointer(peer.toOpaque())
  }

  /// The Swift object of a value, which mostly has a header.
  @inlinable @inline(__always) static func peer(
    of id: UnsafeMutableRawPointer, as role: MessageError.ValueRole
  ) throws(MessageError) -> Unmanaged<Object> {
    if let peer = headerPeer(of: id) { return peer }
    return try peerWithoutHeader(of: id, as: role)
  }

  @inline(never) @usableFromInline static func peerWithoutHeader(
    of id: UnsafeMutableRawPointer, as role: MessageError.ValueRole
  ) throws(MessageError) -> Unmanaged<Object> {
    if let known = knownPeer(of: id) { return known }
    if let other = nameOfOther(id) { throw .unexpected(role, runtimeName, other) }
    return peerWithoutHeader(of: id)
  }

  @inline(never) @usableFromInline static func unexpected(
    _ object: Object?, as role: MessageError.ValueRole
  ) -> MessageError {
    .unexpected(role, runtimeName, object?.runtimeClass.withArticle ?? "nil")
  }

  /// The value of a result; see `MessageValue`.
  @inlinable public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> Self {
    guard let value else { throw unexpected(nil, as: .result) }
    let object = try peer(of: value, as: .result).takeUnretainedValue()
    if owned { Object.release(value) }
    guard let this = object as? Self else { throw unexpected(object, as: .result) }
    return this
  }
}

extension RuntimeClass: ObjectMessageValue {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .classObject }

  /// The C value; see `MessageValue`.
  @inlinable public func cValue() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(record) }

  /// The value of an argument; see `MessageValue`.
  public static func argument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> RuntimeClass {
    guard let value else { throw .unexpectedArgument("a class", "nil") }
    if let other = Object.nameOfOther(value) { throw .unexpectedArgument("a class", other) }
    let object = Object.peer(of: value).takeUnretainedValue()
    guard let cls = object as? ClassObject else {
      throw .unexpectedArgument("a class", "\(object.runtimeClass.withArticle)")
    }
    return cls.instanceClass
  }
}

extension Selector: MessageValue {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .selector }

  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .selector }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(mutating: sharedSEL) }

  /// The value of an argument; see `MessageValue`.
  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> Selector {
    let sel = value.map { SEL($0.assumingMemoryBound(to: objc_selector.self)) }
    guard let selector = Selector(sel) else {
      throw .unexpectedArgument("a selector", "null")
    }
    return selector
  }
}

/// A selector that may be missing, which C sees as null.
package struct OptionalSelector: MessageValue {
  package typealias CValue = UnsafeMutableRawPointer?
  package typealias Borrowed = OptionalSelector

  package static var typeEncoding: TypeEncoding { .selector }

  package let selector: Selector?

  /// A selector; nil for none.
  package init(_ selector: Selector?) { self.selector = selector }

  package func cValue() -> UnsafeMutableRawPointer? { selector?.cValue() }

  package static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> Self {
    value == nil ? Self(nil) : Self(try Selector.argument(value))
  }
}
