import CarobRuntime
import Foundation

/// Parameters as the body of a request.
enum JSONBody {
  /// JSON text with sorted keys.
  ///
  /// - Throws: `ParameterError` when something in it has no place in JSON: a date, a number that is
  ///   not finite, an object of a class of its own.
  /// - Complexity: O(n log n).
  static func data(of parameters: DictionaryBox) throws(ParameterError) -> Data {
    let value: Any?
    do {
      value = try parameters.unboxed
    } catch {
      throw .unreadable(error)
    }
    let object = jsonObject(value)
    guard JSONSerialization.isValidJSONObject(object) else { throw .noJSON }
    do {
      return try JSONSerialization.data(
        withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    } catch {
      throw .unreadable(error)
    }
  }

  /// The value with `NSNull` for the nil that null is unboxed as, and text for URLs.
  private static func jsonObject(_ value: Any?) -> Any {
    switch value {
    case nil: NSNull()
    case let dictionary as [String: Any?]: dictionary.mapValues(jsonObject)
    case let array as [Any?]: array.map(jsonObject)
    case let url as URL: url.absoluteString
    case let value?: value
    }
  }
}
