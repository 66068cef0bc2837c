import CarobRuntime
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct NSRangeCheckingTests {
  @Test(arguments: [(0, 0, 0), (0, 3, 3), (3, 0, 3), (1, 2, 5)])
  func rangesInside(_ location: Int, _ length: Int, _ count: Int) throws {
    let range = NSRange(location: location, length: length)
    #expect(try range.checked(in: count, "-[A b]") == location..<location + length)
  }

  @Test(arguments: [
    (0, 1, 0), (4, 0, 3), (1, 3, 3), (-1, 1, 3), (1, -1, 3), (1, .max, 3), (.max, 1, 3),
  ])
  func rangesOutside(_ location: Int, _ length: Int, _ count: Int) {
    let range = NSRange(location: location, length: length)
    let error = #expect(throws: ObjectiveCException.self) { try range.checked(in: count, "-[A b]") }
    #expect(
      error?.sentence
        == "NSRangeException: -[A b]: range {\(UInt(bitPattern: location)), "
        + "\(UInt(bitPattern: length))} exceeds data length \(count)")
  }
}
