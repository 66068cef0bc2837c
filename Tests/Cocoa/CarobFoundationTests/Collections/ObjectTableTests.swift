import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

/// The table of dictionaries and sets, without messages to it.
@Suite struct ObjectTableTests {
  /// An object with a hash that others share.
  private final class Colliding: Object {
    private(set) var number = 0

    convenience init(_ number: Int) {
      self.init()
      self.number = number
    }

    override var hash: Int { number & 3 }
    override func isEqual(_ other: Object?) -> Bool { (other as? Colliding)?.number == number }
  }

  enum Key: CaseIterable {
    case string, mutableString, number, colliding

    func make(_ number: Int) -> Object {
      switch self {
      case .string: StringBox("key \(number)")
      case .mutableString: MutableStringBox("a longer key, which is not stored inline \(number)")
      case .number: NumberBox(number)
      case .colliding: Colliding(number)
      }
    }
  }

  /// Any history gives the same contents as a dictionary of Swift's, in the order of the insertions.
  @Test(arguments: Key.allCases) func keepsTheOrderOfInsertion(_ key: Key) {
    var generator = SeededGenerator(seed: 42)
    let keys = (0..<120).map(key.make)
    var table = ObjectTable<Object>()
    var (order, values) = ([Int](), [Int: Object]())
    var copies: [(table: ObjectTable<Object>, order: [Int], values: [Int: Object])] = []
    for step in 0..<6_000 {
      let number = Int.random(in: 0..<keys.count, using: &generator)
      // First it mostly grows, then it mostly shrinks, and so on.
      let isSet = Int.random(in: 0..<100, using: &generator) < (step / 1_000 % 2 == 0 ? 65 : 25)
      let value = isSet ? Object() : nil
      table[key.make(number)] = value
      if values.updateValue(value ?? Object(), forKey: number) == nil { order.append(number) }
      if !isSet {
        values[number] = nil
        order.removeAll { $0 == number }
      }
      if step % 500 == 0 { copies.append((table, order, values)) }
      #expect(table.count == order.count)
      if step % 100 == 0 { check(table, keys, order, values) }
    }
    for copy in copies { check(copy.table, keys, copy.order, copy.values) }
  }

