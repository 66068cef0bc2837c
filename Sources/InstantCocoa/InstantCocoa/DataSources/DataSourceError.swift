import CarobFoundation
import CarobRuntime

/// An error of a data source, or in its answer.
public struct DataSourceError: CarobError, Hashable {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A section does not exist.
    public static let invalidSection = Code(rawValue: "invalidSection")
    /// A section or row does not exist.
    public static let invalidIndexPath = Code(rawValue: "invalidIndexPath")
    /// A custom data source gives a negative number of sections or objects, or an impossible one.
    public static let invalidCount = Code(rawValue: "invalidCount")
    /// A custom data source gives nil for an object that it claims to have.
    public static let missingObject = Code(rawValue: "missingObject")
    /// Too many nested fetches of one data source.
    public static let nestedFetches = Code(rawValue: "nestedFetches")
    /// A data source that would show itself, or another one that shows it.
    public static let cycle = Code(rawValue: "cycle")
    /// A message that names an unknown data source.
    public static let unknownSource = Code(rawValue: "unknownSource")
  }

  /// The kind of error.
  public let code: Code
  /// One sentence that names the class.
  public let sentence: String

  private init(_ code: Code, _ sentence: String) {
    (self.code, self.sentence) = (code, sentence)
  }

  /// `NSRangeException` for a section or row that does not exist; `NSInvalidArgumentException` for a data source that
  /// is not accepted, and `NSInternalInconsistencyException` for one that contradicts itself.
  public var exceptionName: String? {
    switch code {
    case .invalidSection, .invalidIndexPath: "NSRangeException"
    case .cycle, .unknownSource: "NSInvalidArgumentException"
    default: "NSInternalInconsistencyException"
    }
  }

  package static func invalidSection(_ section: UInt, of source: Object, sections: Int) -> Self {
    Self(
      .invalidSection,
      "\(source.runtimeClass) has no section \(section): \(there(sections, "section"))")
  }

  /// - Parameter rows: the number of rows of the path's section; nil when there is no such section.
  package static func invalidIndexPath(
    _ path: IndexPath, of source: Object, sections: Int, rows: Int?
  ) -> Self {
    let reason =
      rows.map { "\(there($0, "object")) in that section" } ?? there(sections, "section")
    let place = "section \(path.section), row \(path.row)"
    return Self(.invalidIndexPath, "\(source.runtimeClass) has no object at \(place): \(reason)")
  }

  static func invalidCount(_ count: Int, of source: Object, _ selector: Selector) -> Self {
    Self(.invalidCount, "-[\(source.runtimeClass) \(selector)] gave \(count)")
  }

  /// - Parameter count: the number of objects that the data source claims to have in the section.
  static func missingObject(_ path: IndexPath, of source: Object, count: Int) -> Self {
    Self(
      .missingObject,
      "-[\(source.runtimeClass) objectAtIndexPath:] gave nil for section "
        + "\(path.section), row \(path.row), of which numberOfObjectsInSection: says that "
        + "\(there(count, "object"))")
  }

  static func nestedFetches(of source: Object, _ count: Int) -> Self {
    Self(
      .nestedFetches,
      "\(source.runtimeClass) was told to fetch while it told of a fetch, \(count) times over")
  }

  static func cycle(_ source: Object) -> Self {
    Self(.cycle, "\(source.runtimeClass) cannot show itself, not even in others")
  }

  /// - Parameter other: the object that the message named.
  static func unknownSource(_ other: Object?, of source: Object, _ selector: Selector) -> Self {
    let name =
      other.map { "\($0.runtimeClass.withArticle) that is none of its data sources" } ?? "nil"
    return Self(.unknownSource, "-[\(source.runtimeClass) \(selector)] was given \(name)")
  }

  private static func there(_ count: Int, _ noun: String) -> String {
    "there \(count == 1 ? "is" : "are") \(noun.withCount(count))"
  }
}
