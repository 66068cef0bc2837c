import CarobRuntime
import Foundation

extension RangeError {
  /// The end of a range from a message.
  ///
  /// - Throws: an `NSRangeException` when it is beyond the end.
  package static func end(of range: NSRange, count: Int) throws -> Int {
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    guard range.location >= 0, range.length >= 0, !overflow, end <= count else {
      // Messages pass them as unsigned numbers.
      let (first, length) = (UInt(bitPattern: range.location), UInt(bitPattern: range.length))
      throw ObjectiveCException(
        ExceptionBox(
          name: "NSRangeException",
          reason: "Range {\(first), \(length)} out of bounds; length \(count)"))
    }
    return end
  }
}
