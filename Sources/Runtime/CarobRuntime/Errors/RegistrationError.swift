/// The error of a class, method, instance variable, property or selector that could not be registered.
public struct RegistrationError: CarobError, Hashable {
  /// A kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// An unusable selector.
    public static let invalidSelector = Code(rawValue: "invalidSelector")
    /// An unusable class name.
    public static let invalidClassName = Code(rawValue: "invalidClassName")
    /// A class of that name exists.
    public static let classNameTaken = Code(rawValue: "classNameTaken")
    /// An encoding that does not parse.
    public static let malformedEncoding = Code(rawValue: "malformedEncoding")
    /// An encoding that takes another number of arguments than the selector has colons.
    public static let argumentCount = Code(rawValue: "argumentCount")
    /// Two encodings that differ and must not.
    public static let encodingMismatch = Code(rawValue: "encodingMismatch")
    /// The class itself has such a member.
    public static let memberExists = Code(rawValue: "memberExists")
    /// A change that comes too late, or on the wrong kind of class.
    public static let wrongState = Code(rawValue: "wrongState")
    /// A class's `+load` raised an error.
    public static let loadFailed = Code(rawValue: "loadFailed")
    /// A compiled class whose records do not have the expected layout.
    public static let malformedRecord = Code(rawValue: "malformedRecord")
    /// Property attributes that make no sense.
    public static let malformedAttributes = Code(rawValue: "malformedAttributes")
  }

  /// The kind of the error.
  public let code: Code
  /// One sentence: what is wrong, where, and what would be right.
  public let sentence: String
  /// Advice on the error; nil when that depends on the caller.
  public let advice: String?

  init(_ code: Code, _ sentence: String, advice: String? = nil) {
    (self.code, self.sentence, self.advice) = (code, sentence, advice)
  }

  /// `NSInvalidArgumentException`.
  public var exceptionName: String? { "NSInvalidArgumentException" }

  static func emptySelector() -> Self { Self(.invalidSelector, "a selector is empty") }

  static func unusableSelector(_ name: String, _ reason: String) -> Self {
    Self(.invalidSelector, "\"\(name.onOneLine)\" is not a selector: \(reason)")
  }

  static func unusableClassName(_ name: String, _ reason: String) -> Self {
    Self(.invalidClassName, "\"\(name.onOneLine)\" is not a class name: \(reason)")
  }

  /// - Parameter other: the owner of the class that has the name; nil for the host.
  static func classNameTaken(_ name: String, by other: RegistrationOwner?) -> Self {
    Self(
      .classNameTaken,
      "a class named \(name) is already registered by \(RegistrationOwner.shown(other))",
      advice: "give one of them another name")
  }

  package static func noSuperclass(of name: String) -> Self {
    Self(
      .wrongState, "\(name) has no superclass: the one given is null or not registered",
      advice: AnnouncedClasses.advice(onAbsenceOf: nil))
  }

  /// - Parameter lookedUp: the name of the last class that a look-up did not find.
  package static func nullSuperclass(of name: String, lookedUp: String?) -> Self {
    // The plugin may have looked for the new class itself, to see whether it exists.
    if let lookedUp, lookedUp != name { return noSuperclass(lookedUp, of: name) }
    return Self(
      .wrongState, "\(name.onOneLine) has no superclass: the one given is null",
      advice: "look it up with objc_getRequiredClass, which says what is missing")
  }

  static func noSuperclass(_ superclass: String, of name: String) -> Self {
    let error = noClass(superclass)
    return Self(
      .wrongState, "\(name.onOneLine) has no superclass: \(error.sentence)", advice: error.advice)
  }

  static func malformedRecord(_ name: String, _ reason: String) -> Self {
    Self(.malformedRecord, "\(name.onOneLine): \(reason)")
  }

  static func malformedEncoding(_ error: EncodingError, of member: String) -> Self {
    Self(.malformedEncoding, "\(member): \(error)")
  }

  static func argumentCount(_ member: String, encoding: String, takes: Int, colons: Int) -> Self {
    Self(
      .argumentCount,
      "\(member): encoding \"\(encoding)\" takes \("argument".withCount(takes)) after self "
        + "and _cmd, the selector has \("colon".withCount(colons))")
  }

  static func encodingMismatch(_ member: String, _ first: String, _ second: String) -> Self {
    Self(
      .encodingMismatch,
      "\(member): encodings \"\(first)\" and \"\(second)\" are called differently")
  }

  static func memberExists(_ member: String) -> Self {
    Self(.memberExists, "\(member) exists already")
  }

  static func unusableClosure(_ member: String, _ error: MessageError) -> Self {
    Self(.malformedEncoding, "\(member): \(error.sentence)", advice: error.advice)
  }

  static func missingMethod(_ first: String, _ second: String) -> Self {
    Self(.wrongState, "\(first) or \(second) does not exist")
  }

  static func ivarSize(_ member: String, encoding: String, needs: Int, given: Int) -> Self {
    Self(
      .encodingMismatch,
      "\(member): encoding \"\(encoding)\" needs \(needs) bytes, \(given) were given")
  }

  static func alreadyRegistered(_ member: String) -> Self {
    Self(
      .wrongState, "\(member): instance variables can be added only before the class is registered")
  }

  package static func notRegistered(_ name: String) -> Self {
    Self(.wrongState, "\(name) has no instances: it is a metaclass or not registered yet")
  }

  static func metaclass(_ name: String) -> Self {
    Self(.wrongState, "\(name) is a metaclass", advice: "register its class instead")
  }

  static func disposed(_ name: String) -> Self {
    Self(.wrongState, "\(name) was disposed of, and cannot be changed any more")
  }

  package static func noClass(_ name: String) -> Self {
    for owner in OwnedModule.owners {
      if let absent = owner.absentClasses.first(where: { $0.name == name }) {
        return Self(.wrongState, absent.sentence, advice: absent.advice)
      }
    }
    return noModuleHasClass(name)
  }

  /// For a class that no loaded module declares.
  static func noModuleHasClass(_ name: String) -> Self {
    Self(
      .wrongState,
      "there is no class named \(name.onOneLine)",
      advice: AnnouncedClasses.advice(onAbsenceOf: name)
        ?? NearestNames.advice(on: name, among: Set(RuntimeClass.all.map(\.name))))
  }

  /// - Parameter member: the member that needs the class.
  static func noClass(_ name: String, for member: String) -> Self {
    let error = noClass(name)
    return Self(.wrongState, "\(member.onOneLine): \(error.sentence)", advice: error.advice)
  }

  /// - Parameters:
  ///   - names: the names in the cycle, in order; at least one.
  ///   - relation: the relation of each to the next, and of the last to the first.
  static func cycle(of names: [String], _ relation: String) -> Self {
    let shown = (names.prefix(3) + (names.count > 3 ? ["…"] : []) + names.prefix(1))
      .map(\.onOneLine)
    return Self(
      .malformedRecord,
      "\(shown[0]) \(relation) " + shown.dropFirst().joined(separator: ", which \(relation) "))
  }

  static func tooManyExtraBytes(_ name: String, _ count: Int) -> Self {
    Self(
      .wrongState,
      "\(name): extra bytes may be 0 to \(IvarLayout.largestInstance), \(count) were asked for")
  }

  static func noRoomForExtraBytes(_ name: String) -> Self {
    Self(.wrongState, "\(name): an instance gets its memory while it is made, without extra bytes")
  }

  static func notDuplicable(_ name: String) -> Self {
    Self(.wrongState, "\(name) cannot be duplicated: it is a metaclass or not registered")
  }

  static func notDisposable(_ name: String, _ reason: String) -> Self {
    Self(.wrongState, "\(name) cannot be disposed of: \(reason)")
  }

  package static func unusableSuperclass(_ name: String, _ superclass: String, _ reason: String)
    -> Self
  {
    Self(.wrongState, "\(superclass) cannot be the superclass of \(name): \(reason)")
  }

  package static func incompatibleClass(_ old: String, _ new: String, _ reason: String) -> Self {
    Self(.wrongState, "an instance of \(old) cannot become \(new.withArticle): \(reason)")
  }

  package static func malformedAttributes(_ member: String, _ reason: String) -> Self {
    Self(.malformedAttributes, "\(member): \(reason)")
  }
}
