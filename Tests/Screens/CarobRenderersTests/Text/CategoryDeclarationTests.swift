import CarobRenderers
import CarobRuntime
import Testing

@Suite struct CategoryDeclarationTests {
  private func method(_ name: Selector, _ types: String, isClassMethod: Bool = false) -> Method {
    let nothing: @convention(c) () -> Void = {}
    return Method(name, Implementation(nothing), types: types, isClassMethod: isClassMethod)
  }

  @Test func writesAnEmptyCategory() throws {
    #expect(
      CategoryDeclaration(of: Category(named: "CatEmpty"), on: Object.runtimeClass).lines == [
        "@interface NSObject (CatEmpty)", "@end",
      ])
  }

  @Test func writesItsMembers() throws {
    var attributes = PropertyAttributes(type: "@\"NSString\"")
    attributes.memory = .copy
    let category = Category(
      named: "CatFull",
      methods: [
        method(Selector("b"), "v@:"), method(Selector("a:"), "@@:@"),
        method(Selector("c"), "v@:", isClassMethod: true),
      ], properties: [.init("title", attributes)], protocols: [.registered("CatProtocol")])
    #expect(
      CategoryDeclaration(of: category, on: Object.runtimeClass).lines == [
        "@interface NSObject (CatFull) <CatProtocol>", "@property (copy) NSString *title;",
        "+ (void)c;", "- (id)a:(id)a;", "- (void)b;", "@end",
      ])
  }
}
