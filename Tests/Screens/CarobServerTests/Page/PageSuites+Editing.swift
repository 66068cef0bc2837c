import Foundation
import PluginTestSupport
import Testing

extension PageSuites {
  /// The page of `carob serve` in a browser: rows that are deleted after a question and moved, a choice of rows, and an
  /// index.
  @Suite struct PageEditingTests {
    private let served: ServedPage
    private let browser: Browser

    init() throws {
      served = try ServedPage(["Packages", "--screen", "DPInstallListViewController"])
      browser = try Browser.shared.get()
      try browser.open(try served.url())
      try browser.wait(until: Self.cell("adduser"))
    }

    /// An expression for the row of a package.
    private static func cell(_ name: String) -> String {
      "[...document.querySelectorAll('.cell')].find((cell) => "
        + "cell.querySelector('.label').textContent === '\(name)')"
    }

    /// An expression for a button of a row.
    private static func button(_ title: String, of name: String) -> String {
      "[...\(cell(name)).querySelectorAll('.action')]"
        + ".find((button) => (button.ariaLabel ?? button.textContent) === '\(title)')"
    }

    /// An expression for whether the first rows are those.
    private static func first(_ names: String...) -> String {
      "[...document.querySelectorAll('.cell .label')].slice(0, \(names.count))"
        + ".map((label) => label.textContent).join() === '\(names.joined(separator: ","))'"
    }

    private static let edit =
      "[...document.querySelectorAll('.side.right button')].find((button) => "
      + "['Edit', 'Done'].includes(button.textContent))"

    /// An expression for a button of the alert, or for a title of the control above the rows.
    private static func button(_ title: String, in place: String) -> String {
      "[...document.querySelectorAll('\(place) button')]"
        + ".find((button) => button.textContent === '\(title)')"
    }

    @Test func aRowIsRemovedAfterAQuestion() throws {
      try browser.run("\(Self.cell("apt")).querySelector('.main').focus()")
      try browser.press("Delete")
      let remove = "document.activeElement === \(Self.button("Remove", of: "apt"))"
      try browser.wait(until: remove)
      // The key alone removes nothing.
      #expect(try browser.run("return Boolean(\(Self.cell("apt")))") as? Bool == true)
      try browser.press("Enter")
      try browser.wait(until: Self.button("Keep", in: "#alerts"))
      let heading = "document.querySelector('.alert-title').textContent"
      #expect(try browser.run("return \(heading)") as? String == "Remove apt")
      try browser.press("Escape")
      // The focus is in the row again.
      try browser.wait(
        until: "document.activeElement === \(Self.cell("apt"))?.querySelector('.main')")
      try browser.press("Delete", "Enter")
      try browser.wait(until: Self.button("Remove", in: "#alerts"))
      try browser.click(Self.button("Remove", in: "#alerts"))
      try browser.wait(until: "!\(Self.cell("apt")) && \(Self.first("adduser", "base-files"))")
      // Its row is gone; the focus is in the one that came into its place.
      try browser.wait(
        until: "document.activeElement === \(Self.cell("base-files"))?.querySelector('.main')")
      try browser.expectNoComplaints()
    }

    @Test func aControlChoosesRows() throws {
      let choice = { Self.button($0, in: ".above .scopes") }
      try browser.click(choice("Required"))
      try browser.wait(until: Self.first("apt", "base-files", "bash"))
      try browser.wait(until: "\(choice("Required")).ariaPressed === 'true'")
      try browser.click(choice("All"))
      try browser.wait(until: Self.first("adduser", "apt", "base-files"))
      try browser.expectNoComplaints()
    }

    @Test func rowsOfAnEditedTableAreMoved() throws {
      #expect(
        try browser.run("return Boolean(\(Self.button("Move down", of: "adduser")))") as? Bool
          == false)
      try browser.click(Self.edit)
      try browser.wait(until: "\(Self.edit)?.textContent === 'Done'")
      try browser.wait(until: Self.button("Move down", of: "adduser"))
      // The sign stands for the title, so that there is room for the text.
      let sign = "\(Self.button("Remove", of: "adduser")).textContent === '−'"
      try browser.wait(until: sign)
      try browser.click(Self.button("Move down", of: "adduser"))
      try browser.wait(until: Self.first("apt", "adduser"))
      try browser.click(Self.button("Move up", of: "adduser"))
      try browser.wait(until: Self.first("adduser", "apt"))
      try browser.click(Self.edit)
      try browser.wait(until: "!\(Self.button("Move up", of: "apt"))")
      try browser.expectNoComplaints()
    }

    @Test func theIndexLeadsToASection() throws {
      let titles =
        "[...document.querySelectorAll('.index button')].map((b) => b.textContent).join('')"
      try browser.wait(until: "\(titles) === 'ABCDGLMOPSTVZ'")
      let title = "[...document.querySelectorAll('.index button')]"
      try browser.click("\(title).find((button) => button.textContent === 'P')")
      try browser.wait(
        until: "document.activeElement === \(Self.cell("perl-base"))?.querySelector('.main')")
      // Arrows lead from one title to the next.
      try browser.run("\(title)[0].focus()")
      try browser.press("ArrowDown", "Enter")
      try browser.wait(
        until: "document.activeElement === \(Self.cell("base-files"))?.querySelector('.main')")
      try browser.expectNoComplaints()
    }
  }
}
