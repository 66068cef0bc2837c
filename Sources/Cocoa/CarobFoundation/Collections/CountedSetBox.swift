import CarobRuntime

/// A set that counts how often each member was added. Registered as `NSCountedSet`. [one thread at a time]
public final class CountedSetBox: MutableSetBox {
  public override class var runtimeName: String { "NSCountedSet" }

  /// The number of times that the object is in the set.
  public func count(of object: Object) -> Int {
    place(of: object)?.index.map { members.multiplicity(at: $0) } ?? 0
  }

  override func hold(_ object: Object) {
    guard let place = place(of: object) else { return }
    guard let index = place.index else { return append(object, at: place) }
    setMultiplicity(members.multiplicity(at: index) + 1, at: index)
  }

  override func letGo(of object: Object) {
    guard let index = place(of: object)?.index else { return }
    let count = members.multiplicity(at: index)
    if count == 1 { removeMember(at: index) } else { setMultiplicity(count - 1, at: index) }
  }

  /// A copy with the same counts.
  private func countedCopy() -> CountedSetBox {
    let copy = CountedSetBox()
    copy.members = members
    return copy
  }

  /// `{(a [2], b [1])}`, sorted as text.
  public override var objectDescription: String {
    let shown = Nesting.describing(self) {
      let members = members
      return members.indices.map { "\(members.key(at: $0)) [\(members.multiplicity(at: $0))]" }
        .sorted().joined(separator: ", ")
    }
    return "{(\(shown))}"
  }

  /// `<NSCountedSet: 0x…> (a [2], b [1])`
  public override var cocoaDescription: String {
    let shown = Nesting.describing(self) {
      let members = members
      return members.indices
        .map { "\(members.key(at: $0).answeredDescription) [\(members.multiplicity(at: $0))]" }
        .joined(separator: ", ")
    }
    return "<\(runtimeClass.name): \(addressText)> (\(shown))"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: CountedSetBox.self, "A set that knows how often each object was added."
    ) { set in
      set.hidesProperties()
      set.isArchived {
        let members = $0.members
        try $1.write(ArrayBox(members.indices.map(members.key(at:))), "objects")
        try $1.write(
          ArrayBox(members.indices.map { NumberBox(members.multiplicity(at: $0)) }), "counts")
      } read: {
        let objects = try $1.readContents("objects", as: ArrayBox.self).objects
        let counts = try $1.read("counts", as: ArrayBox.self).objects
        for (object, count) in zip(objects, counts) {
          guard let place = $0.place(of: object), place.index == nil else { continue }
          $0.append(object, at: place)
          let count = (count as? NumberBox)?.integerValue ?? 1
          if let index = $0.place(of: object)?.index {
            $0.setMultiplicity(max(count, 1), at: index)
          }
        }
        return $0
      }
      set.method("copyWithZone:") { (this, _: Pointer) in this.countedCopy() }
      set.method("mutableCopyWithZone:") { (this, _: Pointer) in this.countedCopy() }
      set.method("- (NSUInteger)countForObject:(ObjectType)object") { (this, object: Object?) in
        UInt(object.map(this.count(of:)) ?? 0)
      }
    }
  }
}
