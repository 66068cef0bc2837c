internal import CCarob

extension Object: MessageValue {
  /// `@`
  public static var typeEncoding: String { "@" }
  /// Nil.
  public static var nothing: Object { Object() }

  /// Takes the object, or converts a number to an `NSNumber`.
  public init(_ value: PassedValue) throws(PluginFailure) { self = try value.object() }

  /// The object.
  public func passed() -> PassedValue { PassedValue(self) }
}

extension ObjectClass: MessageValue {
  /// `#`
  public static var typeEncoding: String { "#" }
  /// The root class.
  public static var nothing: ObjectClass {
    guard let root = ObjectClass(objc_lookUpClass("NSObject")) else {
      preconditionFailure("the host has no NSObject")
    }
    return root
  }

  /// Takes the class, or converts an object that is a class.
  public init(_ value: PassedValue) throws(PluginFailure) {
    switch value.form {
    case .classObject(let cls): self = cls
    case .object(let reference) where object_isClass(reference.id):
      // SAFETY: an object that is a class has the layout of one.
      let record = UnsafeMutableRawPointer(reference.id).assumingMemoryBound(to: objc_class.self)
      pointer = record
    default: throw value.unexpected("a class")
    }
  }

  /// The class.
  public func passed() -> PassedValue { PassedValue(.classObject(self)) }
}

/// A selector, also as an argument such as that of `respondsToSelector:`.
public struct Selector: MessageValue, Hashable, CustomStringConvertible, @unchecked Sendable {
  // SAFETY: a constant pointer to a record that is never freed.

  let sel: SEL

  init?(_ sel: SEL?) {
    guard let sel else { return nil }
    self.sel = sel
  }

  /// Registers the selector with a name.
  ///
  /// - Throws: `PluginFailure` for a malformed name.
  public init(_ name: String) throws(PluginFailure) {
    try PluginFailure.check()
    guard let sel = sel_registerName(name) else { throw .pending() }
    self.sel = sel
  }

  /// The name.
  public var description: String { String(cString: sel_getName(sel)) }

  /// `:`
  public static var typeEncoding: String { ":" }
  /// The selector `self`, which every object answers.
  public static var nothing: Selector {
    guard let selector = Selector(sel_registerName("self")) else {
      preconditionFailure("the host does not take \"self\" for a selector")
    }
    return selector
  }

  /// Takes the selector.
  public init(_ value: PassedValue) throws(PluginFailure) {
    guard case .selector(let selector) = value.form else { throw value.unexpected("a selector") }
    self = selector
  }

  /// The selector.
  public func passed() -> PassedValue { PassedValue(.selector(self)) }

  /// Returns whether both are the same selector.
  public static func == (one: Selector, other: Selector) -> Bool {
    sel_isEqual(one.sel, other.sel)
  }

  /// Hashes the selector.
  public func hash(into hasher: inout Hasher) { hasher.combine(sel.pointee.index) }
}

extension String: MessageValue, NamedClassValue {
  package static var className: String { "NSString" }
  /// `@`
  public static var typeEncoding: String { "@" }
  /// The empty string.
  public static var nothing: String { "" }

  /// Takes the text of an `NSString`.
  public init(_ value: PassedValue) throws(PluginFailure) {
    guard case .object(let reference) = value.form else { throw value.unexpected("a String") }
    guard let bytes = carob_utf8(reference.id) else { throw .pending() }
    // SAFETY: the bytes end with NUL and last as long as the string, which `reference` retains.
    self = withExtendedLifetime(reference) { String(cString: bytes) }
  }

  /// Converts to an `NSString`.
  public func passed() throws(PluginFailure) -> PassedValue {
    // The host's function takes a C string.
    guard !utf8.contains(0) else { throw PluginFailure("a string with a NUL cannot be passed") }
    guard let id = carob_string(self) else { throw .pending() }
    return PassedValue(.object(Reference(retaining: id)))
  }
}

extension Optional: MessageValue where Wrapped: MessageValue {
  /// The encoding of the wrapped type if that is a class or a selector; otherwise that of an
  /// object, because an optional number or structure is passed as an object.
  public static var typeEncoding: String {
    ["#", ":"].contains(Wrapped.typeEncoding) ? Wrapped.typeEncoding : "@"
  }

  /// Nil.
  public static var nothing: Wrapped? { nil }

  /// Converts the value, or nil.
  public init(_ value: PassedValue) throws(PluginFailure) {
    self = value.isNothing ? nil : try Wrapped(value)
  }

  /// Converts the wrapped value; `.nothing` for nil.
  public func passed() throws(PluginFailure) -> PassedValue {
    try self?.passed() ?? .nothing
  }
}

extension Optional: NamedClassValue where Wrapped: NamedClassValue {
  package static var className: String { Wrapped.className }
}

extension PassedValue {
  /// Converts the value; a failure names its place.
  func converted<Value: MessageValue>(
    at place: @autoclosure () -> String
  ) throws(PluginFailure) -> Value {
    do throws(PluginFailure) {
      return try Value(self)
    } catch {
      throw error.placed(place())
    }
  }

  /// Returns the failure for a value of the wrong kind.
  package func unexpected(_ what: String) -> PluginFailure {
    PluginFailure(self, insteadOf: what)
  }
}
