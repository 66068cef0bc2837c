internal import CCarob

extension PassedValue {
  /// Converts the value to a kind: numbers if they fit without loss, also from and to objects. Nil
  /// when that is not possible.
  ///
  /// - Throws: `PluginFailure` when the host fails to make or read an object.
  func fitting(_ kind: ValueKind) throws(PluginFailure) -> PassedValue? {
    switch kind {
    case .object: return PassedValue(try object())
    case .void: return .nothing
    case .unsupported: return nil
    case .classObject, .selector, .pointer: return isReference(as: kind) ? self : nil
    case .structure(let encoding, _):
      if case .structure(encoding, _) = form { return self }
      return nil
    case .bool:
      return try number().flatMap { value in
        switch value {
        case .bool: PassedValue(value)
        case .integer(0), .unsigned(0): PassedValue(.bool(false))
        case .integer(1), .unsigned(1): PassedValue(.bool(true))
        default: nil
        }
      }
    case .integer(let bytes, let signed, _):
      return try number().flatMap { Self.integer($0, bits: bytes * 8, signed: signed) }
    case .float, .double:
      return try number().flatMap { Self.double($0) }
    }
  }

  private func isReference(as kind: ValueKind) -> Bool {
    switch (form, kind) {
    case (.nothing, _), (.classObject, .classObject), (.selector, .selector), (.pointer, .pointer):
      true
    case (.object(let reference), .classObject): object_isClass(reference.id)
    default: false
    }
  }

  private static func integer(_ value: Form, bits: Int, signed: Bool) -> PassedValue? {
    let wide: Int128
    switch value {
    case .bool(let value): wide = value ? 1 : 0
    case .integer(let value): wide = Int128(value)
    case .unsigned(let value): wide = Int128(value)
    case .double(let value):
      guard let whole = Int128(exactly: value) else { return nil }
      wide = whole
    default: return nil
    }
    if signed {
      let limit = Int128(1) << (bits - 1)
      return wide >= -limit && wide < limit ? PassedValue(.integer(Int64(wide))) : nil
    }
    return wide >= 0 && wide < Int128(1) << bits ? PassedValue(.unsigned(UInt64(wide))) : nil
  }

  private static func double(_ value: Form) -> PassedValue? {
    switch value {
    case .double: PassedValue(value)
    case .bool(let value): PassedValue(.double(value ? 1 : 0))
    case .integer(let value): Double(exactly: value).map { PassedValue(.double($0)) }
    case .unsigned(let value): Double(exactly: value).map { PassedValue(.double($0)) }
    default: nil
    }
  }

  /// Returns the number, or that of an `NSNumber`; nil for other values.
  private func number() throws(PluginFailure) -> Form? {
    switch form {
    case .bool, .integer, .unsigned, .double: return form
    case .object(let reference): return try Self.number(in: reference)
    default: return nil
    }
  }

  private static func number(in reference: Reference) throws(PluginFailure) -> Form? {
    guard let numbers = objc_lookUpClass("NSNumber"),
      class_isSubclass(object_getClass(reference.id), of: numbers)
    else { return nil }
    let type = Delivery.send(.objCType, to: reference.id, [])
    try PluginFailure.check()
    guard case .pointer(let letter) = type.form else { return nil }
    // SAFETY: `objCType` gives a string of one letter, which lasts for ever.
    switch letter.load(as: UInt8.self) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"):
      return Delivery.send(.doubleValue, to: reference.id, []).form
    case UInt8(ascii: "B"): return Delivery.send(.boolValue, to: reference.id, []).form
    case UInt8(ascii: "Q"): return Delivery.send(.unsignedLongLongValue, to: reference.id, []).form
    default: return Delivery.send(.longLongValue, to: reference.id, []).form
    }
  }

  static func class_isSubclass(_ cls: Class?, of ancestor: Class?) -> Bool {
    var current = cls
    while let cls = current {
      if cls == ancestor { return true }
      current = class_getSuperclass(cls)
    }
    return false
  }

  /// Converts the value to an object; nil for `.nothing`.
  ///
  /// - Throws: `PluginFailure` for a value that has no object.
  func object() throws(PluginFailure) -> Object {
    switch form {
    case .nothing: return Object()
    case .object(let reference): return Object(reference)
    case .classObject(let cls): return cls.object
    case .double(let value): return Object(retaining: carob_number(value))
    case .bool: return try boxed(.numberWithBool)
    case .integer: return try boxed(.numberWithLongLong)
    case .unsigned: return try boxed(.numberWithUnsignedLongLong)
    case .selector, .structure, .pointer:
      throw PluginFailure("\(self) is no object, and no object holds one")
    }
  }

  private func boxed(_ site: CallSite) throws(PluginFailure) -> Object {
    let result = Delivery.send(site, to: try ObjectClass("NSNumber").messageTarget, [self])
    try PluginFailure.check()
    return try Object(result)
  }
}

extension CallSite {
  fileprivate static let objCType = CallSite(selector: "objCType")
  fileprivate static let doubleValue = CallSite(selector: "doubleValue")
  fileprivate static let boolValue = CallSite(selector: "boolValue")
  fileprivate static let longLongValue = CallSite(selector: "longLongValue")
  fileprivate static let unsignedLongLongValue = CallSite(selector: "unsignedLongLongValue")
  fileprivate static let numberWithBool = CallSite(selector: "numberWithBool:")
  fileprivate static let numberWithLongLong = CallSite(selector: "numberWithLongLong:")
  fileprivate static let numberWithUnsignedLongLong = CallSite(
    selector: "numberWithUnsignedLongLong:")
}
