import CarobRenderers
import Testing

@Suite struct SystemItemTitleTests {
  @Test(arguments: [
    ("add", "+"), ("edit", "Edit"), ("fastForward", "Fast forward"), ("", ""),
  ])
  func isWhatAUserReads(name: String, title: String) {
    #expect(SystemItemTitle(name).text == title)
  }
}
