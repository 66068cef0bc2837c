import Testing

@testable import CarobRenderers

@Suite struct HTMLRendererTests {
  private func body(_ screen: ScreenSnapshot) throws -> [Substring] {
    let lines = HTMLRenderer().text(screen).split(separator: "\n")
    return Array(lines[try #require(lines.firstIndex(of: "<main>"))...])
  }

  @Test func aTableIsLists() throws {
    #expect(
      try body(.example) == [
        "<main>", "<h1>Users</h1>", "<h2>A</h2>", "<ul>",
        #"<li style="min-height:44px"><span>ada</span><small>First programmer</small>"#,
        #"<li style="min-height:44px"><span>阿蘭</span><small>算</small>"#, "</ul>",
        "<h2>Nobody</h2>", "<ul>",
        #"<li style="min-height:44px"><span>zuse</span><small>Z3</small>"#, "</ul>", "</main>",
      ])
  }

  @Test func aSubtitleIsBelowItsText() throws {
    var row = ScreenSnapshot.row(0, 0, "ada", "First programmer")
    row.hasDetailBelow = true
    var alone = ScreenSnapshot.row(0, 1, "zuse")
    alone.hasDetailBelow = true
    let screen = ScreenSnapshot(
      screen: "SKList", title: "Users", sections: [.init(title: "", rows: [row, alone])])
    #expect(
      try body(screen).dropFirst(3).prefix(2) == [
        #"<li class="below" style="min-height:44px"><span>ada</span><small>First programmer</small>"#,
        #"<li style="min-height:44px"><span>zuse</span>"#,
      ])
  }

