import CarobRuntime

/// The methods of collections that filter them by a predicate.
enum CollectionFiltering {
  static func define(_ array: ClassMembers<ArrayBox>) {
    array.method("- (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate") {
      (this, predicate: PredicateBox) in ArrayBox(try filter(this.objects(), predicate))
    }
  }

  static func define(_ array: ClassMembers<MutableArrayBox>) {
    array.method("- (void)filterUsingPredicate:(NSPredicate *)predicate") {
      (this, predicate: PredicateBox) in try this.changeElements { try filter($0, predicate) }
    }
  }

  static func define(_ set: ClassMembers<SetBox>) {
    set.method("- (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate") {
      (this, predicate: PredicateBox) in SetBox(try filter(this.objects, predicate))
    }
  }

  static func define(_ set: ClassMembers<MutableSetBox>) {
    set.method("- (void)filterUsingPredicate:(NSPredicate *)predicate") {
      (this, predicate: PredicateBox) in
      try this.changeMembers { $0.intersection(ObjectSet(try filter($0.keys, predicate))) }
    }
  }

  static func define(_ set: ClassMembers<OrderedSetBox>) {
    set.method(
      "- (NSOrderedSet<ObjectType> *)filteredOrderedSetUsingPredicate:(NSPredicate *)predicate"
    ) {
      (this, predicate: PredicateBox) in OrderedSetBox(try filter(this.objects, predicate))
    }
  }

  static func define(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("- (void)filterUsingPredicate:(NSPredicate *)predicate") {
      (this, predicate: PredicateBox) in
      try this.change { try filter($0, predicate) }
    }
  }

  /// The number of objects per autorelease pool.
  private static let batch = 64

  /// The objects for which a predicate is true, in their order.
  ///
  /// - Throws: the error of evaluating it.
  /// - Complexity: O(n).
  static func filter(_ objects: [Object], _ predicate: PredicateBox) throws -> [Object] {
    var kept: [Object] = []
    for start in stride(from: 0, to: objects.count, by: batch) {
      try autoreleasePool {
        for object in objects[start..<min(start + batch, objects.count)]
        where try predicate.test(object, nil) {
          kept.append(object)
        }
      }
    }
    return kept
  }
}
