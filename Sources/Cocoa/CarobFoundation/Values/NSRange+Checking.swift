import CarobRuntime
import Foundation

extension NSRange {
  /// The range within `count` bytes, elements or characters.
  ///
  /// - Throws: an `NSRangeException` when it is not within them.
  func checked(in count: Int, _ method: String) throws -> Range<Int> {
    let (end, overflow) = location.addingReportingOverflow(length)
    guard location >= 0, length >= 0, !overflow, end <= count else {
      throw ObjectiveCException(
        ExceptionBox(
          name: "NSRangeException",
          reason: "\(method): range {\(UInt(bitPattern: location)), "
            + "\(UInt(bitPattern: length))} exceeds data length \(count)"))
    }
    return location..<end
  }
}
