import Foundation
import PluginTestSupport
import Testing

extension PageSuites {
  /// The page of `carob serve` in a browser, and what a user does there.
  @Suite struct PageTests {
    private let served: ServedPage
    private let browser: Browser

    init() throws {
      served = try ServedFixture.page.get()
      browser = try Browser.shared.get()
    }

    /// An expression for the row with a text.
    private static func row(_ text: String) -> String {
      "[...document.querySelectorAll('.cell')].find((cell) => "
        + "cell.querySelector('.label').textContent === '\(text)')?.querySelector('.main')"
    }

    /// An expression for whether a part of the page has a text.
    private static func panel(_ id: String, has text: String) -> String {
      "document.getElementById('\(id)').textContent.includes('\(text)')"
    }

    private static let title = "document.querySelector('h1').textContent"

    /// Nothing may have been refused by the policy, and nothing failed.
    private func expectNoComplaints() throws {
      try browser.expectNoComplaints()
    }

    @Test func aScreenIsSeenAndARowLeadsOnAndBack() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.row("three"))
      #expect(try browser.run("return \(Self.title)") as? String == "Served")
      // The token is not left in the address.
      #expect(try browser.run("return location.href.includes('#')") as? Bool == false)
      try browser.click(Self.row("two"))
      // The timer changes the title, which comes by itself.
      try browser.wait(until: "\(Self.title).startsWith('two+')")
      // The focus went along.
      #expect(try browser.run("return document.activeElement.tagName") as? String == "H1")
      try browser.click("document.querySelector('.back')")
      try browser.wait(until: "\(Self.title) === 'Served' && \(Self.row("three"))")
      // It is again at the row from which the screen was left.
      try browser.wait(until: "document.activeElement === \(Self.row("two"))")
      try expectNoComplaints()
    }

    @Test func theLastOfAMillionRowsIsReached() throws {
      let fixture = try ServedFixture(rows: (0..<1_000_000).map { "r\($0)" })
      let served = try fixture.serve()
      try browser.open(try served.url())
      try browser.wait(until: Self.row("r0"))
      try browser.click("document.querySelector('.cell .main')")
      try browser.wait(until: "\(Self.title).startsWith('r0')")
      try browser.click("document.querySelector('.back')")
      try browser.wait(until: "document.activeElement === \(Self.row("r0"))")
      try browser.press("End")
      try browser.wait(until: "document.activeElement === \(Self.row("r999999"))")
      try browser.press("ArrowUp")
      try browser.wait(until: "document.activeElement === \(Self.row("r999998"))")
      let position =
        "const cell = document.activeElement.closest('.cell'); "
        + "return [cell.ariaPosInSet, cell.ariaSetSize]"
      #expect(try browser.run(position) as? [String] == ["999999", "1000000"])
      // All the rows of it, with something in the middle.
      try browser.run("const l = document.querySelector('.list'); l.scrollTop = l.scrollHeight / 2")
      try browser.wait(
        until: "[...document.querySelectorAll('.label')]"
          + ".some((label) => /^r(499|500)/.test(label.textContent))")
      let count = try browser.run("return document.querySelectorAll('#window *').length") as? Int
      #expect(try #require(count) < 800)
      try browser.press("Home")
      try browser.wait(until: "document.activeElement === \(Self.row("r0"))")
      try expectNoComplaints()
    }

    /// Serves packages, written to a file in a folder, on a screen.
    private func serve(
      _ packages: [String], in files: TemporaryDirectory, as screen: String
    ) throws -> ServedPage {
      let data = try files.write(
        #"{"packages": [\#(packages.joined(separator: ","))]}"#, to: "packages.json")
      return try ServedPage([
        "Packages", "--screen", screen, "--data", data, "--key-path", "packages",
      ])
    }

    /// The titles of the last sections come after the page has scrolled to them, and move what is below.
    @Test func theLastOfManySectionsIsReached() throws {
      let files = try TemporaryDirectory()
      let packages = (1000..<2500).map { #"{"name": "p\#($0)", "section": "s\#($0)"}"# }
      let served = try serve(packages, in: files, as: "DPSectionedListViewController")
      try browser.open(try served.url())
      try browser.wait(until: Self.row("p1000"))
      try browser.run("\(Self.row("p1000")).focus()")
      try browser.press("End")
      try browser.wait(until: "document.activeElement === \(Self.row("p2499"))")
      try browser.press("Home")
      try browser.wait(until: "document.activeElement === \(Self.row("p1000"))")
      try expectNoComplaints()
    }

    @Test func pagesOfAGridTakeTheFocusAlong() throws {
      let files = try TemporaryDirectory()
      let packages = (1000..<1301).map { #"{"name": "p", "section": "s\#($0)"}"# }
      let served = try serve(packages, in: files, as: "DPSectionGridViewController")
      try browser.open(try served.url())
      try browser.wait(until: Self.row("s1000 1"))
      try browser.run("\(Self.row("s1000 1")).focus()")
      try browser.press("PageDown")
      try browser.wait(until: "/^s10[1-9]/.test(document.activeElement.textContent)")
      // The last one is alone in its line.
      try browser.press("End")
      try browser.wait(until: "document.activeElement === \(Self.row("s1300 1"))")
      try browser.press("PageUp")
      try browser.wait(until: "/^s12[0-9]/.test(document.activeElement.textContent)")
      try browser.press("Home")
      try browser.wait(until: "document.activeElement === \(Self.row("s1000 1"))")
      // Without waiting for what comes between.
      try browser.press("PageDown", "PageDown", "End", "End")
      try browser.wait(until: "document.activeElement === \(Self.row("s1300 1"))")
      try expectNoComplaints()
    }

    @Test func theKeyboardDoesEverything() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.row("one"))
      try browser.run("\(Self.row("one")).focus()")
      try browser.press("ArrowDown", "ArrowDown")
      try browser.wait(until: "document.activeElement === \(Self.row("three"))")
      try browser.press("PageDown")
      try browser.wait(until: "/^r1[0-9]$/.test(document.activeElement.textContent)")
      try browser.press("Enter")
      try browser.wait(until: "\(Self.title).startsWith('r1')")
      try browser.press("Escape")
      try browser.wait(until: "\(Self.title) === 'Served'")
      try browser.wait(until: "/^r1[0-9]$/.test(document.activeElement.textContent)")
      try expectNoComplaints()
    }

    /// However many rows there are.
    @Test func tabLeavesAList() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.row("three"))
      let stops = "document.querySelectorAll('.list .main:not([tabindex=\"-1\"])')"
      #expect(try browser.run("return \(stops).length") as? Int == 1)
      #expect(try browser.run("return \(stops)[0] === \(Self.row("one"))") as? Bool == true)
      try browser.run("\(Self.row("one")).focus()")
      try browser.press("ArrowDown", "ArrowDown")
      try browser.wait(until: "document.activeElement === \(Self.row("three"))")
      #expect(try browser.run("return \(stops).length") as? Int == 1)
      #expect(try browser.run("return \(stops)[0] === \(Self.row("three"))") as? Bool == true)
      try browser.press("Tab")
      #expect(try browser.run("return document.activeElement.id") as? String == "tab-row")
      try expectNoComplaints()
    }

    @Test func tabLeavesAGrid() throws {
      let served = try ServedPage(["Packages", "--screen", "DPSectionGridViewController"])
      try browser.open(try served.url())
      try browser.wait(until: Self.row("admin 4"))
      let stops = "document.querySelectorAll('.grid .main:not([tabindex=\"-1\"])')"
      #expect(try browser.run("return \(stops).length") as? Int == 1)
      try browser.run("\(stops)[0].focus()")
      try browser.press("Tab")
      #expect(try browser.run("return document.activeElement.id") as? String == "tab-row")
      try expectNoComplaints()
    }

    @Test func whatCanBeOperatedHasARoleAndAName() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.row("one"))
      try browser.click(Self.row("one"))
      try browser.wait(until: "\(Self.title).startsWith('one')")
      let tree = try browser.command("Accessibility.getFullAXTree", [:])
      let nodes = (tree["nodes"] as? [[String: Any]] ?? []).compactMap { node -> String? in
        guard node["ignored"] as? Bool == false else { return nil }
        let value = { (key: String) in (node[key] as? [String: Any])?["value"] as? String ?? "" }
        return "\(value("role")): \(value("name"))"
      }
      for expected in [
        "button: Back to Served", "list: Rows", "button: one", "tab: Row", "tab: Messages",
        "tabpanel: Row", "complementary: Inspector", "main: ",
      ] {
        #expect(nodes.contains(expected), "\(expected) among \(nodes)")
      }
      #expect(nodes.contains { $0.hasPrefix("heading: one") })
      #expect(nodes.contains { $0.hasPrefix("listitem: ") })
      let roles = ["button", "textbox", "searchbox", "tab", "switch", "slider", "link"]
      #expect(nodes.filter { roles.contains(String($0.dropLast(2))) } == [], "without names")
      try expectNoComplaints()
    }

    @Test func eachPageHasASessionOfItsOwn() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.row("one"))
      let first = try browser.tab
      try browser.open(try served.url(), isAlone: false)
      try browser.wait(until: Self.row("two"))
      try browser.click(Self.row("two"))
      try browser.wait(until: "\(Self.title).startsWith('two')")
      try browser.select(first)
      #expect(try browser.run("return \(Self.title)") as? String == "Served")
      try expectNoComplaints()
    }

    @Test func sharedPagesSeeTheSame() throws {
      let served = try ServedFixture.shared.get().serve("--shared")
      try browser.open(try served.url())
      try browser.wait(until: Self.row("one"))
      let first = try browser.tab
      try browser.open(try served.url(), isAlone: false)
      try browser.wait(until: Self.row("two"))
      try browser.click(Self.row("two"))
      try browser.wait(until: "\(Self.title).startsWith('two')")
      try browser.select(first)
      try browser.wait(until: "\(Self.title).startsWith('two')")
      try expectNoComplaints()
    }

    /// Whatever a text has in it, it is a text.
    @Test func htmlIsText() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.row("two"))
      let row = Self.row(ServedFixture.html)
      #expect(
        try browser.run("return \(row).querySelector('.label').childElementCount") as? Int == 0)
      try browser.click(row)
      try browser.wait(until: "\(Self.title).startsWith('<img src=x')")
      let made = try browser.run("return document.querySelectorAll('img, main script').length")
      #expect(made as? Int == 0)
      try expectNoComplaints()
    }

    /// The same of every other text that a screen has.
    @Test func htmlIsTextEverywhere() throws {
      let files = try TemporaryDirectory()
      let module = try PluginFixture.buildHostile("markup", in: files.url)
      let data = try files.write(#"[{"text": "one"}, {"text": "two"}]"#, to: "rows.json")
      let served = try ServedPage([module, "--data", data])
      try browser.open(try served.url())
      try browser.wait(until: "document.querySelectorAll('.cell').length === 2")
      let texts = "document.getElementById('window').textContent.split('<script>').length - 1"
      #expect(try #require(try browser.run("return \(texts)") as? Int) >= 6)
      let made = try browser.run("return document.querySelectorAll('img, main script').length")
      #expect(made as? Int == 0)
      try expectNoComplaints()
    }

    /// A subtitle is below the name, which is whole beside nothing else.
    @Test func namesAreWhole() throws {
      let served = try ServedPage(["Followers"])
      try browser.open(try served.url())
      try browser.wait(until: Self.row("Margaret Hamilton"))
      let cell = "\(Self.row("Margaret Hamilton")).querySelector"
      let fits = "const label = \(cell)('.label'); return label.scrollWidth <= label.clientWidth"
      #expect(try browser.run(fits) as? Bool == true)
      let tops = "['.label', '.detail'].map((name) => \(cell)(name).getBoundingClientRect().top)"
      let places = try #require(try browser.run("return \(tops)") as? [Double])
      #expect(places[0] + 10 < places[1])
      try expectNoComplaints()
    }

    /// The inspector is never empty: it has the first row until the user moves to another one.
    @Test func theFirstRowIsInspectedAtFirst() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.panel("row", has: "Row 0 of section 0"))
      try browser.wait(until: Self.panel("row", has: "configureCell:withRow:"))
      let inspected =
        "[...document.querySelectorAll('.cell.inspected .label')].map((label) => label.textContent)"
      #expect(try browser.run("return \(inspected)") as? [String] == ["one"])
      // Nothing has the focus for that.
      #expect(try browser.run("return document.activeElement.tagName") as? String == "BODY")
      try browser.click(Self.row("two"))
      try browser.wait(until: "\(Self.title).startsWith('two+')")
      try browser.wait(until: Self.panel("row", has: "SVDetail"))
      try browser.click("document.querySelector('.back')")
      try browser.wait(until: Self.panel("row", has: "Row 1 of section 0"))
      try browser.wait(until: "String(\(inspected)) === 'two'")
      try expectNoComplaints()
    }

    @Test func theInspectorSaysHowARowCameAbout() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.row("one"))
      try browser.run("\(Self.row("two")).focus()")
      let row = "document.getElementById('row').textContent"
      try browser.wait(until: "\(row).includes('Row 1 of section 0')")
      #expect(try browser.run("return \(row)") as? String != "")
      for text in ["SVRow → ICModel", "UITableViewCell", "SVList", "configureCell:withRow:"] {
        #expect(try browser.run("return \(row).includes('\(text)')") as? Bool == true, "\(text)")
      }
      try browser.click("document.getElementById('tab-views')")
      try browser.wait(until: Self.panel("views", has: "UITableView"))
      try browser.run(
        "const filter = document.querySelector('#views .filter'); filter.value = 'uilabel'; "
          + "filter.dispatchEvent(new Event('input'))")
      let left =
        "[...document.querySelectorAll('#views li:not([hidden])')]"
        + ".map((line) => line.querySelector('b').textContent)"
      #expect(Set(try #require(try browser.run("return \(left)") as? [String])) == ["UILabel"])
      try expectNoComplaints()
    }

    @Test func messagesAreLoggedAsTheyAreSent() throws {
      try browser.open(try served.url())
      try browser.wait(until: Self.row("one"))
      try browser.click("document.getElementById('tab-messages')")
      try browser.run("document.querySelector('.pattern').value = '-[* tableView:did*]'")
      try browser.click("document.querySelector('#messages button')")
      try browser.wait(until: Self.panel("messages", has: "Watching"))
      try browser.click(Self.row("two"))
      try browser.wait(until: Self.panel("messages", has: "-[SVList tableView:didSelectRow:"))
      let others = try browser.run("return \(Self.panel("messages", has: "configureCell"))")
      #expect(others as? Bool == false)
      try browser.click("document.getElementById('tab-events')")
      try browser.wait(until: Self.panel("events", has: "answered by SVList"))
      try expectNoComplaints()
    }

    @Test func anotherBuildOfThePluginIsSeen() throws {
      let fixture = try ServedFixture()
      let served = try fixture.serve("--watch")
      try browser.open(try served.url())
      try browser.wait(until: Self.row("one"))
      try browser.click(Self.row("one"))
      try browser.wait(until: "\(Self.title).startsWith('one')")
      try fixture.replaceModule()
      try browser.wait(until: "\(Self.title) === 'Other' && \(Self.row("three"))")
    }

    @Test func aCrashInAnotherProcessIsToldAndTheSessionGoesOn() throws {
      let served = try ServedFixture.shared.get().serve("--isolated")
      try browser.open(try served.url())
      try browser.wait(until: Self.row("crash"))
      try browser.click("document.getElementById('tab-events')")
      try browser.click(Self.row("crash"))
      try browser.wait(until: Self.panel("events", has: "SIGSEGV"))
      try browser.wait(until: Self.panel("events", has: "it is started again"))
      // Until then events are refused.
      try browser.wait(
        until: "\(Self.title).startsWith('two') || (\(Self.row("two"))?.click(), false)")
      try expectNoComplaints()
    }

    @Test func whoLosesTheServerIsTold() throws {
      let served = try ServedFixture.shared.get().serve()
      try browser.open(try served.url())
      try browser.wait(until: Self.row("one"))
      #expect(served.end() == 130)
      try browser.wait(until: "!document.getElementById('cover').hidden")
      try browser.wait(until: Self.panel("notice", has: "carob serve"))
    }

    @Test func aWrongTokenIsTold() throws {
      try browser.open("http://127.0.0.1:\(try served.port())/#AAAAAAAAAAAAAAAAAAAAAA")
      try browser.wait(until: Self.panel("notice", has: "X-Carob-Token"))
    }

    /// The pictures are kept when `CAROB_PICTURES` names a folder.
    @Test(arguments: ["light", "dark"]) func itIsDrawnInLightAndDark(_ scheme: String) throws {
      try browser.open(try served.url())
      _ = try browser.command(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": scheme]]])
      try browser.wait(until: Self.row("two"))
      try browser.run("\(Self.row("two")).focus()")
      try browser.wait(until: Self.panel("row", has: "SVRow"))
      let ground =
        try browser.run(
          "return getComputedStyle(document.querySelector('.cell')).backgroundColor") as? String
      #expect(ground == (scheme == "light" ? "rgb(255, 255, 255)" : "rgb(28, 28, 30)"))
      let picture = try browser.screenshot()
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      if let folder = ProcessInfo.processInfo.environment["CAROB_PICTURES"] {
        try picture.write(to: URL(fileURLWithPath: "\(folder)/serve-\(scheme).png"))
      }
      try expectNoComplaints()
    }
  }
}
