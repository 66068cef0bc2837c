import CCarob
import CarobRuntime
import Foundation

/// The methods of `NSArray` that the runtime does not have.
enum ArrayMembers {
  static func define(_ array: ClassMembers<ArrayBox>) {
    VariadicObjects.install()
    array.adopt("NSMutableCopying")
    defineMaking(array)
    defineParts(array)
    defineSearching(array)
    IndexedSearching.define(array)
    ObjectSorting.define(array)
    defineSorting(array)
    ElementMessages.define(array) { try $0.objects() }
    CollectionFiltering.define(array)
    PropertyListFiles.define(array)
  }

  private static func defineMaking(_ array: ClassMembers<ArrayBox>) {
    // As with Apple's, so that code can take either an array or a set.
    array.method("allObjects") { this in try ArrayBox(this.objects()) }
    array.classMethod("arrayWithObjects:", carob_with_objects_code(), types: "@24@0:8@16")
    array.method("initWithObjects:", carob_with_objects_code(), types: "@24@0:8@16")
    array.method("initWithObjects:count:") { (this, objects: ObjectList, count: UInt) in
      this.elements = try objects.read(count)
      return this
    }
    array.method("initWithArray:") { (this, other: ArrayBox?) in
      this.elements = try other?.objects() ?? []
      return this
    }
    array.method("initWithArray:copyItems:") { (this, other: ArrayBox?, copies: Bool) in
      let objects = try other?.objects() ?? []
      this.elements = copies ? try CopiedItems.of(objects) : objects
      return this
    }
  }

  private static func defineParts(_ array: ClassMembers<ArrayBox>) {
    array.method("subarrayWithRange:") { (this, range: NSRange) in
      let objects = try this.objects()
      let bounds = try range.checked(in: objects.count)
      return Array(objects[bounds])
    }
    array.method("firstObjectCommonWithArray:") { (this, other: ArrayBox) in
      let others = Set(try other.objects().map(HashedObject.init(object:)))
      return try this.objects().first { others.contains(HashedObject(object: $0)) }
    }
    array.method("descriptionWithLocale:") { (this, _: Object?) in this.objectDescription }
    array.method("descriptionWithLocale:indent:") { (this, _: Object?, _: UInt) in
      this.objectDescription
    }
    array.method("pathsMatchingExtensions:") { (this, extensions: [String]) in
      try this.objects().filter { path in
        guard let path = path as? StringBox else { return false }
        return extensions.contains((path.string as NSString).pathExtension)
      }
    }
  }

  private static func defineSearching(_ array: ClassMembers<ArrayBox>) {
    array.method("indexOfObject:inRange:") { (this, object: Object?, range: NSRange) in
      let objects = try this.objects()
      let bounds = try range.checked(in: objects.count)
      return try objects[bounds]
        .firstIndex { try Equality.isEqual($0, object) }.orNotFound
    }
    array.method("indexOfObjectIdenticalTo:") { (this, object: Object?) in
      try this.objects().firstIndex { $0 === object }.orNotFound
    }
    array.method("indexOfObjectIdenticalTo:inRange:") { (this, object: Object?, range: NSRange) in
      let objects = try this.objects()
      let bounds = try range.checked(in: objects.count)
      return objects[bounds].firstIndex { $0 === object }.orNotFound
    }
  }

  private static func defineSorting(_ array: ClassMembers<ArrayBox>) {
    array.method("sortedArrayUsingSelector:") { (this, selector: Selector) in
      try ObjectSorting.sorted(this.objects(), by: selector)
    }
    array.method("sortedArrayUsingFunction:context:") {
      (this, function: Pointer, context: Pointer) in
      try ObjectSorting.sorted(this.objects(), by: function, context: context)
    }
  }
}
