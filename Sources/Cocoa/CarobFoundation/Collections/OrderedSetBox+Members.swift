import CarobRuntime
import Foundation

/// The members of `NSOrderedSet`.
extension OrderedSetBox {
  static func defineReading(_ set: ClassMembers<OrderedSetBox>) {
    set.property("@property (nonatomic, readonly) NSUInteger count") {
      UInt($0.heldList.count)
    }
    set.method("- (ObjectType)objectAtIndex:(NSUInteger)index") { (this, index: UInt) in
      try this.heldList.object(at: Int(clamping: index))
    }
    set.method("- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index") {
      (this, index: UInt) in
      if this.hasOwnPrimitives { return try this.askedObject(at: Int(clamping: index)) }
      return try this.heldList.object(at: Int(clamping: index))
    }
    set.property("@property (nonatomic, readonly, nullable) ObjectType firstObject") {
      $0.objects.first
    }
    set.property("@property (nonatomic, readonly, nullable) ObjectType lastObject") {
      $0.objects.last
    }
    set.property("@property (nonatomic, readonly) NSArray<ObjectType> *array") { $0.objects }
    set.property("@property (nonatomic, readonly) NSSet<ObjectType> *set") { SetBox($0.objects) }
    set.property("@property (nonatomic, readonly) NSOrderedSet<ObjectType> *reversedOrderedSet") {
      OrderedSetBox($0.objects.reversed())
    }
    set.method("- (BOOL)containsObject:(ObjectType)object") { (this, object: Object?) in
      this.contains(object)
    }
    set.method("- (NSUInteger)indexOfObject:(ObjectType)object") { (this, object: Object?) in
      object.flatMap {
        this.hasOwnPrimitives ? this.indexBelow(of: $0) : this.heldIndex(of: $0)
      }.orNotFound
    }
  }

  static func defineComparing(_ set: ClassMembers<OrderedSetBox>) {
    set.method("- (BOOL)isEqualToOrderedSet:(NSOrderedSet<ObjectType> *)other") {
      (this, other: Object?) in this.isEqual(other)
    }
    set.method("- (BOOL)intersectsOrderedSet:(NSOrderedSet<ObjectType> *)other") {
      (this, other: OrderedSetBox?) in
      !this.members.isDisjoint(with: other.members)
    }
    set.method("- (BOOL)intersectsSet:(NSSet<ObjectType> *)set") { (this, other: SetBox?) in
      !this.members.isDisjoint(with: other.members)
    }
    set.method("- (BOOL)isSubsetOfOrderedSet:(NSOrderedSet<ObjectType> *)other") {
      (this, other: OrderedSetBox?) in
      this.members.isSubset(of: other.members)
    }
    set.method("- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)set") { (this, other: SetBox?) in
      this.members.isSubset(of: other.members)
    }
    set.method("- (NSString *)descriptionWithLocale:(nullable id)locale") { (this, _: Object?) in
      this.cocoaDescription
    }
  }

  static func defineEnumerating(_ set: ClassMembers<OrderedSetBox>) {
    set.enumerates { this, _, state, room, count in
      FastEnumeration.run(this, state, room, count) { (this: OrderedSetBox, enumeration) in
        if this.hasOwnPrimitives {
          return try enumeration.next(asking: this, for: SetBox.objectEnumerator)
        }
        return try enumeration.next(in: this.heldList)
      }
    }
    set.method("- (NSEnumerator<ObjectType> *)objectEnumerator") { NSEnumerator($0.objects) }
    set.method("- (NSEnumerator<ObjectType> *)reverseObjectEnumerator") {
      NSEnumerator($0.objects.reversed())
    }
    set.method(
      """
      - (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block
      """
    ) { (this, block: Block) in
      let objects = this.objects
      try IndexedSearching.visit(objects, objects.indices, block)
    }
    set.method(
      """
      - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block
      """
    ) { (this, options: UInt, block: Block) in
      let objects = this.objects
      let order = EnumerationOptions(rawValue: options).ordered(objects.indices)
      try IndexedSearching.visit(objects, order, block)
    }
    set.method(
      """
      - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors
      """
    ) { (this, descriptors: [SortDescriptorBox]?) in
      ArrayBox(try SortDescriptorBox.sort(this.objects, by: descriptors ?? []))
    }
  }

  static func defineKeyValueCoding(_ set: ClassMembers<OrderedSetBox>) {
    set.method("valueForKey:") { (this, key: String) -> Object? in
      let values = try this.list.value(forKey: key)
      return (values as? ArrayBox).map { OrderedSetBox($0.elements) } ?? values
    }
    set.method("setValue:forKey:") { (this, value: Object?, key: String) in
      try this.list.setValue(value, forKey: key)
    }
    set.method("valueForKeyPath:") { (this, path: String) -> Object? in
      if path.contains(".") || path.hasPrefix("@") { return try this.list.value(forKeyPath: path) }
      return try this.value(forKey: path)
    }
  }
}
