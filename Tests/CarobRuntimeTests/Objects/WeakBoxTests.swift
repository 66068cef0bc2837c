import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Weak variables in C memory.
@Suite struct WeakBoxTests {
  @Test func isZeroedWhenTheObjectGoes() {
    let word = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { word.deallocate() }
    word.initializeMemory(as: UInt.self, to: 0)
    #expect(WeakBox.load(from: word) == nil)
    do {
      let object = Object()
      let count = referenceCount(of: object)
      WeakBox.store(object, at: word)
      #expect(referenceCount(of: object) == count)
      #expect(WeakBox.load(from: word) === object)
    }
    #expect(WeakBox.load(from: word) == nil)
    let other = StringBox("other")
    WeakBox.store(other, at: word)
    WeakBox.store(other, at: word)
    #expect(WeakBox.load(from: word) === other)
    WeakBox.store(nil, at: word)
    #expect(word.load(as: UInt.self) == 0)
    #expect(WeakBox.load(from: word) == nil)
  }

  @Test func mayReferToAClass() {
    let word = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { word.deallocate() }
    word.initializeMemory(as: UInt.self, to: 0)
    WeakBox.store(Object.runtimeClass.object, at: word)
    #expect(WeakBox.load(from: word) === Object.runtimeClass.object)
    WeakBox.store(nil, at: word)
  }

  /// An object on its way out cannot be held weakly any more.
  @Test func isZeroDuringDealloc() throws {
    let seen = Counter()
    let cls = try makeClass { cls in
      try cls.addMethod(Deallocation.dealloc) { (this: Object) in
        let word = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
        defer { word.deallocate() }
        word.initializeMemory(as: UInt.self, to: 0)
        WeakBox.store(this, at: word)
        if WeakBox.load(from: word) == nil { seen.add() }
        WeakBox.store(nil, at: word)
      }
    }
    do { _ = try cls.make() }
    #expect(seen.value == 1)
  }
}
