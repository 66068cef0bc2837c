import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Weak references in stored properties.
@Suite struct WeakReferenceTests {
  private final class Holder {
    var reference = WeakReference<StringBox>()
  }

  @Test func doesNotKeepItsObject() {
    let holder = Holder()
    #expect(holder.reference.object == nil)
    do {
      let object = StringBox("one")
      let count = referenceCount(of: object)
      holder.reference.object = object
      #expect(referenceCount(of: object) == count)
      #expect(holder.reference.object === object)
    }
    #expect(holder.reference.object == nil)
    let other = StringBox("other")
    holder.reference.object = other
    holder.reference.object = other
    #expect(holder.reference.object === other)
    holder.reference.object = nil
    #expect(holder.reference.object == nil)
  }

  /// As with `weak`, an object on its way out is none any more.
  @Test func isNilDuringDealloc() throws {
    let holder = Holder()
    let seen = Counter()
    let cls = try makeClass(below: StringBox.runtimeClass) { cls in
      nonisolated(unsafe) let holder = holder
      try cls.addMethod(Deallocation.dealloc) { (this: StringBox) in
        if holder.reference.object == nil { seen.add() }
        holder.reference.object = this
        if holder.reference.object == nil { seen.add() }
      }
    }
    do { holder.reference.object = try cls.make() as? StringBox }
    #expect(seen.value == 2)
    #expect(holder.reference.object == nil)
  }

  @Test func lastsNoLongerThanItsHolder() {
    let object = StringBox("kept")
    let references = unownedReferenceCount(of: object)
    for _ in 0..<1_000 {
      let holder = Holder()
      holder.reference.object = object
      holder.reference.object = StringBox("in between")
      holder.reference.object = object
    }
    #expect(unownedReferenceCount(of: object) == references)
  }
}
