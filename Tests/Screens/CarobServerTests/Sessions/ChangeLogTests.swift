import Testing

@testable import CarobServer

@Suite struct ChangeLogTests {
  @Test func whatFollowsAVersionIsKnown() {
    var log = ChangeLog()
    for version in 5...8 { log.add(version, [UInt8(version)]) }
    #expect(log.since(6, until: 8)?.map(\.version) == [7, 8])
    #expect(log.since(4, until: 8)?.map(\.version) == [5, 6, 7, 8])
    #expect(log.since(8, until: 8)?.isEmpty == true)
  }

  @Test func whatIsTooLongAgoIsNot() {
    var log = ChangeLog(maximum: 100)
    for version in 1...10 { log.add(version, Array(repeating: 0, count: 40)) }
    #expect(log.since(8, until: 10)?.map(\.version) == [9, 10])
    #expect(log.since(7, until: 10) == nil)
    #expect(log.since(11, until: 10) == nil)
    #expect(ChangeLog().since(0, until: 1) == nil)
  }
}
