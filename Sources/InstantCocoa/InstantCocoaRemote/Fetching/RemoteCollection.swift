import CarobFoundation
import CarobRuntime

/// An object that knows of a collection on a server: a fetcher, or a data source that has one.
///
/// Plugins use the same settings as the properties `mappingClass`, `queryParameters`, `apiPath`,
/// `keyPath`, `remoteConfiguration` and `networkRequestManager`. When a request is made they are asked for
/// by message, so that a subclass may answer otherwise. [main-thread]
public protocol RemoteCollection: Object {
  /// All settings.
  var settings: RemoteSettings { get set }
}

extension RemoteCollection {
  /// The class that dictionaries are made into; nil to leave them as they are.
  public var mappingClass: RuntimeClass? {
    get { settings.mappingClass }
    set { settings.mappingClass = newValue }
  }

  /// What is asked for besides the path.
  public var queryParameters: DictionaryBox {
    get { settings.queryParameters }
    set { settings.queryParameters = newValue }
  }

  /// Where the collection is: relative to the configuration's base URL, or a whole URL.
  public var apiPath: String? {
    get { settings.apiPath }
    set { settings.apiPath = newValue }
  }

  /// Where in the response the objects are; nil or "" for the whole of it.
  public var keyPath: String? {
    get { settings.keyPath }
    set { settings.keyPath = newValue }
  }

  /// The configuration that was set; nil for the default one of the moment. A new one lets go of a request manager that
  /// was set.
  public var remoteConfiguration: Object? {
    get { settings.remoteConfiguration }
    set { settings.remoteConfiguration = newValue }
  }

  /// Who makes requests instead of the configuration's request manager; nil for that one.
  public var networkRequestManager: Object? {
    get { settings.networkRequestManager }
    set { settings.networkRequestManager = newValue }
  }
}

extension ClassMembers where Receiver: RemoteCollection {
  /// States the six properties.
  func remoteSettings() {
    property("mappingClass") {
      $0.settings.mappingClass
    } set: {
      $0.settings.mappingClass = $1
    }
    property("queryParameters") {
      $0.settings.queryParameters as DictionaryBox?
    } set: {
      $0.settings.queryParameters = $1 ?? DictionaryBox([:])
    }
    property("apiPath") {
      $0.settings.apiPath
    } set: {
      $0.settings.apiPath = $1
    }
    property("keyPath") {
      $0.settings.keyPath
    } set: {
      $0.settings.keyPath = $1
    }
    property("remoteConfiguration") {
      try $0.settings.remoteConfiguration ?? RemoteSettings.defaultConfiguration()
    } set: {
      $0.settings.remoteConfiguration = $1
    }
    property("networkRequestManager") {
      try $0.settings.networkRequestManager ?? RemoteSettings.requestManager(ofConfigurationOf: $0)
    } set: {
      $0.settings.networkRequestManager = $1
    }
  }
}
