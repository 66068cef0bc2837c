import Foundation
import ServerTestSupport

/// A service of packages in pages, as the server in `Examples/` is, on the loopback interface.
struct PackagesService {
  /// Who answers.
  let server: ScriptedServer

  /// A service of so many packages, which are called p0, p1 and so on and are in the sections `even` and `odd`.
  ///
  /// - Parameter fault: what is answered to a request instead; nil for what it asks for.
  init(
    count: Int = 25, pageSize: Int = 10,
    fault: @escaping @Sendable (ScriptedServer.Request) -> ScriptedServer.Answer? = { _ in nil }
  ) {
    server = ScriptedServer { request in
      if let answer = fault(request) { return answer }
      let parts = URLComponents(string: request.target)
      func parameter(_ name: String) -> String? {
        parts?.queryItems?.first { $0.name == name }?.value
      }
      let section = parameter("section")
      let numbers = (0..<count).filter { section == nil || Self.section(of: $0) == section }
      switch parts?.path {
      case "/packages":
        let page = parameter("page").flatMap { Int($0) } ?? 1
        let shown = numbers.dropFirst((page - 1) * pageSize).prefix(pageSize)
        return .response(
          #"{"page": \#(page), "packages": [\#(shown.map(Self.package).joined(separator: ","))]}"#)
      case "/sections":
        return .response(
          #"{"sections": [{"name": "even", "count": 13}, {"name": "odd", "count": 12}]}"#)
      default: return .response(status: 404, "{}")
      }
    }
  }

  /// The URL of a path.
  func url(_ path: String = "/packages") -> String { server.url(path) }

  /// What was asked for, in order.
  var requests: [String] { server.requests.map(\.target) }

  /// Runs `carob show Packages` with data from here.
  func show(_ arguments: String..., path: String = "/packages") throws -> CommandRun {
    try CommandRun(["show", "Packages", "--data", url(path)] + arguments)
  }

  private static func section(of number: Int) -> String { number % 2 == 0 ? "even" : "odd" }

  private static func package(_ number: Int) -> String {
    """
    {"name": "p\(number)", "version": "1.\(number)", "section": "\(section(of: number))", \
    "summary": "number \(number)", "installed_size": \(number), "depends": ["libc6 (>= 2.3)", "a | b"]}
    """
  }
}
