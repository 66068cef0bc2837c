import CarobRuntime

/// Why a data source cannot answer, or what is wrong with its answer.
public struct DataSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A section that there is not.
    public static let invalidSection = Code(rawValue: "invalidSection")
    /// A section or row that there is not.
    public static let invalidIndexPath = Code(rawValue: "invalidIndexPath")
    /// A data source, of somebody else's making, says it has fewer than no sections or objects.
    public static let invalidCount = Code(rawValue: "invalidCount")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence that names the class.
  public let description: String

  package static func invalidSection(_ section: UInt, of source: Object, sections: Int) -> Self {
    Self(
      code: .invalidSection,
      description: "\(source.runtimeClass) has no section \(section): \(there(sections, "section"))"
    )
  }

  /// - Parameter rows: of the section that the path names; nil when there is no such section.
  package static func invalidIndexPath(
    _ path: IndexPath, of source: Object, sections: Int, rows: Int?
  ) -> Self {
    let reason =
      rows.map { "\(there($0, "object")) in that section" } ?? there(sections, "section")
    let place = "section \(path.section), row \(path.row)"
    return Self(
      code: .invalidIndexPath,
      description: "\(source.runtimeClass) has no object at \(place): \(reason)")
  }

  static func invalidCount(_ count: Int, of source: Object, _ selector: Selector) -> Self {
    Self(
      code: .invalidCount, description: "-[\(source.runtimeClass) \(selector)] gave \(count)")
  }

  private static func there(_ count: Int, _ noun: String) -> String {
    count == 1 ? "there is 1 \(noun)" : "there are \(count) \(noun)s"
  }
}
