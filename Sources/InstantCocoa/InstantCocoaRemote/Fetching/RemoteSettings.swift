import CarobFoundation
import CarobRuntime

/// The settings of a collection: its place on a server, and the conversion of its responses.
public struct RemoteSettings {
  /// The class that dictionaries are mapped to; nil to leave them unchanged.
  public var mappingClass: RuntimeClass?
  /// The query parameters.
  public var queryParameters = DictionaryBox([:])
  /// The path of the collection, relative to the configuration's base URL, or a whole URL.
  public var apiPath: String?
  /// The key path of the objects in the response; nil or "" for the whole response.
  public var keyPath: String?
  /// The configuration; nil for the present default one. Setting it resets `networkRequestManager`.
  public var remoteConfiguration: Object? {
    didSet { networkRequestManager = nil }
  }
  /// The request manager that replaces the configuration's; nil for that one.
  public var networkRequestManager: Object?

  /// Makes empty settings.
  public init() {}

  private static let mappingClass = Message<() -> RuntimeClass?>("mappingClass")
  private static let queryParameters = Message<() -> DictionaryBox?>("queryParameters")
  private static let apiPath = Message<() -> String?>("apiPath")
  private static let keyPath = Message<() -> String?>("keyPath")
  private static let remoteConfiguration = Message<() -> Object?>("remoteConfiguration")
  private static let networkRequestManager = Message<() -> Object?>("networkRequestManager")
  private static let defaultOne = Message<() -> Object>("defaultConfiguration")

  /// Reads an object's settings by messages, for one request.
  ///
  /// - Throws: `MessageError` when a message raises, as for a configuration without a base URL, or a value has a wrong
  ///   class.
  static func asked(of receiver: Object) throws(MessageError) -> RemoteSettings {
    var settings = RemoteSettings()
    settings.mappingClass = try mappingClass(receiver)
    settings.queryParameters = try queryParameters(receiver) ?? DictionaryBox([:])
    settings.apiPath = try apiPath(receiver)
    settings.keyPath = try keyPath(receiver)
    settings.networkRequestManager = try networkRequestManager(receiver)
    return settings
  }

  /// The present default configuration.
  static func defaultConfiguration() throws(MessageError) -> Object {
    try defaultOne(ICRemoteConfiguration.runtimeClass.object)
  }

  /// The request manager of an object's configuration.
  static func requestManager(
    ofConfigurationOf receiver: Object
  ) throws(MessageError) -> Object? {
    guard let configuration = try remoteConfiguration(receiver) else { return nil }
    return try ConfigurationMessages.requestManager(of: configuration)
  }
}
