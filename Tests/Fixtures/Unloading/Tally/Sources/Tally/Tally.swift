import CarobPluginKit

/// Entries and a screen that own values of Swift's, as does a closure in a category of the host's class.
@main
struct Tally: Plugin {
  static let identifier = "org.example.fixture.tally"
  static let name = "Tally"
  static let version = "1.0.0"
  static let principalClass = "ULTallyListViewController"
  static let modelClass = "ULTallyEntry"
  static let data = "tally.json"

  static func load() throws {
    try ObjectClass.define("ULTallyEntry", below: "ICModel") { entry in
      let notes = entry.state { Notes() }
      entry.property("title", String.self)
      entry.method("ulNoteCount") { (self: Object) in notes[self].lines.count }
    }
    try ObjectClass.define("ULTallyListViewController", below: "ICTableViewController") { list in
      let shown = list.state { Notes() }
      list.method("viewDidLoad") { (self: Object) in
        try self.super.viewDidLoad()
        try self.dataSource.fetchData()
      }
      list.method("configureCell:withULTallyEntry:") {
        (self: Object, cell: Object, entry: Object) in
        let title: String = entry.title
        let count: Int = entry.ulNoteCount
        shown[self].lines.append(title)
        cell.textLabel.text = "\(title) \(count) \(try self.ulLabel() as String)"
      }
    }
    let label = Notes()
    try ObjectClass.extend("ICTableViewController", "Tally") { list in
      list.method("ulLabel") { (self: Object) in "of \(label.lines.count)" }
    }
  }
}

/// Large enough for a leak of one in each round to show.
private final class Notes {
  var lines = (0..<200).map { "the note of number \($0) in a string of its own" }
}
