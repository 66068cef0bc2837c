import CarobRuntime

/// An object that is equal to another one when its parts are, unless its class overrides `isEqual:`.
package protocol ComparedByParts: Object {
  /// Whether the other object has the same parts.
  ///
  /// - Parameter areEqual: compares two parts, now or later.
  func hasParts(of other: Object, _ areEqual: (Object?, Object?) -> Bool) -> Bool
}

/// Compares collections and models with all their contents, however deep, and also when they contain themselves.
///
/// Two objects that are being compared further out count as equal meanwhile. Arrays, dictionaries and
/// sets of the runtime's own classes, and objects that are `ComparedByParts`, wait in a list, so that
/// the stack does not grow. Other objects get `isEqual:`, and may compare collections in their turn.
package enum DeepEquality {
  /// Two objects that have to be equal. They are retained, since another object could get the address of one that is gone.
  private struct Pair: Hashable, @unchecked Sendable {
    // SAFETY: any thread may retain and release objects; one thread makes the whole comparison.
    let first: Object
    let second: Object

    static func == (a: Self, b: Self) -> Bool { a.first === b.first && a.second === b.second }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(first))
      hasher.combine(ObjectIdentifier(second))
    }
  }

  /// One comparison, within those around it.
  private final class Run: Sendable {
    let depth: Int
    private let outer: Run?
    private let first: Pair
    private let pairs = Locked<Set<Pair>>([])

    init(_ first: Pair, inside outer: Run?) {
      self.first = first
      self.outer = outer
      depth = 1 + (outer?.depth ?? 0)
    }

    /// Notes a pair; false when it was met before.
    func insert(_ pair: Pair) -> Bool {
      pair != first && outer?.contains(pair) != true && pairs.withLock { $0.insert(pair).inserted }
    }

    /// Hands equal pairs to the outer run, so that they are not compared again for each candidate of a set.
    func keepPairs() {
      let pairs = pairs.withLock { $0 }
      outer?.pairs.withLock {
        $0.insert(first)
        $0.formUnion(pairs)
      }
    }

    func contains(_ pair: Pair) -> Bool {
      var run: Run? = self
      while let next = run {
        if next.first == pair || next.pairs.withLock({ $0.contains(pair) }) { return true }
        run = next.outer
      }
      return false
    }
  }

  /// The maximum nesting of comparisons through objects of other classes.
  private static let maximumDepth = 200

  @TaskLocal private static var current: Run?

  /// Whether two collections, or two objects that are `ComparedByParts`, are equal.
  package static func areEqual(_ a: Object, _ b: Object) -> Bool {
    if a === b { return true }
    let pair = Pair(first: a, second: b)
    if current?.contains(pair) == true { return true }
    let run = Run(pair, inside: current)
    guard run.depth <= maximumDepth else {
      RuntimeLog.warning(
        "objects were compared inside of more than \(maximumDepth) objects that compare theirs; "
          + "they count as different")
      return false
    }
    return $current.withValue(run) {
      var waiting: [Pair] = []
      guard compare(pair, &waiting) else { return false }
      while let pair = waiting.popLast() {
        if run.insert(pair), !compare(pair, &waiting) { return false }
      }
      run.keepPairs()
      return true
    }
  }

  /// Compares two objects, except for their contents, which wait.
  private static func compare(_ pair: Pair, _ waiting: inout [Pair]) -> Bool {
    switch (pair.first, pair.second) {
    case (let a as ArrayBox, let b as ArrayBox):
      guard a.count == b.count, let mine = try? a.objects(), let theirs = try? b.objects() else {
        return false
      }
      return zip(mine, theirs).allSatisfy { compare($0, $1, &waiting) }
    case (let a as DictionaryBox, let b as DictionaryBox):
      let (mine, theirs) = (a.entries, b.entries)
      return mine.count == theirs.count
        && mine.indices.allSatisfy { index in
          theirs.place(of: mine.key(at: index), hash: mine.hash(at: index)).index
            .map { compare(mine.value(at: index), theirs.value(at: $0), &waiting) } ?? false
        }
    case (let a as SetBox, let b as SetBox):
      return a.count == b.count && compare(a.members, b.members, &waiting)
    case (let a as any ComparedByParts, let b):
      return a.hasParts(of: b) { mine, theirs in
        guard let mine, let theirs else { return mine === theirs }
        return compare(mine, theirs, &waiting)
      }
    default: return false
    }
  }

  private static func compare(_ a: Object, _ b: Object, _ waiting: inout [Pair]) -> Bool {
    if a === b { return true }
    guard isPlain(a), isPlain(b) else { return Equality.isEqualOrLogs(a, b) }
    waiting.append(Pair(first: a, second: b))
    return true
  }

  private static func compare(
    _ a: ObjectSet, _ b: ObjectSet, _ waiting: inout [Pair]
  ) -> Bool {
    let others = a.keys.filter { !isPlain($0) }
    let othersOfB = b.keys.filter { !isPlain($0) }
    guard others.allSatisfy(b.contains), othersOfB.allSatisfy(a.contains) else { return false }
    if others.count == b.count { return true }
    // A plain object may equal one of another class, which was found above.
    let (setOfOthers, setOfOthersOfB) = (ObjectSet(others), ObjectSet(othersOfB))
    let plain = a.keys.filter { isPlain($0) && !setOfOthersOfB.contains($0) }
    let plainOfB = b.keys.filter { isPlain($0) && !setOfOthers.contains($0) }
    // Members with a unique hash belong together; only those that share one have to be matched.
    var theirs = Dictionary(grouping: plainOfB, by: Equality.hashOrLogs)
    let mine = Dictionary(grouping: plain, by: Equality.hashOrLogs)
    for (hash, mine) in mine {
      guard var candidates = theirs.removeValue(forKey: hash), candidates.count == mine.count else {
        return false
      }
      if mine.count == 1 {
        if !compare(mine[0], candidates[0], &waiting) { return false }
        continue
      }
      for member in mine {
        guard let index = candidates.firstIndex(where: { areEqual(member, $0) }) else {
          return false
        }
        candidates.remove(at: index)
      }
    }
    return theirs.isEmpty
  }

  private static let arrays = [ArrayBox.runtimeClass, MutableArrayBox.runtimeClass]
  private static let dictionaries = [DictionaryBox.runtimeClass, MutableDictionaryBox.runtimeClass]
  private static let sets = [SetBox.runtimeClass, MutableSetBox.runtimeClass]

  /// Whether an object is a collection of a runtime class, or has parts, and no subclass overrides its comparison.
  private static func isPlain(_ object: Object) -> Bool {
    switch object {
    case is StringBox, is NumberBox: false
    case is ArrayBox: arrays.contains(object.runtimeClass)
    case is DictionaryBox: dictionaries.contains(object.runtimeClass)
    case is SetBox: sets.contains(object.runtimeClass)
    default: RootMethod.isEqual.isUsed(by: object.isa) && object is any ComparedByParts
    }
  }
}
