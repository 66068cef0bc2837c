import CarobRuntime
import InstantCocoa

/// What an answer says, if it is one that can be used.
enum ResponseReader {
  private static let acceptableTypes = ["application/json", "text/json", "text/javascript"]

  /// The JSON of an answer as an object, nil when its body is empty or one space.
  ///
  /// - Throws: `ResponseError` for a status or content type that is not accepted, `MappingError` for
  ///   a body that is not JSON.
  /// - Complexity: O(length of the body). [any-thread]
  static func object(of response: RawResponse) throws -> Object? {
    if let status = response.status, !(200...299).contains(status) {
      throw ResponseError.badStatus(status, response.url)
    }
    if response.body.isEmpty || response.body == [UInt8(ascii: " ")] { return nil }
    // A file has no type.
    if response.status != nil, !acceptableTypes.contains(response.contentType ?? "") {
      throw ResponseError.contentType(response.contentType, response)
    }
    do throws(MappingError) {
      return try JSONDocument(response.body).object()
    } catch {
      throw error.from(response.url.name)
    }
  }
}
