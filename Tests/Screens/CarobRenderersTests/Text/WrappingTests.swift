import CarobRenderers
import Testing

@Suite struct WrappingTests {
  @Test func textsAreBrokenAtSpacesAndLineFeeds() {
    #expect("a bc d".lines(ofWidth: 4) == ["a bc", "d"])
    #expect("a\n\nb".lines(ofWidth: 4) == ["a", "", "b"])
    #expect("a longer b".lines(ofWidth: 4) == ["a", "longer", "b"])
    #expect("a longer b".lines(ofWidth: 4, indent: "  ") == ["a", "  longer", "  b"])
    #expect("".lines(ofWidth: 4) == [""])
    // A wide character has two columns.
    #expect("阿蘭 算".lines(ofWidth: 6) == ["阿蘭", "算"])
  }
}
