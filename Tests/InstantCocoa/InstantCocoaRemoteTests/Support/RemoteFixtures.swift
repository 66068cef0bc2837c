import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import ServerTestSupport
import Testing

@testable import InstantCocoaRemote

/// What an error says of itself, the way C sees it.
func domainAndCode(_ error: any Error) -> String {
  let box = ErrorBox(error)
  return "\(box.domain) \(box.code)"
}

extension ICRequestManager {
  /// A manager for a server. It does not lose patience with one that waits for a test, which waits for the
  /// processor itself when there is much else to do.
  convenience init(_ server: ScriptedServer, _ path: String = "") throws {
    guard let url = URL(string: server.url(path)) else { throw RaisedError("no URL") }
    self.init(baseURL: url)
    settings.timeout = 3600
  }

  /// The text of the answer, nil for an empty one; or of the error, with its domain and code.
  @MainActor
  func answer(
    _ path: String, _ parameters: DictionaryBox? = nil, verb: HTTPVerb = .get
  ) async -> String? {
    do {
      return try await object(verb, path, parameters: parameters)?.description
    } catch {
      return "\(domainAndCode(error)): \(ErrorBox(error).localizedDescription)"
    }
  }

  /// The connections that requests to a server arrive on, one after another, counted from that of the first; each
  /// has to be answered alike.
  ///
  /// libcurl uses none again that was idle for two minutes. When the machine is so busy with other tests that
  /// an answer waits as long to be heard of, the requests are made anew, and none is told in the end.
  @MainActor
  func connections(
    to server: ScriptedServer, requests count: Int, answered expected: String
  ) async -> [Int] {
    for _ in 0..<5 {
      let before = server.requests.count
      let time = await ContinuousClock().measure {
        for _ in 0..<count { #expect(await answer("x") == expected) }
      }
      if time > .seconds(100) { continue }
      let connections = server.requests[before...].map(\.connection)
      return connections.map { $0 - connections[0] }
    }
    return []
  }
}