  private func check(
    _ table: ObjectTable<Object>, _ keys: [Object], _ order: [Int], _ values: [Int: Object]
  ) {
    #expect(table.count == order.count)
    let areEqual = zip(table.keys, order).allSatisfy { $0.isEqual(keys[$1]) }
    let areSame = zip(table.values, order).allSatisfy { $0 === values[$1] }
    #expect(areEqual && areSame)
    for (number, key) in keys.enumerated() { #expect(table[key] === values[number]) }
  }

  @Test func aRemovedKeyComesBackAtTheEnd() {
    var table = ObjectTable<Object>()
    for name in ["a", "b", "c"] { table[StringBox(name)] = Object() }
    table[StringBox("a")] = nil
    table[StringBox("c")] = Object()
    table[StringBox("a")] = Object()
    #expect(table.keys.map(\.description) == ["b", "c", "a"])
  }

  /// Of equal keys the first stays, with the value that was set last.
  @Test func keepsTheFirstOfEqualKeys() {
    let (first, second, value) = (StringBox("key"), MutableStringBox("key"), Object())
    var table = ObjectTable<Object>()
    table[first] = Object()
    table[second] = value
    #expect(table.first?.key === first && table[first] === value && table.count == 1)
  }

  @Test func takesFromTheFront() {
    var set = ObjectSet((0..<2_000).map { NumberBox($0) })
    for number in 0..<2_000 {
      #expect(set.remove(at: set.startIndex).key.isEqual(NumberBox(number)))
      set.append(NumberBox(-number - 1), (), hash: set.place(of: NumberBox(-number - 1)).hash)
    }
    #expect(set.count == 2_000 && set.keys.first?.description == "-1")
  }

  @Test func aCopyDoesNotChange() {
    let numbers = (0..<100).map { NumberBox($0) }
    let set = ObjectSet(numbers)
    var other = set
    #expect(other.isIdentical(to: set))
    _ = other.remove(at: 50)
    other.append(StringBox("new"), (), hash: other.place(of: StringBox("new")).hash)
    #expect(!other.isIdentical(to: set))
    #expect(set.keys.map(ObjectIdentifier.init) == numbers.map(ObjectIdentifier.init))
    #expect(other.count == 100 && !other.contains(numbers[50]) && set.contains(numbers[50]))
    #expect(other.contains(StringBox("new")) && !set.contains(StringBox("new")))
  }

  @Test func combinesSets() {
    let (a, b) = (
      ObjectSet([1, 2, 3, 3].map { NumberBox($0) }), ObjectSet([3, 4].map { NumberBox($0) })
    )
    func shown(_ set: ObjectSet) -> String { "\(set.keys)" }
    #expect(shown(a.union(b)) == "[1, 2, 3, 4]")
    #expect(shown(a.intersection(b)) == "[3]" && shown(a.subtracting(b)) == "[1, 2]")
    #expect(a.multiplicity(at: 2) == 2 && a.intersection(b).multiplicity(at: 0) == 2)
    #expect(a.intersection(b).isSubset(of: b) && !a.isSubset(of: b))
    #expect(a.subtracting(b).isDisjoint(with: b) && !a.isDisjoint(with: b))
    #expect(ObjectSet().isSubset(of: a) && ObjectSet().isDisjoint(with: a))
  }

  /// The keys are released with the last copy.
  @Test func releasesWhatItHeld() {
    nonisolated(unsafe) let objects = (0..<40).map { _ in Object() }
    let counts = objects.map(referenceCount)
    do {
      var table = ObjectTable<Object>()
      for object in objects { table[object] = object }
      let copy = table
      for object in objects.dropLast(3) { table[object] = nil }
      #expect(copy.count == 40 && table.count == 3)
    }
    #expect(objects.map(referenceCount) == counts)
  }

  /// A message is sent once for each key; what is found by identity or without a message needs no further one.
  @Test func keepsHashes() throws {
    let hashes = Counter()
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("hash")) { (_: Object) -> UInt in
        hashes.add()
        return 7
      }
    }
    let objects = try (0..<50).map { _ in try cls.make() }
    let set = SetBox(objects)
    #expect(hashes.value == 50)
    let copy = MutableSetBox()
    copy.members = set.members
    #expect(copy.members.isSubset(of: set.members) && hashes.value == 50)
    #expect(set.member(objects[49]) === objects[49] && hashes.value == 51)
  }

  /// A class of a plugin below NSString has its own equality, although its objects are strings.
  @Test func asksStringsOfOtherClasses() throws {
    let cls = try makeClass(below: StringBox.runtimeClass) { cls in
      try cls.addMethod(Selector("isEqual:")) { (_: Object, _: Object?) in true }
      try cls.addMethod(Selector("hash")) { (_: Object) in UInt(bitPattern: StringBox("a").hash) }
    }
    let set = SetBox([try cls.make()])
    #expect(set.member(StringBox("a")) != nil)
    #expect(set.member(StringBox("b")) == nil)
  }

  @Test func collectionsOfSwiftHaveOneOrder() throws {
    let names = (0..<30).map { "name \($0)" }
    let dictionary = DictionaryBox(
      Dictionary(uniqueKeysWithValues: names.map { ($0, NullBox.shared) }))
    #expect(dictionary.keys.map(\.description) == names.sorted())
    let boxed = try Object.boxing(Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
    #expect((boxed as? DictionaryBox)?.keys.map(\.description) == names.sorted())
    #expect(
      (try Object.boxing(Set(names)) as? SetBox)?.objects.map(\.description) == names.sorted())
  }
}
