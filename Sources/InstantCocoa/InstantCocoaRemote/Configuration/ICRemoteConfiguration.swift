import CarobFoundation
import CarobRuntime
import Foundation

/// The server of remote data, and the settings of requests to it. Registered as `ICRemoteConfiguration`.
///
/// A subclass overrides some properties, in Swift or in a plugin; each one is read by a message when the request
/// manager is made:
///
/// ```swift
/// final class MyService: ICRemoteConfiguration {
///   override var baseURLString: String { "https://service.example/v1" }
/// }
/// try ICRemoteConfiguration.setDefault(MyService())
/// ```
///
/// Any thread may read and set the default configuration; all else is [main-thread].
open class ICRemoteConfiguration: Object {
  private final var madeManager: Object?

  private static let current = Locked<Object?>(nil)

  /// The default configuration: any object that implements `requestManager`. A plain one, without a base URL, is made
  /// when none was set. [any-thread]
  public static var `default`: Object {
    current.withLock { current in
      if let current { return current }
      let plain = ICRemoteConfiguration()
      current = plain
      return plain
    }
  }

  /// Sets the default configuration; nil restores a plain one. [any-thread]
  ///
  /// Objects that have read the default configuration before keep the old one.
  public static func setDefault(_ configuration: Object?) {
    // The old one is released after the lock, because its deallocation may call this again.
    let old = current.withLock { current in
      defer { current = configuration }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// The URL that paths are relative to, as text.
  ///
  /// - Throws: `MissingBaseURLError`, unless a subclass overrides this.
  open var baseURLString: String {
    get throws { throw MissingBaseURLError(configuration: runtimeClass) }
  }

  /// The URL that paths are relative to, made from `baseURLString` unless a subclass overrides this.
  ///
  /// - Throws: `RemoteConfigurationError` when the text is no URL, `MessageError` when `baseURLString` raises.
  open var baseURL: URL {
    get throws {
      let text = try ConfigurationMessages.baseURLString(self)
      guard let url = RequestURL.base(text) else {
        throw RemoteConfigurationError.invalidBaseURL(runtimeClass, text)
      }
      return url
    }
  }

  /// The header `Accept` of requests.
  open var acceptHeaderValue: String { "application/json" }

  /// The header `Content-Type` of requests.
  open var contentTypeHeaderValue: String { "application/json" }

  /// The timeout in seconds: a request fails when nothing arrives for that long.
  open var timeoutInterval: Double { 120 }

  /// The cache policy for caches on the way, by Foundation's numbers. Nothing is cached here.
  open var cachePolicy: UInt { 0 }

  /// Additional headers by name; they replace others of the same name.
  open var additionalHTTPHeaders: DictionaryBox? { nil }

  /// The path of a PEM file with the only certificate authorities to trust. If nil, `CURL_CA_BUNDLE`, or
  /// `SSL_CERT_FILE` and `SSL_CERT_DIR`, in the environment name the authorities, and without them the system does.
  ///
  /// Requests to `https:` URLs fail when the file cannot be read.
  open var certificateAuthorityFile: String? { nil }

  /// Always nil, because `certificateAuthorityFile` names the trusted authorities. A configuration that returns a
  /// policy gets no request manager, rather than less security than it asks for.
  open var securityPolicy: Object? { nil }

  /// The user name for basic authentication. Used only together with a password.
  open var basicAuthUsername: String? { nil }

  /// The password for basic authentication. Used only together with a user name.
  open var basicAuthPassword: String? { nil }

  /// The maximum number of bytes in a response (default: 64 MiB). A longer one is a failure, so that none exhausts the
  /// memory.
  open var maximumResponseLength: Int { 64 << 20 }

  /// The sender of requests. Made on first use, from the properties at that time, and kept.
  ///
  /// - Returns: an `ICRequestManager`, unless a subclass returns another object.
  /// - Throws: `MessageError`, over a `RemoteConfigurationError` when a property is unusable, or over a subclass's error.
  open var requestManager: Object {
    get throws {
      if let madeManager { return madeManager }
      let manager = ICRequestManager(try ConfigurationMessages.settings(of: self))
      madeManager = manager
      return manager
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICRemoteConfiguration.self, "The address of a server, and what each request to it has."
    ) { configuration in
      configuration.classMethod("+ (ICRemoteConfiguration *)defaultConfiguration") { _ in
        ICRemoteConfiguration.default
      }
      configuration.classMethod(
        "+ (void)setDefaultConfiguration:(ICRemoteConfiguration *)configuration"
      ) { (_, given: Object?) in
        ICRemoteConfiguration.setDefault(given)
      }
      configuration.property("@property (nonatomic, readonly) NSString *baseURLString") {
        try $0.baseURLString
      }
      configuration.property("@property (nonatomic, readonly) NSURL *baseURL") { try $0.baseURL }
      configuration.property("@property (nonatomic, readonly) NSString *acceptHeaderValue") {
        $0.acceptHeaderValue
      }
      configuration.property("@property (nonatomic, readonly) NSString *contentTypeHeaderValue") {
        $0.contentTypeHeaderValue
      }
      configuration.property("@property (nonatomic, readonly) NSTimeInterval timeoutInterval") {
        $0.timeoutInterval
      }
      configuration.property("@property (nonatomic, readonly) NSUInteger cachePolicy") {
        $0.cachePolicy
      }
      configuration.property("@property (nonatomic, readonly) NSDictionary *additionalHTTPHeaders")
      { $0.additionalHTTPHeaders }
      configuration.property("@property (nonatomic, readonly) NSString *certificateAuthorityFile") {
        $0.certificateAuthorityFile
      }
      configuration.property("@property (nonatomic, readonly) id securityPolicy") {
        $0.securityPolicy
      }
      configuration.property("@property (nonatomic, readonly) NSString *basicAuthUsername") {
        $0.basicAuthUsername
      }
      configuration.property("@property (nonatomic, readonly) NSString *basicAuthPassword") {
        $0.basicAuthPassword
      }
      configuration.property("@property (nonatomic, readonly) NSInteger maximumResponseLength") {
        $0.maximumResponseLength
      }
      configuration.property("@property (nonatomic, readonly) ICRequestManager *requestManager") {
        try $0.requestManager
      }
    }
  }
}
