import Foundation
import PluginTestSupport
import Testing

extension PageSuites {
  /// An ordinary app, `Tests/Fixtures/ObjectiveC/Garden`, on the page of `carob serve` in a browser.
  @Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  struct PageAppTests {
    private let app: BuiltApp
    private var browser: Browser { app.browser }

    init() throws { app = try BuiltApp("Garden", until: Self.row("Basil")) }

    /// An expression for the row of a plant.
    private static func row(_ name: String) -> String {
      "[...document.querySelectorAll('.cell')].find((cell) => "
        + "cell.querySelector('.label').textContent === '\(name)')"
    }

    /// An expression for a button in the row of a plant.
    private static func button(_ title: String, of name: String) -> String {
      "[...(\(row(name))?.querySelectorAll('button') ?? [])]"
        + ".find((button) => button.textContent === '\(title)')"
    }

    /// An expression for a button of the whole page.
    private static func button(_ title: String) -> String {
      "[...document.querySelectorAll('button')].find((button) => button.textContent === '\(title)')"
    }

    private static let title = "document.querySelector('h1').textContent"

    private func type(_ text: String, into field: String) throws {
      try browser.run(
        "const f = \(field); f.focus(); f.value = '\(text)'; f.dispatchEvent(new Event('input'))")
    }

    /// The inspector has the first row that there is.
    @Test func whatIsSoughtInVainLeavesNothingToInspect() throws {
      let inspected = "document.getElementById('row').textContent"
      try browser.wait(until: "\(inspected).includes('Row 0 of section 0')")
      try type("zzz", into: "document.querySelector('input[type=search]')")
      try browser.wait(until: "\(inspected) === 'This screen has no rows.'")
      try type("herb", into: "document.querySelector('input[type=search]')")
      try browser.wait(until: "\(inspected).startsWith('Basil')")
    }

    @Test func plantsAreSoughtMarkedAndDeleted() throws {
      try type("herb", into: "document.querySelector('input[type=search]')")
      try browser.wait(until: "\(Self.row("Thyme")) && !\(Self.row("Zinnia"))")
      try type("", into: "document.querySelector('input[type=search]')")
      try browser.wait(until: "\(Self.row("Zinnia")) && \(Self.row("Basil"))")
      try browser.click(Self.button("☆", of: "Basil"))
      try browser.wait(until: Self.button("★", of: "Basil"))
      try browser.run("\(Self.row("Basil")).querySelector('.main').focus()")
      try browser.press("Delete")
      // The key alone deletes nothing.
      try browser.wait(until: "document.activeElement === \(Self.button("Delete", of: "Basil"))")
      try browser.press("Enter")
      try browser.wait(until: "!\(Self.row("Basil")) && \(Self.row("Beetroot"))")
      try browser.expectNoComplaints()
    }

    @Test func aPlantIsAdded() throws {
      try browser.click(Self.button("+"))
      try browser.wait(until: "\(Self.title) === 'New plant'")
      try type("Fennel", into: "document.querySelector('input[placeholder=Name]')")
      let plus = "document.querySelector('.stepper button:last-child')"
      try browser.click(plus)
      try browser.wait(until: "document.querySelector('input[placeholder=Height]').value === '10'")
      try browser.click(Self.button("Done"))
      try browser.wait(until: Self.row("Fennel"))
      try browser.expectNoComplaints()
    }

    @Test func theStateOfAPlantIsChanged() throws {
      try browser.click("\(Self.row("Beetroot")).querySelector('.main')")
      try browser.wait(until: "\(Self.title) === 'Beetroot'")
      let progress = "document.querySelector('progress')?.value"
      try browser.wait(until: "\(progress) === 1")
      try browser.click(Self.button("Growing"))
      try browser.wait(until: "\(progress) === 0.5")
      try type("near the fence", into: "document.querySelector('textarea')")
      try browser.click("document.querySelector('.back')")
      try browser.wait(until: Self.row("Beetroot"))
      try browser.click("\(Self.row("Beetroot")).querySelector('.main')")
      try browser.wait(until: "document.querySelector('textarea')?.value === 'near the fence'")
      try browser.expectNoComplaints()
    }

    @Test func heightsAreShownByBed() throws {
      try browser.click(Self.button("Statistics"))
      try browser.wait(
        until: "\(Self.title) === '765 cm' && document.body.textContent.includes('South: 410')")
      // The header is above the items, which have the colour that the program gives them.
      try browser.wait(until: "document.querySelector('.item-title')?.textContent === 'By bed'")
      let bottom = "document.querySelector('.item-title').getBoundingClientRect().bottom"
      let top = "document.querySelector('.item').getBoundingClientRect().top"
      #expect(try browser.run("return \(bottom) <= \(top)") as? Bool == true)
      let color = "getComputedStyle(document.querySelector('.item')).backgroundColor"
      let ground = try browser.run("return \(color)") as? String
      #expect(ground?.hasPrefix("rgba(0, 255, 0, ") == true)
      try browser.expectNoComplaints()
    }
  }
}