  @Test func whatIsAroundTheRowsIsThere() throws {
    var screen = ScreenSnapshot.example
    screen.title = ""
    screen.surroundings = .inTabs
    let lines = try body(screen)
    #expect(
      lines[..<10] == [
        "<main>",
        #"<div class="bar"><button disabled>‹ All</button><span><button disabled>Add</button></span></div>"#,
        "<h1>Users</h1>",
        #"<p><input type="search" disabled aria-label="Find &lt;b&gt;" placeholder="Find &lt;b&gt;" value="a&quot;b"></p>"#,
        #"<p><input type="text" disabled aria-label="Text" placeholder="" value=""></p>"#,
        #"<p><input type="checkbox" disabled aria-label="Switch" role="switch" checked></p>"#,
        #"<p><input type="range" disabled aria-label="Slider"></p>"#,
        "<p><button disabled>Reset</button></p>", "<h2>A</h2>", "<ul>",
      ])
    #expect(
      lines.suffix(2) == [
        #"<nav aria-label="Tabs"><span>Users</span><b aria-current="page">Tab 2</b></nav>"#,
        "</main>",
      ])
  }

  @Test func controlsWithValuesAreThere() throws {
    var screen = ScreenSnapshot(screen: "SKForm", title: "Form", sections: [])
    screen.surroundings = .init(controls: .withValues)
    #expect(
      try body(screen).dropFirst(2).dropLast() == [
        #"<p><input type="range" disabled aria-label="Slider" min="0" max="1" step="any" value="0.5"></p>"#,
        #"<p><input type="number" disabled aria-label="Stepper" value="20"></p>"#,
        #"<p><span class="segments"><span>Unread</span><b aria-current="true">Read</b></span></p>"#,
        #"<p><progress max="1" value="0.25" aria-label="Progress"></progress></p>"#,
        #"<p><span aria-label="Page">2 of 3</span></p>"#,
        #"<p><input type="text" disabled aria-label="Date" placeholder="" value="2026-11-29"></p>"#,
        #"<p><select disabled aria-label="Choice"><option>B</option></select></p>"#,
        #"<p><textarea disabled rows="4" aria-label="Text">"#, "first", "second</textarea></p>",
      ])
  }

  /// Its title is one.
  @Test func aButtonIsNoLabelBesides() throws {
    var screen = ScreenSnapshot(
      screen: "SKCounter", title: "Counter", sections: [], labels: ["0", "Reset"])
    screen.surroundings = .init(controls: [.init(.button, text: "Reset")])
    #expect(
      try body(screen) == [
        "<main>", "<h1>Counter</h1>", "<p><button disabled>Reset</button></p>", "<p>0</p>",
        "</main>",
      ])
  }

  /// A `<` with an accent is a tag for a browser.
  @Test func noTextIsMarkup() throws {
    let hostile = #"<script>alert("1")</script>&amp;<\#u{301}img src=x>"# + "\n\u{0}"
    var screen = ScreenSnapshot(
      screen: hostile, title: hostile,
      sections: [.init(title: hostile, rows: [ScreenSnapshot.row(0, 0, hostile, hostile)])],
      labels: [hostile])
    screen.sections[0].rows[0].error = hostile
    screen.surroundings = .init(
      title: hostile, back: hostile, tabs: [hostile],
      controls: [
        ScreenSnapshot.Control.Kind.barButton, .button, .searchBar, .textView, .stepper, .pages,
        .datePicker, .segments, .wheel,
      ].map {
        .init($0, text: hostile, placeholder: hostile, titles: [hostile], selection: 0)
      })
    for text in [HTMLRenderer().text(screen), SVGRenderer().text(screen)] {
      #expect(!text.contains("<script"))
      #expect(!text.unicodeScalars.contains("\u{301}") || !text.contains("<\u{301}"))
      #expect(!text.contains("alert(\""))
      #expect(!text.contains("\u{0}"))
    }
    #expect(
      try body(screen)[2].hasPrefix(
        "<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;&lt;\u{301}img src=x&gt;␤␀"))
  }

  @Test func rowsThatStandForSomethingLookLikeThat() throws {
    var screen = ScreenSnapshot(
      screen: "SKList", title: "",
      sections: [
        .init(
          title: "",
          rows: [ScreenSnapshot.row(0, 0, ""), ScreenSnapshot.row(0, 1, "ada", height: .infinity)])
      ])
    screen.sections[0].rows[0].placeholder = .loading
    screen.sections[0].rows[1].error = "it crashed"
    #expect(
      try body(screen) == [
        "<main>", "<h1>SKList</h1>", "<ul>",
        #"<li class="placeholder" style="min-height:44px"><span>Loading…</span>"#,
        #"<li class="error" style="min-height:0px"><span>ada</span>"#, "</ul>", "</main>",
      ])
  }

  @Test func alertsLieOverTheScreen() throws {
    var screen = ScreenSnapshot(screen: "SKList", title: "Users", sections: [])
    var surroundings = ScreenSnapshot.Surroundings()
    surroundings.alerts = [
      .init(title: "<b>", message: "one\ntwo", fields: ["Why"], buttons: ["Keep"], isSheet: true)
    ]
    screen.surroundings = surroundings
    let page = HTMLRenderer().text(screen)
    let over = try #require(page.components(separatedBy: "</main>\n").last)
    #expect(
      over == """
        <div class="over"><div class="alert sheet" role="alertdialog">
        <h2>&lt;b&gt;</h2>
        <p>one
        two</p>
        <p><input type="text" disabled aria-label="Text" value="Why"></p>
        <button disabled>Keep</button>
        </div></div>

        """)
  }

  @Test func itemsAreWhereTheLayoutHasThem() throws {
    var screen = ScreenSnapshot(
      screen: "SKGrid", title: "Grid",
      sections: [.init(title: "", rows: [ScreenSnapshot.row(0, 0, "ada")])])
    screen.list = .collection
    screen.sections[0].rows[0].frame = .init(x: 10, y: 20, width: 100, height: 50)
    #expect(
      try body(screen)[2...3] == [
        #"<ul class="items" style="height:50px">"#,
        #"<li style="left:10px;top:0px;width:100px;height:50px"><span>ada</span>"#,
      ])
  }

  @Test func partsOfASectionAreOneList() {
    var writer = HTMLRenderer().writer
    let screen = ScreenSnapshot.example
    var rest = screen.sections[0]
    let first = ScreenSnapshot.Section(title: "A", rows: [rest.rows.removeFirst()])
    writer.begin(screen)
    writer.add(HeldSections.Batch(sections: [first], isContinued: false))
    writer.add(HeldSections.Batch(sections: [rest] + screen.sections[1...], isContinued: true))
    writer.end(screen)
    #expect(writer.takeText() == HTMLRenderer().text(screen))
  }
}
