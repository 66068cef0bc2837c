#if Isolation
import NIOCore
import NIOHTTP1

/// An accepted request with its whole body.
package struct WebRequest: Sendable {
  /// `GET`, `HEAD` or `POST`.
  package let method: HTTPMethod
  /// The path without the query.
  package let path: String
  /// The query after the question mark; empty for none.
  package let query: Substring
  package let headers: HTTPHeaders
  package var body = ByteBuffer()

  package init(_ head: HTTPRequestHead) {
    method = head.method
    path = String(head.uri.prefix { $0 != "?" })
    query = head.uri.dropFirst(path.count + 1)
    headers = head.headers
  }
}

package struct WebResponse: Sendable {
  package var status: HTTPResponseStatus
  package var type: String
  package var body: ByteBuffer
  /// The allowed methods, for a refused method.
  package var allowed: String?

  package init(
    status: HTTPResponseStatus = .ok, type: String = "application/json", _ body: ByteBuffer
  ) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// Returns a refusal with a sentence.
  package static func refusal(_ status: HTTPResponseStatus, _ reason: String) -> Self {
    Self(status: status, type: "text/plain; charset=utf-8", ByteBuffer(string: reason + "\n"))
  }

  /// The headers of every response. The policy allows only what the page needs: its own scripts and
  /// styles, connections to its server, and no frame around it.
  package static let securityHeaders = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        + "require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]
}
#endif
