import CCarob
import CarobRuntime

/// The members of `NSSet`.
extension SetBox {
  static func defineMaking(_ set: ClassMembers<SetBox>) {
    set.classMethod("setWithObjects:", carob_with_objects_code(), types: "@24@0:8@16")
    set.method("initWithObjects:", carob_with_objects_code(), types: "@24@0:8@16")
    set.classMethod("setWithSet:") { (cls, other: SetBox?) in
      try make(cls, other?.objects ?? [])
    }
    set.method("initWithObjects:count:") { (this, objects: ObjectList, count: UInt) in
      this.fill(try objects.read(count))
      return this
    }
    set.method("initWithArray:") { (this, array: ArrayBox?) in
      this.fill(try array?.objects() ?? [])
      return this
    }
    set.method("initWithSet:") { (this, other: SetBox?) in
      this.fill(other?.objects ?? [])
      return this
    }
    set.method("initWithSet:copyItems:") { (this, other: SetBox?, copies: Bool) in
      let objects = other?.objects ?? []
      this.fill(copies ? try CopiedItems.of(objects) : objects)
      return this
    }
    set.method("setByAddingObjectsFromSet:") { (this, other: SetBox) in
      SetBox(this.objects + other.objects)
    }
    set.method("setByAddingObjectsFromArray:") { (this, other: ArrayBox) in
      SetBox(this.objects + (try other.objects()))
    }
  }

  static func defineReading(_ set: ClassMembers<SetBox>) {
    set.property("count", type: "Q")
    set.method.function("count") { (this: MessageReceiver, _: SEL) -> UInt in
      this.with(SetBox.self) { UInt(bitPattern: $0.count) }
    }
    set.property("allObjects") { $0.objects }
    set.property("anyObject") { $0.members.first?.key }
    set.method.function("containsObject:") {
      (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?) -> Bool in
      guard let object else { return false }
      return MethodFunctions.run(orReturn: false) {
        let object = try this.object(object, 1, of: selector)
        return this.with(SetBox.self) { this in
          object._withUnsafeGuaranteedRef { this.place(of: $0)?.index != nil }
        }
      }
    }
    set.method.function("member:") {
      (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?)
        -> UnsafeMutableRawPointer? in
      guard let object else { return nil }
      return MethodFunctions.run(orReturn: nil) {
        let object = try this.object(object, 1, of: selector)
        return this.with(SetBox.self) { this in
          object._withUnsafeGuaranteedRef { this.member($0)?.id }
        }
      }
    }
  }

  static func defineComparing(_ set: ClassMembers<SetBox>) {
    set.method("intersectsSet:") { (this, other: SetBox) in
      !this.members.isDisjoint(with: other.members)
    }
    set.method("sortedArrayUsingDescriptors:") { (this, descriptors: [SortDescriptorBox]?) in
      ArrayBox(try SortDescriptorBox.sort(this.objects, by: descriptors ?? []))
    }
    set.method("descriptionWithLocale:") { (this, _: Object?) in this.objectDescription }
  }

  static func defineEnumerating(_ set: ClassMembers<SetBox>) {
    set.enumerates { this, _, state, room, count in
      FastEnumeration.run(this, state, room, count) { (this: SetBox, enumeration) in
        enumeration.next(
          in: this.members, mutations: type(of: this) == SetBox.self ? nil : this.mutations.address)
      }
    }
    set.method("objectEnumerator") { NSEnumerator($0.objects) }
    set.method("enumerateObjectsUsingBlock:") { (this, block: Block) in
      try visit(this, block)
    }
    set.method("enumerateObjectsWithOptions:usingBlock:") { (this, _: UInt, block: Block) in
      try visit(this, block)
    }
    set.method("objectsPassingTest:") { (this, block: Block) in try members(of: this, block) }
    set.method("objectsWithOptions:passingTest:") { (this, _: UInt, block: Block) in
      try members(of: this, block)
    }
  }

  /// Calls a block with the members, until it sets its `BOOL *stop`.
  static func visit(_ set: SetBox, _ block: Block) throws {
    let visitor = try PreparedBlock(
      block, [Object.typeEncoding, Pointer.typeEncoding], returning: nil)
    try PreparedBlock.walk(set.objects) { member, stop in
      _ = try visitor(UInt(bitPattern: member.id), stop)
      return true
    }
  }

  private static func members(of set: SetBox, _ block: Block) throws -> SetBox {
    let test = try PreparedBlock.test(block, Pointer.typeEncoding)
    var members: [Object] = []
    try PreparedBlock.walk(set.objects) { member, stop in
      if try test.holds(member, stop) { members.append(member) }
      return true
    }
    return SetBox(members)
  }

  static func defineKeyValueCoding(_ set: ClassMembers<SetBox>) {
    set.method("valueForKey:") { (this, key: String) -> Object? in
      if key == "@count" { return NumberBox(this.count) }
      return SetBox(try this.objects.compactMap { try $0.value(forKey: key) })
    }
    set.method("setValue:forKey:") { (this, value: Object?, key: String) in
      for object in this.objects { try object.setValue(value, forKey: key) }
    }
    set.method("valueForKeyPath:") { (this, path: String) -> Object? in
      let components = try KeyValuePath(parsing: path).components
      if case .collectionOperator(let name) = components[0] {
        return try CollectionOperator.value(of: this, name, components.dropFirst())
      }
      let value = try this.value(forKey: components[0].description)
      if components.count == 1 { return value }
      return try value?.value(
        forKeyPath: components.dropFirst().map(\.description).joined(separator: "."))
    }
  }

  /// The further methods of `NSMutableSet`.
  static func defineChanging(_ set: ClassMembers<MutableSetBox>) {
    defineUniting(set)
    CollectionFiltering.define(set)
    set.method("initWithCapacity:") { (this, _: UInt) in this }
    set.method("removeAllObjects") { this in this.members = ObjectSet() }
    set.method("addObjectsFromArray:") { (this, other: ArrayBox) in
      for object in try other.objects() { this.insert(object) }
    }
    set.method("setSet:") { (this, other: SetBox) in this.fill(other.objects) }
  }

  static func defineUniting(_ set: ClassMembers<MutableSetBox>) {
    set.method("unionSet:") { (this, other: SetBox) in
      for object in other.objects { this.insert(object) }
    }
    set.method("minusSet:") { (this, other: SetBox) in
      for object in other.objects { this.remove(object) }
    }
    set.method("intersectSet:") { (this, other: SetBox) in
      try this.changeMembers { $0.intersection(other.members) }
    }
  }
}
