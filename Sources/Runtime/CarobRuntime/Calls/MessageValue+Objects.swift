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
    guard let value else { throw unexpectedNil() }
    let object = try argumentPeer(of: value).takeUnretainedValue()
    guard let this = object as? Self else { throw unexpected(object) }
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
    guard let value else { throw unexpectedNil() }
    let peer = try argumentPeer(of: value)
    // SAFETY: the caller of a method passes a living object.
    if self != Object.self, !peer._withUnsafeGuaranteedRef({ $0 is Self }) {
      throw unexpected(peer.takeUnretainedValue())
    }
    return UnsafeRawPointer(peer.toOpaque())
  }

  @inline(never) @usableFromInline static func unexpectedNil() -> MessageError {
    .unexpectedArgument(runtimeName, "nil")
  }

  /// Whether the id is a tagged word other than a small string.
  @inlinable @inline(__always) static func isOther(_ id: UnsafeMutableRawPointer) -> Bool {
    carob_is_tagged(id) != 0 && !SmallStrings.isString(id)
  }

  /// The Swift object of an argument, which mostly has a header.
  @inlinable @inline(__always) static func argumentPeer(
    of id: UnsafeMutableRawPointer
  ) throws(MessageError) -> Unmanaged<Object> {
    if let peer = headerPeer(of: id) { return peer }
    return try otherPeer(of: id)
  }

  @inline(never) @usableFromInline static func otherPeer(
    of id: UnsafeMutableRawPointer
  ) throws(MessageError) -> Unmanaged<Object> {
    if let other = nameOfOther(id) { throw .unexpectedArgument(runtimeName, other) }
    return peer(of: id)
  }

  /// The peer of a result.
  @inlinable @inline(__always) static func resultPeer(
    of id: UnsafeMutableRawPointer
  ) throws(MessageError) -> Unmanaged<Object> {
    if let peer = headerPeer(of: id) { return peer }
    return try otherPeer(ofResult: id)
  }

  @inline(never) @usableFromInline static func otherPeer(
    ofResult id: UnsafeMutableRawPointer
  ) throws(MessageError) -> Unmanaged<Object> {
    if let other = nameOfOther(id) { throw .unexpectedResult(runtimeName, other) }
    return peer(of: id)
  }

  @inline(never) @usableFromInline static func unexpected(_ object: Object) -> MessageError {
    .unexpectedArgument(runtimeName, "\(object.runtimeClass.withArticle)")
  }

  /// The value of a result; see `MessageValue`.
  @inlinable public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> Self {
    guard let value else {
      throw .unexpectedResult(runtimeName, "nil")
    }
    let object = try resultPeer(of: value).takeUnretainedValue()
    if owned { Object.release(value) }
    guard let this = object as? Self else {
      throw .unexpectedResult(runtimeName, "\(object.runtimeClass.withArticle)")
    }
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
    if let value, Object.isOther(value) {
      throw .unexpectedArgument("a class", Object.nameOfOther(value) ?? "no object")
    }
    guard let object = Object.from(value) else {
      throw .unexpectedArgument("a class", "nil")
    }
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
