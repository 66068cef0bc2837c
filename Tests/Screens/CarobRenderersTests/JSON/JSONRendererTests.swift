import CarobRenderers
import Foundation
import Testing

@Suite struct JSONRendererTests {
  @Test func writesMembersInTheirOrder() {
    let screen = ScreenSnapshot(
      screen: "SKList", title: "Users",
      sections: [
        .init(
          title: "A",
          rows: [
            ScreenSnapshot.row(
              0, 0, "ada", height: 61.5,
              tried: [.init(selector: "configureCell:withUser:", implementedBy: nil)])
          ]),
        .init(title: "B", rows: []),
      ],
      labels: ["one"])
    #expect(
      JSONRenderer().text(screen) == """
        {
          "screen": "SKList",
          "title": "Users",
          "sections": [
            {
              "title": "A",
              "rows": [
                {
                  "section": 0,
                  "row": 0,
                  "modelClass": "SKUser",
                  "cellClass": "SKUserCell",
                  "configuredBy": "configureCell:withUser:",
                  "implementedBy": "SKList",
                  "text": "ada",
                  "detail": "",
                  "height": 61.5,
                  "tried": [
                    {
                      "selector": "configureCell:withUser:",
                      "implementedBy": null
                    }
                  ]
                }
              ]
            },
            {
              "title": "B",
              "rows": []
            }
          ],
          "labels": [
            "one"
          ]
        }

        """)
  }

  @Test func writesNullForWhatIsNotKnown() {
    var row = ScreenSnapshot.row(0, 0, "")
    row.modelClass = nil
    row.configuredBy = nil
    row.implementedBy = nil
    let text = JSONRenderer().text(
      ScreenSnapshot(screen: "SKList", title: "", sections: [.init(title: "", rows: [row])]))
    for member in ["modelClass", "configuredBy", "implementedBy"] {
      #expect(text.contains("\"\(member)\": null,\n"))
    }
    #expect(!text.contains("tried"))
    #expect(!text.contains("labels"))
  }

  @Test(arguments: [
    "", "plain", "a\"b\\c/d", "line\nnext\r\ttab", "\u{0}\u{8}\u{C}\u{1F}\u{7F}\u{9B}",
    "\u{2028}\u{2029}", "Å 日本 🇦🇽 👩‍💻", "e\u{301}",
  ])
  func keepsEveryText(_ text: String) throws {
    let screen = ScreenSnapshot(screen: "SKList", title: text, sections: [])
    let json = JSONRenderer().text(screen)
    #expect(json.count { $0.isNewline } == 5)
    let read = try JSONDecoder().decode(ScreenSnapshot.self, from: Data(json.utf8))
    #expect(read.title.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [(0, "0"), (44, "44"), (44.5, "44.5"), (0.1, "0.1"), (1e15, "1000000000000000")])
  func writesNumbersShortly(_ height: Double, text: String) throws {
    let row = ScreenSnapshot.row(0, 0, "", height: height)
    let json = JSONRenderer().text(
      ScreenSnapshot(screen: "SKList", title: "", sections: [.init(title: "", rows: [row])]))
    #expect(json.contains("\"height\": \(text)\n"))
  }

  @Test func isReadAsWhatWasWritten() throws {
    let json = JSONRenderer().text(.example)
    #expect(try JSONDecoder().decode(ScreenSnapshot.self, from: Data(json.utf8)) == .example)
  }
}
