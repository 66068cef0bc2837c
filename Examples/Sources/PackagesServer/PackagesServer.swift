import Hummingbird
import Logging

/// Debian's packages as a web service:
///
/// | | |
/// | --- | --- |
/// | `GET /packages?page=1&page_size=50&section=libs` | a page, counted from 1; all three may be missing |
/// | `GET /packages/libc6` | one package |
/// | `GET /sections` | the sections, with how many packages are in each |
///
/// Answers are JSON. What is asked for wrongly is answered with status 400 and `{"error": …}`.
public struct PackagesServer: Sendable {
  /// How the server runs.
  public struct Options: Sendable {
    /// The address that it listens at.
    public var host = "127.0.0.1"
    /// The port that it listens at; 0 for any that is free.
    public var port = 0
    /// How many packages are on a page when nobody says.
    public var pageSize = 50
    /// What goes wrong on purpose, for tests; nothing.
    public var faults: Faults?

    /// The usual options.
    public init() {}
  }

  /// More packages than this are on no page.
  public static let largestPage = 1000

  private let index: PackageIndex
  private let options: Options

  /// A server of some packages, which does not run yet.
  public init(_ index: PackageIndex, options: Options = Options()) {
    self.index = index
    self.options = options
  }

  /// Serves until the task is cancelled, or SIGINT or SIGTERM arrives.
  ///
  /// - Parameters:
  ///   - stopsOnSignals: whether it looks out for those signals.
  ///   - onReady: is told of the port once the server listens.
  /// - Throws: when the port cannot be had.
  public func run(
    stopsOnSignals: Bool = true, onReady: @escaping @Sendable (Int) async -> Void
  ) async throws {
    var logger = Logger(label: "packages-server")
    logger.logLevel = .warning
    let application = Application(
      router: router(),
      configuration: .init(
        address: .hostname(options.host, port: options.port), serverName: "packages-server"),
      onServerRunning: { channel in await onReady(channel.localAddress?.port ?? 0) },
      logger: logger)
    try await application.runService(
      gracefulShutdownSignals: stopsOnSignals ? [.sigterm, .sigint] : [])
  }

  private func router() -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: ErrorsAsJSON())
    if let faults = options.faults { router.add(middleware: FaultMiddleware(faults: faults)) }
    router.get("packages") { request, _ in
      index.page(
        try Self.number("page", of: request, usually: 1, largest: .max),
        size: try Self.number(
          "page_size", of: request, usually: options.pageSize, largest: Self.largestPage),
        section: request.uri.queryParameters["section"].map(String.init))
    }
    router.get("packages/:name") { _, context in
      let name = try context.parameters.require("name")
      guard let package = index.package(named: name) else {
        throw HTTPError(.notFound, message: "there is no package \(name)")
      }
      return package
    }
    router.get("sections") { _, _ in ["sections": index.sections()] }
    return router
  }

  /// A positive number among the parameters.
  private static func number(
    _ name: String, of request: Request, usually: Int, largest: Int
  ) throws -> Int {
    guard let text = request.uri.queryParameters[Substring(name)] else { return usually }
    guard let number = Int(text), (1...largest).contains(number) else {
      let most = largest == .max ? "" : " up to \(largest)"
      throw HTTPError(
        .badRequest, message: "\(name) is \"\(text)\", which is no number from 1\(most)")
    }
    return number
  }
}
