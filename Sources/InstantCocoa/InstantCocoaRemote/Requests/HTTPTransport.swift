import CarobRuntime
import Dispatch
import Foundation

/// Requests over the network, on connections that are kept for the next one.
final class HTTPTransport: Sendable {
  private let loop = HTTPLoop()

  /// What is under way is finished.
  deinit { loop.close() }

  /// Sends a request and tells what came back, at most once, on some thread. Nothing is told of a
  /// request that was stopped.
  ///
  /// - Returns: what stops the request.
  func start(
    _ request: HTTPRequest, completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) -> @Sendable () -> Void {
    let number = loop.add(request, completion)
    // Not the transport, which may go while the request goes on.
    return { [weak loop] in loop?.remove(number) }
  }
}

/// Files as if they came from a server.
enum FileTransport {
  /// Reads a file on a thread of its own and tells what was in it. Only regular files are read, so
  /// that none keeps the thread waiting; a query in the URL means nothing.
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
    if let reason = MissingFile.reason(url.path) {
      throw .failure(.fileDoesNotExist, "\(url.path): \(reason)", url: url)
    }
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
    } catch {
      throw .failure(.fileDoesNotExist, "\(url.path): no such file", url: url)
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?:
      throw .failure(.fileIsDirectory, "\(url.path) is a folder", url: url)
    default:
      throw .failure(.cannotOpenFile, "\(url.path) is no regular file", url: url)
    }
    if let size = attributes[.size] as? NSNumber, size.intValue > limit {
      throw .tooLong(url, limit: limit)
    }
    guard let file = FileHandle(forReadingAtPath: url.path) else {
      throw .failure(.noPermissionsToReadFile, "\(url.path): permission denied", url: url)
    }
    defer { try? file.close() }
    let data: Data
    do {
      data = try file.readToEnd() ?? Data()
    } catch {
      throw .failure(.cannotOpenFile, "\(url.path): \(error.localizedDescription)", url: url)
    }
    return RawResponse(url: url, status: nil, contentType: nil, body: [UInt8](data))
  }
}

extension URLError {
  /// An answer, or file, that is longer than allowed.
  static func tooLong(_ url: URL, limit: Int) -> URLError {
    .failure(
      .dataLengthExceedsMaximum,
      "\(url.name) has more than \(limit) bytes, which maximumResponseLength allows",
      url: url)
  }
}

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
