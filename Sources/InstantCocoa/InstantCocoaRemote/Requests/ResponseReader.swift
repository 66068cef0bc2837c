import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa

/// Checks and reads responses.
enum ResponseReader {
  private static let acceptableTypes = ["application/json", "text/json", "text/javascript"]

  /// The JSON of a response as an object; nil when its body is empty or one space.
  ///
  /// - Throws: `ResponseError` for an unacceptable status or content type, `MappingError` for a body that is not JSON.
  /// - Complexity: O(length of the body). [any-thread]
  static func object(of response: RawResponse) throws -> Object? {
    guard let body = try body(of: response) else { return nil }
    do throws(MappingError) {
      return try JSONDocument(body).object()
    } catch {
      throw error.from(response.url.name)
    }
  }

  /// The bytes of a response whose type is JSON; nil when its body is empty or one space.
  ///
  /// - Throws: `ResponseError` for an unacceptable status or content type.
  static func body(of response: RawResponse) throws(ResponseError) -> [UInt8]? {
    if let status = response.status, !(200...299).contains(status) {
      throw ResponseError.badStatus(status, response.url)
    }
    if response.body.isEmpty || response.body == [UInt8(ascii: " ")] { return nil }
    // A file has no type.
    if response.status != nil, !acceptableTypes.contains(response.contentType ?? "") {
      throw ResponseError.contentType(response.contentType, response)
    }
    return response.body
  }
}

/// An error of a response that cannot be used.
///
/// The domain and numbers are those of Instant Cocoa's original networking library.
public struct ResponseError: CarobError, LocalizedError, CustomNSError, Hashable {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let number: Int

    /// The status is not between 200 and 299.
    public static let badStatus = Code(number: -1011)
    /// The content type is not JSON.
    public static let unacceptableContentType = Code(number: -1016)
  }

  /// The kind of error.
  public let code: Code
  /// One sentence that names the URL.
  public let sentence: String
  /// The URL of the response.
  public let url: URL
  /// The status; nil for a file.
  public let status: Int?

  /// The domain of such errors.
  public static var errorDomain: String { "com.alamofire.error.serialization.response" }

  /// The number of the code.
  public var errorCode: Int { code.number }

  /// The description, URL and status, as the user info of an `NSError`.
  public var errorUserInfo: [String: Any] {
    var userInfo: [String: Any] = [
      NSLocalizedDescriptionKey: description, NSURLErrorFailingURLErrorKey: url,
    ]
    userInfo["statusCode"] = status
    return userInfo
  }

  static func badStatus(_ status: Int, _ url: URL) -> Self {
    Self(
      code: .badStatus, sentence: "\(url.name) answered with status \(status)",
      url: url, status: status)
  }

  static func contentType(_ type: String?, _ response: RawResponse) -> Self {
    let given = type.map { "of type \($0.debugDescription)" } ?? "of no type"
    return Self(
      code: .unacceptableContentType,
      sentence: "\(response.url.name) answered with content \(given), not with JSON",
      url: response.url, status: response.status)
  }
}
