import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote
import ServerTestSupport

/// What an error says of itself, the way C sees it.
func domainAndCode(_ error: any Error) -> String {
  let box = ErrorBox(error)
  return "\(box.domain) \(box.code)"
}

extension ICRequestManager {
  /// A manager for a server.
  convenience init(_ server: ScriptedServer, _ path: String = "") throws {
    guard let url = URL(string: server.url(path)) else { throw RaisedError("no URL") }
    self.init(baseURL: url)
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
}
