import CarobFoundation
import CarobRuntime

/// An object with the settings of a collection on a server: a fetcher, or a data source that has one.
///
/// Plugins use the same settings as the properties `mappingClass`, `queryParameters`, `apiPath`, `keyPath`,
/// `remoteConfiguration` and `networkRequestManager`. A request reads them by messages, so that a subclass may override
/// them. [main-thread]
public protocol RemoteCollection: Object {
  /// All settings.
  var settings: RemoteSettings { get set }
}

extension RemoteCollection {
  /// The class that dictionaries are mapped to; nil to leave them unchanged.
  public var mappingClass: RuntimeClass? {
    get { settings.mappingClass }
    set { settings.mappingClass = newValue }
  }

  /// The query parameters.
  public var queryParameters: DictionaryBox {
    get { settings.queryParameters }
    set { settings.queryParameters = newValue }
  }

  /// The path of the collection, relative to the configuration's base URL, or a whole URL.
  public var apiPath: String? {
    get { settings.apiPath }
    set { settings.apiPath = newValue }
  }

  /// The key path of the objects in the response; nil or "" for the whole response.
  public var keyPath: String? {
    get { settings.keyPath }
    set { settings.keyPath = newValue }
  }

  /// The configuration that was set; nil for the present default one. Setting it resets `networkRequestManager`.
  public var remoteConfiguration: Object? {
    get { settings.remoteConfiguration }
    set { settings.remoteConfiguration = newValue }
  }

  /// The request manager that replaces the configuration's; nil for that one.
  public var networkRequestManager: Object? {
    get { settings.networkRequestManager }
    set { settings.networkRequestManager = newValue }
  }
}

extension ClassMembers where Receiver: RemoteCollection {
  /// Defines the six properties.
  func remoteSettings() {
    property("@property (nonatomic, assign) Class mappingClass", \.settings.mappingClass)
    property(
      "@property (nonatomic, copy) NSDictionary *queryParameters",
      get: { $0.settings.queryParameters as DictionaryBox? },
      set: { $0.settings.queryParameters = $1 ?? DictionaryBox([:]) })
    property("@property (nonatomic, copy) NSString *apiPath", \.settings.apiPath)
    property("@property (nonatomic, copy) NSString *keyPath", \.settings.keyPath)
    property("@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration") {
      try $0.settings.remoteConfiguration ?? RemoteSettings.defaultConfiguration()
    } set: {
      $0.settings.remoteConfiguration = $1
    }
    property("@property (nonatomic, strong) ICRequestManager *networkRequestManager") {
      try $0.settings.networkRequestManager ?? RemoteSettings.requestManager(ofConfigurationOf: $0)
    } set: {
      $0.settings.networkRequestManager = $1
    }
  }
}
