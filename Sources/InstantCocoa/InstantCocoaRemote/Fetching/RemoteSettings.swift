import CarobFoundation
import CarobRuntime

/// What is fetched, from where, and what is made of it.
public struct RemoteSettings {
  /// The class that dictionaries are made into; nil to leave them as they are.
  public var mappingClass: RuntimeClass?
  /// What is asked for besides the path.
  public var queryParameters = DictionaryBox([:])
  /// Where the collection is: relative to the configuration's base URL, or a whole URL.
  public var apiPath: String?
  /// Where in the response the objects are; nil or "" for the whole of it.
  public var keyPath: String?
  /// The configuration; nil for the default one of the moment. A new one lets go of a request manager that
  /// was set.
  public var remoteConfiguration: Object? {
    didSet { networkRequestManager = nil }
  }
  /// Who makes requests instead of the configuration's request manager.
  public var networkRequestManager: Object?

  /// Settings without anything.
  public init() {}

  private static let mappingClass = Message<() -> RuntimeClass?>("mappingClass")
  private static let queryParameters = Message<() -> DictionaryBox?>("queryParameters")
  private static let apiPath = Message<() -> String?>("apiPath")
  private static let keyPath = Message<() -> String?>("keyPath")
  private static let remoteConfiguration = Message<() -> Object?>("remoteConfiguration")
  private static let networkRequestManager = Message<() -> Object?>("networkRequestManager")
  private static let defaultOne = Message<() -> Object>("defaultConfiguration")

  /// What an object answers to the messages of its settings, for one request.
  ///
  /// - Throws: what an answer raised, such as a configuration without a base URL, or when one is of a wrong
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

  /// The configuration of the moment for those that have none.
  static func defaultConfiguration() throws(MessageError) -> Object {
    try defaultOne(ICRemoteConfiguration.runtimeClass.object)
  }

  /// The request manager of the configuration that an object answers.
  static func requestManager(
    ofConfigurationOf receiver: Object
  ) throws(MessageError) -> Object? {
    guard let configuration = try remoteConfiguration(receiver) else { return nil }
    return try ConfigurationMessages.requestManager(of: configuration)
  }
}
