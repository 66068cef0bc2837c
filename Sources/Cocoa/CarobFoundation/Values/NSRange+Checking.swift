import CarobRuntime
import Foundation

extension NSRange {
  /// The range within `count` bytes, elements or characters.
  ///
  /// - Parameter method: the method of data that got the range, for the error.
  /// - Throws: an `NSRangeException` when it is not within them.
  @discardableResult
  func checked(in count: Int, _ method: String? = nil) throws -> Range<Int> {
    let (end, overflow) = location.addingReportingOverflow(length)
    if location >= 0, length >= 0, !overflow, end <= count { return location..<end }
    // Messages pass them as unsigned numbers.
    let range = "{\(UInt(bitPattern: location)), \(UInt(bitPattern: length))}"
    throw ObjectiveCException.outOfRange(
      method.map { "\($0): range \(range) exceeds data length \(count)" }
        ?? "Range \(range) out of bounds; length \(count)")
  }
}
