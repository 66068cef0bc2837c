import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// The class that a thread looked up last in vain.
@Suite struct MissingClassTests {
  @Test func theLastLookUpCounts() {
    onThreads(1) { _ in
      #expect(MissingClass.last == nil)
      #expect(MissingClass.note("NoSuchCell", nil) == nil)
      #expect(MissingClass.last == "NoSuchCell")
      onThreads(1) { _ in #expect(MissingClass.last == nil) }
      #expect(MissingClass.note("NSObject", Object.runtimeClass) == Object.runtimeClass)
      #expect(MissingClass.last == nil)
    }
  }

  @Test(arguments: [(127, true), (128, false), (10_000, false)])
  func aVeryLongNameIsNotKept(_ length: Int, isKept: Bool) {
    onThreads(1) { _ in
      let name = String(repeating: "x", count: length)
      _ = MissingClass.note("Earlier", nil)
      _ = MissingClass.note(name, nil)
      #expect(MissingClass.last == (isKept ? name : nil))
    }
  }
}
