import Hummingbird

/// The packages in the order of their names, cut into pages.
public struct PackageIndex: Sendable {
  /// All packages.
  public let packages: [DebianPackage]

  private let positions: [String: Int]

  /// One page of packages, as the server tells of it.
  public struct Page: Hashable, Sendable, ResponseEncodable {
    /// Which one, counted from 1.
    public let page: Int
    /// How many packages are on a full one.
    public let pageSize: Int
    /// How many there are; 0 for no packages.
    public let numberOfPages: Int
    /// How many packages are on all pages.
    public let totalCount: Int
    /// The packages on this one; none when there is no such page.
    public let packages: [DebianPackage]

    enum CodingKeys: String, CodingKey {
      case page, packages
      case pageSize = "page_size"
      case numberOfPages = "number_of_pages"
      case totalCount = "total_count"
    }
  }

  /// An index of packages.
  ///
  /// - Complexity: O(n log n).
  public init(_ packages: [DebianPackage]) {
    self.packages = packages.sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
    positions = Dictionary(
      self.packages.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A page of all packages, or of those in a section.
  ///
  /// - Precondition: page and size are positive.
  /// - Complexity: O(size), or O(n) for a section.
  public func page(_ page: Int, size: Int, section: String? = nil) -> Page {
    let chosen = section.map { name in packages.filter { $0.section == name } } ?? packages
    let pages = (chosen.count + size - 1) / size
    let start = page <= pages ? (page - 1) * size : chosen.count
    return Page(
      page: page, pageSize: size, numberOfPages: pages, totalCount: chosen.count,
      packages: Array(chosen[start..<min(start + size, chosen.count)]))
  }

  /// The package of a name; of several architectures the first.
  public func package(named name: String) -> DebianPackage? {
    positions[name].map { packages[$0] }
  }

  /// The sections that there are, by name.
  ///
  /// - Complexity: O(n).
  public func sections() -> [PackageSection] {
    Dictionary(grouping: packages, by: \.section)
      .map { PackageSection(name: $0.key, count: $0.value.count) }
      .sorted { $0.name < $1.name }
  }
}
