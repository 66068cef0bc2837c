import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Placeholders")
struct PlaceholdersTests {
  @Test(arguments: [ICLoadingPlaceholder.self, ICNoResultsPlaceholder.self] as [Object.Type])
  func everyUnknownKeyIsNil(_ type: Object.Type) throws {
    let placeholder = try type.runtimeClass.make()
    #expect(try placeholder.value(forKey: "anything") == nil)
    #expect(try placeholder.value(forKeyPath: "name.firstCharacter") == nil)
    #expect(try placeholder.value(forKey: "self") === placeholder)
  }

  @Test(arguments: [ICLoadingPlaceholder.self, ICNoResultsPlaceholder.self] as [Object.Type])
  func equalityIsIdentity(_ type: Object.Type) throws {
    let (one, other) = (try type.runtimeClass.make(), try type.runtimeClass.make())
    #expect(try Equality.isEqual(one, one))
    #expect(try !Equality.isEqual(one, other))
  }

  @Test func theyHaveNoModelName() {
    let modelName = Selector("modelName")
    #expect(!ICLoadingPlaceholder.runtimeClass.metaclass.responds(to: modelName))
    #expect(!ICNoResultsPlaceholder.runtimeClass.metaclass.responds(to: modelName))
  }

  @Test func aSubclassMadeAtRunTimeIsAPlaceholderToo() throws {
    let cls = try makeClass("TestPlaceholder", below: ICLoadingPlaceholder.runtimeClass)
    #expect(try cls.make().value(forKey: "anything") == nil)
  }
}
