import CarobRenderers

extension ScreenSnapshot {
  /// A row that a model configured.
  static func row(
    _ section: Int, _ row: Int, _ text: String, _ detail: String = "", height: Double = 44,
    tried: [Candidate]? = nil
  ) -> Row {
    var made = Row(section: section, row: row, cellClass: "SKUserCell", height: height)
    made.modelClass = "SKUser"
    made.configuredBy = "configureCell:withUser:"
    made.implementedBy = "SKList"
    made.text = text
    made.detail = detail
    made.tried = tried
    return made
  }

  /// Two sections and an empty one.
  static let example = ScreenSnapshot(
    screen: "SKList", title: "Users",
    sections: [
      Section(title: "A", rows: [row(0, 0, "ada", "First programmer"), row(0, 1, "阿蘭", "算")]),
      Section(title: "Nobody", rows: []),
      Section(title: "", rows: [row(2, 0, "zuse", "Z3")]),
    ])
}
