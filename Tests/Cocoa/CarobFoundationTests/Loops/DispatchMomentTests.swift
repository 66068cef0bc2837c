import CarobLibc
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct DispatchMomentTests {
  /// How far away a moment is, in seconds; nil for never.
  private func distance(_ time: UInt64) -> Double? {
    switch DispatchMoment(time) {
    case .inSeconds(let seconds), .at(let seconds): seconds
    case .never: nil
    }
  }

  @Test func nowAndNever() {
    #expect(distance(0) == 0)
    #expect(distance(.max) == nil)
    #expect(DispatchMoment(.max).date == nil)
    #expect(DispatchMoment(0).date != nil)
  }

  @Test func whatIsPastIsNow() {
    // A nanosecond after the machine began; long ago on the wall, as far as the number goes.
    for time in [1, UInt64(bitPattern: -1_000_000_000), 1 << 63] as [UInt64] {
      #expect(distance(time) == 0, "\(time)")
    }
  }

  @Test func theClockOfTheMachine() throws {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let time = UInt64(now.tv_sec + 1000) * 1_000_000_000
    guard case .inSeconds(let seconds) = DispatchMoment(time) else {
      Issue.record("it is by another clock")
      return
    }
    #expect(seconds > 0)
    #expect(seconds <= 1000)
    // As far as the number goes.
    #expect(try #require(distance(1 << 63 - 1)) > 1e9)
  }

  @Test func theClockOnTheWall() {
    let wall = Int64((Date().timeIntervalSince1970 + 1000) * 1e9)
    guard case .at(let seconds) = DispatchMoment(UInt64(bitPattern: -wall)) else {
      Issue.record("it is by another clock")
      return
    }
    #expect(seconds > 0)
    #expect(seconds <= 1000.001)
  }
}
