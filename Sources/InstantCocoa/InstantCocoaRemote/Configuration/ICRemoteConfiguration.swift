import CarobRuntime
import Foundation

/// Where remote data comes from, and how it is asked for. Registered as `ICRemoteConfiguration`.
///
/// A subclass overrides what is to differ, in Swift or in a plugin; every property is read by
/// message when the request manager is made:
///
/// ```swift
/// final class MyService: ICRemoteConfiguration {
///   override var baseURLString: String { "https://service.example/v1" }
/// }
/// try ICRemoteConfiguration.setDefault(MyService())
/// ```
///
/// The default configuration may be read and set by any thread; all else is [main-thread].
open class ICRemoteConfiguration: Object {
  private final var madeManager: Object?

  private static let current = Locked<Object?>(nil)

  /// The configuration that is used where none is given: any object that answers `requestManager`.
  /// A plain one, which has no base URL, is made when none was set. [any-thread]
  public static var `default`: Object {
    current.withLock { current in
      if let current { return current }
      let plain = ICRemoteConfiguration()
      current = plain
      return plain
    }
  }

  /// Makes a configuration the default one; nil goes back to a plain one. [any-thread]
  ///
  /// Whoever has already asked for the default configuration keeps what it got.
  public static func setDefault(_ configuration: Object?) {
    // The old one goes after the lock: its deallocation may come back here.
    let old = current.withLock { current in
      defer { current = configuration }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// The URL that paths are relative to, as text.
  ///
  /// - Throws: `MissingBaseURLError`, unless a subclass says where.
  open var baseURLString: String {
    get throws { throw MissingBaseURLError(configuration: runtimeClass) }
  }

  /// The URL that paths are relative to: made of `baseURLString`, unless a subclass overrides this.
  ///
  /// - Throws: `RemoteConfigurationError` when the text is no URL, `MessageError` with what
  ///   `baseURLString` raised.
  open var baseURL: URL {
    get throws {
      let text = try ConfigurationMessages.baseURLString(self)
      guard let url = RequestURL.base(text) else {
        throw RemoteConfigurationError.invalidBaseURL(runtimeClass, text)
      }
      return url
    }
  }

  /// What is sent as `Accept`.
  open var acceptHeaderValue: String { "application/json" }

  /// What is sent as `Content-Type`.
  open var contentTypeHeaderValue: String { "application/json" }

  /// How many seconds may pass without anything arriving before a request fails.
  open var timeoutInterval: Double { 120 }

  /// What is asked of caches on the way; the numbers are those of Foundation. No answers are kept here.
  open var cachePolicy: UInt { 0 }

  /// Headers of one's own by name; they replace all others of the same name.
  open var additionalHTTPHeaders: DictionaryBox? { nil }

  /// The path of a file in the PEM format with the certificates of those who are trusted to say whose server it
  /// is that answers, and of nobody else. Nil for those whom `CURL_CA_BUNDLE`, or `SSL_CERT_FILE` and
  /// `SSL_CERT_DIR`, name in the environment, and without them for those of the system.
  ///
  /// Requests to `https:` URLs fail when the file cannot be read.
  open var certificateAuthorityFile: String? { nil }

  /// Always nil: `certificateAuthorityFile` says whom to trust. A configuration that answers something else
  /// gets no request manager, rather than less security than it asks for.
  open var securityPolicy: Object? { nil }

  /// Who one is, for basic authentication. It is used when there is a password as well.
  open var basicAuthUsername: String? { nil }

  /// The password for basic authentication. It is used when there is a user name as well.
  open var basicAuthPassword: String? { nil }

  /// How many bytes an answer may have; a longer one is a failure, so that none uses up the memory.
  /// 64 MiB.
  open var maximumResponseLength: Int { 64 << 20 }

  /// What sends the requests: made on first use, of the properties as they are then, and kept.
  ///
  /// - Returns: an `ICRequestManager`, unless a subclass answers with something of its own.
  /// - Throws: `MessageError`, over a `RemoteConfigurationError` when a property cannot be used, or
  ///   over what a subclass raised.
  open var requestManager: Object {
    get throws {
      if let madeManager { return madeManager }
      let manager = ICRequestManager(try ConfigurationMessages.settings(of: self))
      madeManager = manager
      return manager
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICRemoteConfiguration.self) { configuration in
      configuration.classMethod("defaultConfiguration") { _ in ICRemoteConfiguration.default }
      configuration.classMethod("setDefaultConfiguration:") { (_, given: Object?) in
        ICRemoteConfiguration.setDefault(given)
      }
      configuration.property("baseURLString") { try $0.baseURLString }
      configuration.property("baseURL") { try $0.baseURL }
      configuration.property("acceptHeaderValue") { $0.acceptHeaderValue }
      configuration.property("contentTypeHeaderValue") { $0.contentTypeHeaderValue }
      configuration.property("timeoutInterval") { $0.timeoutInterval }
      configuration.property("cachePolicy") { $0.cachePolicy }
      configuration.property("additionalHTTPHeaders") { $0.additionalHTTPHeaders }
      configuration.property("certificateAuthorityFile") { $0.certificateAuthorityFile }
      configuration.property("securityPolicy") { $0.securityPolicy }
      configuration.property("basicAuthUsername") { $0.basicAuthUsername }
      configuration.property("basicAuthPassword") { $0.basicAuthPassword }
      configuration.property("maximumResponseLength") { $0.maximumResponseLength }
      configuration.property("requestManager") { try $0.requestManager }
    }
  }
}
