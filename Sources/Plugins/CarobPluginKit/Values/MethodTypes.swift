internal import CCarob
import Synchronization

/// The parsed type encoding of a method.
final class MethodTypes: Sendable {
  let encoding: String
  let result: ValueKind
  /// The arguments after receiver and selector.
  let arguments: [ValueKind]
  /// Whether the method can be called with integer registers only: at most four arguments, none
  /// with a floating-point type.
  let travelsInWords: Bool
  /// The offsets of the arguments in memory that begins with receiver and selector.
  let offsets: [Int]
  /// The size of that memory in bytes, a multiple of 16.
  let size: Int

  /// Parses an encoding, such as `v@:@q`.
  init(_ encoding: String) {
    self.encoding = encoding
    let kinds = Self.types(in: encoding).map(ValueKind.init)
    result = kinds.first ?? .unsupported(encoding)
    arguments = Array(kinds.dropFirst(3))
    travelsInWords =
      (result == .void || result.isWord) && arguments.count <= 4
      && arguments.allSatisfy(\.isWord)
    var offset = 16
    var offsets: [Int] = []
    for argument in arguments {
      offsets.append(offset)
      offset += argument.size
    }
    self.offsets = offsets
    size = (offset + 15) / 16 * 16
  }

  private static let known = Mutex<[UInt: MethodTypes]>([:])

  /// Returns the types of an encoding from the host, which is never freed.
  ///
  /// - Complexity: O(length) the first time, then O(1).
  static func known(_ encoding: UnsafePointer<CChar>) -> MethodTypes {
    let key = UInt(bitPattern: encoding)
    if let types = known.withLock({ $0[key] }) { return types }
    // SAFETY: the host's encodings end with NUL.
    let types = MethodTypes(String(cString: encoding))
    known.withLock { $0[key] = types }
    return types
  }

  /// Splits an encoding into types, without qualifiers and frame offsets.
  static func types(in encoding: String) -> [String] {
    var types: [String] = []
    var rest = Substring(encoding)
    while let type = next(in: &rest) { types.append(type) }
    return types
  }

  /// Removes and returns the first type; nil at the end.
  private static func next(in rest: inout Substring) -> String? {
    rest = rest.drop { "rnNoORVA".contains($0) }
    guard !rest.isEmpty else { return nil }
    let start = rest
    var depth = 0
    var isQuoted = false
    // A pointer and its pointee are one type.
    var isPointer = true
    while let character = rest.popFirst() {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if "{([<".contains(character) { depth += 1 }
      if "})]>".contains(character) { depth -= 1 }
      isPointer = isPointer && character == "^"
      if depth > 0 || isPointer { continue }
      // `@?` is a block, `@"Name"` an object, `@?<…>` a block with its types.
      if let following = rest.first, "?\"".contains(following), character == "@" { continue }
      if rest.first == "<", character == "?" { continue }
      break
    }
    let type = String(start[..<rest.startIndex])
    rest = rest.drop { $0.isNumber }
    return type
  }
}
