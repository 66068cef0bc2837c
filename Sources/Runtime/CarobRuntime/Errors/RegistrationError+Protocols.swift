extension RegistrationError.Code {
  /// An unusable protocol name.
  public static let invalidProtocolName = Self(rawValue: "invalidProtocolName")
  /// A protocol of that name exists.
  public static let protocolNameTaken = Self(rawValue: "protocolNameTaken")
}

extension RegistrationError {
  static func unusableProtocolName(_ name: String, _ reason: String) -> Self {
    Self(.invalidProtocolName, "\"\(name.onOneLine)\" is not a protocol name: \(reason)")
  }

  static func protocolNameTaken(_ name: String) -> Self {
    Self(.protocolNameTaken, "a protocol named \(name) is already registered")
  }

  static func protocolRegistered(_ member: String) -> Self {
    Self(.wrongState, "\(member): a protocol can be changed only before it is registered")
  }

  static func unregisteredProtocol(_ name: String, for member: String) -> Self {
    Self(.wrongState, "\(member.onOneLine): the protocol \(name.onOneLine) is not registered")
  }

  static func notCategorizable(_ category: String) -> Self {
    Self(.wrongState, "\(category): a category needs a registered class that is no metaclass")
  }

  static func loadFailed(_ member: String, _ error: any Error) -> Self {
    let (sentence, advice) = error.words
    return Self(.loadFailed, "\(member): \(sentence)", advice: advice)
  }
}
