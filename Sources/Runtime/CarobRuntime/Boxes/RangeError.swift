import Foundation

/// An index without an element.
public struct RangeError: CarobError, Hashable {
  /// The index that was out of range.
  public let index: Int
  /// The number of elements.
  public let count: Int

  /// An index in a list of `count` elements.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// `index 3 is out of range: there are 2`.
  public var sentence: String { "index \(index) is out of range: there are \(count)" }

  /// `NSRangeException`.
  public var exceptionName: String? { "NSRangeException" }
}

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
