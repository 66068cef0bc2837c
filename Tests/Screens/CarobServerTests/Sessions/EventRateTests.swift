import Testing

@testable import CarobServer

@Suite struct EventRateTests {
  @Test func aSessionMaySendSoManyAtOnceAndEachSecond() {
    let rate = EventRate(perSecond: 10)
    let start = ContinuousClock.now
    #expect((0..<12).filter { _ in rate.allows(1, at: start) }.count == 10)
    #expect(rate.allows(2, at: start))
    let later = start + .milliseconds(500)
    #expect((0..<12).filter { _ in rate.allows(1, at: later) }.count == 5)
    let muchLater = start + .seconds(100)
    #expect((0..<12).filter { _ in rate.allows(1, at: muchLater) }.count == 10)
  }
}
