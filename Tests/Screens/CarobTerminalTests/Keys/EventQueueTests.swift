import CarobTerminal
import Testing

struct EventQueueTests {
  @Test func aFloodLeavesTheLastKeys() {
    var queue = EventQueue()
    queue.add(.resized)
    let count = 200_000
    for _ in 1..<count { queue.add(.key(.down)) }
    queue.add(.resumed)
    queue.add(.key(.character("q")))
    let (events, dropped) = queue.take()
    #expect(dropped == count - EventQueue.maximumKeys)
    #expect(events.count == EventQueue.maximumKeys + 2)
    #expect(events.first == .resized)
    #expect(events.suffix(2) == [.resumed, .key(.character("q"))])
    #expect(queue.take().events.isEmpty)
  }

  @Test func whatIsTypedStays() {
    var queue = EventQueue()
    let keys = (0..<EventQueue.maximumKeys).map { _ in Terminal.Event.key(.character("x")) }
    for key in keys { queue.add(key) }
    let (events, dropped) = queue.take()
    #expect(events == keys)
    #expect(dropped == 0)
  }
}
