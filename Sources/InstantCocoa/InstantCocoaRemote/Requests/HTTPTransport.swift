import CarobLibc
import CarobRuntime
import Dispatch
import Foundation
import InstantCocoa

/// A transport over the network, which keeps connections for later requests.
final class HTTPTransport: Sendable {
  private let loop = HTTPLoop()

  /// Running requests are finished.
  deinit { loop.close() }

  /// Sends a request, and reports the response, at most once, on any thread. A stopped request reports nothing.
  ///
  /// - Returns: a function that stops the request.
  func start(
    _ request: HTTPRequest, completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) -> @Sendable () -> Void {
    let number = loop.add(request, completion)
    // Does not retain the transport, which may be released during the request.
    return { [weak loop] in loop?.remove(number) }
  }
}

/// Reads files as if they came from a server.
enum FileTransport {
  /// Reads a file on another thread, and reports its content. Reads regular files only, so that none blocks the thread;
  /// ignores a query in the URL.
  static func start(
    _ request: HTTPRequest, completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) {
    DispatchQueue.global().async {
      completion(
        Result { () throws(URLError) in
          try read(request.url, request.verb, limit: request.limit)
        })
    }
  }

  private static func read(
    _ url: URL, _ verb: HTTPVerb, limit: Int
  ) throws(URLError) -> RawResponse {
    guard verb == .get else {
      throw .failure(.unsupportedURL, "\(verb) of a file; files can only be read", url: url)
    }
    if let reason = FileKind.missing(url.path) {
      throw .failure(.fileDoesNotExist, "\(url.path): \(reason)", url: url)
    }
    switch FileKind(url.path) {
    case .regular: break
    case .directory: throw .failure(.fileIsDirectory, "\(url.path) is a folder", url: url)
    default: throw .failure(.cannotOpenFile, "\(url.path) is no regular file", url: url)
    }
    guard let file = FileHandle(forReadingAtPath: url.path) else {
      throw .failure(.noPermissionsToReadFile, "\(url.path): permission denied", url: url)
    }
    defer { try? file.close() }
    do throws(MappingError) {
      let body = try DataStream.bytes(of: file, limit: limit)
      return RawResponse(url: url, status: nil, contentType: nil, body: body)
    } catch {
      if error.code == .tooLong { throw .tooLong(url, limit: limit) }
      throw .failure(.cannotOpenFile, "\(url.path): \(error.sentence)", url: url)
    }
  }
}

extension URLError {
  /// The error for a response or file that is longer than allowed.
  static func tooLong(_ url: URL, limit: Int) -> URLError {
    .failure(
      .dataLengthExceedsMaximum,
      "\(url.name) has more than \(limit) bytes, which maximumResponseLength allows",
      url: url)
  }
}

/// A response before it is checked and read.
struct RawResponse: Sendable {
  /// The URL of the response, after redirections.
  let url: URL
  /// The status; nil for a file.
  let status: Int?
  /// The content type in lower case, without parameters; nil when there is none.
  let contentType: String?
  let body: [UInt8]
}
