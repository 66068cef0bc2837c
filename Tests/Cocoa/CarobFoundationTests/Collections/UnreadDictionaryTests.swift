import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

/// Dictionaries whose entries are read when somebody asks.
@Suite struct UnreadDictionaryTests {
  private func dictionary(_ reads: Counter) -> DictionaryBox {
    DictionaryBox(reading: {
      reads.add()
      var entries = ObjectTable<Object>()
      entries[StringBox("key")] = StringBox("value")
      return entries
    })
  }

  @Test func areReadOnce() throws {
    let reads = Counter()
    let dictionary = dictionary(reads)
    #expect(reads.value == 0)
    #expect(!dictionary.isRead)
    let value = dictionary["key"]
    #expect(dictionary.isRead)
    #expect(value?.description == "value")
    #expect(dictionary["key"] === value)
    #expect(try dictionary.send(Selector("count"), returning: Int.self) == 1)
    #expect(dictionary.isEqual(DictionaryBox(["key": StringBox("value")])))
    #expect(MutableDictionaryBox(copying: dictionary)["key"] === value)
    #expect(reads.value == 1)
  }

  @Test func areNotReadWhenTheDictionaryGoes() throws {
    let reads = Counter()
    nonisolated(unsafe) let value = Object()
    let count = referenceCount(of: value)
    do { _ = dictionary(reads) }
    #expect(reads.value == 0)
    do {
      let dictionary = DictionaryBox(reading: {
        var entries = ObjectTable<Object>()
        entries[value] = value
        return entries
      })
      #expect(dictionary.count == 1)
    }
    #expect(referenceCount(of: value) == count)
  }

  /// An `init` that is sent again changes even an immutable dictionary.
  @Test func areReadBeforeAChange() throws {
    let reads = Counter()
    let dictionary = dictionary(reads)
    dictionary.entries[StringBox("other")] = StringBox("new")
    #expect(dictionary.description == "{key: value, other: new}")
    #expect(reads.value == 1)
  }

  private final class Values: Sendable {
    let all = Locked<[Object?]>([])
  }

  /// Whoever is first, all get the same objects.
  @Test func areTheSameOnAllThreads() {
    for _ in 0..<50 {
      nonisolated(unsafe) let dictionary = dictionary(Counter())
      let values = Values()
      onThreads(8) { _ in
        let value = dictionary["key"]
        values.all.withLock { $0.append(value) }
      }
      let found = values.all.withLock { $0 }
      #expect(found.count == 8)
      #expect(found.allSatisfy { $0 != nil && $0 === found[0] })
    }
  }
}
