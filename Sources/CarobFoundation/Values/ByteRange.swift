import CarobRuntime
import Foundation

extension NSRange {
  /// The range among so many bytes, elements or characters.
  ///
  /// - Throws: an `NSRangeException` when it does not lie among them.
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

/// An `NSRange *` in which a method tells where something is; null when nobody asks.
struct RangePointer {
  private let address: UnsafeMutableRawPointer?

  init(_ pointer: Pointer) { address = pointer.address }

  func store(_ range: NSRange) {
    // SAFETY: the method's contract is an NSRange's address, or null.
    address?.storeBytes(of: range.cValue(), as: CRange.self)
  }
}
