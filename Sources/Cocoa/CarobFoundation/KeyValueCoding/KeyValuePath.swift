import CarobRuntime

/// A key path: keys with dots between them, such as `boss.name` or `followers.@avg.age`.
///
/// Every string is either a path or refused; the names of keys are up to the objects.
public struct KeyValuePath: Hashable, Sendable, CustomStringConvertible {
  /// One part of a path.
  public enum Component: Hashable, Sendable, CustomStringConvertible {
    /// A key.
    case key(String)
    /// A collection operator, without its `@`.
    case collectionOperator(String)

    /// The part as text.
    public var description: String {
      switch self {
      case .key(let key): key
      case .collectionOperator(let name): "@\(name)"
      }
    }
  }

  /// The maximum length of a path, in bytes of UTF-8.
  public static let longest = 4096
  /// The maximum number of parts.
  public static let maximumComponents = 128

  /// The parts; at least one.
  public let components: [Component]

  /// Reads a path.
  ///
  /// - Throws: `KeyValuePathError` when a part is missing, an operator has no name, or the path is longer or has
  ///   more parts than is accepted.
  /// - Complexity: O(length).
  public init(parsing path: String) throws(KeyValuePathError) {
    if path.utf8.count > Self.longest {
      throw KeyValuePathError(.tooLong, in: String(path.prefix(40)) + "…", at: Self.longest)
    }
    var components: [Component] = []
    var start = path.utf8.startIndex
    while true {
      let end = path.utf8[start...].firstIndex(of: UInt8(ascii: ".")) ?? path.utf8.endIndex
      let offset = path.utf8.distance(from: path.utf8.startIndex, to: start)
      if components.count == Self.maximumComponents {
        throw KeyValuePathError(.tooManyComponents, in: path, at: offset)
      }
      // A dot is one byte, and never part of another character.
      let part = path[start..<end]
      if part.isEmpty { throw KeyValuePathError(.missingKey, in: path, at: offset) }
      if part.utf8.first == UInt8(ascii: "@") {
        // Not `dropFirst`, which also drops characters that combine with the sign.
        let name = String(path[path.utf8.index(after: start)..<end])
        if name.isEmpty { throw KeyValuePathError(.missingOperator, in: path, at: offset) }
        components.append(.collectionOperator(name))
      } else {
        components.append(.key(String(part)))
      }
      if end == path.utf8.endIndex { break }
      start = path.utf8.index(after: end)
    }
    self.components = components
  }

  /// The path as text.
  public var description: String { Self.text(components[...]) }

  static func text(_ components: ArraySlice<Component>) -> String {
    components.map(\.description).joined(separator: ".")
  }
}

/// The error of a string that is no key path.
public struct KeyValuePathError: CarobError, Hashable {
  /// The mistakes in paths. More may be added.
  public struct Reason: Hashable, Sendable {
    let text: String

    /// An empty part before, between or after dots.
    public static let missingKey = Reason(text: "a key is missing")
    /// An `@` with nothing after it.
    public static let missingOperator = Reason(text: "an operator's name is missing")
    /// More bytes than `KeyValuePath.longest`.
    public static let tooLong = Reason(text: "it is longer than \(KeyValuePath.longest) bytes")
    /// More parts than `KeyValuePath.maximumComponents`.
    public static let tooManyComponents = Reason(
      text: "it has more than \(KeyValuePath.maximumComponents) keys")
  }

  /// The mistake.
  public let reason: Reason
  /// The offset of the mistake, in bytes from the start of the path.
  public let offset: Int
  private let path: String

  /// `NSUnknownKeyException` for a key of no characters, else `NSInvalidArgumentException`.
  public var exceptionName: String? {
    reason == .missingKey ? "NSUnknownKeyException" : "NSInvalidArgumentException"
  }

  init(_ reason: Reason, in path: String, at offset: Int) {
    self.reason = reason
    self.path = path
    self.offset = offset
  }

  /// `key path "boss..name", byte 5: a key is missing`.
  public var sentence: String {
    "key path \"\(path.onOneLine)\", byte \(offset): \(reason.text)"
  }
}
