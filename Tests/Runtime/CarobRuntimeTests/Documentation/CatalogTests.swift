import RuntimeTestSupport
import Testing

@testable import CarobRuntime

// What the documentation catalog and docs/debugging.md show, word for word: see `SnippetTests`.

private final class Counter: Object {
  var count = 0

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Counter.self) { counter in
      counter.method("add:") { (this, number: Int) in this.count += number }
      counter.property("count") { $0.count }
    }
  }
}

@Suite struct CatalogTests {
  @Test func aCounterCounts() throws {
    let add = Message<(Int) -> Void>("add:")
    let counter = Counter()
    try add(counter, 2)
    try counter.send(Selector("add:"), 3)
    #expect(counter.count == 5)
  }

  @Test func encodingsAreRead() throws {
    let method = try MethodEncoding(parsing: "v24@0:8@16")
    _ = method.result  // void
    _ = method.arguments.count  // 3: receiver, selector, one object
    _ = method.encoding  // "v@:@", without frame offsets
    #expect(method.result == .void)
    #expect(method.arguments.count == 3)
    #expect(method.encoding == "v@:@")
  }

  @Test func failuresAreFound() throws {
    let counter = Counter()
    try counter.respond(to: "add:") { (_: Counter, _: Int) throws in throw RaisedError("tired") }
    var failed: [TracedMessage] = []
    func print(_ message: TracedMessage) { failed.append(message) }
    let messages = try MessageTrace.record(MessagePattern(parsing: "[* add:]")) {
      _ = try? counter.send(Selector("add:"), 1)
    }
    for message in messages where message.outcome?.error != nil { print(message) }
    #expect(failed.map(\.selector) == [Selector("add:")])
    #expect(failed.first?.outcome?.error?.contains("tired") == true)
  }
}
