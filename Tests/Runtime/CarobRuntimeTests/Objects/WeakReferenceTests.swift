import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Weak references in stored properties.
@Suite struct WeakReferenceTests {
  private final class Holder {
    var reference = WeakReference<StringBox>()

    /// As views have it.
    var object: StringBox? {
      get { reference.object }
      set { reference.refer(to: newValue) }
    }
  }

  @Test func doesNotKeepItsObject() {
    let holder = Holder()
    #expect(holder.reference.object == nil)
    do {
      let object = StringBox("one")
      let count = referenceCount(of: object)
      holder.reference.refer(to: object)
      #expect(referenceCount(of: object) == count)
      #expect(holder.reference.object === object)
    }
    #expect(holder.reference.object == nil)
    let other = StringBox("other")
    holder.reference.refer(to: other)
    holder.reference.refer(to: other)
    #expect(holder.reference.object === other)
    holder.reference.refer(to: nil)
    #expect(holder.reference.object == nil)
  }

  /// As with `weak`, an object on its way out is none any more.
  @Test func isNilDuringDealloc() throws {
    let holder = Holder()
    let seen = Counter()
    let cls = try makeClass(below: StringBox.runtimeClass) { cls in
      nonisolated(unsafe) let holder = holder
      try cls.addMethod(Deallocation.dealloc) { (this: StringBox) in
        if holder.object == nil { seen.add() }
        holder.object = this
        if holder.object == nil { seen.add() }
      }
    }
    // The second one goes as soon as it is referred to.
    do {
      let object = try cls.make() as? StringBox
      holder.object = object
    }
    holder.object = try cls.make() as? StringBox
    #expect(seen.value == 4)
    #expect(holder.object == nil)
  }

  @Test func lastsNoLongerThanItsHolder() {
    let object = StringBox("kept")
    let references = unownedReferenceCount(of: object)
    for _ in 0..<1_000 {
      let holder = Holder()
      holder.reference.refer(to: object)
      holder.reference.refer(to: StringBox("in between"))
      holder.reference.refer(to: object)
    }
    #expect(unownedReferenceCount(of: object) == references)
  }
}
