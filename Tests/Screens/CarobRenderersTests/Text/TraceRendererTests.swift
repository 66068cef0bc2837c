import CarobRenderers
import Testing

@Suite struct TraceRendererTests {
  @Test func listsWhatWasTriedForEachRow() {
    var rows = [
      ScreenSnapshot.row(
        0, 3, "ada",
        tried: [
          .init(selector: "configureCell:withMYUser:", implementedBy: nil),
          .init(selector: "configureCell:withUser:", implementedBy: "SKList"),
        ]),
      ScreenSnapshot.row(
        1, 0, "own",
        tried: [.init(selector: "tableView:cellForRowAtIndexPath:", implementedBy: "SKList")]),
    ]
    rows[1].modelClass = nil
    let screen = ScreenSnapshot(
      screen: "SKList", title: "Users", sections: [.init(title: "", rows: rows)])
    #expect(
      TraceRenderer().text(screen) == """
        0,3 SKUser → SKUserCell
          configureCell:withMYUser:         –
          configureCell:withUser:           SKList
        1,0 – → SKUserCell
          tableView:cellForRowAtIndexPath:  SKList

        """)
  }

  @Test func hasNothingToSayOfAScreenWithoutRows() {
    #expect(TraceRenderer().text(ScreenSnapshot(screen: "SKList", title: "", sections: [])) == "")
  }
}
