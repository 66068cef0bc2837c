import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote

/// Data to be fetched from a URL.
struct RemoteData {
  /// The URL, as errors and warnings call the data.
  let name: String
  /// The URL as it was given.
  private let url: String

  /// How many seconds may pass without anything arriving, unless the options say so.
  static let timeout = 60.0

  private let configuration: HostConfiguration
  private let keyPath: String?
  private let pageKey: String?

  private static let sourceClass = Message<() -> RuntimeClass?>("remoteDataSourceClass")
  private static let new = Message<() -> Object>("new")
  private static let setPath = Message<(String) -> Void>("setApiPath:")
  private static let setKeyPath = Message<(String?) -> Void>("setKeyPath:")
  private static let setMappingClass = Message<(RuntimeClass?) -> Void>("setMappingClass:")
  private static let setKeys = Message<(Object) -> Void>("setKeys:")

  /// Nil when the options name no URL.
  ///
  /// - Parameter keyPath: where the objects are in a response.
  /// - Throws: `CommandError` for a URL or options that cannot be used.
  init?(_ options: ShowCommand, keyPath: String?) throws(CommandError) {
    guard let url = try options.data.flatMap({ (text) throws(CommandError) in try DataURL(text) })
    else {
      try Self.refuseWithoutURL(options)
      return nil
    }
    name = url.name
    self.url = url.text
    if let key = options.pageKey { try Self.check(pageKey: key, in: url) }
    if let path = options.keyPath, !path.isEmpty { try Self.check(keyPath: path) }
    self.keyPath = keyPath
    pageKey = options.pageKey
    configuration = HostConfiguration()
    configuration.base = url.base
    configuration.headers = try RequestHeader.all(options.header)
    if let timeout = options.timeout {
      guard timeout.isFinite, timeout > 0 else {
        throw .option("timeout", "\(timeout)", "is no time to wait; give seconds such as 5")
      }
      configuration.timeout = timeout
    }
  }

  private static func check(pageKey: String, in url: DataURL) throws(CommandError) {
    if pageKey.isEmpty {
      throw .option("page-key", "\"\"", "is no name of a parameter; give one such as page")
    }
    if url.parameters.contains(pageKey) {
      throw .option(
        "page-key", pageKey, "the URL says already which page; leave one of both out")
    }
  }

  private static func check(keyPath: String) throws(CommandError) {
    do throws(KeyValuePathError) {
      _ = try KeyValuePath(parsing: keyPath)
    } catch {
      throw .option("key-path", keyPath, "\(error); give keys with dots between them")
    }
  }

  private static func refuseWithoutURL(_ options: ShowCommand) throws(CommandError) {
    let reason = "is for data that is fetched; give --data a URL"
    if let key = options.pageKey { throw .option("page-key", key, reason) }
    if let timeout = options.timeout { throw .option("timeout", "\(timeout)", reason) }
    if let header = options.header.first { throw .option("header", header, reason) }
  }

  /// Makes the data source, and the service that the URL is of the one that a plugin's own requests go to.
  ///
  /// It is an `ICRemoteDataSource`, unless the screen's class says otherwise by `+remoteDataSourceClass`; with
  /// a page key it is an `ICPaginatedDataSource`.
  ///
  /// - Throws: what the messages raised; `CommandError` when the screen's class asks for what is none.
  func makeSource(for screen: RuntimeClass, of modelClass: RuntimeClass?) throws -> Object {
    ICRemoteConfiguration.setDefault(configuration)
    let wanted = try wantedClass(of: screen)
    guard wanted.responds(to: Self.setPath.selector) else {
      throw CommandError(
        .badPlugin,
        "+[\(screen) remoteDataSourceClass] gave \(wanted), which takes no apiPath; "
          + "it must give an ICRemoteDataSource or an ICPaginatedDataSource")
    }
    let source = try Self.new(wanted.object)
    try Self.setPath(source, url)
    try Self.setKeyPath(source, keyPath)
    try Self.setMappingClass(source, modelClass)
    if let pageKey {
      let keys = ICPaginatorKeys()
      keys.currentPage = pageKey
      try Self.setKeys(source, keys)
    }
    return source
  }

  private func wantedClass(of screen: RuntimeClass) throws -> RuntimeClass {
    var wanted = ICRemoteDataSource.runtimeClass
    if screen.metaclass.responds(to: Self.sourceClass.selector) {
      wanted = try Self.sourceClass(screen.object) ?? wanted
    }
    let paginated = ICPaginatedDataSource.runtimeClass
    return pageKey == nil || wanted.isSubclass(of: paginated) ? wanted : paginated
  }
}
