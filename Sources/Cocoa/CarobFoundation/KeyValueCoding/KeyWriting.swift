import CarobRuntime
import CCarob

/// The root's `setValue:forKey:`.
///
/// Order: `setKey:`, `_setKey:`, `setIsKey:`; then, unless the class's
/// `accessInstanceVariablesDirectly` says no, the variables `_key`, `_isKey`, `key`, `isKey`;
/// then `setValue:forUndefinedKey:`. Nil for a scalar goes to `setNilValueForKey:`.
enum KeyWriting {
  private static let routes = KeyRouteTable()

  private static let undefined = Message<(Object?, String) -> Void>("setValue:forUndefinedKey:")
  private static let setNil = Message<(String) -> Void>("setNilValueForKey:")

  /// Sets the value for a key by the root class's search, also if a class overrides `setValue:forKey:`.
  static func set(
    _ value: Object?, of object: Object, forKey key: String
  ) throws(MessageError) {
    let cls = object.isa
    if let route = routes.route(for: cls.record, key) {
      return try set(value, of: object, key, route)
    }
    let generation = Generation.current
    guard let route = try find(key, in: object, cls) else {
      return try undefined(object, value, key)
    }
    // While `+initialize` runs, other threads must wait for it, which the search does.
    if cls.isInitialized {
      routes.store(route, for: cls.record, key, generation: generation)
    }
    try set(value, of: object, key, route)
  }

  private static func set(
    _ value: Object?, of object: Object, _ key: String, _ route: KeyRoute
  ) throws(MessageError) {
    switch route.kind {
    case .objectCall:
      guard let method = route.method else { return }
      // SAFETY: the search found a method that takes an object and returns nothing.
      _ = method.word(object, UInt(bitPattern: value?.id))
      withExtendedLifetime(value) {}
      try PendingError.check(object, method.name)
    case .send, .numberCall:
      guard let method = route.method else { return }
      try send(value, to: object, key, method.name)
    case .objectVariable, .numberVariable, .otherVariable, .list:
      try setVariable(value, of: object, key)
    case .observedVariable:
      try KeyValueObserving.changeUnlessManual(key, of: object) { () throws(MessageError) in
        try setVariable(value, of: object, key)
      }
    }
  }

  private static func send(
    _ value: Object?, to object: Object, _ key: String, _ setter: Selector
  ) throws(MessageError) {
    let cls = object.isa
    guard let found = MethodLookup.callable(in: cls, setter, to: .ask),
      let type = found.entry.signature.explicitArguments.first
    else { throw .unrecognized(cls, setter) }
    let kind = PassingKind(type)
    if value == nil, kind != .object, kind != .block { return try setNil(object, key) }
    try object.set(value, through: setter, type)
  }

  static func setVariable(
    _ value: Object?, of object: Object, _ key: String
  ) throws(MessageError) {
    let cls = object.isa
    guard let ivar = KeyNames(key).variable(of: cls) else {
      return try undefined(object, value, key)
    }
    let access = IvarAccess(object: object, ivar: ivar)
    if ivar.isObject {
      // An object that is not retained would dangle as soon as the caller releases it.
      guard ivar.ownership != .unretained else {
        throw .unexpectedObject(
          "a property, or a variable that is kept", "a plain variable",
          position: "\(ivar.name) of \(cls), for key \"\(key)\",")
      }
      return access.setObject(value)
    }
    guard let value else { return try setNil(object, key) }
    if let scalar = Scalar(value, for: ivar.type), access.setScalar(scalar) {
      return
    }
    if StructureValues.set(value, of: object, ivar) { return }
    throw .unexpectedObject(
      "a number of type \"\(ivar.encoding)\"", "\(value.runtimeClass.withArticle)",
      position: "the value for key \"\(key)\" of \(cls)")
  }

  private static func find(
    _ key: String, in object: Object, _ cls: RuntimeClass
  ) throws(MessageError) -> KeyRoute? {
    let names = KeyNames(key)
    for selector in names.setters {
      guard let (entry, imp) = try MethodResolution.callable(for: cls, selector),
        let type = entry.signature.explicitArguments.first
      else { continue }
      // An object may have to be checked to be a class.
      let isPlain =
        PassingKind(type) == .object && type.unqualified != .classObject
        && PassingKind(entry.signature.encoding.result) == .void
      var route = KeyRoute(isPlain ? .objectCall : .send)
      route.method = KeyRoute.Call(imp, selector)
      return route
    }
    guard try names.allowsVariables(of: object), names.variable(of: cls) != nil else { return nil }
    return KeyRoute(cls.isOfObservedObjects ? .observedVariable : .otherVariable)
  }
}

extension Object {
  /// Sends a setter whose argument has a type; an `NSNumber` is unboxed for a scalar when it fits.
  package func set(
    _ value: Object?, through selector: Selector, _ type: TypeEncoding
  ) throws(MessageError) {
    switch type.unqualified {
    case .object, .classObject, .block:
      try send(selector, value)
    default:
      if let value, try StructureValues.set(value, of: self, selector, type) { return }
      guard let value, let scalar = Scalar(value, for: type) else {
        throw .unexpectedObject(
          "a number", value.map { "\($0.runtimeClass.withArticle)" } ?? "nil",
          position: "the value for \(runtimeClass.describe(selector))")
      }
      switch scalar {
      case .signed(let value): try send(selector, value)
      case .unsigned(let value): try send(selector, value)
      case .floating(let value): try send(selector, value)
      case .bool(let value): try send(selector, value)
      }
    }
  }
}

extension Scalar {
  /// The number of a value for a key whose type is a number: that of an `NSNumber`, or as in Cocoa what a string's `intValue`,
  /// `boolValue` or `doubleValue` gives. Nil for others.
  fileprivate init?(_ value: Object, for type: TypeEncoding) {
    switch value {
    case let number as NumberBox: self = number.scalar.rounded(for: type)
    case let string as StringBox:
      let text = string.string
      switch PassingKind(type) {
      case .bool: self = .bool(LeadingNumber.bool(text))
      // `BOOL` is one of these where it is no `bool`.
      case .char, .unsignedChar:
        let number = LeadingNumber.integer(text)
        self = .signed(number == 0 && LeadingNumber.bool(text) ? 1 : Int64(number))
      case .float, .double: self = Scalar.floating(LeadingNumber.floating(text)).rounded(for: type)
      case .unsignedLongLong:
        let number = LeadingNumber.integer(text)
        self = number < 0 ? .signed(Int64(number)) : .unsigned(UInt64(number))
      case .short, .unsignedShort, .int, .unsignedInt, .longLong:
        self = .signed(Int64(LeadingNumber.integer(text)))
      default: return nil
      }
    default: return nil
    }
  }
}
