import CarobRuntime
import Foundation

extension RangeError {
  /// The end of a range that came from outside.
  ///
  /// - Throws: an `NSRangeException` when it is beyond the end of what it is of.
  package static func end(of range: NSRange, count: Int) throws -> Int {
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    guard range.location >= 0, range.length >= 0, !overflow, end <= count else {
      // They travel as unsigned numbers.
      let (first, length) = (UInt(bitPattern: range.location), UInt(bitPattern: range.length))
      throw ObjectiveCException(
        ExceptionBox(
          name: "NSRangeException",
          reason: "Range {\(first), \(length)} out of bounds; length \(count)"))
    }
    return end
  }
}
