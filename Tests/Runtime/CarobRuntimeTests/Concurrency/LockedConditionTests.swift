import CarobLibc
import Foundation
import Testing

@testable import CarobRuntime

@Suite struct LockedConditionTests {
  private struct Refusal: Error {}

  @Test func aChangeWakesThreadsThatWait() {
    let number = LockedCondition(0)
    for _ in 0..<4 { Thread { number.change { $0 += 1 } }.start() }
    #expect(number.wait { $0 == 4 ? "all" : nil } == "all")
  }

  @Test func aChangeThatThrowsLeavesTheLockFree() {
    let number = LockedCondition(1)
    #expect(throws: Refusal.self) {
      try number.change { _ throws(Refusal) in throw Refusal() }
    }
    #expect(number.withLock { $0 } == 1)
  }

  @Test(arguments: [CLOCK_REALTIME, CLOCK_MONOTONIC])
  func aLimitEndsAWait(clock: clockid_t) {
    let number = LockedCondition(0, clock: clock)
    var limit = timespec()
    clock_gettime(clock, &limit)
    var looks = 0
    let result: Bool? = number.wait(until: limit) { _ in
      looks += 1
      return nil
    }
    #expect(result == nil)
    #expect(looks >= 2, "the value is looked at once more at the end")
  }

  @Test func aValueThatIsThereNeedsNoTime() {
    let number = LockedCondition(7)
    #expect(number.wait(until: timespec()) { $0 } == 7)
  }

  @Test(arguments: [CLOCK_REALTIME, CLOCK_MONOTONIC])
  func aChangeEndsAWaitWithALimit(clock: clockid_t) {
    let number = LockedCondition(0, clock: clock)
    var limit = timespec()
    clock_gettime(clock, &limit)
    limit.tv_sec += 1_000_000
    Thread { number.change { $0 = 1 } }.start()
    #expect(number.wait(until: limit) { $0 == 1 ? true : nil } == true)
  }
}
