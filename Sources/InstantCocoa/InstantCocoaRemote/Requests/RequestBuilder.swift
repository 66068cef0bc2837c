import CarobFoundation
import CarobRuntime
import Foundation

/// Makes requests from verbs, paths and parameters.
struct RequestBuilder {
  let settings: RequestSettings

  /// Makes a request, without sending it.
  ///
  /// - Parameter parameters: in the query of GET, HEAD and DELETE, else a JSON body; nil for none.
  /// - Throws: `URLError` when the path is no URL or the verb is invalid, `ParameterError`.
  /// - Complexity: O(parameters × log parameters).
  func request(
    _ verb: HTTPVerb, _ path: String, _ parameters: DictionaryBox?
  ) throws -> HTTPRequest {
    guard RequestURL.isToken(verb.rawValue) else {
      throw URLError.failure(
        .badURL, "\(verb.rawValue.debugDescription) is no verb of HTTP", url: nil)
    }
    var url = try url(of: path)
    if let parameters, verb.hasParametersInQuery {
      guard let full = RequestURL.adding(query: try QueryString.text(of: parameters), to: url)
      else { throw Self.noURL(path) }
      url = full
    }
    var headers = settings.headers
    if settings.credentials != nil, isOwn(url), headers["Authorization"] == nil {
      headers["Authorization"] = settings.credentials?.headerValue
    }
    if headers["Cache-Control"] == nil {
      headers["Cache-Control"] = CachePolicy(rawValue: settings.cachePolicy)?.header
    }
    let body: Data? =
      if let parameters, !verb.hasParametersInQuery {
        try JSONBody.data(of: parameters)
      } else {
        // Verbs that change something always have a body, possibly an empty one.
        verb.hasParametersInQuery ? nil : Data()
      }
    return HTTPRequest(
      url: url, verb: verb, headers: headers, body: body, timeout: settings.timeout,
      limit: settings.maximumResponseLength, authorities: settings.authorities)
  }

  private func url(of path: String) throws(URLError) -> URL {
    guard let url = RequestURL.url(path, below: settings.baseURL) else { throw Self.noURL(path) }
    guard RequestURL.isUsable(url) else {
      let isOfOtherHost = url.isFileURL && !RequestURL.isOfThisHost(url.host)
      throw .failure(
        .unsupportedURL,
        "\(url.name) is "
          + (isOfOtherHost
            ? "a file of another host, which cannot be read" : "no http, https or file URL"),
        url: url)
    }
    return url
  }

  /// Whether a URL is on the server for which the user name and password are.
  private func isOwn(_ url: URL) -> Bool {
    settings.baseURL.map { RequestOrigin($0) == RequestOrigin(url) } ?? false
  }

  private static func noURL(_ path: String) -> URLError {
    .failure(
      .badURL, "\(RequestURL.withoutUser(path).debugDescription) is no URL, and no path of one",
      url: nil)
  }
}

/// The scheme, host and port of a URL, which identify the receiver of a request.
struct RequestOrigin: Hashable {
  private let scheme: String?
  private let host: String?
  private let port: Int?

  init(_ url: URL) {
    scheme = url.scheme?.lowercased()
    host = url.host?.lowercased()
    port = url.port ?? (scheme == "https" ? 443 : scheme == "http" ? 80 : nil)
  }
}

extension URLError {
  /// An error of Foundation's with our text.
  ///
  /// - Parameter suggestion: a way to mend it, if the code does not suffice.
  static func failure(
    _ code: URLError.Code, _ description: String, suggestion: String? = nil, url: URL?
  ) -> URLError {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: description]
    if let suggestion { userInfo[NSLocalizedRecoverySuggestionErrorKey] = suggestion }
    if let url {
      userInfo[NSURLErrorFailingURLErrorKey] = url
    }
    return URLError(code, userInfo: userInfo)
  }
}

/// The settings that all requests of a manager share.
struct RequestSettings: Sendable {
  /// User name and password for basic authentication.
  struct Credentials: Hashable, Sendable {
    let username: String
    let password: String

    /// The value of the header `Authorization`.
    var headerValue: String {
      "Basic " + Data("\(username):\(password)".utf8).base64EncodedString()
    }
  }

  /// The URL that paths are relative to; nil when only whole URLs are possible.
  var baseURL: URL?
  var headers = RequestHeaders.json
  var credentials: Credentials?
  var timeout = 120.0
  var cachePolicy: UInt = 0
  var maximumResponseLength = 64 << 20
  /// The trusted certificate authorities; nil for the system's.
  var authorities = CertificateAuthorities.ofEnvironment
}
