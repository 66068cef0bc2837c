import CarobRuntime

extension MessageError.Code {
  /// A key that the receiver has no accessor or variable for.
  public static let undefinedKey = Self(rawValue: "undefinedKey")
  /// A string that is no key path; see `underlying`.
  public static let malformedKeyPath = Self(rawValue: "malformedKeyPath")
  /// A collection operator that does not exist, or lacks the path after it.
  public static let collectionOperator = Self(rawValue: "collectionOperator")
  /// Nil for a key with scalar values.
  public static let nilForScalar = Self(rawValue: "nilForScalar")
}

extension MessageError {
  static func nilForScalar(_ key: String, of cls: RuntimeClass) -> Self {
    Self(
      .nilForScalar, exceptionName: "NSInvalidArgumentException",
      sentence: { "\(cls.name) cannot have nil as the value for key \"\(key)\"" })
  }

  static func undefinedKey(_ key: String, of cls: RuntimeClass) -> Self {
    Self(
      .undefinedKey, exceptionName: "NSUnknownKeyException",
      sentence: { "\(cls.name) has no value for key \"\(key)\"" },
      advice: { NearestNames.advice(on: key, among: cls.keys) })
  }

  /// A variable that holds neither an object nor a number.
  static func noObject(for ivar: Ivar, _ key: String, of cls: RuntimeClass) -> Self {
    Self(
      .resultType,
      "the value for key \"\(key)\" of \(cls.name) has type \"\(ivar.encoding)\", "
        + "wanted an object or a number")
  }

  static func malformedKeyPath(_ error: KeyValuePathError) -> Self {
    Self(.malformedKeyPath, error.sentence, underlying: error)
  }

  static func unknownOperator(_ name: String, known: [String]) -> Self {
    Self(
      .collectionOperator,
      "@\(name) is no operator of key paths",
      advice: "there are " + known.map { "@\($0)" }.joined(separator: ", "))
  }

  static func operatorNeedsPath(_ name: String) -> Self {
    Self(.collectionOperator, "the operator @\(name) needs a key path after it")
  }
}
