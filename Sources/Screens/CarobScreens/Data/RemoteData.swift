import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoaRemote

/// Data to be fetched from a URL.
package struct RemoteData {
  /// The URL, as errors and warnings call the data.
  package let name: String
  /// The URL as it was given.
  let url: String

  /// The longest time without any bytes, in seconds, when the request sets none.
  static let timeout = 60.0

  let configuration: HostConfiguration
  private let keyPath: String?
  private let pageKey: String?

  private static let sourceClass = Message<() -> RuntimeClass?>("remoteDataSourceClass")
  private static let new = Message<() -> Object>("new")
  private static let setPath = Message<(String) -> Void>("setApiPath:")
  private static let setKeyPath = Message<(String?) -> Void>("setKeyPath:")
  private static let setMappingClass = Message<(RuntimeClass?) -> Void>("setMappingClass:")
  private static let setKeys = Message<(Object) -> Void>("setKeys:")

  /// Returns nil when the request names no URL.
  ///
  /// - Parameter keyPath: the key path of the objects in a response.
  /// - Throws: `ScreenError` for a URL or an option that cannot be used.
  package init?(_ request: ScreenRequest, keyPath: String?) throws(ScreenError) {
    guard let url = try DataURL(of: request) else {
      try Self.refuseWithoutURL(request)
      return nil
    }
    let naming = request.naming
    name = url.name
    self.url = url.text
    if let key = request.pageKey { try Self.check(pageKey: key, in: url, naming) }
    if let path = request.keyPath, !path.isEmpty { try Self.check(keyPath: path, naming) }
    self.keyPath = keyPath
    pageKey = request.pageKey
    configuration = HostConfiguration()
    configuration.base = url.base
    configuration.headers = try RequestHeader.all(of: request)
    if let timeout = request.timeout {
      guard timeout.isFinite, timeout > 0 else {
        throw naming.error(.timeout, "\(timeout)", "is no time to wait; give seconds such as 5")
      }
      configuration.timeout = timeout
    }
  }

  private static func check(
    pageKey: String, in url: DataURL, _ naming: ScreenRequest.Naming
  ) throws(ScreenError) {
    if pageKey.isEmpty {
      throw naming.error(.pageKey, "\"\"", "is no name of a parameter; give one such as page")
    }
    if url.parameters.contains(pageKey) {
      throw naming.error(
        .pageKey, pageKey, "the URL says already which page; leave one of both out")
    }
  }

  private static func check(
    keyPath: String, _ naming: ScreenRequest.Naming
  ) throws(ScreenError) {
    do throws(KeyValuePathError) {
      _ = try KeyValuePath(parsing: keyPath)
    } catch {
      throw naming.error(.keyPath, keyPath, "\(error); give keys with dots between them")
    }
  }

  private static func refuseWithoutURL(_ request: ScreenRequest) throws(ScreenError) {
    let naming = request.naming
    let reason = "is for data that is fetched; give \(naming.name(.data)) a URL"
    if let key = request.pageKey { throw naming.error(.pageKey, key, reason) }
    if let timeout = request.timeout { throw naming.error(.timeout, "\(timeout)", reason) }
    if let header = request.headers.first { throw naming.error(.headers, header, reason) }
  }

  /// Makes the data source, and sets the default configuration, which a plugin's own requests use too.
  ///
  /// The source is an `ICRemoteDataSource`, or an `ICPaginatedDataSource` with a page key. A
  /// screen's class may choose another class with `+remoteDataSourceClass`.
  ///
  /// - Throws: the errors that the messages raised; `ScreenError` when that class is no remote data source.
  func makeSource(for screen: RuntimeClass, of modelClass: RuntimeClass?) throws -> Object {
    ICRemoteConfiguration.setDefault(configuration)
    let wanted = try wantedClass(of: screen)
    guard wanted.responds(to: Self.setPath.selector) else {
      throw ScreenError(
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
