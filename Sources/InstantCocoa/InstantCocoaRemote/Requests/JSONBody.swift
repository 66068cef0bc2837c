import CarobFoundation
import CarobRuntime
import Foundation

/// Encodes parameters as the body of a request, with Foundation's writer: servers get its order of keys, its numbers and
/// its refusals.
enum JSONBody {
  /// The parameters as JSON text with sorted keys.
  ///
  /// - Throws: `ParameterError` when a part cannot be written as JSON: a date, a number that is not finite, an object
  ///   of a custom class.
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

  /// The value with `NSNull` for the nil that null unboxes to, and text for URLs.
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

/// An error of sending parameters.
public struct ParameterError: CarobError, LocalizedError, CustomNSError, ChainedError {
  /// One sentence.
  public let sentence: String
  /// The error of a list that could not be read.
  public let underlying: (any Error)?

  private init(_ sentence: String, underlying: (any Error)? = nil) {
    (self.sentence, self.underlying) = (sentence, underlying)
  }

  /// The description, as the user info of an `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  static func tooDeep(_ levels: Int) -> Self {
    Self("the parameters are nested more than \(levels) levels deep")
  }

  static func unreadable(_ error: any Error) -> Self {
    Self("the parameters cannot be read: \(error)", underlying: error)
  }

  static let noJSON = Self(
    "the parameters hold something that JSON has no form for: it has strings, finite numbers, "
      + "truth values, null, lists, and dictionaries with strings as keys")
}
