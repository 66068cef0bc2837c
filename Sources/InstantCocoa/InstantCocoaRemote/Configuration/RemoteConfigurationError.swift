import CarobRuntime
import Foundation

/// A remote configuration without a base URL.
///
/// Its domain is `ICMissingBaseURLException`, the name of the original's exception.
public struct MissingBaseURLError: LocalizedError, CustomNSError, Hashable, Sendable,
  CustomStringConvertible
{
  /// The class of the configuration.
  public let configuration: RuntimeClass

  /// The domain of such errors.
  public static var errorDomain: String { "ICMissingBaseURLException" }

  /// One sentence that names the class.
  public var description: String {
    "\(Self.errorDomain): \(configuration) does not say what its base URL is; "
      + "a subclass of ICRemoteConfiguration overrides baseURLString or baseURL"
  }

  /// The description, for `NSError`.
  public var errorDescription: String? { description }
}

/// A remote configuration with an unusable value.
public struct RemoteConfigurationError: LocalizedError, CustomNSError, Hashable, Sendable,
  CustomStringConvertible
{
  /// The property or header.
  public let name: String
  /// One sentence that names the class and the property.
  public let description: String

  /// The description, for `NSError`.
  public var errorDescription: String? { description }

  static func invalidBaseURL(_ cls: RuntimeClass, _ text: String) -> Self {
    invalid(cls, "baseURL", "is \(text.debugDescription), which is no http, https or file URL")
  }

  static func invalid(_ cls: RuntimeClass, _ name: String, _ reason: String) -> Self {
    Self(name: name, description: "\(name) of \(cls) \(reason)")
  }
}
