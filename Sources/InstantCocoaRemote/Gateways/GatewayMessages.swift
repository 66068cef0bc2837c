import CarobRuntime

/// What a gateway is sent, and what it sends to the objects that it serves. [main-thread]
enum GatewayMessages {
  static let remoteKeyPath = Message<() -> String?>("remoteKeyPath")
  private static let endpoint = Message<() -> String>("resourceEndpoint")
  private static let perform = Message<(String, DictionaryBox?, Block?, Block?) -> Object?>(
    "performAction:queryParameters:successBlock:failureBlock:")

  /// Asks a gateway, which may be of a plugin's making, for an action.
  ///
  /// - Returns: what cancels it, if the gateway gives something.
  /// - Throws: `MessageError` when nothing could be sent.
  static func perform(
    _ action: String, _ parameters: DictionaryBox?, _ success: Block?, _ failure: Block?,
    on gateway: Object
  ) throws(MessageError) -> Object? {
    try perform(gateway, action, parameters, success, failure)
  }

  /// Where an object is, or a class when the receiver is one.
  ///
  /// - Throws: `MessageError` when it does not say.
  static func endpoint(of receiver: Object) throws(MessageError) -> String {
    try endpoint(receiver)
  }
}
