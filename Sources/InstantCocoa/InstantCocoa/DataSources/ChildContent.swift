import CarobFoundation
import CarobRuntime

/// The content of a child data source when its parent read it.
struct ChildContent {
  /// The sections to show.
  let sections: [SourceSection]
  private let rows: Rows

  /// The mapping of shown rows to the child's rows.
  private enum Rows {
    case own
    /// One section of all rows; `counts` are the numbers of rows of the child's sections.
    case joined(counts: [Int])
    case unknown
  }

  /// The empty content of a child that cannot be read.
  init(unreadable name: String, preservingSections: Bool) {
    sections =
      preservingSections ? [] : [SourceSection(title: StringBox(name), objects: ArrayBox([]))]
    rows = .unknown
  }

  /// Reads a child.
  ///
  /// - Throws: `MessageError` when the child cannot be read.
  /// - Complexity: O(objects); O(sections) when they are not preserved and the child implements `allObjects`.
  init(of source: Object, preservingSections: Bool) throws(MessageError) {
    if preservingSections {
      var sections: [SourceSection] = []
      for (section, title) in try DataSourceMessages.sectionTitleObjects(of: source).enumerated() {
        let objects = try DataSourceMessages.objects(inSection: section, of: source)
        sections.append(SourceSection(title: title, objects: ArrayBox(objects)))
      }
      self.sections = sections
      rows = .own
    } else {
      let objects = try DataSourceMessages.allObjects(of: source).unchanging()
      let title = StringBox(try DataSourceMessages.name(of: source))
      sections = [SourceSection(title: title, objects: objects)]
      let counts = try? Self.counts(of: source)
      rows =
        counts.flatMap { $0.reduce(0, +) == objects.count ? .joined(counts: $0) : nil } ?? .unknown
    }
  }

  private static func counts(of source: Object) throws(MessageError) -> [Int] {
    var counts: [Int] = []
    for section in 0..<(try DataSourceMessages.numberOfSections(of: source)) {
      counts.append(try DataSourceMessages.numberOfObjects(inSection: section, of: source))
    }
    return counts
  }

  /// The child's path of an object. The given path counts sections from the child's first shown one.
  ///
  /// - Returns: nil when there is no such object, or the counts of the child's sections contradict its objects.
  /// - Complexity: O(sections).
  func ownPath(of path: IndexPath) -> IndexPath? {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].objects.count).contains(path.row)
    else { return nil }
    switch rows {
    case .own: return path
    case .unknown: return nil
    case .joined(let counts):
      var row = path.row
      for (section, count) in counts.enumerated() {
        if row < count { return IndexPath(section: section, row: row) }
        row -= count
      }
      return nil
    }
  }
}
