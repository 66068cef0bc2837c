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

  /// How many seconds may pass without anything arriving, unless the request says so.
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

  /// Nil when the request names no URL.
  ///
  /// - Parameter keyPath: where the objects are in a response.
  /// - Throws: `ScreenError` for a URL or what else cannot be used.
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

  /// Makes the data source, and the service that the URL is of the one that a plugin's own requests go to.
  ///
  /// It is an `ICRemoteDataSource`, unless the screen's class says otherwise by `+remoteDataSourceClass`; with
  /// a page key it is an `ICPaginatedDataSource`.
  ///
  /// - Throws: what the messages raised; `ScreenError` when the screen's class asks for what is none.
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
