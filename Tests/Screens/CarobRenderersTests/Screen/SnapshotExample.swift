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

extension ScreenSnapshot.Surroundings {
  /// The second of two tabs, with a way back and a control of each kind.
  static let inTabs = Self(
    title: "Users", back: "All", tabs: ["Users", ""], selectedTab: 1,
    controls: [
      .init(.barButton, text: "Add"), .init(.searchBar, text: "a\"b", placeholder: "Find <b>"),
      .init(.textField), .init(.toggle, isOn: true), .init(.slider),
      .init(.button, text: "Reset"),
    ])
}

extension [ScreenSnapshot.Control] {
  /// One control of each kind that has a value.
  static let withValues: Self = [
    .init(.slider, fraction: 0.5), .init(.stepper, text: "20", fraction: 0.2),
    .init(.segments, titles: ["Unread", "Read"], selection: 1), .init(.progress, fraction: 0.25),
    .init(.pages, text: "2 of 3", fraction: 0.5), .init(.datePicker, text: "2026-11-29"),
    .init(.wheel, titles: ["A", "B"], selection: 1), .init(.textView, text: "first\nsecond"),
  ]
}
