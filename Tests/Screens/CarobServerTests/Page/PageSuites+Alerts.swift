import Foundation
import PluginTestSupport
import Testing

extension PageSuites {
  /// Alerts on the page of `carob serve`.
  @Suite struct PageAlertTests {
    private static let box = "document.querySelector('[role=alertdialog]')"

    private static func button(_ title: String) -> String {
      "[...document.querySelectorAll('#alerts button')].find((one) => one.textContent === '\(title)')"
    }

    private static let isInert = "document.getElementById('window').inert"

    @Test func anAlertIsAnswered() throws {
      let fixture = try ServedFixture(rows: ["alert", "alert"])
      let served = try fixture.serve()
      let browser = try Browser.shared.get()
      try browser.open(try served.url())
      let row = "document.querySelector('.cell .main')"
      try browser.wait(until: row)
      try browser.click(row)
      try browser.wait(until: Self.box)
      #expect(try browser.run("return \(Self.box).textContent.includes('Sure?')") as? Bool == true)
      #expect(try browser.run("return \(Self.isInert)") as? Bool == true)
      // The screen below is still there, and the focus is in the alert.
      #expect(
        try browser.run("return document.querySelectorAll('.cell').length > 1") as? Bool == true)
      #expect(
        try browser.run("return \(Self.box).contains(document.activeElement)") as? Bool == true)
      try browser.click(Self.button("Yes"))
      try browser.wait(until: "!\(Self.box) && !\(Self.isInert)")
      // The focus is back on the row, and the list selects it again.
      try browser.wait(until: "document.activeElement === \(row)")
      try browser.wait(until: "\(row).ariaPressed === 'true'")
      try browser.press("Enter")
      try browser.wait(until: Self.box)
      try browser.press("Escape")
      try browser.wait(until: "!\(Self.box)")
      try browser.expectNoComplaints()
    }
  }
}
