import CarobFoundation
import CarobScreens
import CarobUIKit
import Testing

/// A page in the dark.
@Suite(.serialized) @MainActor struct LiveStyleTests {
  @Test func aProgramIsAsDarkAsItsPage() throws {
    let session = try LiveTestPlugin.open(LiveTestGestures.self)
    let screen = try #require(LiveTestGestures.opened)
    _ = session.snapshot()
    #expect(!screen.label.traitCollection.isDark)
    #expect(session.handle(.style(isDark: true)).result == .done)
    #expect(screen.label.traitCollection.isDark && screen.empty.traitCollection.isDark)
    // What the program overrides stays.
    try screen.card.setValue(NumberBox(1), forKey: "overrideUserInterfaceStyle")
    #expect(!screen.label.traitCollection.isDark && screen.empty.traitCollection.isDark)
    #expect(session.handle(.style(isDark: false)).result == .done)
    #expect(!screen.empty.traitCollection.isDark)
  }
}
