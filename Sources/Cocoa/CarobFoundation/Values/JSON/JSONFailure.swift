import CarobRuntime
import Foundation

/// A mistake in a JSON text, and its place.
struct JSONFailure: Error {
  /// The mistake in Apple's words: `Badly formed object around line 1, column 5.`
  let reason: String
  /// The offset of the mistake in bytes.
  let index: Int

  init(_ reason: String, _ index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var (line, column) = (1, 0)
    for byte in bytes.prefix(index) {
      column = byte == UInt8(ascii: "\n") ? 0 : column + 1
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
    let text = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    self.reason = "\(text) around line \(line), column \(column)."
    self.index = index
  }

  init(_ reason: String) {
    self.reason = reason
    index = 0
  }

  /// The error for programs: `NSPropertyListReadCorruptError`.
  var object: ErrorBox {
    Self.error(
      3840, "The data couldn’t be read because it isn’t in the correct format.", reason,
      ["NSJSONSerializationErrorIndex": NumberBox(index)])
  }

  /// An error of Foundation's domain.
  static func error(
    _ code: Int, _ text: String, _ reason: String, _ more: [String: Object] = [:]
  ) -> ErrorBox {
    var userInfo: [String: Object] = [
      NSLocalizedDescriptionKey: StringBox(text), "NSDebugDescription": StringBox(reason),
    ]
    userInfo.merge(more) { old, _ in old }
    return ErrorBox(
      domain: NSCocoaErrorDomain, code: code, userInfo: DictionaryBox(userInfo))
  }
}
