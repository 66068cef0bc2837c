import CarobRuntime

/// What a request does to what it names: the method of HTTP. To plugins it is an `NSString`.
public struct HTTPVerb: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The word itself.
  public let rawValue: String

  /// A verb of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `HTTPVerbGET`
  public static let get = HTTPVerb(rawValue: "GET")
  /// `HTTPVerbPOST`
  public static let post = HTTPVerb(rawValue: "POST")
  /// `HTTPVerbPUT`
  public static let put = HTTPVerb(rawValue: "PUT")
  /// `HTTPVerbPATCH`
  public static let patch = HTTPVerb(rawValue: "PATCH")
  /// `HTTPVerbDELETE`
  public static let delete = HTTPVerb(rawValue: "DELETE")

  /// Those that a gateway takes for verbs when it is asked to perform them.
  public static let all: [HTTPVerb] = [.get, .post, .put, .patch, .delete]

  /// The word itself.
  public var description: String { rawValue }

  /// Whether its parameters are in the URL, not in a body.
  var hasParametersInQuery: Bool { ["GET", "HEAD", "DELETE"].contains(rawValue) }
}

extension HTTPVerb: BoxedValue {
  /// The word as an `NSString`.
  public func boxed() -> StringBox { StringBox(rawValue) }

  /// The verb of an `NSString`.
  public static func unboxed(_ box: StringBox) throws(MessageError) -> HTTPVerb {
    HTTPVerb(rawValue: box.string)
  }
}
