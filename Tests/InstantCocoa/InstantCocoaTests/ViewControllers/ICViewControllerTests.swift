import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite @MainActor struct ICViewControllerTests {
  private let first = ICViewController()

  private func source() throws -> ICSimpleDataSource {
    try ICSimpleDataSource(objects: ArrayBox([]))
  }

  @Test("An old data source lets go of the controller") func lettingGo() throws {
    let (old, new) = (try source(), try source())
    try first.setDataSource(old)
    #expect(old.delegate === first)
    try first.setDataSource(new)
    #expect(old.delegate == nil)
    #expect(new.delegate === first)
    try first.setDataSource(nil)
    #expect(new.delegate == nil)
    #expect(first.dataSource == nil)
  }

  @Test("A delegate that is somebody else stays") func otherDelegates() throws {
    let other = Object()
    let (old, new) = (try source(), try source())
    old.delegate = other
    try first.setDataSource(old)
    try first.setDataSource(new)
    #expect(old.delegate === other)
  }

  @Test("The same data source again changes nothing") func same() throws {
    let only = try source()
    try first.setDataSource(only)
    try first.setDataSource(only)
    #expect(only.delegate === first)
  }

  @Test("A data source without a delegate, and one that raises") func oddSources() throws {
    let plain = Object()
    try first.setDataSource(plain)
    #expect(first.dataSource === plain)
    let raising = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("delegate")) { (_: Object) throws -> Object? in
        throw RaisedError("none of your business")
      }
    }
    #expect(throws: MessageError.self) { try first.setDataSource(raising) }
    #expect(first.dataSource === raising)
    let next = try source()
    #expect(throws: MessageError.self) { try first.setDataSource(next) }
    #expect(first.dataSource === next)
    #expect(next.delegate === first)
  }
}
