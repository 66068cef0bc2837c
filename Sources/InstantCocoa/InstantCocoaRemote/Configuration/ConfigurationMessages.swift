import CarobFoundation
import CarobRuntime
import Foundation

/// Reads a configuration by messages, so that a plugin's subclass may override each property. [main-thread]
enum ConfigurationMessages {
  static let baseURLString = Message<() -> String>("baseURLString")
  private static let baseURL = Message<() -> URL>("baseURL")
  private static let accept = Message<() -> String?>("acceptHeaderValue")
  private static let contentType = Message<() -> String?>("contentTypeHeaderValue")
  private static let timeout = Selector("timeoutInterval")
  private static let cachePolicy = Selector("cachePolicy")
  private static let headers = Message<() -> DictionaryBox?>("additionalHTTPHeaders")
  private static let authorityFile = Message<() -> String?>("certificateAuthorityFile")
  private static let securityPolicy = Message<() -> Object?>("securityPolicy")
  private static let username = Message<() -> String?>("basicAuthUsername")
  private static let password = Message<() -> String?>("basicAuthPassword")
  private static let maximumLength = Selector("maximumResponseLength")
  private static let requestManager = Message<() -> Object>("requestManager")

  /// The request manager of a configuration, which may be any object that implements the method.
  ///
  /// - Throws: `MessageError` when it does not implement the method, or raises.
  static func requestManager(of configuration: Object) throws(MessageError) -> Object {
    try requestManager(configuration)
  }

  /// A configuration's properties for a request manager.
  ///
  /// - Throws: `RemoteConfigurationError` when a value is unusable, `MessageError` when the configuration raises.
  static func settings(of configuration: ICRemoteConfiguration) throws -> RequestSettings {
    let cls = configuration.runtimeClass
    let url = try baseURL(configuration)
    guard RequestURL.isUsable(url) else {
      throw RemoteConfigurationError.invalidBaseURL(cls, url.name)
    }
    if try securityPolicy(configuration) != nil {
      throw RemoteConfigurationError.invalid(
        cls, "securityPolicy",
        "is not nil; certificateAuthorityFile says whose certificates are trusted, and nothing else does"
      )
    }
    var settings = RequestSettings()
    settings.baseURL = ServerReplacement.applied(to: url)
    settings.timeout = try timeout(of: configuration)
    settings.cachePolicy = try cachePolicy(of: configuration)
    settings.maximumResponseLength = try maximumLength(of: configuration)
    settings.headers["Accept"] = try accept(configuration)
    settings.headers["Content-Type"] = try contentType(configuration)
    settings.credentials = try credentials(of: configuration)
    if let path = try authorityFile(configuration) {
      settings.authorities = CertificateAuthorities(
        file: .init(path: path, origin: "certificateAuthorityFile of \(cls)"))
    }
    let own = try headers(configuration)
    for key in own?.keys ?? [] {
      settings.headers[key.description] = own?.object(forKey: key)?.description
    }
    if let bad = settings.headers.firstUnsendable {
      throw RemoteConfigurationError.invalid(
        cls, "the header \(bad.debugDescription)", "has a name or value that cannot be sent")
    }
    return settings
  }

  private static func timeout(of configuration: Object) throws -> Double {
    let seconds = try configuration.send(timeout, returning: Double.self)
    guard seconds.isFinite, seconds > 0 else {
      throw RemoteConfigurationError.invalid(
        configuration.runtimeClass, "timeoutInterval", "is \(seconds), which is no time to wait")
    }
    return seconds
  }

  private static func cachePolicy(of configuration: Object) throws -> UInt {
    let policy = try configuration.send(cachePolicy, returning: UInt.self)
    guard CachePolicy(rawValue: policy) != nil else {
      throw RemoteConfigurationError.invalid(
        configuration.runtimeClass, "cachePolicy", "is \(policy), which is none of Foundation's")
    }
    return policy
  }

  private static func maximumLength(of configuration: Object) throws -> Int {
    let length = try configuration.send(maximumLength, returning: Int.self)
    guard length > 0 else {
      throw RemoteConfigurationError.invalid(
        configuration.runtimeClass, "maximumResponseLength",
        "is \(length), which no answer can be shorter than")
    }
    return length
  }

  private static func credentials(
    of configuration: Object
  ) throws(MessageError) -> RequestSettings.Credentials? {
    guard let username = try username(configuration), let password = try password(configuration)
    else { return nil }
    return RequestSettings.Credentials(username: username, password: password)
  }
}
