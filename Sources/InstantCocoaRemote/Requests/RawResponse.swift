import Foundation

/// What arrived, before anybody looked into it.
struct RawResponse: Sendable {
  /// Where it came from, after redirections.
  let url: URL
  /// The status; nil when it is not from a server.
  let status: Int?
  /// The type of its content in lower case, without parameters; nil when there is none.
  let contentType: String?
  let body: [UInt8]
}
