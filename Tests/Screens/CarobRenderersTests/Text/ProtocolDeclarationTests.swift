import CarobRenderers
import CarobRuntime
import Testing

@Suite struct ProtocolDeclarationTests {
  @Test func writesAnEmptyProtocol() throws {
    #expect(
      ProtocolDeclaration(of: .registered("PDEmpty")).lines == ["@protocol PDEmpty", "@end"])
  }

  @Test func writesWhatItAsksFor() throws {
    let made = try RuntimeProtocol.allocate(named: "PDFull")
    try made.inherit(from: .registered("PDFirst"))
    try made.inherit(from: .registered("PDSecond"))
    try made.addMethod(Selector("b"), types: "v@:")
    try made.addMethod(Selector("a"), types: "@@:")
    try made.addMethod(Selector("c"), types: "v@:", isClassMethod: true)
    try made.addMethod(Selector("d:"), types: "v@:i", isRequired: false)
    try made.addProperty("size", PropertyAttributes(type: "q"))
    #expect(
      ProtocolDeclaration(of: made).lines == [
        "@protocol PDFull <PDFirst, PDSecond>", "@property long long size;", "+ (void)c;",
        "- (id)a;", "- (void)b;", "@optional", "- (void)d:(int)d;", "@end",
      ])
  }
}
