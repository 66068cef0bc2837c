import CarobRuntime
import Synchronization
import Testing

@Suite struct OnceTests {
  private static let count = Atomic(0)
  private static let work = Once { count.add(1, ordering: .relaxed) }

  @Test func theWorkIsDoneAtTheFirstCallOnly() {
    #expect(Self.count.load(ordering: .relaxed) == 0)
    Self.work()
    #expect(Self.count.load(ordering: .relaxed) == 1)
    Self.work()
    #expect(Self.count.load(ordering: .relaxed) == 1)
  }
}
