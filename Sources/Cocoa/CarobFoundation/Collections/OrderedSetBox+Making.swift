import CCarob
import CarobRuntime
import Foundation

/// The methods that make ordered sets.
extension OrderedSetBox {
  static func defineMaking(_ set: ClassMembers<OrderedSetBox>) {
    set.classMethod("orderedSet") { cls in try make(cls, []) }
    set.classMethod("orderedSetWithObject:") { (cls, object: Object) in try make(cls, [object]) }
    set.classMethod("orderedSetWithObjects:", carob_with_objects_code(), types: "@24@0:8@16")
    set.method("initWithObjects:", carob_with_objects_code(), types: "@24@0:8@16")
    set.classMethod("orderedSetWithObjects:count:") { (cls, objects: ObjectList, count: UInt) in
      try make(cls, try objects.read(count))
    }
    set.classMethod("orderedSetWithArray:") { (cls, array: ArrayBox) in
      try make(cls, try array.objects())
    }
    set.classMethod("orderedSetWithArray:range:copyItems:") {
      (cls, array: ArrayBox, range: NSRange, copies: Bool) in
      try make(cls, try part(of: array.objects(), range, copies))
    }
    set.classMethod("orderedSetWithOrderedSet:") { (cls, other: OrderedSetBox) in
      try make(cls, other.objects)
    }
    set.classMethod("orderedSetWithOrderedSet:range:copyItems:") {
      (cls, other: OrderedSetBox, range: NSRange, copies: Bool) in
      try make(cls, try part(of: other.objects, range, copies))
    }
    set.classMethod("orderedSetWithSet:") { (cls, other: SetBox) in try make(cls, other.objects) }
    set.classMethod("orderedSetWithSet:copyItems:") { (cls, other: SetBox, copies: Bool) in
      try make(cls, copies ? try CopiedItems.of(other.objects) : other.objects)
    }
    defineInitializers(set)
  }

  private static func defineInitializers(_ set: ClassMembers<OrderedSetBox>) {
    func initializer<Argument: MessageValue>(
      _ name: StaticString, _ objects: @escaping (Argument) throws -> [Object]
    ) {
      set.method(name) { (this, argument: Argument) in
        this.fillFirst(with: try objects(argument))
        return this
      }
    }
    initializer("initWithObject:") { (object: Object) in [object] }
    initializer("initWithArray:") { (array: ArrayBox?) in try array?.objects() ?? [] }
    initializer("initWithOrderedSet:") { (other: OrderedSetBox?) in other?.objects ?? [] }
    initializer("initWithSet:") { (other: SetBox?) in other?.objects ?? [] }
    set.method("initWithObjects:count:") { (this, objects: ObjectList, count: UInt) in
      this.fillFirst(with: try objects.read(count))
      return this
    }
    set.method("initWithArray:copyItems:") { (this, array: ArrayBox?, copies: Bool) in
      let objects = try array?.objects() ?? []
      this.fillFirst(with: copies ? try CopiedItems.of(objects) : objects)
      return this
    }
    set.method("initWithArray:range:copyItems:") {
      (this, array: ArrayBox, range: NSRange, copies: Bool) in
      this.fillFirst(with: try part(of: array.objects(), range, copies))
      return this
    }
    set.method("initWithOrderedSet:copyItems:") { (this, other: OrderedSetBox?, copies: Bool) in
      let objects = other?.objects ?? []
      this.fillFirst(with: copies ? try CopiedItems.of(objects) : objects)
      return this
    }
    set.method("initWithSet:copyItems:") { (this, other: SetBox?, copies: Bool) in
      let objects = other?.objects ?? []
      this.fillFirst(with: copies ? try CopiedItems.of(objects) : objects)
      return this
    }
  }

  private static func part(
    of objects: [Object], _ range: NSRange, _ copies: Bool
  ) throws -> [Object] {
    let bounds = try range.checked(in: objects.count)
    let part = Array(objects[bounds])
    return copies ? try CopiedItems.of(part) : part
  }

  /// A set of the receiving class, which may be a mutable one or a plugin's.
  static func make(_ cls: ClassObject, _ objects: [Object]) throws -> OrderedSetBox {
    let made = try cls.makeInstance(as: OrderedSetBox.self)
    made.fillFirst(with: objects)
    return made
  }
}
