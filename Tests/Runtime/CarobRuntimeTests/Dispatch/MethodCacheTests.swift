import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// After every kind of change, every way of sending finds the method that is there now.
@Suite struct MethodCacheTests {
  /// A class, a subclass and a subclass of that, with sites that have sent to each.
  private struct Family {
    let top, middle, bottom: RuntimeClass
    let objects: [Object]
    let sites: [Message<() -> Int>]

    init() throws {
      top = try makeClass("Top") { cls in
        try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
        try cls.addMethod(Selector("other")) { (_: Object) in 2 }
      }
      middle = try makeClass("Middle", below: top)
      bottom = try makeClass("Bottom", below: middle)
      objects = [try top.make(), try middle.make(), try bottom.make()]
      sites = objects.map { _ in Message<() -> Int>("answer") }
    }

    /// What each object answers; nil when the ways of asking disagree or it does not answer.
    func answers() -> [Int?] {
      zip(objects, sites).map { object, site in
        let first = try? site(object)
        let second = try? site(object)
        let dynamic = try? object.send(Selector("answer"), returning: Int.self)
        let responds = object.runtimeClass.responds(to: Selector("answer"))
        return first == second && first == dynamic && responds == (first != nil) ? first : nil
      }
    }
  }

  private func implementation(_ value: Int) throws -> Implementation {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in value }
    }
    return try #require(cls.instanceMethod(for: Selector("answer"))).implementation
  }

  @Test func addingBelowHidesWhatIsAbove() throws {
    let family = try Family()
    #expect(family.answers() == [1, 1, 1])
    try family.middle.addMethod(Selector("answer")) { (_: Object) in 5 }
    #expect(family.answers() == [1, 5, 5])
    try family.bottom.addMethod(Selector("answer")) { (_: Object) in 6 }
    #expect(family.answers() == [1, 5, 6])
    #expect(family.bottom.implementor(of: Selector("answer")) == family.bottom)
    family.middle.removeMethod(Selector("answer"))
    #expect(family.answers() == [1, 1, 6])
    family.bottom.removeMethod(Selector("answer"))
    #expect(family.answers() == [1, 1, 1])
  }

  @Test func replacingIsSeenBelow() throws {
    let family = try Family()
    #expect(family.answers() == [1, 1, 1])
    try family.top.replaceMethod(Selector("answer"), implementation(7), types: "q@:")
    #expect(family.answers() == [7, 7, 7])
    try family.middle.replaceMethod(Selector("answer"), implementation(8), types: "q@:")
    #expect(family.answers() == [7, 8, 8])
  }

  @Test func exchangingIsSeenBelow() throws {
    let family = try Family()
    #expect(family.answers() == [1, 1, 1])
    try family.bottom.exchangeMethods(Selector("answer"), Selector("other"))
    #expect(family.answers() == [2, 2, 2])
    try family.top.exchangeMethods(Selector("answer"), Selector("other"))
    #expect(family.answers() == [1, 1, 1])
  }

  @Test func removingAndAddingAgain() throws {
    let family = try Family()
    #expect(family.answers() == [1, 1, 1])
    for round in 0..<20 {
      family.top.removeMethod(Selector("answer"))
      #expect(family.answers() == [nil, nil, nil])
      #expect(!family.bottom.responds(to: Selector("answer")))
      try family.top.addMethod(Selector("answer")) { (_: Object) in round }
      #expect(family.answers() == [round, round, round])
    }
    // One entry without encoding at most, and one for the only encoding there was.
    let entries = family.bottom.data.entries.filter {
      $0.pointee.selector == Selector("answer").index
    }
    #expect(entries.count <= 2)
  }

  @Test func changingAnObjectsClassIsSeen() throws {
    let family = try Family()
    try family.bottom.addMethod(Selector("answer")) { (_: Object) in 9 }
    let object = family.objects[0]
    #expect(try family.sites[0](object) == 1)
    #expect(try object.setClass(family.bottom) == family.top)
    #expect(try family.sites[0](object) == 9)
    try object.setClass(family.top)
    #expect(try family.sites[0](object) == 1)
  }

  /// A site checks types when it takes an entry, so that another encoding must be another entry.
  @Test func anotherEncodingIsCheckedAgain() throws {
    let family = try Family()
    #expect(family.answers() == [1, 1, 1])
    let site = family.sites[2]
    try family.bottom.addMethod(Selector("answer")) { (_: Object) in 2.5 }
    let error = #expect(throws: MessageError.self) { try site(family.objects[2]) }
    #expect(error?.code == .resultType)
    #expect(try family.objects[2].send(Selector("answer"), returning: Double.self) == 2.5)
    #expect(try Message<() -> Double>("answer")(family.objects[2]) == 2.5)
    // Those above are not concerned.
    #expect(try family.sites[1](family.objects[1]) == 1)
    // The first encoding comes back.
    family.bottom.removeMethod(Selector("answer"))
    #expect(try site(family.objects[2]) == 1)
    try family.bottom.addMethod(Selector("answer")) { (_: Object) in 2.5 }
    #expect(throws: MessageError.self) { try site(family.objects[2]) }
    family.bottom.removeMethod(Selector("answer"))
    try family.bottom.addMethod(Selector("answer")) { (_: Object) in 3 }
    #expect(try site(family.objects[2]) == 3)
  }

  @Test func manySelectorsKeepTheirEntries() throws {
    let prefix = uniqueName("many")
    let selectors = try (0..<300).map { try Selector(validating: "\(prefix)_\($0)") }
    let cls = try makeClass { cls in
      for (index, selector) in selectors.enumerated() where index.isMultiple(of: 2) {
        try cls.addMethod(selector) { (_: Object) in index }
      }
    }
    let object = try cls.make()
    for _ in 0..<2 {
      for (index, selector) in selectors.enumerated() {
        guard cls.responds(to: selector) else {
          #expect(!index.isMultiple(of: 2))
          continue
        }
        #expect(try object.send(selector, returning: Int.self) == index)
      }
    }
    // A cache that grew keeps the smaller ones, which together are smaller than itself.
    var cache: UnsafeMutablePointer<carob_method_cache>? = cls.data.cache
    let size = try #require(cache).pointee.mask + 1
    #expect(size >= UInt(cls.data.entries.count * 2))
    var superseded: UInt = 0
    cache = cache?.pointee.superseded
    while let current = cache {
      superseded += current.pointee.mask + 1
      cache = current.pointee.superseded
    }
    #expect(superseded < size)
  }

  /// Whoever changes methods very often uses no more memory than whoever does it twice.
  @Test func changesDoNotGrowTheCache() throws {
    let family = try Family()
    #expect(family.answers() == [1, 1, 1])
    try family.top.exchangeMethods(Selector("answer"), Selector("other"))
    #expect(family.answers() == [2, 2, 2])
    let classes = [family.top, family.middle, family.bottom]
    let before = classes.map(\.data.entries.count)
    let masks = classes.map { $0.data.cache.pointee.mask }
    for _ in 0..<100_000 {
      try family.top.exchangeMethods(Selector("answer"), Selector("other"))
    }
    #expect(family.answers() == [2, 2, 2])
    #expect(classes.map(\.data.entries.count) == before)
    #expect(classes.map { $0.data.cache.pointee.mask } == masks)
    // Deallocating them would look for `dealloc`, which makes entries.
    withExtendedLifetime(family) {}
  }

  @Test func deepHierarchiesAreClearedToTheBottom() throws {
    let top = try makeClass("Deep") { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
    }
    var bottom = top
    for _ in 0..<300 { bottom = try makeClass("Deep", below: bottom) }
    let object = try bottom.make()
    let site = Message<() -> Int>("answer")
    #expect(try site(object) == 1)
    try top.replaceMethod(Selector("answer"), implementation(2), types: "q@:")
    #expect(try site(object) == 2)
  }

  /// A change goes through the classes below, or through the entries of the selector: whichever are fewer.
  @Test(arguments: [(below: 300, beside: 0), (below: 3, beside: 300)])
  func whoeverAskedIsAskedAnew(below: Int, beside: Int) throws {
    let selector = try Selector(validating: "askedBelow\(below)")
    func makeTop(_ answer: Int) throws -> RuntimeClass {
      try makeClass { cls in try cls.addMethod(selector) { (_: Object) in answer } }
    }
    let top = try makeTop(1)
    let classes = try (0..<below).map { _ in try makeClass(below: top) }
    let bottom = try makeClass(below: classes[0])
    // Of many only some have it in their cache.
    let objects = try [top, bottom].map { try $0.make() } + classes.suffix(3).map { try $0.make() }
    let others = try (0..<beside).map { _ in try makeClass(below: makeTop(3)).make() }
    let site = Message<() -> Int>(selector)
    #expect(try objects.allSatisfy { try site($0) == 1 })
    #expect(try others.allSatisfy { try site($0) == 3 })
    top.setImplementation(try implementation(2), for: selector)
    #expect(try objects.allSatisfy { try site($0) == 2 })
    #expect(try classes.allSatisfy { try site($0.make()) == 2 })
    #expect(try others.allSatisfy { try site($0) == 3 })
  }

  @Test func everyChangeAdvancesTheGeneration() throws {
    // Other tests advance it too, so that only a change can be seen, not its absence.
    var generation = Generation.current
    func advanced() -> Bool {
      defer { generation = Generation.current }
      return Generation.current != generation
    }
    let cls = try makeClass()
    #expect(advanced())
    try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
    #expect(advanced())
    try cls.replaceMethod(Selector("answer"), implementation(2), types: "q@:")
    #expect(advanced())
    cls.removeMethod(Selector("answer"))
    #expect(advanced())
    ClassTable.discard(cls)
    #expect(advanced())
  }
}
