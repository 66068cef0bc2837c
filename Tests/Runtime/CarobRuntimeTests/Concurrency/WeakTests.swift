import Testing

@testable import CarobRuntime

@Suite struct WeakTests {
  private final class Referent: Sendable {}

  @Test func theObjectMayGo() {
    var object: Referent? = Referent()
    let reference = object.map { Weak($0) }
    #expect(reference?.object === object)
    object = nil
    #expect(reference?.object == nil)
  }

  @Test func threadsMayReadItWhileTheObjectGoes() async {
    for _ in 0..<100 {
      var object: Referent? = Referent()
      let reference = object.map { Weak($0) }
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { _ = reference?.object } }
        object = nil
      }
      #expect(reference?.object == nil)
    }
  }
}
