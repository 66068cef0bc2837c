import CarobFoundation
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
    // C sees it too.
    #expect(word.load(as: UInt.self) == 0)
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

  /// Threads load a variable while others store into it and the objects go.
  @Test func isUsedByManyThreadsWhileObjectsGo() {
    nonisolated(unsafe) let word = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    word.initializeMemory(as: UInt.self, to: 0)
    let failures = Counter()
    onThreads(8) { thread in
      for round in 0..<300 {
        autoreleasePool {
          if thread % 2 == 0 {
            let object = StringBox("\(round)")
            WeakBox.store(object, at: word)
            withExtendedLifetime(object) {}
          } else if let object = WeakBox.load(from: word) {
            // Whoever got it has it, whatever the others do.
            if Int((object as? StringBox)?.string ?? "") == nil { failures.add() }
          }
        }
      }
    }
    #expect(failures.value == 0)
    #expect(WeakBox.load(from: word) == nil)
    WeakBox.store(nil, at: word)
    #expect(word.load(as: UInt.self) == 0)
    word.deallocate()
  }

  @Test func moves() {
    let words = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 2)
    words.initialize(repeating: nil, count: 2)
    let (from, to) = (UnsafeMutableRawPointer(words), UnsafeMutableRawPointer(words + 1))
    let object = Object()
    WeakBox.store(object, at: from)
    WeakBox.move(from: from, to: to)
    #expect(words[0] == nil)
    #expect(WeakBox.load(from: to) === object)
    WeakBox.store(nil, at: to)
    words.deallocate()
    withExtendedLifetime(object) {}
  }

  @Test func anObjectThatGoesCannotBeReferredTo() throws {
    let word = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    word.initializeMemory(as: UInt.self, to: 0)
    nonisolated(unsafe) let address = word
    do {
      _ = try makeClass { cls in
        try cls.addMethod(Deallocation.dealloc) { (this: Object) in
          WeakBox.store(this, at: address)
        }
      }.make()
    }
    #expect(WeakBox.load(from: word) == nil)
    WeakBox.store(nil, at: word)
    word.deallocate()
  }
}
