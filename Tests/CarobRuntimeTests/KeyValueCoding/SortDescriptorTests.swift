import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct SortDescriptorTests {
  private func row(_ name: String, _ age: Int?) -> DictionaryBox {
    var entries: [String: Object] = ["name": StringBox(name)]
    if let age { entries["age"] = NumberBox(age) }
    return DictionaryBox(entries)
  }

  private func names(_ objects: [Object]) -> [String] {
    objects.map { ($0 as? DictionaryBox)?["name"]?.description ?? "?" }
  }

  @Test func sortsByKeysInTurn() throws {
    let rows = [row("b", 2), row("a", 2), row("c", 1), row("d", nil)]
    func sorted(_ descriptors: SortDescriptor...) throws -> [String] {
      names(try SortDescriptor.sort(rows, by: descriptors))
    }
    #expect(try sorted(SortDescriptor(key: "name")) == ["a", "b", "c", "d"])
    #expect(try sorted(SortDescriptor(key: "name", ascending: false)) == ["d", "c", "b", "a"])
    // Missing values come first; what nothing tells apart keeps its order.
    #expect(try sorted(SortDescriptor(key: "age")) == ["d", "c", "b", "a"])
    #expect(
      try sorted(SortDescriptor(key: "age", ascending: false), SortDescriptor(key: "name"))
        == ["a", "b", "c", "d"])
    #expect(try sorted() == ["b", "a", "c", "d"])
  }

  @Test func valuesThatCannotBeComparedAreAnError() throws {
    let rows = [DictionaryBox(["k": Object()]), DictionaryBox(["k": Object()])]
    let error = #expect(throws: MessageError.self) {
      try SortDescriptor.sort(rows, by: [SortDescriptor(key: "k")])
    }
    #expect(error?.code == .unrecognizedSelector)
    #expect(throws: MessageError.self) {
      try SortDescriptor.sort([Object(), Object()], by: [SortDescriptor(key: "nothing")])
    }
  }

  @Test func isMadeByMessages() throws {
    let made = try #require(
      try SortDescriptor.runtimeClass.object.send(
        Selector("sortDescriptorWithKey:ascending:"), "name", false) as? SortDescriptor)
    #expect(made.key == "name")
    #expect(!made.isAscending)
    let tracker = LifetimeTracker()
    try autoreleasePool { () throws in
      let allocated = try #require(try SortDescriptor.runtimeClass.object.send(Selector("alloc")))
      tracker.watch(allocated)
      let initialized = try allocated.send(Selector("initWithKey:ascending:"), "age", true)
      #expect(initialized === allocated)
      #expect(try allocated.value(forKey: "key")?.description == "age")
      #expect(try allocated.value(forKey: "ascending")?.description == "1")
    }
    #expect(tracker.living == 0)
  }
}
