import Foundation
import PluginTestSupport
import Testing

extension PageSuites {
  /// Controls with values in a browser: the app `Tests/Fixtures/ObjectiveC/Form`, whose label says what it heard.
  @Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  struct ControlPageTests {
    private let app: BuiltApp
    private var browser: Browser { app.browser }

    init() throws { app = try BuiltApp("Form", until: Self.said("nothing")) }

    /// An expression for whether the label says something.
    private static func said(_ text: String) -> String {
      "document.querySelector('.text')?.textContent === '\(text)'"
    }

    /// Does something in the page, and waits for the label.
    private func act(_ script: String, says text: String) throws {
      try browser.run(script)
      try browser.wait(until: Self.said(text))
    }

    @Test func valuesAreChanged() throws {
      let plus = "document.querySelector('.stepper button:last-child')"
      // Two clicks before an answer are two steps.
      try act("\(plus).click(); \(plus).click()", says: "stepped to 20")
      try act("document.querySelector('.scopes button:last-child').click()", says: "segment 2")
      let chosen = "document.querySelector('.scopes [aria-pressed=true]').textContent"
      #expect(try browser.run("return \(chosen)") as? String == "Finished")
      try act("document.querySelector('.pages button:nth-child(2)').click()", says: "page 1")
      try act("document.querySelector('.toggle').click()", says: "UISwitch")
      try act(
        "const d = document.querySelector('.date'); d.value = '1970-01-03'; "
          + "d.dispatchEvent(new Event('change'))", says: "date 172800")
      try act(
        "const w = document.querySelectorAll('.wheel')[1]; w.selectedIndex = 2; "
          + "w.dispatchEvent(new Event('change'))", says: "row 2 of 1")
      try browser.expectNoComplaints()
    }

    @Test func aTextOfSeveralLinesIsTyped() throws {
      let view = "document.querySelector('textarea')"
      #expect(try browser.run("return \(view).value") as? String == "first\nsecond")
      try act(
        "\(view).focus(); \(view).value += '\\nthird'; \(view).dispatchEvent(new Event('input'))",
        says: "third")
      try browser.expectNoComplaints()
    }

    /// Their program has given them no places.
    @Test func controlsWithoutPlacesDoNotCoverEachOther() throws {
      let covered = """
        const views = [...document.querySelectorAll('.content > *')].map((view) => view.getBoundingClientRect());
        return views.filter((one, index) => views.slice(index + 1).some((other) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)).length;
        """
      #expect(try browser.run(covered) as? Int == 0)
      #expect(
        try browser.run("return document.querySelector('progress').value") as? Double == 0.25)
    }
  }
}
