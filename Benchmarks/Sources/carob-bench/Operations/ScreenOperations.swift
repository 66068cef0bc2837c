import CarobRuntime
import InstantCocoa

/// A screen of ten rows, out of few and out of many: what is not shown must cost nothing.
@MainActor
struct ScreenOperations {
  private let model: RuntimeClass

  init() throws {
    model = try NamedModel.cls.get()
  }

  var all: [Operation] {
    [
      operation("ten rows of 1,000, mapped and shown", rows: 1_000),
      operation("ten rows of 1,000,000, mapped and shown", rows: 1_000_000),
    ]
  }

  /// Parses outside of the loop; each turn makes a controller and shows the last ten rows.
  func operation(_ name: String, rows: Int) -> Operation {
    Operation(name) {
      var text = "["
      for number in 0..<rows { text += "\(number == 0 ? "" : ",")\n{\"name\": \"row \(number)\"}" }
      let document = try JSONDocument(Array((text + "]").utf8)).rows()
      let objects = try MappedArray(document, modelClass: model)
      return { count in
        for _ in 0..<count {
          try autoreleasePool {
            let controller = ICTableViewController()
            try controller.setDataSource(ICSimpleDataSource(objects: objects))
            try controller.tableView().showRows(rows - 10..<rows)
          }
        }
      }
    }
  }
}
