import Testing

@testable import CarobRuntime

@Suite struct ExactStringTests {
  @Test func comparesBytes() {
    #expect(ExactString("a") == ExactString("a"))
    #expect(ExactString("\u{E9}") != ExactString("e\u{301}"))
    #expect(
      Set([ExactString("\u{E9}"), ExactString("e\u{301}"), ExactString("\u{E9}")]).count == 2)
  }

  @Test func internsOneCopyPerSpelling() {
    let table = CStringTable.shared
    #expect(table.interned("\u{E9}") == table.interned("\u{E9}"))
    #expect(table.interned("\u{E9}") != table.interned("e\u{301}"))
    #expect(String(cString: table.interned("v16@0:8")) == "v16@0:8")
  }
}
