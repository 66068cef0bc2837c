import CarobFoundation
import CarobRuntime
import Foundation

/// A remote configuration without a base URL.
///
/// Its domain is `ICMissingBaseURLException`, the name of the original's exception.
public struct MissingBaseURLError: CarobError, LocalizedError, CustomNSError, Hashable {
  /// The class of the configuration.
  public let configuration: RuntimeClass

  /// The domain of such errors.
  public static var errorDomain: String { "ICMissingBaseURLException" }

  /// One sentence that names the class.
  public var sentence: String {
    "\(Self.errorDomain): \(configuration) does not say what its base URL is; "
      + "a subclass of ICRemoteConfiguration overrides baseURLString or baseURL"
  }
}

/// A remote configuration with an unusable value.
public struct RemoteConfigurationError: CarobError, LocalizedError, CustomNSError, Hashable {
  /// The property or header.
  public let name: String
  /// One sentence that names the class and the property.
  public let sentence: String
  static func invalidBaseURL(_ cls: RuntimeClass, _ text: String) -> Self {
    invalid(cls, "baseURL", "is \(text.debugDescription), which is no http, https or file URL")
  }

  static func invalid(_ cls: RuntimeClass, _ name: String, _ reason: String) -> Self {
    Self(name: name, sentence: "\(name) of \(cls) \(reason)")
  }
}
