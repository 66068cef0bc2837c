import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// One property used by eight threads. The thread sanitizer watches.
@Suite struct AtomicPropertyTests {
  private func object(_ list: String) throws -> Object {
    try makeClass("Atomic") { cls in
      try cls.declareProperty(
        "value",
        PropertyAttributes(
          list.split(separator: ",").map { (String($0.prefix(1)), String($0.dropFirst())) }))
    }.make()
  }

  /// Four threads write and four read, half of them by key.
  private func share(
    _ object: Object, write: @escaping @Sendable (Object, Int) throws -> Void,
    read: @escaping @Sendable (Object, Bool) throws -> Bool
  ) -> Int {
    let wrong = Counter()
    // SAFETY: the object is one that threads may share: that is what is tested.
    nonisolated(unsafe) let shared = object
    onThreads(8) { thread in
      for round in 0..<300 {
        autoreleasePool {
          do {
            if thread.isMultiple(of: 2) {
              try write(shared, round)
            } else if try !read(shared, thread > 4) {
              wrong.add()
            }
          } catch {
            wrong.add()
          }
        }
      }
    }
    return wrong.value
  }

  @Test(arguments: ["T@,&", "T@,C", "T@"]) func objectsStayAlive(list: String) throws {
    let object = try object(list)
    let set = Message<(Object?) -> Void>("setValue:")
    let get = Message<() -> Object?>("value")
    let wrong = share(object) { object, round in
      try set(object, StringBox("value \(round)"))
    } read: { object, byKey in
      let value = byKey ? try object.value(forKey: "value") : try get(object)
      return value.map { ($0 as? StringBox)?.string.hasPrefix("value") == true } ?? true
    }
    #expect(wrong == 0)
  }

  @Test func weakReferencesAreWhole() throws {
    let object = try object("T@,W")
    let set = Message<(Object?) -> Void>("setValue:")
    let get = Message<() -> Object?>("value")
    let wrong = share(object) { object, round in
      let value = StringBox("value \(round)")
      try set(object, value)
      if round.isMultiple(of: 3) { try set(object, nil) }
      withExtendedLifetime(value) {}
    } read: { object, byKey in
      let value = byKey ? try object.value(forKey: "value") : try get(object)
      return value.map { ($0 as? StringBox)?.string.hasPrefix("value") == true } ?? true
    }
    #expect(wrong == 0)
  }

  @Test func structuresAreWhole() throws {
    let object = try object("T{CGRect=dddd}")
    let set = Message<(Rect) -> Void>("setValue:")
    let get = Message<() -> Rect>("value")
    let wrong = share(object) { object, round in
      let side = Double(round)
      try set(object, Rect(x: side, y: side, width: side, height: side))
    } read: { object, _ in
      let rect = try get(object)
      return rect.x == rect.y && rect.y == rect.width && rect.width == rect.height
    }
    #expect(wrong == 0)
  }

  @Test func numbersAreWhole() throws {
    let object = try object("Tq")
    let set = Message<(Int) -> Void>("setValue:")
    let get = Message<() -> Int>("value")
    let wrong = share(object) { object, round in
      try set(object, round * 0x1_0001_0001)
    } read: { object, byKey in
      let value =
        byKey ? (try object.value(forKey: "value") as? NumberBox)?.integerValue : try get(object)
      return value.map { $0 % 0x1_0001_0001 == 0 } ?? false
    }
    #expect(wrong == 0)
  }
}
