import CarobRuntime
import CCarob

/// Returns objects one after the other. Registered as `NSEnumerator`.
///
/// An enumerator of a collection visits the contents from when it was made. A subclass implements
/// `nextObject`. [one thread at a time]
public final class EnumeratorBox: Object {
  private var objects: [Object] = []
  private var position = 0

  private static let nextObject = Message<() -> Object?>("nextObject")

  /// An enumerator of a list.
  public convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    self.objects = objects
  }

  public override func releaseContents() {
    if !objects.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&objects, [])) }
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSEnumerator" }

  private func next() -> Object? {
    guard position < objects.count else { return nil }
    defer { position += 1 }
    return objects[position]
  }

  /// States the members of `NSEnumerator`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: EnumeratorBox.self) { enumerator in
      enumerator.method("nextObject") { $0.next() }
      enumerator.method("allObjects") { this in
        var rest: [Object] = []
        while let next = try nextObject(this) { rest.append(next) }
        return rest
      }
      // One at a time, so that the rest stays in the enumerator when a loop is left.
      enumerator.enumerates { this, enumeration in
        try enumeration.next(one: nextObject(this))
      }
    }
  }
}

extension ArrayBox {
  static func defineEnumerating(_ array: ClassMembers<ArrayBox>) {
    array.enumerates { this, enumeration in try enumeration.next(in: this) }
    array.method("objectEnumerator") { EnumeratorBox(try $0.objects()) }
    array.method("reverseObjectEnumerator") { EnumeratorBox(try $0.objects().reversed()) }
    array.method("enumerateObjectsUsingBlock:") { (this, block: Block) in
      try block.callForEach(this.objects().indices, of: this)
    }
    array.method("enumerateObjectsWithOptions:usingBlock:") {
      (this, options: UInt, block: Block) in
      let indices = try this.objects().indices
      if options & reverse == 0 {
        try block.callForEach(indices, of: this)
      } else {
        try block.callForEach(indices.reversed(), of: this)
      }
    }
  }

  /// `NSEnumerationReverse`. The other option, which permits several threads, is ignored.
  private static let reverse: UInt = 2
}

extension DictionaryBox {
  static func defineEnumerating(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.enumerates { this, enumeration in
      enumeration.next(
        in: this.entries, mutations: this is MutableDictionaryBox ? this.mutations.address : nil
      ) { $0.key.object }
    }
    dictionary.method("keyEnumerator") { EnumeratorBox($0.keys) }
    dictionary.method("objectEnumerator") { EnumeratorBox(Array($0.entries.values)) }
    dictionary.method("enumerateKeysAndObjectsUsingBlock:") { (this, block: Block) in
      try block.callForEach(this.entries) { entry, stop throws(MessageError) in
        try block.call(entry.key.object, entry.value, stop)
      }
    }
  }
}

extension SetBox {
  static func defineEnumerating(_ set: ClassMembers<SetBox>) {
    set.enumerates { this, enumeration in
      enumeration.next(
        in: this.members, mutations: this is MutableSetBox ? this.mutations.address : nil
      ) { $0.object }
    }
    set.method("objectEnumerator") { EnumeratorBox($0.objects) }
    set.method("enumerateObjectsUsingBlock:") { (this, block: Block) in
      try block.callForEach(this.members) { member, stop throws(MessageError) in
        try block.call(member.object, stop)
      }
    }
  }
}

extension Block {
  /// Calls the block for each element of a collection that others may change meanwhile, until it sets its `BOOL *stop`.
  ///
  /// - Throws: the block's error; `MessageError` when it has other types.
  fileprivate func callForEach<Elements: Sequence>(
    _ elements: Elements,
    _ call: (Elements.Element, Pointer) throws(MessageError) -> Void
  ) throws {
    var stop = false
    for element in elements where !stop {
      try withUnsafeMutablePointer(to: &stop) { stop in
        try call(element, Pointer(UnsafeMutableRawPointer(stop)))
      }
    }
  }

  /// Calls the block for elements of an array and their indices.
  fileprivate func callForEach(_ indices: some Sequence<Int>, of array: ArrayBox) throws {
    let objects = try array.objects()
    try callForEach(indices) { index, stop throws(MessageError) in
      try self.call(objects[index], UInt(index), stop)
    }
  }
}

extension FastEnumeration {
  /// Gives one object, or ends the loop.
  func next(one object: Object?) -> UInt {
    guard let object else { return 0 }
    return give(one: object.autoreleased())
  }
}
