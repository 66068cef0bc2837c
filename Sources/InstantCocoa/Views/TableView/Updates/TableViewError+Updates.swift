import CarobRuntime

extension TableViewError {
  static func updatedSection(
    _ section: Int, _ what: String, has count: Int, _ time: String
  ) -> Self {
    Self(
      .badUpdate,
      "section \(section) is \(what), but the table has \(quantity(count, "section")) \(time) the "
        + "update")
  }

  static func updatedRow(
    _ path: IndexPath, _ what: String, _ index: SectionIndex, _ time: String
  ) -> Self {
    let there =
      path.section >= 0 && path.section < index.sectionCount
      ? "the section has \(quantity(index.count(ofSection: path.section), "row"))"
      : "the table has \(quantity(index.sectionCount, "section"))"
    return Self(.badUpdate, "\(place(path)) is \(what), but \(there) \(time) the update")
  }

  static func updatedTwice(_ place: String, _ first: String, _ second: String) -> Self {
    Self(
      .badUpdate,
      first == second
        ? "\(place) is \(first) twice in one update"
        : "\(place) is both \(first) and \(second) in one update")
  }

  static func sectionMismatch(
    _ updates: TableUpdates, before: Int, after: Int, of source: Object?
  ) -> Self {
    let inserted = updates.insertedSections.size
    let deleted = updates.deletedSections.size
    return Self(
      .countMismatch,
      "invalid number of sections: \(name(source)) has \(after) after the update, but \(before) "
        + "before it, \(inserted) inserted and \(deleted) deleted")
  }

  static func rowMismatch(
    section: Int, was origin: Int, before: Int, removed: Int, added: Int, after: Int,
    of source: Object?
  ) -> Self {
    let former = origin == section ? "" : ", which was section \(origin)"
    return Self(
      .countMismatch,
      "invalid number of rows in section \(section)\(former): \(name(source)) has \(after) after "
        + "the update, but \(before) before it, \(added) inserted or moved in and \(removed) deleted "
        + "or moved out make \(before + added - removed)")
  }

  static func noBatch() -> Self {
    Self(.badUpdate, "endUpdates was sent without beginUpdates")
  }

  static func updatedWhileCounting() -> Self {
    Self(.reentrant, "the table was updated while the data source was counting its rows")
  }

  private static func name(_ source: Object?) -> String {
    source.map { "the \($0.runtimeClass)" } ?? "the missing data source"
  }
}
